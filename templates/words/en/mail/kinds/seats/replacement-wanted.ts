/** The game waits for somebody to take over a power: to everybody. */
export const replacementWanted = {
  subject: (powers: string) => `looking for a player for ${powers}`,
  told: (powers: string) => `The game waits for a replacement for ${powers}; nothing is processed until then.`,
};
