/** Where who watches a game ends its mail with one click. */
interface Facts {
  readonly game: string;
  /** Of the game. */
  readonly address: string;
}

export const leaving = {
  title: (game: string) => `No more mail about ${game}`,
  question: (game: string) => `Stop the mail about ${game}?`,
  incomplete: 'This link is not complete. Open it again from the mail, or send the game a mail that says RESIGN.',
  ask: ({ game }: Facts) =>
    `Whoever watches ${game} gets its results and messages by mail. Press the button, and we stop mailing them to you.`,
  done: ({ game, address }: Facts) =>
    `Done: you get no more mail about ${game}. To watch it again, send a mail that says OBSERVE ${game} to ${address}.`,
  button: 'Stop the mail',
};
