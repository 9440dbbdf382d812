/**
 * Every ruling that is a choice: the issues of chapter 4 of the Diplomacy Adjudicator Test Cases (DATC, edition 3, Lucas
 * Kruijswijk) on which rulebooks and judges differ, what can be chosen, what is chosen by default and why. This table is
 * the only place: the adjudicator's options, the tests, `chancery adjudicate --help` and `docs/rulings.md` come from it.
 */

import type { Board } from '../board/board.ts';
import type { Rulebook } from '../board/variant.ts';

export interface Ruling {
  /** Name of the option in a position's `options` (docs/formats.md 1). */
  readonly key: string;
  /** Clause of the DATC. */
  readonly clause: string;
  readonly question: string;
  /** The default comes first. */
  readonly choices: readonly { readonly value: string; readonly means: string }[];
  readonly why: string;
}

export const RULINGS = [
  {
    key: 'multiRouteConvoy',
    clause: '4.A.1',
    question: 'When is a convoy with several routes disrupted?',
    choices: [
      { value: 'last-route', means: 'when no route is left' },
      { value: 'any-route', means: 'when any of its fleets is dislodged (1971)' },
    ],
    why: 'Every rulebook since 1982; otherwise an unwanted fleet could break a convoy by joining it.',
  },
  {
    key: 'convoyParadox',
    clause: '4.A.2',
    question: 'What happens when the fate of a convoy contradicts itself, or has two consistent outcomes?',
    choices: [
      { value: 'szykman', means: 'the convoys concerned fail, their fleets hold' },
      { value: 'all-hold', means: 'all moves that are part of the paradox fail' },
      {
        value: '2000',
        means:
          'letter of 2000 and 2023: a convoyed army does not cut support of an attack on a fleet that it needs; the rest as szykman',
      },
      {
        value: '1982',
        means:
          'letter of 1982: a convoyed army does not cut support of an action in a province where a fleet convoys; the rest as szykman',
      },
      {
        value: '1971',
        means:
          'letter of 1971: a convoyed army does not cut support of an attack on one of its fleets; the rest as szykman',
      },
    ],
    why: 'It resolves every paradox, and differs from the rulebook only where a convoyed army dislodges the supporter.',
  },
  {
    key: 'adjacentConvoy',
    clause: '4.A.3',
    question: 'When does an army that could walk to its destination go by sea?',
    choices: [
      { value: 'intent', means: 'marked VIA, or a fleet of its own power is ordered to convoy it (2000, 2023)' },
      { value: 'marked', means: 'only when marked VIA' },
      {
        value: 'opposite',
        means: 'when somebody convoys it and the unit at its destination comes the other way (1971)',
      },
    ],
    why: 'The 2023 rulebook: nobody is convoyed against his will, and nobody needs a word he has never heard of.',
  },
  {
    key: 'convoyFallback',
    clause: '4.A.3',
    question: 'Does an army that meant to go by sea to an adjacent province walk when the convoy is not there?',
    choices: [
      { value: 'none', means: 'no, the move fails' },
      { value: 'missing', means: 'yes, when no complete convoy was ordered' },
      { value: 'failed', means: 'yes, also when the convoy was disrupted' },
    ],
    why: 'The preference of DATC 3: an order says one thing, not two.',
  },
  {
    key: 'cutFromTarget',
    clause: '4.A.4',
    question: 'Does an attack by convoy cut a support that is directed at the province the army came from?',
    choices: [
      { value: 'never', means: 'no, the attack comes from the province where the army started' },
      { value: 'by-convoy', means: 'yes, the attack comes from the sea' },
    ],
    why: "The game's author ruled so.",
  },
  {
    key: 'retreatToConvoyer',
    clause: '4.A.5',
    question: 'May a unit retreat to the province from which an army came by convoy to dislodge it?',
    choices: [
      { value: 'open', means: 'yes' },
      { value: 'closed', means: 'no' },
    ],
    why: 'The 2023 rulebook allows it in so many words.',
  },
  {
    key: 'convoyRoute',
    clause: '4.A.6',
    question: 'What does a route written into an order mean?',
    choices: [
      { value: 'kept', means: 'the army goes by exactly these seas or not at all' },
      { value: 'ignored', means: 'it says only that the army goes by convoy' },
    ],
    why: 'Players who write a route to a mail judge have always meant it. The DATC would ignore it; it has no case with one.',
  },
  {
    key: 'dislodgedRival',
    clause: '4.A.7',
    question: "Does a dislodged unit still stand off others from its attacker's province?",
    choices: [
      { value: 'unless-head-to-head', means: 'yes, unless the two met head-to-head (not when one went by convoy)' },
      { value: 'never', means: 'no' },
    ],
    why: 'The preference of the DATC: what counts is what passes the border.',
  },
  {
    key: 'missingCoast',
    clause: '4.B.2',
    question: 'A fleet is ordered to a province with several coasts, names none, and can reach only one.',
    choices: [
      { value: 'supplied', means: 'it goes to that coast' },
      { value: 'illegal', means: 'the order is void' },
    ],
    why: 'A poorly written order that has only one meaning must be followed. With two coasts in reach it is always void (4.B.1).',
  },
  {
    key: 'wrongCoast',
    clause: '4.B.3',
    question: 'A fleet is ordered to a coast that it cannot reach, but could reach the other.',
    choices: [
      { value: 'illegal', means: 'the order is void' },
      { value: 'corrected', means: 'it goes to the coast in reach' },
    ],
    why: 'An unambiguous order is not changed.',
  },
  {
    key: 'supportCoast',
    clause: '4.B.4',
    question: 'What does a coast mean in a support for a move?',
    choices: [
      { value: 'optional', means: 'when named it must be the coast of the move; it may be left out' },
      { value: 'required', means: 'it must be named, and right' },
      { value: 'ignored', means: 'support goes to the province, whatever the coast (before 2023)' },
    ],
    why: 'The 2023 rulebook, and no trap for those who forget it.',
  },
  {
    key: 'unitCoast',
    clause: '4.B.5',
    question: 'An order names its fleet on the wrong coast.',
    choices: [
      { value: 'ignored', means: 'the order stands' },
      { value: 'must-match', means: 'the order is void' },
    ],
    why: 'There is only one unit it can mean.',
  },
  {
    key: 'idleCoast',
    clause: '4.B.6',
    question: 'An order names a coast where none matters, as for an army.',
    choices: [
      { value: 'ignored', means: 'the coast is dropped' },
      { value: 'illegal', means: 'the order is void' },
    ],
    why: 'It has only one meaning.',
  },
  {
    key: 'unitType',
    clause: '4.C.2',
    question: 'An order calls an army a fleet, or the other way round.',
    choices: [
      { value: 'ignored', means: 'the order stands for the unit that is there' },
      { value: 'must-match', means: 'the order is void' },
    ],
    why: 'There is only one unit it can mean. (Orders by mail are refused on arrival, with the right line offered.)',
  },
  {
    key: 'civilDisorder',
    clause: '4.D.8',
    question: 'Which units go when a power does not order enough removals?',
    choices: [
      { value: '2023', means: 'the farthest from a centre the power owns, counted over any provinces' },
      {
        value: '1971',
        means: 'the farthest from its home centres: fleets as fleets move, armies over land and sea',
      },
    ],
    why: 'The 2023 rulebook. Under both fleets go before armies, then the first in the alphabet.',
  },
  {
    key: 'illegalMove',
    clause: '4.E.1',
    question: 'What does a unit do whose move is impossible?',
    choices: [
      { value: 'holds', means: 'the order is ignored, the unit holds and may be supported to hold' },
      { value: 'attempts', means: 'it counts as ordered to move: nobody can support it to hold' },
    ],
    why: 'The 2023 rulebook: impossible orders result in a hold.',
  },
] as const satisfies readonly Ruling[];

