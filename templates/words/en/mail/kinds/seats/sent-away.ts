/** To somebody who has been sent away without having played. */
export const sentAway = {
  subject: {
    observer: 'you no longer observe this game',
    applicant: 'you no longer take part in this game',
  },
  told: {
    observer: (game: string) => `The GM has removed you: you no longer observe '${game}'.`,
    applicant: (game: string) => `The GM has removed you: you no longer take part in '${game}'.`,
  },
};
