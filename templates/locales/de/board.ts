/** What the map and lists of places say, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { ProvinceData, UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { afterTurn, agree, inTurn, Nominative, nominative, ofTurn } from './grammar.ts';

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
  to: (place) => `nach ${place}`,
  from: (place) => `von ${place}`,
  turnwise: 'drehwärts',
  widdershins: 'gegendrehwärts',
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
  enoughTied: 'genug zum Sieg, aber ein anderer hat ebenso viele',
  enoughLater: (season) => `genug zum Sieg, wenn es nach den Zügen im ${season} noch so ist`,
  needs: ({ short, there, where }) => {
    if (there === 0) return `noch ${short} bis zum Sieg`;
    return there >= short
      ? `noch ${there} in ${where} bis zum Sieg`
      : `noch ${short} bis zum Sieg, ${there} in ${where}`;
  },
  inPart: (centers, part) => `${centers} in ${part}`,
  builds: (builds) => `${builds} Aufbau`,
  removals: (removals) => `${removals} Abbau`,
  noBuild: (count, reasons) =>
    `${count === 1 ? '1 Zentrum gibt' : `${count} Zentren geben`} keinen Aufbau: ${reasons.join('; ')}`,
  unusable: {
    young: 'neu gewonnen',
    noHome: (homes) => `keines von ${homes.join(', ')} gehalten`,
    cap: (most) => `höchstens ${most} auf einmal`,
    noSite: 'kein freier Ort zum Aufbauen',
  },
  built: (units) => `${units} aufgebaut`,
  removed: (units) => `${units} aufgelöst`,
  waived: (builds) => `${builds} verzichtet`,

  signs: {
    neighbors: (pairs) => `benachbart, obwohl getrennt: ${pairs}`,
    bridges: (pairs) => `Armeen gehen hinüber: ${pairs}`,
    barriers: (pairs) => `niemand kommt hinüber: ${pairs}`,
    passes: (pairs) => `eine schmale Grenze, aber eine Grenze: ${pairs}`,
    site: 'dort darf jetzt gebaut werden: A Armee, F Flotte',
    home: 'Heimatzentrum der Macht in dieser Farbe',
    young: 'gibt noch keine Einheit',
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

const KINDS: Readonly<Record<ProvinceData['type'], string>> = {
  land: 'Binnenland: nur Armeen',
  coast: 'Küste: Armeen und Flotten',
  sea: 'Meer: nur Flotten, die geleiten',
  hybrid: 'Land und Meer zugleich: Armeen und Flotten, die geleiten',
  impassable: 'für alle gesperrt',
};
const MANY: Readonly<Record<UnitType, string>> = { A: 'Armeen', F: 'Flotten' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'Armee', F: 'Flotte' };

export const places: Language['variants']['places'] = {
  types: { land: 'Land', coast: 'Küste', sea: 'Meer', hybrid: 'Land und Meer', impassable: 'gesperrt' },
  typeWithCoasts: (type, coasts) => `${type} (${coasts})`,
  kind: (type, coasts, theatre) => {
    const named = coasts.map(({ id, name }) => `${name} (${id})`);
    const many = coasts.length === 0 ? '' : `, mit ${coasts.length} Küsten: ${listInWords(named, 'und')}`;
    return `${KINDS[type]}${many}${theatre === null ? '' : `, ${theatre}`}`;
  },
  homeOf: (power) => `Heimat: ${power}`,
  neutralCenter: 'zu Beginn neutral',

  who: MANY,
  fleetsOn: (coast) => `Flotten an ${coast}`,
  inSeasons: (type, seasons) => `${MANY[type]} nur im ${seasons}`,
  placeWithCoast: (place, coast, abbr) => `${place}, ${coast} (${abbr})`,
  place: (place, abbr) => `${place} (${abbr})`,

  standing: ({ isCenter, owner, unit }) => {
    const owned = !isCenter ? '' : owner === null ? 'Besitzer: niemand. ' : `Besitzer: ${owner}. `;
    if (unit === null) return `${owned}Keine Einheit steht dort.`;
    return `${owned}Dort steht: ${ONE[unit.type]} (${[unit.power, ...(unit.coast === '' ? [] : [unit.coast])].join(', ')}).`;
  },

  seaCenter: 'Ein Meer mit Versorgungszentrum: Hier wird nie etwas aufgebaut.',
  onWaterway: (name) => `An der Wasserstraße ${name}: Flotten fahren hindurch, geleiten hier aber nicht.`,
  convoys: 'Eine Flotte geleitet hier wie auf See.',
  noConvoy: 'Eine Flotte geleitet hier nicht.',
  noRetreat: 'Eine Einheit, die hier vertrieben wird, ist vernichtet.',
  anybodyBuilds: 'Wem es gehört, der darf hier aufbauen.',
  onlyBuild: (powers) => `Hier bauen auf, solange es ihnen gehört, nur: ${powers}.`,
  neutralUnit: (kind, absent) =>
    absent === null
      ? `Zu Beginn steht hier eine neutrale Einheit (${kind}).`
      : `Zu Beginn steht hier eine neutrale Einheit (${kind}), wenn ${nominative(absent)} nicht gespielt ${agree(absent, 'wird', 'werden')}.`,
  influenceState: (kind) =>
    `Ein unabhängiger Staat (${kind}): Solange seine Armee steht, nimmt er Einflusspunkte an (HELP IP).`,
  calledElsewhere: (spelling, place) => `Was auf anderen Karten ${spelling} heißt, ist hier ${place}.`,
};
