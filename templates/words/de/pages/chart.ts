import type { Language } from '../../shape.ts';

export const chart: Language['pages']['chart'] = {
  region: 'Diagramm der Versorgungszentren nach Jahren',
  title: 'Versorgungszentren nach Jahren; die Tabelle darunter zeigt dasselbe.',
  wins: (centers) => `Sieg mit ${centers}`,
  start: 'Start',
  tableRegion: 'Zentren nach Jahren',
  table: 'Zentren nach Jahren',
  power: 'Macht',
};
