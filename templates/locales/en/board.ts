/** What the map and lists of places say, in English. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { ProvinceData, UnitType } from '../../../engine/board/variant.ts';
import { capitalize, countNoun } from '../text/counts.ts';

// What stands on maps, and maps in words. Names come as the variant has them.

/** A unit on the map: whose it is, and where. */
interface PlacedUnit {
  readonly type: UnitType;
  readonly power: string;
  /** `French`. */
  readonly adjective: string;
  readonly place: string;
}

/** A power or a player, and what a win still takes. */
interface Needs {
  /** Centers. */
  readonly short: number;
  /** Centers in one part of the world; 0 where it does not matter. */
  readonly there: number;
  /** Parts of the world, with `or` between them. */
  readonly where: string;
}

const WHO: Readonly<Record<UnitType, string>> = { A: 'armies', F: 'fleets' };
const WHAT: Readonly<Record<UnitType, string>> = { A: 'army', F: 'fleet' };

export const map = {
  /** `Marne (Standard)`. */
  gameAndVariant: (game: string, variant: string) => `${game} (${variant})`,
  /** What the picture is, in one line. */
  title: {
    before: (of: string, phase: string) => `Map of ${of}: ${phase}, the orders`,
    after: (of: string, phase: string) => `Map of ${of}: the board after ${phase}`,
    position: (of: string, phase: string) => `Map of ${of}: the board in ${phase}`,
  },
  /** What opens the text that says what a map shows. */
  inWords: 'The board in words',
  /** Under the title of the drawing. */
  stages: { before: 'orders and their outcome', after: 'the board afterwards', position: '' },
  /** `centers` is null for units of nobody. `units`: a list; empty for none. */
  stands: (power: string, centers: number | null, units: string) =>
    `${power}: ${[...(centers === null ? [] : [countNoun(centers, 'center')]), ...(units === '' ? [] : [units])].join('; ')}.`,
  unit: { A: (place: string) => `army ${place}`, F: (place: string) => `fleet ${place}` },
  dislodgedOf: (power: string, unit: string) => `Dislodged: ${power} ${unit}.`,
  /** Of a counter: what it is, as a program reads it out. */
  counter: ({ type, adjective, place }: PlacedUnit) => `${adjective} ${WHAT[type]} in ${place}`,
  /** Where an arrow goes on, or comes from, on the other sheet of a map. */
  to: (place: string) => `to ${place}`,
  from: (place: string) => `from ${place}`,
  /** Beside arrows around the disc of Octarine. */
  turnwise: 'turnwise',
  widdershins: 'widdershins',
  seenFromHere: (unit: string) => `${unit}, seen from here`,
  dislodgedUnit: (unit: string) => `${unit}, dislodged`,

  /** Below a board of which only a part is shown. */
  seenInPart: 'Shown is only what can be seen in this blind game.',

  units: (units: number) => countNoun(units, 'unit'),
  centers: (centers: number) => countNoun(centers, 'center'),
  neutral: 'no player, no moves',
  /** Both stand in one line with `goal`. */
  won: (winners: readonly string[], goal: string) =>
    `${winners.join(' and ')} ${winners.length === 1 ? 'has' : 'have'} won. ${goal}.`,

  /** What wins. `where`: the parts of the world of which one must have so many of them; `counted`: the one season that counts. */
  goal: (facts: {
    readonly centers: number;
    readonly of: number;
    readonly isOfPlayer: boolean;
    readonly share: { readonly centers: number; readonly where: string } | null;
    readonly counted: string | null;
  }) => {
    const { centers, of, isOfPlayer, share, counted } = facts;
    const part = share === null ? '' : `, ${share.centers} of them in ${share.where || 'one theatre'}`;
    const moment = counted === null ? '' : `, counted after the moves of ${counted} only`;
    return `${centers} of ${of} centers${isOfPlayer ? ' of one player' : ''} win${part}${moment}`;
  },
  out: 'out of the game',
  enough: 'enough to win',
  /** Enough centers, and yet no win: another player has as many; or it is counted only after the moves of a season. */
  enoughTied: 'enough to win, but another player has as many',
  enoughLater: (season: string) => `enough to win, if still so after the moves of ${season}`,
  needs: ({ short, there, where }: Needs) => {
    if (there === 0) return `${short} more to win`;
    return there >= short ? `${there} more in ${where} to win` : `${short} more to win, ${there} in ${where}`;
  },
  /** So many centers in a part of the world. */
  inPart: (centers: number, part: string) => `${centers} in ${part}`,
  builds: (builds: number) => countNoun(builds, 'build'),
  removals: (removals: number) => countNoun(removals, 'removal'),
  /** Of the centers beyond the units so many give no build, and why. */
  noBuild: (count: number, reasons: readonly string[]) =>
    `${count === 1 ? '1 center gives' : `${count} centers give`} no build: ${reasons.join('; ')}`,
  unusable: {
    young: 'newly gained',
    noHome: (homes: readonly string[]) => `none of ${homes.join(', ')} is held`,
    cap: (most: number) => `no more than ${most} at once`,
    noSite: 'no vacant place to build',
  },
  built: (units: number) => `${units} built`,
  removed: (units: number) => `${units} removed`,
  waived: (builds: number) => `${builds} waived`,

  /** Signs of the legend. `pairs`: places with a dash between them. */
  signs: {
    neighbors: (pairs: string) => `neighbors though apart: ${pairs}`,
    bridges: (pairs: string) => `armies walk across: ${pairs}`,
    barriers: (pairs: string) => `nobody crosses: ${pairs}`,
    passes: (pairs: string) => `a narrow border, but a border: ${pairs}`,
    site: 'may be built there now: A army, F fleet',
    home: 'a home center of the power in that color',
    young: 'gives no unit yet',
    coast: (coast: string, name: string) => `${coast} ${name}`,
    ghost: 'a fleet in a sea of both maps, seen a second time',
    closed: 'closed to everybody',
    strait: (isOpen: boolean, type: UnitType, pair: string, seasons: readonly string[]) =>
      `${isOpen ? 'open' : 'closed'} now: ${WHO[type]} pass ${pair} in ${seasons.join(' and ')} only`,
  },

  /** In plain text. */
  titleAsText: (of: string, phase: string) => `${of}: ${phase}`,
  counts: (count: string, list: string) => (list === '' ? count : `${count}: ${list}`),
  free: (centers: string) => `Free centers: ${centers}`,
  dislodged: (units: string) => `Dislodged: ${units}`,
  wonBy: (winners: readonly string[]) => `Won by ${winners.join(' and ')}.`,
  /** `powers`: letters with their powers. */
  letters: (powers: string) => `[Abc] is a supply center; A is an army, F a fleet, of ${powers}`,
};

