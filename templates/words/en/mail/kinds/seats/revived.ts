/** A power that had no player may be taken over again: to everybody. */
export const revived = {
  subject: (power: string) => `looking for a player for ${power}`,
  open: (power: string) => `${power} is open to a new player. The game does not wait for one.`,
  withPassword: (power: string) => `${power} is open to anyone with the password that the GM has set.`,
};
