import type { UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { afterTurn, agree, inTurn, Nominative, ofTurn } from './articles.ts';

const WHO: Readonly<Record<UnitType, string>> = { A: 'Armeen', F: 'Flotten' };
const WHAT: Readonly<Record<UnitType, string>> = { A: 'Armee', F: 'Flotte' };

function centersOf(centers: number): string {
  return centers === 1 ? '1 Zentrum' : `${centers} Zentren`;
}

export const map: Language['map'] = {
  gameAndVariant: (game, variant) => `${game} (${variant})`,
  title: {
    before: (of, phase) => `Karte von ${of}: ${phase}, die Befehle`,
    after: (of, phase) => `Karte von ${of}: Stand nach ${afterTurn(phase)}`,
    position: (of, phase) => `Karte von ${of}: Stand ${inTurn(phase)}`,
  },
  inWords: 'Die Stellung in Worten',
  stages: { before: 'Befehle und Ergebnisse', after: 'die Karte danach', position: '' },
  stands: (power, centers, units) =>
    `${power}: ${[...(centers === null ? [] : [centersOf(centers)]), ...(units === '' ? [] : [units])].join('; ')}.`,
  unit: { A: (place) => `Armee ${place}`, F: (place) => `Flotte ${place}` },
  dislodgedOf: (power, unit) => `Vertrieben: ${unit} (${power}).`,
  counter: ({ type, power, place }) => `${WHAT[type]} ${place}, ${power}`,
  seenInPart: 'Gezeigt wird nur, was in dieser blinden Partie zu sehen ist.',
  seenFromHere: (unit) => `${unit}, von hier gesehen`,
  dislodgedUnit: (unit) => `${unit}, vertrieben`,

  units: (units) => (units === 1 ? '1 Einheit' : `${units} Einheiten`),
  centers: centersOf,
  neutral: 'kein Spieler, keine Züge',
  won: (winners, goal) =>
    `${Nominative(winners.join(' und '))} ${agree(winners.join(' und '), 'hat', 'haben')} gewonnen. ${goal}.`,

  goal: ({ centers, of, isOfPlayer, share, counted }) => {
    const part = share === null ? '' : `, davon ${share.centers} in ${share.where || 'einem Teil der Welt'}`;
    const moment = counted === null ? '' : `, gezählt nur nach den Zügen ${ofTurn(counted)}`;
    return `${centers} von ${of} Zentren${isOfPlayer ? ' eines Spielers' : ''} zum Sieg${part}${moment}`;
  },
  out: 'ausgeschieden',
  enough: 'genug zum Sieg',
  needs: ({ short, there, where }) => {
    if (there === 0) return `noch ${short} bis zum Sieg`;
    return there >= short
      ? `noch ${there} in ${where} bis zum Sieg`
      : `noch ${short} bis zum Sieg, ${there} in ${where}`;
  },
  inPart: (centers, part) => `${centers} in ${part}`,
  builds: (builds) => `${builds} Aufbau`,
  removals: (removals) => `${removals} Abbau`,
  built: (units) => `${units} aufgebaut`,
  removed: (units) => `${units} aufgelöst`,
  waived: (builds) => `${builds} verzichtet`,

  signs: {
    neighbors: (pairs) => `benachbart, obwohl getrennt: ${pairs}`,
    bridges: (pairs) => `Armeen gehen hinüber: ${pairs}`,
    barriers: (pairs) => `niemand kommt hinüber: ${pairs}`,
    river: 'Schiffe fahren hier durch',
    coast: (coast, name) => `${coast} ${name}`,
    ghost: 'Flotte in einem Meer beider Karten, noch einmal gezeigt',
    closed: 'für alle gesperrt',
    strait: (isOpen, type, pair, seasons) =>
      `jetzt ${isOpen ? 'offen' : 'zu'}: ${WHO[type]} kommen nur im ${seasons.join(' und ')} durch, ${pair}`,
  },

  titleAsText: (of, phase) => `${of}: ${phase}`,
  counts: (count, list) => (list === '' ? count : `${count}: ${list}`),
  free: (centers) => `Freie Zentren: ${centers}`,
  dislodged: (units) => `Vertrieben: ${units}`,
  wonBy: (winners) => `Gewonnen: ${winners.join(' und ')}.`,
  letters: (powers) => `[Abc] ist ein Versorgungszentrum; A ist eine Armee, F eine Flotte, von ${powers}`,
};
