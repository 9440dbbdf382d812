import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const phase: Language['pages']['phase'] = {
  title: (game, phase) => `${game}, ${phase}`,
  resolved: (phase, at) => html`${phase}, ausgewertet ${at}`,
  turning: 'Vorher und nachher',
  before: '← vorher',
  after: 'nachher →',
  gameNow: 'die Partie jetzt →',
  ordersMap: (phase) => `${phase}: die Befehle und was daraus wurde`,
  afterMap: (phase) => `${phase}: die Karte danach`,
  results: 'Befehle und Ergebnisse',
  press: 'Presse',
  diaries: 'Tagebücher',
  inWords: 'Die Stellung danach in Worten',
  taken: 'Zentren, die den Besitzer wechselten',
  takenFrom: (center, from, to) => html`${center}: ${from ?? 'frei'} → ${to}`,
};
