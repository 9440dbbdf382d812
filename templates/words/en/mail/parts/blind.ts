/** A game in which nobody sees the whole board (setting BLIND). */
export const blind = {
  forPlayers:
    'This game is blind: you are shown only your own units and centers and what is next to one of them. Where nothing is shown, there may be units all the same.',
  forOthers:
    'This game is blind: the board is shown only to its players, each a part of it. When the game is over, all of it is shown.',
  /** For those who play no power: in the place of how the phase went. */
  processed: 'the orders are processed',
  inSight: 'Of others you see now',
  nobodyInSight: 'You see no unit of another power now.',
  /** Of the summary and the history of the game. */
  pastLater: 'This game is blind: its summary, its history and its archive can be had when it is over.',
  mapLater: 'This game is blind: its map can be had when it is over.',
};
