/** Who has done something for the whole game, where the reader learns no name: to begin a sentence with. */
export const by = {
  master: 'The GM',
  player: 'A player',
};
