/** Rulings, and the rules of variants, in English. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { StrengthRole } from '../../../engine/board/rules.ts';
import type { PhaseKind, UnitType } from '../../../engine/board/variant.ts';
import type { RulingWords, SettledIssue } from '../formatter.ts';
import { countNoun } from '../text/counts.ts';

// The rulings of this judge in words: what each choice means, and why the default is one.

export const rulings: RulingWords = {
  multiRouteConvoy: {
    question: 'When is a convoy with several routes disrupted?',
    choices: {
      'last-route': 'when no route is left',
      'any-route': 'when any of its fleets is dislodged (1971)',
    },
    why: 'Every rulebook since 1982; otherwise an unwanted fleet could break a convoy by joining it.',
  },
  convoyParadox: {
    question: 'What happens when the fate of a convoy contradicts itself, or has two consistent outcomes?',
    choices: {
      szykman: 'the convoys concerned fail, their fleets hold',
      'all-hold': 'all moves that are part of the paradox fail',
      '2000':
        'letter of 2000 and 2023: a convoyed army does not cut support of an attack on a fleet that it needs; the rest as szykman',
      '1982':
        'letter of 1982: a convoyed army does not cut support of an action in a province where a fleet convoys; the rest as szykman',
      '1971':
        'letter of 1971: a convoyed army does not cut support of an attack on one of its fleets; the rest as szykman',
    },
    why: 'It resolves every paradox, and differs from the rulebook only where a convoyed army dislodges the supporter.',
  },
  adjacentConvoy: {
    question: 'When does an army that could walk to its destination go by sea?',
    choices: {
      intent: 'marked VIA, or a fleet of its own power is ordered to convoy it (2000, 2023)',
      marked: 'only when marked VIA',
      opposite: 'when somebody convoys it and the unit at its destination comes the other way (1971)',
    },
    why: 'The 2023 rulebook: nobody is convoyed against their will, and nobody needs a word they have never heard of.',
  },
  convoyFallback: {
    question: 'Does an army that meant to go by sea to an adjacent province walk when the convoy is not there?',
    choices: {
      none: 'no, the move fails',
      missing: 'yes, when no complete convoy was ordered',
      failed: 'yes, also when the convoy was disrupted',
    },
    why: 'The preference of DATC 3: an order says one thing, not two.',
  },
  cutFromTarget: {
    question: 'Does an attack by convoy cut a support that is directed at the province the army came from?',
    choices: {
      never: 'no, the attack comes from the province where the army started',
      'by-convoy': 'yes, the attack comes from the sea',
    },
    why: "The game's author ruled so.",
  },
  retreatToConvoyer: {
    question: 'May a unit retreat to the province from which an army came by convoy to dislodge it?',
    choices: {
      open: 'yes',
      closed: 'no',
    },
    why: 'The 2023 rulebook allows it in so many words.',
  },
  convoyRoute: {
    question: 'What does a route written into an order mean?',
    choices: {
      kept: 'the army goes by exactly these seas or not at all',
      ignored: 'it says only that the army goes by convoy',
    },
    why: 'Players who write a route to a mail judge have always meant it. The DATC would ignore it; it has no case with one.',
  },
  dislodgedRival: {
    question: "Does a dislodged unit still stand off others from its attacker's province?",
    choices: {
      'unless-head-to-head': 'yes, unless the two met head-to-head (not when one went by convoy)',
      never: 'no',
    },
    why: 'The preference of the DATC: what counts is what passes the border.',
  },
  missingCoast: {
    question: 'A fleet is ordered to a province with several coasts, names none, and can reach only one.',
    choices: {
      supplied: 'it goes to that coast',
      illegal: 'the order is void',
    },
    why: 'A poorly written order that has only one meaning must be followed. With two coasts in reach it is always void (4.B.1).',
  },
  wrongCoast: {
    question: 'A fleet is ordered to a coast that it cannot reach, but could reach the other.',
    choices: {
      illegal: 'the order is void',
      corrected: 'it goes to the coast in reach',
    },
    why: 'An unambiguous order is not changed.',
  },
  supportCoast: {
    question: 'What does a coast mean in a support for a move?',
    choices: {
      optional: 'when named it must be the coast of the move; it may be left out',
      required: 'it must be named, and right',
      ignored: 'support goes to the province, whatever the coast (before 2023)',
    },
    why: 'The 2023 rulebook, and no trap for those who forget it.',
  },
  unitCoast: {
    question: 'An order names its fleet on the wrong coast.',
    choices: {
      ignored: 'the order stands',
      'must-match': 'the order is void',
    },
    why: 'There is only one unit it can mean.',
  },
  idleCoast: {
    question: 'An order names a coast where none matters, as for an army.',
    choices: {
      ignored: 'the coast is dropped',
      illegal: 'the order is void',
    },
    why: 'It has only one meaning.',
  },
  unitType: {
    question: 'An order calls an army a fleet, or the other way round.',
    choices: {
      ignored: 'the order stands for the unit that is there',
      'must-match': 'the order is void',
    },
    why: 'There is only one unit it can mean. (Orders by mail are refused on arrival, with the right line offered.)',
  },
  civilDisorder: {
    question: 'Which units go when a power does not order enough removals?',
    choices: {
      '2023': 'the farthest from a center the power owns, counted over any provinces',
      '1971': 'the farthest from its home centers: fleets as fleets move, armies over land and sea',
    },
    why: 'The 2023 rulebook. Under both fleets go before armies, then the first in the alphabet.',
  },
  illegalMove: {
    question: 'What does a unit do whose move is impossible?',
    choices: {
      holds: 'the order is ignored, the unit holds and may be supported to hold',
      attempts: 'it counts as ordered to move: nobody can support it to hold',
    },
    why: 'The 2023 rulebook: impossible orders result in a hold.',
  },
};

/** Issues of DATC chapter 4 on which there is no option. */
export const settledIssues: readonly SettledIssue[] = [
  {
    clause: '4.B.1',
    question: 'A fleet is ordered to a province of which it can reach several coasts, and none is named.',
    ruling: 'The order is void. By mail it is refused, with both lines offered.',
  },
  {
    clause: '4.B.7',
    question: 'A fleet is to be built in a province with several coasts, and none is named.',
    ruling: 'The order is void. By mail it is refused, with both lines offered.',
  },
  {
    clause: '4.C.1',
    question: 'An order does not say whether its unit is an army or a fleet.',
    ruling: 'It stands: the board says what the unit is.',
  },
  {
    clause: '4.C.3',
    question: 'A build does not say whether an army or a fleet is meant.',
    ruling: 'It is refused on arrival, with the question which.',
  },
  { clause: '4.C.4', question: 'A fleet is to be built inland.', ruling: 'The build fails; no army is built instead.' },
  {
    clause: '4.C.5, 4.C.6',
    question: 'A support or convoy does not say whose unit it helps, or names the wrong power.',
    ruling: 'It stands. A wrong owner is remarked on in the acknowledgement.',
  },
  {
    clause: '4.D.1, 4.D.2',
    question: 'Several sets of orders arrive.',
    ruling: 'They add up for each unit: the last valid order for a unit counts.',
  },
  {
    clause: '4.D.3',
    question: 'One set has several orders for a unit.',
    ruling: 'By mail the last valid one counts. A position file with two is refused.',
  },
  {
    clause: '4.D.4, 4.D.6',
    question: 'More builds or removals are ordered than are due.',
    ruling: 'The first that can be carried out count.',
  },
  { clause: '4.D.5', question: 'Two builds are ordered in one province.', ruling: 'The first counts.' },
  { clause: '4.D.7', question: 'May builds be waived?', ruling: 'Yes. A build that is not ordered is waived.' },
  {
    clause: '4.D.9',
    question: 'May units in civil disorder be supported to hold?',
    ruling: 'Yes, like any unit without an order.',
  },
  {
    clause: '4.E.2',
    question: 'Does one order of a player explain another?',
    ruling: 'No. Each is read by itself, but for 4.A.3.',
  },
  { clause: '4.E.3', question: 'Does a support imply the move it is for?', ruling: 'No.' },
  {
    clause: '4.E.4',
    question: 'May orders be given for good?',
    ruling: 'No; but orders for later phases can be sent ahead.',
  },
  {
    clause: '4.E.5',
    question: 'May a unit be given to another power to order?',
    ruling: 'Only in games that allow proxies.',
  },
];

