/** What follows a phase: who owns what, what is due in the adjustments, who has won, which phase comes next. */
import type { Board } from '../../board/board.ts';
import { formatPhase, phaseAfter } from '../../board/phase.ts';
import type { Dislodged, Phase, PhaseCode } from '../../board/position.ts';
import type { RuleState } from '../../board/rules.ts';
import type { ByPower, Power, Province, UnitText } from '../../board/variant.ts';
import { maturityAfter } from '../../rules/center-maturity.ts';
import { countsAfter, isCountedAfterMoves, type Winner, winnerAmong } from '../../rules/victory.ts';
import { rowsOf } from '../../vocabulary.ts';
import { numberUnit } from '../numbered.ts';
import { adjustmentsDue, isAdjustmentPlayed } from './adjustments-due.ts';

/** The board when a phase has been played. */
export interface Played {
  readonly units: ByPower<readonly UnitText[]>;
  readonly dislodged: ByPower<readonly Dislodged[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly ruleState?: RuleState | undefined;
}

export interface Turn {
  readonly centers: ByPower<readonly Province[]>;
  readonly adjustments: ByPower<number>;
  readonly winner: Winner;
  readonly next: PhaseCode | null;
  readonly ruleState: RuleState | undefined;
}

/**
 * Retreats come next when a dislodged unit has a place to go. Otherwise the season's fighting is over: centres change
 * hands if the calendar says so (rulebook, "Supply centers"), and victory is counted then, unless the variant counts it
 * at the end of a movement phase. Adjustments in which nothing is due are skipped.
 */
export function turnAfter(board: Board, phase: Phase, played: Played): Turn {
  const { calendar } = board.variant;
  const idle = Object.fromEntries(powersWithAny(board, played).map((power) => [power, 0]));
  const turn = { centers: played.centers, adjustments: idle, winner: null, next: null, ruleState: played.ruleState };
  if (countsAfter(board, phase)) {
    const centers = ownersAfter(board, played);
    const winner = winnerAmong(board, centers, played.ruleState);
    if (winner !== null) return { ...turn, centers, winner };
  }
  const someRetreat = Object.values(played.dislodged).some((list) => list.some(({ retreats }) => retreats.length > 0));
  let next = phaseAfter(calendar, phase);
  if (next.kind === 'R' && someRetreat) return { ...turn, next: formatPhase(next) };
  const { centers, ruleState, winner } = ownershipAfter(board, phase, played);
  if (winner !== null) return { ...turn, centers, winner, ruleState };
  while (next.kind === 'R') next = phaseAfter(calendar, next);
  if (next.kind === 'A') {
    const standing = { units: played.units, centers, ...(ruleState && { ruleState }) };
    if (isAdjustmentPlayed(board, standing)) {
      const adjustments = { ...idle, ...adjustmentsDue(board, standing) };
      return { centers, adjustments, winner, next: formatPhase(next), ruleState };
    }
    while (next.kind !== 'M') next = phaseAfter(calendar, next);
  }
  return { ...turn, centers, next: formatPhase(next), ruleState };
}

/** Who owns what, and who has won, after the last fighting of a season. */
function ownershipAfter(board: Board, phase: Phase, played: Played): Pick<Turn, 'centers' | 'ruleState' | 'winner'> {
  const { seasons } = board.variant.calendar;
  const changes = phase.kind !== 'A' && seasons.find(({ letter }) => letter === phase.season)?.ownership === true;
  if (!changes) return { centers: played.centers, ruleState: played.ruleState, winner: null };
  const centers = ownersAfter(board, played);
  const maturity = maturityAfter(board, played.ruleState, played.centers, centers);
  const ruleState = maturity === undefined ? played.ruleState : { ...played.ruleState, 'center-maturity': maturity };
  const winner = isCountedAfterMoves(board) ? null : winnerAmong(board, centers, ruleState);
  return { centers, ruleState, winner };
}

/** A centre belongs to the power whose unit stands on it; an empty one keeps its owner. Neutral units own nothing. */
function ownersAfter(board: Board, { units, centers }: Pick<Played, 'units' | 'centers'>): Played['centers'] {
  const owner = new Map<Province, Power>();
  for (const [power, list] of rowsOf(centers)) for (const center of list) owner.set(center, power);
  for (const { name } of board.powers) {
    for (const unit of units[name] ?? []) {
      const numbered = numberUnit(board, unit);
      if (numbered === null) continue;
      const { id, center } = board.provinces[board.provinceOf[numbered.at]!]!;
      if (center === true) owner.set(id, name);
    }
  }
  const owned = new Map<Power, Province[]>(board.powers.map(({ name }) => [name, []]));
  for (const [center, power] of owner) owned.get(power)?.push(center);
  return Object.fromEntries(
    [...owned].filter(([, list]) => list.length > 0).map(([power, list]) => [power, list.sort()]),
  );
}

function powersWithAny(board: Board, { units, centers }: Played): readonly Power[] {
  const any = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0;
  return board.powers.map(({ name }) => name).filter((name) => any(units[name]) || any(centers[name]));
}