// Places of a map: what each is, who stands there, where units get from it, and what rules say of it.

interface Coast {
  /** `nc`. */
  readonly id: string;
  /** `north coast`. */
  readonly name: string;
}

/** A unit, whose it is, and on which coast; empty for none. */
interface Standing {
  readonly type: UnitType;
  readonly power: string;
  readonly adjective: string;
  readonly coast: string;
}

const KINDS: Readonly<Record<ProvinceData['type'], string>> = {
  land: 'inland: armies only',
  coast: 'coastal: armies and fleets',
  sea: 'sea: fleets only, which convoy',
  hybrid: 'land and sea at once: armies and fleets, which convoy',
  impassable: 'closed to everybody',
};
const MANY: Readonly<Record<UnitType, string>> = { A: 'Armies', F: 'Fleets' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'army', F: 'fleet' };

export const places = {
  /** For tables. */
  types: { land: 'land', coast: 'coast', sea: 'sea', hybrid: 'land and sea', impassable: 'closed' },
  typeWithCoasts: (type: string, coasts: string) => `${type} (${coasts})`,
  /** `theatre` is null where the map has one part. */
  kind: (type: ProvinceData['type'], coasts: readonly Coast[], theatre: string | null) => {
    const named = coasts.map(({ id, name }) => `${name} (${id})`);
    const many = coasts.length === 0 ? '' : ` with ${coasts.length} coasts: ${listInWords(named)}`;
    return `${KINDS[type]}${many}${theatre === null ? '' : `, ${theatre}`}`;
  },
  homeOf: (power: string) => `home of ${power}`,
  neutralCenter: 'neutral at the start',

  /** Who gets from a place to others. */
  who: MANY,
  fleetsOn: (coast: string) => `Fleets on ${coast}`,
  inSeasons: (type: UnitType, seasons: string) => `${MANY[type]} in ${seasons} only`,
  placeWithCoast: (place: string, coast: string, abbr: string) => `${place}, ${coast} (${abbr})`,
  place: (place: string, abbr: string) => `${place} (${abbr})`,

  /** Who owns it and who stands there; `owner` is null for nobody. */
  standing: ({ isCenter, owner, unit }: StandingFacts) => {
    const owned = !isCenter ? [] : [owner === null ? 'nobody owns it' : `${owner} owns it`];
    const stands =
      unit === null
        ? 'no unit is there'
        : `${/^[aeiou]/i.test(unit.adjective) ? 'an' : 'a'} ${unit.adjective} ${ONE[unit.type]} is there${unit.coast === '' ? '' : ` (${unit.coast})`}`;
    return `${capitalize(listInWords([...owned, stands]))}.`;
  },

  seaCenter: 'A sea with a supply center: nothing is ever built in it.',
  onWaterway: (name: string) => `On the waterway ${name}: fleets pass through, but do not convoy here.`,
  convoys: 'A fleet here convoys, as at sea.',
  noConvoy: 'A fleet here does not convoy.',
  noRetreat: 'A unit dislodged here is destroyed.',
  anybodyBuilds: 'Whoever owns it may build here.',
  onlyBuild: (powers: string) => `${powers} may build here while owning it, and nobody else.`,
  /** `absent`: the power whose units these are when it is not played; null where nobody ever plays them. */
  neutralUnit: (kind: string, absent: string | null) =>
    `${kind} unit at the start${absent === null ? '' : `, where ${absent} is not played`}.`,
  influenceState: (kind: string) =>
    `An ${kind.toLowerCase()} state: for as long as its army stands it takes influence points (HELP IP).`,
  calledElsewhere: (spelling: string, place: string) => `What other maps call ${spelling} is ${place} here.`,
};

interface StandingFacts {
  readonly isCenter: boolean;
  readonly owner: string | null;
  readonly unit: Standing | null;
}