// What differs from standard Diplomacy in a variant. Lists of names come as text.

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
  powers: { title: 'Powers and players', words: ['powers', 'players', 'seats', 'start'] },
  year: { title: 'The year', words: ['year', 'calendar', 'season', 'seasons', 'phase', 'phases', 'turn', 'turns'] },
  map: { title: 'The map', words: ['coast', 'coasts', 'impassable', 'closed'] },
  moves: {
    title: 'Moves',
    words: [
      'move',
      'moves',
      'movement',
      'support',
      'supports',
      'attack',
      'attacks',
      'bounce',
      'strength',
      'neutral',
      'standoff',
      'cut',
      'cut support',
      'cutting support',
      'beleaguered garrison',
      'stalemate',
      'swap',
      'circular',
    ],
  },
  convoys: { title: 'Convoys', words: ['convoy', 'convoys', 'fleets', 'via convoy', 'by convoy'] },
  retreats: { title: 'Retreats', words: ['retreat', 'retreats', 'dislodged', 'dislodgement', 'destroyed'] },
  adjustments: {
    title: 'Centers, builds and removals',
    words: [
      'adjustment',
      'adjustments',
      'build',
      'builds',
      'building',
      'remove',
      'removals',
      'disband',
      'center',
      'capture',
      'centers',
      'ownership',
      'supply centers',
      'supply center',
    ],
  },
  victory: { title: 'The end', words: ['victory', 'win', 'winning', 'winner', 'end', 'ending', 'goal', 'solo'] },
  sight: { title: 'What you see', words: ['blind', 'sight'] },
};

