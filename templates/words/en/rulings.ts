/** The rulings of this judge in words: what each choice means, and why the default is one. */
import type { RulingWords, SettledIssue } from '../language.ts';

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
