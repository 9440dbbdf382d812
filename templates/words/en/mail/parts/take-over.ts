/** How somebody takes over a power; the line to write stands below. `address`: of the game. */
export const takeOver = {
  others: (powers: string, address: string) =>
    `Know somebody who would like to play ${powers}? Anyone can take over by mail to ${address}, with a password of their own:`,
  back: 'To come back, reply to this mail with the line below and the password you had:',
  yourself: (address: string) => `To take over, write to ${address} with a password of your own:`,
};
