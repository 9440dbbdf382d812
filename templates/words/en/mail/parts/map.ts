/** The map in a mail: its links, and what stands where the picture does not show. */
export const map = {
  map: 'Map',
  abbreviated: 'Map with abbreviations',
  withAbbreviations: 'With abbreviations',
  printA4: 'To print on A4',
  printLetter: 'To print on Letter',
  /** `season`: after which; null: the start. */
  picture: (game: string, season: string | null) =>
    `Map of ${game}${season === null ? '' : ` after ${season}`}; the mail tells the same in words.`,
  abbreviatedPicture: (game: string) => `Map of ${game} with the abbreviations of orders.`,
};
