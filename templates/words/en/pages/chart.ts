/** Supply centers by year. */
export const chart = {
  region: 'Chart of supply centers by year',
  title: 'Supply centers by year; the table below tells the same.',
  wins: (centers: number) => `${centers} win`,
  start: 'start',
  tableRegion: 'Centres by year',
  table: 'Centers by year',
  power: 'Power',
};
