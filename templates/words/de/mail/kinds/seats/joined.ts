import type { Language } from '../../../../shape.ts';
import { counted } from '../../../../text/counts.ts';

export const joined: Language['mail']['joined'] = {
  somebody: 'Jemand',
  observesSubject: (who) => `${who} schaut zu`,
  observes: (who, game) => `${who} schaut jetzt bei „${game}“ zu.`,
  subject: (who) => `${who} hat sich angemeldet`,
  subjectOf: (who, have, seats) => `${who} hat sich angemeldet (${have} von ${seats})`,
  asks: (who) => `Deine Entscheidung ist gefragt: ${who} möchte mitspielen.`,
  signedOn: (who, game) => `${who} hat sich als Spieler für „${game}“ angemeldet.`,
  approvalNeeded: 'Neue Spieler dieser Partie brauchen deine Zustimmung. Diese Zeile lässt alle zu, die fragen:',
  isForming: (game) => `Die Partie „${game}“ sucht noch Spieler.`,
  playerCount: (game, players) => `Die Partie „${game}“ hat jetzt ${counted(players, 'Spieler', 'Spieler')}.`,
  moreNeeded: (players) => (players === 1 ? 'Ein Spieler fehlt noch.' : `${players} Spieler fehlen noch.`),
  allTaken: 'Alle Plätze sind besetzt.',
  allTakenBegins: 'Alle Plätze sind besetzt: Die Partie beginnt.',
  allTakenBids: 'Alle Plätze sind besetzt: Die Partie beginnt, sobald alle geboten haben.',
};
