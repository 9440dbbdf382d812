/** The game has ended without a phase. */
export const ended = {
  subject: 'the game is over',
  /** `outcome`: a sentence. */
  byMaster: (who: string, outcome: string) => `${who} has ended the game as GM. ${outcome}`,
};