type RulingOf<Key> = Extract<(typeof RULINGS)[number], { readonly key: Key }>;
export type RulingKey = (typeof RULINGS)[number]['key'];

/** Rulings that differ from the default. */
export type RulingOptions = { readonly [Key in RulingKey]?: RulingOf<Key>['choices'][number]['value'] };

/** All rulings of one adjudication. */
export type Rulings = { readonly [Key in RulingKey]: RulingOf<Key>['choices'][number]['value'] };

export const DEFAULT_RULINGS = Object.freeze(
  Object.fromEntries(RULINGS.map(({ key, choices }) => [key, choices[0].value])),
) as Rulings;

/** What each edition of the rulebook rules otherwise than the default. */
export const RULEBOOK_RULINGS: Readonly<Record<Rulebook, RulingOptions>> = {
  '2023': {},
  '1971': {
    multiRouteConvoy: 'any-route',
    convoyParadox: '1971',
    adjacentConvoy: 'opposite',
    supportCoast: 'ignored',
    civilDisorder: '1971',
  },
};

/** The rulings of an adjudication: those of the board's rulebook but for what is chosen. */
export function rulingsOf(board: Board, options?: RulingOptions): Rulings {
  return rulingsWith({ ...RULEBOOK_RULINGS[board.variant.rulebook ?? '2023'], ...options });
}

/** The defaults but for what is chosen. */
export function rulingsWith(options: RulingOptions | undefined): Rulings {
  if (options === undefined) return DEFAULT_RULINGS;
  const chosen = RULINGS.filter(({ key }) => options[key] !== undefined).map(({ key }) => [key, options[key]]);
  return chosen.length === 0 ? DEFAULT_RULINGS : { ...DEFAULT_RULINGS, ...Object.fromEntries(chosen) };
}

/** Issues of the same chapter on which this judge has no option. */
export interface SettledIssue {
  readonly clause: string;
  readonly question: string;
  readonly ruling: string;
}

export const SETTLED_ISSUES: readonly SettledIssue[] = [
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
