import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { accusative, agree, nominative } from '../../../articles.ts';

export const results: Language['mail']['results'] = {
  subject: (phase) => `${phase} Ergebnisse`,
  placeOpen: (powers) => `Du spielst ${accusative(powers)} nicht mehr, aber dein Platz ist noch frei.`,
  unreached: (powers) =>
    `E-Mail an ${accusative(powers)} kommt zurück, darum geht keine mehr dorthin. UNMUTE versucht es wieder; ihre eigene nächste E-Mail auch.`,
  chosen: 'Die Anfangseinheiten sind gewählt. Das ganze Brett steht unten.',
  chosenYours: (units) => `Die Anfangseinheiten sind gewählt; deine: ${list(units)}. Das ganze Brett steht unten.`,

  summary: (phase, [first = '', ...others]) =>
    `${phase}: ${[first.slice(0, 1).toUpperCase() + first.slice(1), ...others].join('; ')}.`,
  centers: (gained, lost) => {
    if (lost.length === 0) return `du hast ${list(gained)} gewonnen`;
    return gained.length === 0
      ? `du hast ${list(lost)} verloren`
      : `du hast ${list(gained)} gewonnen und ${list(lost)} verloren`;
  },
  orders: (given, failed) => {
    if (failed === 0) return given === 1 ? 'dein Befehl ist gelungen' : `alle deine ${given} Befehle sind gelungen`;
    if (given === 1) return 'dein Befehl ist gescheitert';
    if (failed === given) return `alle deine ${given} Befehle sind gescheitert`;
    return failed === 1
      ? `einer deiner ${given} Befehle ist gescheitert`
      : `${failed} deiner ${given} Befehle sind gescheitert`;
  },
  unordered: (units) =>
    units === 1 ? 'eine deiner Einheiten hatte keinen Befehl' : `${units} deiner Einheiten hatten keinen Befehl`,
  nothingToOrder: 'du hattest nichts zu befehlen',
  built: (units) => `du hast aufgebaut: ${list(units)}`,
  wereGiven: (units) => `du hast erhalten: ${list(units)}`,
  removed: (units) => `du hast aufgelöst: ${list(units)}`,
  lostUnits: (units) => `du hast verloren: ${list(units)}`,
  waived: (builds) => `du hast auf ${builds === 1 ? 'einen Aufbau' : `${builds} Aufbauten`} verzichtet`,
  nothingChanged: 'für dich hat sich nichts geändert',
  out: 'du hast keine Einheiten und keine Zentren mehr und bist ausgeschieden',
  ordersOfAll: (orders, failed) =>
    orders === 1
      ? `der einzige Befehl ist ${failed === 0 ? 'gelungen' : 'gescheitert'}`
      : `${failed === 0 ? 'keiner' : failed} von ${orders} Befehlen ${failed < 2 ? 'ist' : 'sind'} gescheitert`,
  unorderedOfAll: (units) =>
    units === 1 ? 'eine Einheit hatte keinen Befehl' : `${units} Einheiten hatten keinen Befehl`,
  dislodged: (units) => (units === 1 ? 'eine Einheit wurde vertrieben' : `${units} Einheiten wurden vertrieben`),
  powerGained: (power, centers) => `${nominative(power)} ${agree(power, 'hat', 'haben')} ${list(centers)} gewonnen`,

  surprises: 'Was nicht wie befohlen ging',
  rulebook: (edition) => `Wo sich die Ausgaben unterscheiden, gilt das Regelwerk von ${edition}.`,
  table: {
    caption: 'Zentren und Einheiten jetzt',
    power: 'Macht',
    centers: 'Zentren',
    change: 'Änderung',
    units: 'Einheiten',
  },
  young: (parts, count) =>
    `${parts.map(({ centers, phase }) => `${list(centers)} ${centers.length === 1 ? 'gibt' : 'geben'} erst dann eine Einheit: ${phase}`).join('; ')}; und nur, wenn ${count === 1 ? 'das Zentrum' : 'die Zentren'} dann noch dir ${count === 1 ? 'gehört' : 'gehören'}. Ein neu gewonnenes Zentrum muss zuerst einen Zug lang gehalten werden.`,
};

function list(names: readonly string[]): string {
  return listInWords(names, 'und');
}
