import type { ConditionSaying } from '../../../../../engine/sayings/orders/conditions.ts';
import type { Words } from '../../../language.ts';
import { counted } from '../../counts.ts';

export const conditions = {
  'conditions/phase-over': ({ phase, current }) => `${phase} ist vorbei: Die laufende Phase ist ${current}.`,
  'conditions/phase-too-far': ({ phase, most }) =>
    `${phase} liegt mehr als ${counted(most, 'Jahr', 'Jahre')} in der Zukunft.`,
  'conditions/not-in-blind-games': () =>
    'Bedingungen gibt es in blinden Partien nicht: Sie würden verraten, was du nicht siehst.',
  'conditions/needs-phase': (_, { example }) =>
    `Bedingungen gelten für Befehle späterer Phasen: Davor gehört eine Zeile wie PHASE ${example('phase')}.`,
  'conditions/too-deep': () => 'Hier stecken zu viele IF ineinander.',
  'conditions/else-without-if': () => 'Zu diesem ELSE fehlt das IF.',
  'conditions/endif-without-if': () => 'Zu diesem ENDIF fehlt das IF.',
  'conditions/below-bad-phase': () => 'Nicht gespeichert: Das PHASE darüber ließ sich nicht verwenden.',
  'conditions/below-if-without-phase': () => 'Nicht gespeichert: Es steht unter einem IF ohne PHASE.',
  'conditions/below-bad-if': () => 'Nicht gespeichert: Das IF darüber war nicht lesbar.',
  'conditions/below-bad-else-if': () => 'Nicht gespeichert: Das ELSE IF darüber war nicht lesbar.',
  'conditions/missing': () => 'Hier fehlt eine Bedingung: IF A Mun THEN.',
  'conditions/breaks-off': () => 'Die Bedingung bricht mittendrin ab.',
  'conditions/too-many-brackets': () => 'Die Bedingung hat zu viele Klammern.',
  'conditions/open-bracket': () => 'Eine Klammer ist nicht geschlossen.',
  'conditions/not-understood': ({ shown }) => `„${shown}“ verstehen wir in einer Bedingung nicht.`,
  'conditions/several-places': ({ shown }) => `„${shown}“ kann mehrere Orte meinen.`,
  'conditions/form': (_, { example }) =>
    `Das können wir nicht als Bedingung lesen. Schreib PHASE ${example('phase')}, dann IF A ${example('placeToAsk')} THEN, Befehle, ELSE, Befehle, ENDIF, jedes in eine eigene Zeile.`,
} satisfies Words<ConditionSaying>;
