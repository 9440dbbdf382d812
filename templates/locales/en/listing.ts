/**
 * Orders, results, positions and centers as the classic judges list them (judge-language E), word for word, since programs read
 * them. Other languages list the same facts in the same order, for people.
 */
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { countNoun } from '../text/counts.ts';

/** As in `Movement results for`. */
export const KIND: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreat', A: 'Adjustment' };

/** As in `The next phase of 'marne' will be Retreats for`. */
export const NEXT_KIND: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreats', A: 'Adjustments' };

/** A unit that is listed: the type, its place as it stands alone and in a sentence. */
interface Listed {
  readonly type: 'A' | 'F';
  readonly place: string;
  readonly inSentence: string;
}

/** Whose something is: `France`, `French`. */
interface Whose {
  readonly power: string;
  readonly adjective: string;
}

/** What a power owns and has, and how many units it builds or removes. */
interface Balance {
  readonly centers: number;
  readonly units: number;
  readonly change: number;
  readonly hasWon: boolean;
}

type Met = 'void' | 'bounce' | 'no-convoy' | 'cut' | 'dislodged' | 'destroyed';

export const listing = {
  /** Behind the name of a power. */
  colon: ':',
  types: { A: 'Army', F: 'Fleet' },
  /** `isNamed`: the year has a name of its own. */
  turn: (season: string, year: string, _isNamed: boolean): string => `${season} of ${year}`,
  results: (kind: PhaseKind, turn: string): string => `${KIND[kind]} results for ${turn}`,
  orders: (kind: PhaseKind, turn: string): string => `${KIND[kind]} orders for ${turn}`,
  next: (game: string, kind: PhaseKind, turn: string): string =>
    `The next phase of '${game}' will be ${NEXT_KIND[kind]} for ${turn}.`,
  over: 'The game is over.  Thank you for playing.',
  start: (turn: string): string => `Starting position for ${turn}.`,
  selected: (as: readonly string[], game: string): string =>
    `You have been selected as ${as.join(' and ')} in game '${game}' of Diplomacy.`,
  players: 'The following players are in this game:',
  master: 'Master',
  observer: 'Observer',
  nobody: 'nobody',
  hidden: 'someone@somewhere',

  hold: (unit: string): string => `${unit} HOLD`,
  /** From where the unit stands by the seas of its convoy to where it goes; `bySea`: by any convoy, of which results are silent. */
  move: (stops: readonly string[], bySea: boolean, isToRead: boolean): string =>
    `${stops.join(' -> ')}${bySea && isToRead ? ' via convoy' : ''}`,
  supportHold: (unit: string, target: string): string => `${unit} SUPPORT ${target}`,
  supportMove: (unit: string, target: string, to: string): string => `${unit} SUPPORT ${target} -> ${to}`,
  convoy: (unit: string, target: string, to: string): string => `${unit} CONVOY ${target} -> ${to}`,
  proxy: (unit: string, to: string): string => `${unit} Proxy given to ${to}`,
  /** A unit of another power; `isToRead`: in an order on file, which must be readable as it stands. */
  foreign: (unit: string, { adjective }: Whose, _isToRead: boolean): string => `${adjective} ${unit}`,
  unordered: (unit: string): string => `${unit}, No Order Processed`,
  met: {
    void: 'void',
    bounce: 'bounce',
    'no-convoy': 'no convoy',
    cut: 'cut',
    dislodged: 'dislodged',
    destroyed: 'destroyed',
  } satisfies Record<Met, string>,
  marked: (text: string, met: readonly string[]): string => `${text}.  (*${met.join(', ')}*)`,

  retreat: (unit: string, to: string): string => `${unit} -> ${to}`,
  retreatMet: (retreat: string, met: readonly string[]): string => `${retreat} (*${met.join(', ')}*).`,
  disband: (unit: string): string => `${unit} DISBAND.`,
  retreatUnordered: (unit: string): string => `${unit}, No Order Processed (DISBAND).`,
  dislodged: 'The following units were dislodged:',
  mayRetreat: ({ adjective }: Whose, { type, inSentence }: Listed, to: readonly string[]): string =>
    `The ${adjective} ${listing.types[type]} in ${inSentence}${listing.ways(to)}.`,
  wasDestroyed: ({ adjective }: Whose, { type, inSentence }: Listed): string =>
    `The ${adjective} ${listing.types[type]} in ${inSentence} with no valid retreats was destroyed.`,
  ways: (to: readonly string[]): string => ` can retreat to ${to.join(' or ')}`,

  builds: ({ type, inSentence }: Listed): string => `Builds ${type === 'A' ? 'an army' : 'a fleet'} in ${inSentence}.`,
  removes: ({ type, inSentence }: Listed): string => `Removes the ${type === 'A' ? 'army' : 'fleet'} in ${inSentence}.`,
  loses: ({ type, inSentence }: Listed): string =>
    `Defaults, removing the ${type === 'A' ? 'army' : 'fleet'} in ${inSentence}.`,
  waived: 'Build waived.',
  pending: (builds: number): string => `${countNoun(builds, 'build')} pending.`,
  unusable: (builds: number, isOver: boolean): string =>
    `${countNoun(builds, 'unusable build')} ${isOver ? 'waived' : 'pending'}.`,
  byDefault: (unit: string): string => `${unit} (by default)`,

  ownership: 'Ownership of supply centers:',
  unowned: 'Unowned',
  balance: ({ centers, units, change, hasWon }: Balance): string => {
    const count = Math.abs(change);
    const centersHeld = `${two(centers)} Supply center${centers === 1 ? ', ' : 's,'}`;
    const unitsHeld = `${two(units)} Unit${units === 1 ? ': ' : 's:'}`;
    const due = `${change < 0 ? 'Removes' : 'Builds '} ${two(count)} unit${count === 1 ? '' : 's'}.`;
    return `${centersHeld} ${unitsHeld}  ${due}${hasWon ? `${count === 1 ? ' ' : ''}  (* VICTORY!! *)` : ''}`;
  },
};

function two(n: number): string {
  return String(n).padStart(2);
}
