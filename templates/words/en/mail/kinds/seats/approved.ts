/** A GM has let somebody in. */
export const approved = {
  subject: 'the GM has let you in',
  told: (game: string) => `The GM has approved you: you are a player of '${game}'.`,
};
