/** What differs from standard Diplomacy in a variant. Lists of names come as text. */
import type { StrengthRole } from '../../../../engine/board/rules.ts';
import type { PhaseKind, UnitType } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import { counted } from '../../text/counts.ts';

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'movement', R: 'retreats', A: 'adjustments' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'army', F: 'fleet' };
const MANY: Readonly<Record<UnitType, string>> = { A: 'armies', F: 'fleets' };
const ROLES: Readonly<Record<StrengthRole, string>> = {
  attack: 'attacking',
  prevent: 'keeping others out of where it moves',
  defend: 'meeting an attack head-to-head',
  hold: 'holding its place',
  'support-move': 'supporting a move',
  'support-hold': 'supporting a hold',
};
/** What influence can be given to. */
const INFLUENCED = { hold: 'hold', 'support-hold': 'support a unit in its place', 'support-move': 'support a move' };

function many(types: readonly UnitType[]): string {
  return listInWords(types.map((type) => MANY[type]));
}

/** The parts of a game's rules in words; `HELP` finds one by its words too. */
export const PARTS = {
  powers: { title: 'Powers and players', words: ['powers', 'players', 'seats'] },
  year: { title: 'The year', words: ['year', 'calendar', 'season', 'seasons', 'phase', 'phases', 'turn', 'turns'] },
  map: { title: 'The map', words: ['coast', 'coasts'] },
  moves: {
    title: 'Moves',
    words: ['move', 'moves', 'movement', 'support', 'supports', 'attack', 'attacks', 'bounce', 'strength', 'neutral'],
  },
  convoys: { title: 'Convoys', words: ['convoy', 'convoys', 'fleets'] },
  retreats: { title: 'Retreats', words: ['retreat', 'retreats', 'dislodged', 'dislodgement', 'destroyed'] },
  adjustments: {
    title: 'Centers, builds and removals',
    words: ['adjustment', 'adjustments', 'build', 'builds', 'building', 'remove', 'removals', 'centers', 'ownership'],
  },
  victory: { title: 'The end', words: ['victory', 'win', 'winning', 'winner', 'end', 'ending', 'goal', 'solo'] },
  sight: { title: 'What you see', words: ['blind', 'sight'] },
};

