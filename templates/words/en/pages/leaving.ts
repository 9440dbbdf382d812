/** Where who watches a game ends its mail with one click. */
interface Facts {
  readonly game: string;
  /** Of the game. */
  readonly address: string;
}

export const leaving = {
  title: (game: string) => `No more mail about ${game}`,
  ask: ({ game }: Facts) =>
    `You watch ${game}, and we mail you its results and messages. Press the button, and we stop.`,
  done: ({ game, address }: Facts) =>
    `Done: you get no more mail about ${game}. To watch it again, send a mail that says OBSERVE ${game} to ${address}.`,
  button: 'Stop the mail',
};
