/** A GM has written for a power. */
export const actedFor = {
  subject: (phase: string, power: string) => `${phase} the GM has written for ${power}`,
  told: (by: string, power: string) =>
    `${by}, the GM, sent this for ${power}. It counts as if you had sent it, and you can change it. The game's history records that the GM did this.`,
  nothingToOrder: (power: string) => `${power} has nothing to order now.`,
};
