import type { Language } from '../../shape.ts';

export const leaving: Language['pages']['leaving'] = {
  title: (game) => `Keine E-Mails mehr zu ${game}`,
  ask: ({ game }) =>
    `Du beobachtest ${game}, und wir schicken dir Ergebnisse und Nachrichten der Partie. Drück den Knopf, und wir hören damit auf.`,
  done: ({ game, address }) =>
    `Erledigt: Du bekommst keine E-Mails mehr zu ${game}. Um die Partie wieder zu beobachten, schick eine E-Mail mit OBSERVE ${game} an ${address}.`,
  button: 'Keine E-Mails mehr',
};
