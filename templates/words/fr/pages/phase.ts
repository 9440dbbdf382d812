import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const phase: Language['pages']['phase'] = {
  title: (game, phase) => `${game}, ${phase}`,
  resolved: (phase, at) => html`${phase}, résolue le ${at}`,
  turning: 'Avant et après',
  before: '← avant',
  after: 'après →',
  gameNow: 'la partie maintenant →',
  ordersMap: (phase) => `${phase} : les ordres et leurs résultats`,
  afterMap: (phase) => `${phase} : la carte ensuite`,
  results: 'Ordres et résultats',
  press: 'Presse',
  diaries: 'Journaux',
  inWords: 'La position ensuite, en mots',
  taken: 'Centres qui ont changé de mains',
  takenFrom: (center, from, to) => html`${center} : ${from ?? 'libre'} → ${to}`,
};
