import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';
import { accusative, Nominative } from '../articles.ts';

const RESULTS = { won: 'Sieg', drew: 'Remis', survived: 'überlebt', eliminated: 'ausgeschieden' };

export const results: Language['pages']['results'] = {
  title: 'Ergebnis',
  notRecorded: 'Wie die Partie ausging, ist nicht überliefert.',
  powers: 'Mächte',
  columns: { power: 'Macht', player: 'Spieler', result: 'Ergebnis', centers: 'Zentren' },
  result: (result, outIn) => (outIn === null ? RESULTS[result] : `${RESULTS[result]} ${outIn}`),
  scores: { solo: 'Alleinsieg', 'draw-size': 'Remisgröße', 'sum-of-squares': 'Quadratsumme' },

  saidToAll: (who) => `${Nominative(who)} an alle`,
  saidTo: (who, whom) => `${Nominative(who)} an ${accusative(whom)}`,
  at: (what, time) => html`${what}, ${time}`,
  anonymous: 'Anonym',
  master: 'Die Spielleitung',
  observer: 'Ein Beobachter',
  observers: 'Beobachter',
  earlierWriter: 'Absender einer früheren Nachricht',
};
