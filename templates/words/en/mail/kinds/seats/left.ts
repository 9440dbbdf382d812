/** Somebody has resigned. */
export const left = {
  subject: (who: string) => `${who} has resigned`,
  told: (who: string, game: string) => `${who} has resigned from '${game}'.`,
};
