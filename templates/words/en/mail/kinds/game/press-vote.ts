/** The press of a game that is over may be opened. */
export const pressVote = {
  wish: (by: string) => `${by} would open the press`,
  wished: (by: string, missing: number) =>
    `${by} would open all messages of this game to everybody, in its archive. It takes the word of all who played; ${
      missing === 1 ? 'yours alone is missing.' : `${missing} players have not agreed yet, and you are one of them.`
    }`,
  how: 'If you agree, write the line below. If you do not, there is nothing to do: the messages stay closed.',
  isOpen: 'The press is open',
  open: 'All who played agreed: the messages of this game stand in its archive now, beside the maps of their phases. Messages with somebody who has not agreed stay closed.',
  game: 'Read them on the page of the game',
};
