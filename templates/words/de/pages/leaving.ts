import type { Language } from '../../shape.ts';

export const leaving: Language['pages']['leaving'] = {
  title: (game) => `Keine E-Mails mehr zu ${game}`,
  question: (game) => `E-Mails zu ${game} abbestellen?`,
  incomplete:
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder schick der Partie eine E-Mail mit RESIGN.',
  ask: ({ game }) =>
    `Wer ${game} beobachtet, bekommt Ergebnisse und Nachrichten der Partie per E-Mail. Drück den Knopf, und wir schicken dir keine mehr.`,
  done: ({ game, address }) =>
    `Erledigt: Du bekommst keine E-Mails mehr zu ${game}. Um die Partie wieder zu beobachten, schick eine E-Mail mit OBSERVE ${game} an ${address}.`,
  button: 'Keine E-Mails mehr',
};
