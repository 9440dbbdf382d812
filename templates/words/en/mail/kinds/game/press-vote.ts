/** The press of a game that is over may be opened. */
export const pressVote = {
  /** First lines: to who has not agreed, and to all once the press is open. */
  vote: 'Your decision needed: may everybody read the messages of this game?',
  nowOpen: 'No action needed: the messages of this game are open.',
  wish: (by: string) => `${by} wants to open the press`,
  wished: (by: string, missing: number) =>
    `${by} wants everybody to be able to read all messages of this game, in its archive. Everyone who played has to agree; ${
      missing === 1 ? 'you are the last.' : `${missing} players have not agreed yet, and you are one of them.`
    }`,
  how: 'If you agree, reply with the line below. If not, do nothing: the messages stay closed.',
  isOpen: 'The press is open',
  open: 'Everyone who played agreed: you can now read the messages of this game in its archive, beside the maps of their phases. Messages with somebody who has not agreed stay closed.',
  game: 'Read them on the page of the game',
};