export const rules = {
  parts: PARTS,
  /** An order as somebody may write it in words. */
  moveInWords: (at: string, to: string) => `Army ${at} moves to ${to}`,
  /** `start`: of the game, by name; null for the variant's own. `year`: of the rulebook. */
  intro: (variant: string, start: string | null, year: string) =>
    `${variant}${start === null ? '' : `, start ${start}`}. Where editions of the rulebook differ, that of ${year} is followed: \`GET RULINGS\` says what that means.`,
  /** Lines that ask for more: `page` of the variant, null for the standard game. */
  more: (page: string | null) =>
    `${page === null ? '' : `\`${page}\` sends the variant's own page. `}\`GET PROVINCES\` sends the places of the map, \`GET SYNTAX\` how orders are written; \`GET VARIANTS\` lists the variants.`,
  atOnce: 'Phases in which nobody has anything to do are left out. All orders of a phase are carried out at once.',
  /** `phase`: with which the game begins before any moves. */
  begins: (phase: string) => `The game begins with ${phase}.`,
  moves: {
    both: 'An army goes to a neighboring province on land, a fleet to a neighboring sea or coast. One unit to a province.',
    armies: 'There are armies only. An army goes to a neighboring province. One unit to a province.',
    bounce:
      'Units that want the same province with equal strength bounce, and stay where they are. A unit that stays in its province is as strong as its supports make it.',
    support:
      'A unit may support another, to hold or to move, in a province that it could move to itself. Each support adds one. A support is cut when its unit is attacked by another power from anywhere but the province against which it supports.',
    dislodge: 'The stronger attack wins. The unit that loses its province is dislodged.',
    own: 'Nobody dislodges a unit of their own, and no support helps to do so.',
  },
  /** `isAnyRoute`: does one dislodged fleet end every convoy that it could serve? */
  convoy: (isAnyRoute: boolean) =>
    `Fleets at sea carry armies: each fleet of the chain orders the convoy, the army orders its move. A convoy fails when ${isAnyRoute ? 'any of its fleets is dislodged, whatever other chain there is' : 'one of its fleets is dislodged and no other chain is left'}.`,
  /** To a neighboring province: by what an army that could walk goes by sea. */
  walking: {
    intent:
      'To a neighboring province an army walks, unless its order ends in `via convoy` or a fleet of its own power is ordered to carry it.',
    marked: 'To a neighboring province an army walks, unless its order ends in `via convoy`.',
    opposite:
      'To a neighboring province an army walks, unless somebody convoys it and the unit there comes the other way.',
  },
  noConvoys: 'There are no fleets in this game, so nobody is convoyed.',
  retreat:
    'A dislodged unit goes to a neighboring province that is empty, was not the scene of a bounce, and is not where the attack came from. Two that retreat to the same place are both disbanded, and so is a unit without an order.',
  /** `seasons`: after which centers change hands, `or` between them. */
  owned: (seasons: string) =>
    `When the retreats of ${seasons} are over, each power owns the supply centers in which its units stand, and those it owned before and nobody else has entered.`,
  /** `seasons`: with adjustments. */
  balance: (seasons: string) =>
    `In the adjustments of ${seasons} a power with more centers than units may build, and one with fewer must remove units.`,
  buildAtHome: 'A power builds in its own home centers, as far as it owns them and they are vacant.',
  freeRemovals: 'A power may remove units that it need not, and build as many instead.',
  /** How the survivors may end the game before. */
  draws: {
    survivors: 'Before that all survivors may agree on a draw among all of them (`GET DRAWS`).',
    some: 'Before that all survivors may agree on a draw, among all or some of them (`GET DRAWS`).',
    'any-result': 'The players may end the game at any time with any result, by unanimous consent (`GET DRAWS`).',
  },
  concessions: (isAllowed: boolean) =>
    isAllowed ? 'All others may also concede the game to one power.' : 'The game cannot be conceded.',
  /** What is special where a game begins otherwise than its variant. */
  starts: {
    'fleet-rome': 'A fleet stands in Rome at first instead of an army.',
    '1898':
      'Each power begins with one center and one unit. It must take its other home centers before units can be built there.',
    blank:
      'The game begins without units: before the first moves each power builds in its home centers what it likes, an army or a fleet in each, and everyone learns of it at once.',
    chaos:
      'Every supply center is a power of its own. The game begins without units: before the first moves each power builds an army or a fleet in its center, and everyone learns of it at once.',
  },
  /** Powers that nobody plays, because fewer people do. */
  absent: (powers: string, players: number) => `With ${counted(players, 'player')} ${powers} is not played.`,
  players: (least: number, most: number, powers: number) =>
    `${least === most ? '' : `${least} to `}${counted(most, 'player')}; ${counted(powers, 'power')}.`,
  optional: (players: number, powers: string) =>
    `With ${counted(players, 'player')} (SET PLAYERS ${players}) ${powers} is not played.`,
  seat: (seat: string, powers: string) => `${seat}: ${powers}.`,
  /** `pools`: lists of powers, of each of which a player gets one. */
  seats: (pools: readonly string[]) =>
    `Each other player gets ${listInWords(pools.map((powers) => `one of ${powers}`))}: drawn by lot, chosen by the GM (SET SEATS) or auctioned (SET SEATS AUCTION).`,
  powersApart:
    'The powers of one player are separate: each has its own centers, units and builds, and they may attack each other.',

  season: (name: string, kinds: readonly PhaseKind[], isOwnership: boolean) =>
    `${name} (${listInWords(kinds.map((kind) => KINDS[kind]))}${isOwnership ? '; centers change hands after the retreats' : ''})`,
  /** `first`: season and year of the first moves. */
  calendar: (first: string, seasons: string, phases: number) =>
    `The first moves are those of ${first}. A year has ${counted(phases, 'phase')}: ${seasons}.`,

  unitIn: { A: (place: string) => `army in ${place}`, F: (place: string) => `fleet in ${place}` },
  chooses: (power: string, places: string, usual: string) =>
    `${power} chooses army or fleet in ${places} (${usual} by default).`,
  spreads: (
    power: string,
    units: readonly { readonly type: UnitType; readonly count: number }[],
    places: string,
    usual: string,
  ) =>
    `${power} spreads ${listInWords(units.map(({ type, count }) => counted(count, ONE[type], MANY[type])))} over ${places} (${usual} by default).`,
  /** `when`: season and year. */
  choices: (when: string, sentences: string) =>
    `Before the first moves, in ${when}, by build orders, in secret: ${sentences}`,

  hybrids: (places: string) =>
    `Land and water at once are ${places}: armies and fleets enter, and a fleet there convoys.`,
  seaCenters: (places: string) =>
    `${places}, at sea, is a supply center: only fleets take it, and nothing is built there.`,
  coasts: (places: string, meanings: readonly { readonly id: string; readonly name: string }[]) => {
    const meant =
      meanings.length === 0 ? '' : ` ${listInWords(meanings.map(({ id, name }) => `${id} is the ${name}`))}.`;
    return `Several coasts: ${places}; a fleet there stands on one of them.${meant}`;
  },
  waterway: (name: string, places: string) => `${name}: fleets enter and pass ${places}, and do not convoy there.`,
  seasonal: (places: readonly [string, string], type: UnitType, seasons: string) =>
    `${places[0]} and ${places[1]} touch for ${MANY[type]} in ${seasons} only: for moves, supports, convoys and the retreats that follow.`,
  closed: (places: string) => `Closed to everybody: ${places}.`,

  /** `absent` is null where nobody ever plays them; `orders`: what they do in each movement phase, empty for nothing. */
  neutralUnits: (places: string, absent: string | null, orders: string) => {
    const begins = absent === null ? 'Neutral' : `Without ${absent}, neutral`;
    const ordered = orders === '' ? '' : ` In every movement phase ${orders}.`;
    return `${begins} units stand in ${places}. They belong to nobody, own nothing and never move; a dislodged one leaves the board for good.${ordered}`;
  },
  holds: (place: string) => `${place} holds`,
  supports: (place: string, target: string) => `${place} supports ${target}`,
  influence: (facts: {
    readonly points: number;
    readonly units: number;
    readonly orders: readonly (keyof typeof INFLUENCED)[];
    /** Abbreviation of a place, for an example. */
    readonly example: string;
    readonly isForEver: boolean;
  }) => {
    const { points, units, orders, example, isForEver } = facts;
    const what = listInWords(
      orders.map((kind) => INFLUENCED[kind]),
      'or',
    );
    return (
      `In each movement phase a power has ${counted(points, 'influence point')} for each center it owns, to put on ` +
      `orders for at most ${counted(units, 'neutral unit')}: each may ${what} (IP 2 ${example} H). ` +
      'Points of several powers on the same order add up; the order with strictly the most points is carried out, and ' +
      'a tie for the most, or no points, is a hold. Unspent points are lost. Who gave what stays secret ' +
      `${isForEver ? 'for ever' : 'until the end of the game'}.`
    );
  },

  /** `type` is null for any unit; `strength`: `0.9`. */
  strength: (type: UnitType | null, powers: string, strength: string, roles: readonly StrengthRole[]) =>
    `A ${type === null ? 'unit' : ONE[type]} of ${powers} counts ${strength} in ${listInWords(roles.map((role) => ROLES[role]))}, and 1 otherwise; equal strengths bounce.`,

  convoyFrom: (places: string) => `Fleets convoy also in ${places}.`,
  noConvoyFrom: (places: string) => `No fleet convoys in ${places}.`,
  betweenTheatres: (isOwnCenterOnly: boolean) =>
    "From one theatre to another an army is convoyed freely into its power's own theatre, and elsewhere " +
    `${isOwnCenterOnly ? 'only to a center that the power itself owns' : 'only to a center that the power itself owns, or to a province that armies can reach from such a center there'}, as owned when the phase begins.`,
  neverTo: (power: string, theatres: string) => `Armies of ${power} are never convoyed to ${theatres}.`,

  noRetreats: 'Nobody retreats: a dislodged unit is destroyed.',
  /** `places` is null for every supply center. */
  noRetreatFrom: (places: string | null) =>
    `A unit dislodged in ${places ?? 'any supply center'} is destroyed at once; elsewhere retreats are as usual.`,

  buildAnywhere: 'A power builds in any vacant center it owns.',
  homesNeeded: (homes: number) =>
    `To build at all it must own at least ${counted(homes, 'home center of its own', 'home centers of its own')}.`,
  sharedSites: (places: string, count: number) =>
    count === 1
      ? `${places} is a building site for whoever owns it.`
      : `${places} are building sites for whoever owns them.`,
  everyCenterIn: (theatre: string) => `every center in ${theatre}`,
  /** Of each power the places beside its home centers. */
  furtherSites: (powers: readonly { readonly power: string; readonly places: string }[]) =>
    `Beside their home centers build: ${powers.map(({ power, places }) => `${power} in ${places}`).join('; ')}.`,
  onlyTypes: (types: readonly UnitType[]) => `Only ${many(types)} are built.`,
  onlyTypesOf: (power: string, types: readonly UnitType[]) => `${power} builds ${many(types)} only.`,
  buildCap: (units: number) =>
    `A power builds at most ${counted(units, 'unit')} in one adjustment phase; what is over may be built later.`,
  maturity: (turns: number) =>
    `A newly gained center must be held for ${counted(turns, 'turn')} before it gives a unit; it counts at once against removals. The same holds for a center lost and retaken.`,

  /** `part`: so many in one of these parts of the world; null where it does not matter. */
  victory: (
    centers: number,
    of: number,
    isBySeat: boolean,
    part: { readonly centers: number; readonly theatres: string } | null,
  ) => {
    const whose = isBySeat ? ', the powers of a player added up' : '';
    const share = part === null ? '' : `, ${part.centers} or more of them in ${part.theatres}`;
    return `Whoever owns ${centers} of the ${of} centers wins${whose}${share}.`;
  },
  countedOnce: (season: string) =>
    `This is counted at one moment only: when the moves of ${season} are resolved and before any retreat. A center then counts for the power whose undislodged unit stands on it, otherwise for its owner.`,
  together: 'Two who reach this at once, with their shares in different theatres, win together, whatever their counts.',
};
