/** Centers that give no unit yet (rule `center-maturity`): said where a player would look for the build. */
import type { Board } from '../../../engine/board/board.ts';
import { provinceName } from '../../../engine/board/display-names.ts';
import { comparePhases, formatPhase, parsePhase, phaseAfter } from '../../../engine/board/phase.ts';
import type { PhaseCode } from '../../../engine/board/position.ts';
import type { RuleState } from '../../../engine/board/rules.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { youngCenters } from '../../../engine/rules/center-maturity.ts';
import { t } from '../current.ts';
import { phaseName } from './phases.ts';

/** `Munich is new to you: it gives a unit in the adjustments of Winter 1801 if you still own it then.`; null: there is none. */
export function youngInWords(
  board: Board,
  powers: readonly Power[],
  state: RuleState | undefined,
  phase: PhaseCode,
): string | null {
  const young = powers.flatMap((power) => youngCenters(board, power, state));
  if (young.length === 0) return null;
  const counts = [...new Set(young.map(({ updates }) => updates))].sort((a, b) => a - b);
  const parts = counts.map((updates) => ({
    centers: young.filter((each) => each.updates === updates).map(({ center }) => provinceName(board, center)),
    phase: phaseName(board, adjustmentAfter(board, phase, updates)),
  }));
  return t().mail.results.young(parts, young.length);
}

/** The n-th adjustments after those of the season of a phase. */
function adjustmentAfter(board: Board, code: PhaseCode, n: number): PhaseCode {
  const { calendar } = board.variant;
  const here = parsePhase(code);
  let phase = here;
  let left = n;
  while (left > 0) {
    phase = phaseAfter(calendar, phase);
    const isLater = phase.year !== here.year || phase.season !== here.season;
    if (phase.kind === 'A' && isLater && comparePhases(calendar, here, phase) < 0) left -= 1;
  }
  return formatPhase(phase);
}
