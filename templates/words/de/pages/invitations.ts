import type { Language } from '../../shape.ts';

export const invitations: Language['pages']['invitations'] = {
  title: 'Keine Einladungen mehr',
  question: 'Einladungen abbestellen?',
  notHere: 'Nicht hier',
  incomplete:
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder schick dem Judge eine E-Mail mit SET NO INVITATIONS.',
  done: 'Erledigt: Dieser Judge gibt keine Einladungen mehr an dich weiter, wer auch immer darum bittet.',
  ask: 'Dieser Judge gibt Einladungen zu Diplomacy-Partien weiter, wenn Spieler ihn darum bitten. Drück den Knopf, und er schickt dir keine mehr.',
  button: 'Keine Einladungen mehr',
};
