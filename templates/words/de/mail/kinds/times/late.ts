import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const late: Language['mail']['late'] = {
  subject: {
    own: (phase) => `${phase} du bist verspätet`,
    hidden: (phase) => `${phase} Befehle fehlen`,
    powers: (phase, powers) => `${phase} verspätet: ${powers}`,
    unplayed: (phase, powers) => `${phase} wartet, ohne Spieler: ${powers}`,
  },
  stillCountGoesOn:
    'Deine Befehle zählen noch: Bald nachdem sie da sind, wird die Phase ausgewertet. Kommen sie nicht rechtzeitig, geht die Partie ohne sie weiter.',
  stillCountReplaced:
    'Deine Befehle zählen noch: Bald nachdem sie da sind, wird die Phase ausgewertet. Kommen sie nicht rechtzeitig, wird dein Platz jemand anderem angeboten.',
  missing: (own) =>
    `Es fehlen Befehle, darum ist die Phase noch nicht ausgewertet. Das geschieht, bald nachdem sie da sind${own ? '; bis dahin kannst du deine noch ändern' : ''}.`,
  missingFrom: (powers, own) =>
    `Es fehlen Befehle für ${accusative(powers)}, darum ist die Phase noch nicht ausgewertet. Das geschieht, bald nachdem sie da sind${own ? '; bis dahin kannst du deine noch ändern' : ''}.`,
  unplayed: (powers, several) =>
    `Niemand spielt zurzeit ${accusative(powers)}, und die Phase wartet auf ${several ? 'deren Befehle: Gesucht wird, wer sie übernimmt' : 'die Befehle dafür: Gesucht wird, wer das übernimmt'}.`,
};
