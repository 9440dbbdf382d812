/** Settings of building and removing, of lists and of what follows the game, in German: what each does, and what we say when it changes. */
import type { SEAT_SETTINGS } from '../../../../engine/settings/defined/seats.ts';

import type { WordsOf } from '../../setting-words.ts';

const SITES = 'Eine Macht baut auf, wo die Variante es sagt, meist in der Heimat.';

export const seats: WordsOf<keyof typeof SEAT_SETTINGS> = {
  moderated: {
    help: 'Nur die Spielleitung ändert Einstellungen.',
    told: (on) =>
      on
        ? 'Nur die Spielleitung ändert Einstellungen und Fristen.'
        : 'Jeder Spieler darf Einstellungen und Fristen ändern und die Partie unterbrechen.',
  },
  listed: {
    help: 'Die Partie steht in öffentlichen Listen.',
    told: (on) => (on ? 'Die Partie steht in öffentlichen Listen.' : 'Die Partie steht nicht in öffentlichen Listen.'),
  },
  'auto-start': {
    help: 'Beginnt, sobald alle Plätze besetzt sind.',
    told: (on) =>
      on ? 'Die Partie beginnt, sobald alle Plätze besetzt sind.' : 'Die Spielleitung beginnt die Partie.',
  },
  'any-centers': {
    help: 'Eine Macht baut in jedem eigenen freien Zentrum auf, nicht nur in der Heimat.',
    told: (on, { oneCenter }) =>
      on ? 'Eine Macht baut in jedem eigenen freien Zentrum auf.' : oneCenter === true ? null : SITES,
  },
  'one-center': {
    help: 'Eine Macht baut in jedem eigenen freien Zentrum auf, solange ihr eines ihrer Heimatzentren gehört.',
    told: (on, { anyCenters }) =>
      on
        ? 'Eine Macht baut in jedem eigenen freien Zentrum auf, solange ihr eines ihrer Heimatzentren gehört.'
        : anyCenters === undefined
          ? SITES
          : null,
  },
  'any-disband': {
    help: 'Beim Auf- und Abbau darf eine Macht auch Einheiten auflösen, die sie nicht auflösen muss; jede gibt ihr einen Aufbau, in einem Zentrum, das vorher frei war.',
    told: (on) =>
      on
        ? 'Beim Auf- und Abbau darf eine Macht auch Einheiten auflösen, die sie nicht auflösen muss.'
        : 'Eine Macht löst nur die Einheiten auf, die sie auflösen muss.',
  },
  rated: {
    help: 'Zählt für die Pünktlichkeit der Spieler.',
    told: (on) =>
      on
        ? 'Die Partie zählt für die Pünktlichkeit ihrer Spieler.'
        : 'Die Partie zählt nicht für die Pünktlichkeit ihrer Spieler.',
  },
  resume: {
    help: 'Eine ohne Ergebnis beendete Partie darf jeder ihrer Spieler wieder aufnehmen.',
    told: (on) =>
      on
        ? 'Endet die Partie ohne Ergebnis, darf jeder ihrer Spieler sie wieder aufnehmen.'
        : 'Endet die Partie ohne Ergebnis, kann nur die Spielleitung sie wieder aufnehmen.',
  },
  'auto-create': {
    help: 'Endet die Partie mit einem Ergebnis, wird eine weitere wie sie gegründet, und alle erfahren ihren Namen.',
    told: (on) =>
      on
        ? 'Hat die Partie ein Ergebnis, wird eine weitere wie sie gegründet.'
        : 'Wenn diese Partie endet, wird keine weitere gegründet.',
  },
};
