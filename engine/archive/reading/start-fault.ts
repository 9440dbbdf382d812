/** Whether a game can have begun as its record says: on a map on which it did not, it is not kept as one of that variant. */
import { startingPosition } from '../../adjudicate/phases/next-position.ts';
import type { Board } from '../../board/board.ts';
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { ArchiveMessage } from '../../messages/archive-messages.ts';
import { unitsFixed } from '../../rules/start-choices.ts';
import { provinceOfUnit, rowsOf } from '../../vocabulary.ts';
import type { GameRecord } from '../of-record.ts';

/** What of the first phase contradicts the variant; null when nothing does. */
export function startFault({ phases }: Pick<GameRecord, 'phases'>, board: Board): ArchiveMessage | null {
  const first = phases[0];
  if (first === undefined) return null;
  const { variant } = board;
  const start = startingPosition(board);
  const order = comparePhases(variant.calendar, parsePhase(first.phase), parsePhase(start.phase));
  if (order < 0)
    return { code: 'archive/before-the-start', phase: first.phase, variant: variant.name, start: start.phase };
  if (order > 0) return null;
  // Units that its players choose at the start, and those of powers that nobody plays, may be there or not.
  for (const [power, units] of rowsOf(first.position.units)) {
    const usual = board.powers.find(({ name }) => name === power)?.units ?? start.units[power] ?? [];
    const fixed = unitsFixed(board, power, usual);
    const strange = units.filter((unit) => {
      const same = usual.find((each) => provinceOfUnit(each) === provinceOfUnit(unit));
      return same === undefined || (same !== unit && fixed.includes(same));
    });
    if (strange.length > 0) return { code: 'archive/strange-start', power, units: strange, variant: variant.name };
  }
  for (const [power, centers] of rowsOf(first.position.centers ?? {})) {
    const strange = centers.filter((center) => start.centers[power]?.includes(center) !== true);
    if (strange.length > 0) return { code: 'archive/strange-owners', power, centers: strange, variant: variant.name };
  }
  return null;
}