export const rules = {
  /** Beside the map of a sheet. */
  card: {
    heading: 'Rules of this game',
    all: 'All rules',
    signs: 'Signs on the map',
    more: (count: number) => `and ${count} more`,
  },
  parts: PARTS,
  clauses: 'Clauses of the rules',
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
    survivors: 'Before anyone has won, all survivors may agree on a draw among all of them (`GET DRAWS`).',
    some: 'Before anyone has won, all survivors may agree on a draw, among all or some of them (`GET DRAWS`).',
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
  absent: (powers: string, players: number) => `Not played with ${countNoun(players, 'player')}: ${powers}.`,
  players: (least: number, most: number, powers: number) =>
    `${least === most ? '' : `${least} to `}${countNoun(most, 'player')}; ${countNoun(powers, 'power')}.`,
  optional: (players: number, powers: string) =>
    `Not played with ${countNoun(players, 'player')} (SET PLAYERS ${players}): ${powers}.`,
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
    `The first moves are those of ${first}. A year has ${countNoun(phases, 'phase')}: ${seasons}.`,

  unitIn: { A: (place: string) => `army in ${place}`, F: (place: string) => `fleet in ${place}` },
  chooses: (power: string, places: string, usual: string) =>
    `${power} chooses army or fleet in ${places} (${usual} by default).`,
  spreads: (
    power: string,
    units: readonly { readonly type: UnitType; readonly count: number }[],
    places: string,
    usual: string,
  ) =>
    `${power} spreads ${listInWords(units.map(({ type, count }) => countNoun(count, ONE[type], MANY[type])))} over ${places} (${usual} by default).`,
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
      `In each movement phase a power has ${countNoun(points, 'influence point')} for each center it owns, to put on ` +
      `orders for at most ${countNoun(units, 'neutral unit')}: each may ${what} (IP 2 ${example} H). ` +
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
    `To build at all it must own at least ${countNoun(homes, 'home center of its own', 'home centers of its own')}.`,
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
    `A power builds at most ${countNoun(units, 'unit')} in one adjustment phase; what is over may be built later.`,
  maturity: (turns: number) =>
    `A newly gained center must be held for ${countNoun(turns, 'turn')} before it gives a unit; it counts at once against removals. The same holds for a center lost and retaken.`,

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
