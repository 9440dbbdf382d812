/**
 * Positions and resolutions in the public notation (docs/formats.md 1 and 2): what `chancery adjudicate` reads and
 * writes, what events hold and what pages are drawn from.
 */

import type { PhaseCode } from '../vocabulary.ts';
import type { OrderOutcome } from './outcome-tree.ts';
import type { RuleState } from './rules.ts';
import type { ByPower, PhaseKind, Place, Power, Province, UnitText } from './variant.ts';

export type { PhaseCode };

/** A phase code taken apart. */
export interface Phase {
  readonly season: string;
  readonly year: number;
  readonly kind: PhaseKind;
}

/** A unit that must retreat or disband. */
export interface Dislodged {
  readonly unit: UnitText;
  /** Province its attacker came from; null when the attack came by convoy and so bars nothing. */
  readonly from: Province | null;
  /** Places it may retreat to, coasts spelled out for fleets; sorted. */
  readonly retreats: readonly Place[];
}

/** The board at the start of a phase. */
export interface Position {
  readonly variant: string;
  readonly phase: PhaseCode;
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  /** Only in a retreat phase. */
  readonly dislodged?: ByPower<readonly Dislodged[]>;
  /** What named rules carry from phase to phase (e.g. since when a centre is held), by rule name. */
  readonly ruleState?: RuleState;
}

/** Orders in canonical judge syntax; units without one hold, disband or fall to civil disorder. */
export type OrdersByPower = ByPower<readonly string[]>;

export const REASONS = [
  'bounce',
  'cut',
  'dislodged',
  'void',
  'no-convoy',
  'disrupted',
  'head-to-head',
  'beleaguered',
  'self-dislodgement',
  'held',
  'disbanded',
  'retreat-conflict',
  'too-many-builds',
  'not-eligible',
  'no-order',
  'too-many-removals',
] as const;
/** Why an order came out as it did; new words may be added, never renamed (docs/formats.md 2). */
export type Reason = (typeof REASONS)[number];

export interface ResolvedOrder {
  readonly power: Power;
  readonly order: string;
  readonly result: 'succeeds' | 'fails';
  readonly reasons: readonly Reason[];
  /** What became of it and why; left out when it was not asked for. `templates/locales/explained.ts` tells it. */
  readonly outcome?: OrderOutcome;
  /** The sentences themselves, where no outcome is known: in games recorded before it was kept, and in what others wrote. */
  readonly explanation?: string;
  readonly toOwner?: string;
}

/** A phase resolved. `units`, `dislodged` and `centers` are the board afterwards. */
export interface Resolution {
  readonly variant: string;
  readonly phase: PhaseCode;
  readonly orders: readonly ResolvedOrder[];
  readonly units: ByPower<readonly UnitText[]>;
  readonly dislodged: ByPower<readonly Dislodged[]>;
  readonly centers: ByPower<readonly Province[]>;
  /** Positive: builds due; negative: removals due. Filled when `next` is an adjustment phase, else zeros. */
  readonly adjustments: ByPower<number>;
  /** Provinces left empty by a standoff, closed to retreats. */
  readonly contested: readonly Province[];
  readonly winner: null | Power | readonly Power[];
  /** The phase that really comes next (empty retreat and adjustment phases are skipped); null when the game is over. */
  readonly next: PhaseCode | null;
  readonly ruleState?: RuleState;
}
