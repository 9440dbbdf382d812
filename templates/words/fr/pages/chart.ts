import type { Language } from '../../shape.ts';

export const chart: Language['pages']['chart'] = {
  region: 'Graphique des centres par année',
  title: 'Centres par année ; le tableau ci-dessous dit la même chose.',
  wins: (centers) => `victoire à ${centers}`,
  start: 'début',
  tableRegion: 'Centres par année',
  table: 'Centres par année',
  power: 'Puissance',
};
