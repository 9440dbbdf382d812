/** What a position from outside may leave out, but rules of its variant ask for: it is adjudicated all the same, and this is said. */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position } from '../board/position.ts';
import type { PositionFault } from './faults.ts';

export function lackingIn({ variant }: Board, position: Position): readonly PositionFault[] {
  const { rules } = variant;
  const { kind } = parsePhase(position.phase);
  const lacks: PositionFault[] = [];
  const pools = rules.seats?.drawn?.pools;
  if (pools !== undefined && position.ruleState?.seats === undefined) {
    const seat = pools.flatMap(([first]) => first ?? []);
    lacks.push({ field: 'ruleState.seats', message: { code: 'positions/seats-missing', seat } });
  }
  if (rules['center-maturity'] !== undefined && position.ruleState?.['center-maturity'] === undefined) {
    lacks.push({
      field: 'ruleState.center-maturity',
      message: { code: 'positions/ages-missing' },
    });
  }
  if (rules.influence !== undefined && kind === 'M' && Object.keys(position.centers).length === 0) {
    lacks.push({ field: 'centers', message: { code: 'positions/no-influence' } });
  }
  const neutral = rules['neutral-units'];
  if (neutral !== undefined && neutral.whenAbsent === undefined && position.units[neutral.name] === undefined) {
    lacks.push({ field: `units.${neutral.name}`, message: { code: 'positions/neutral-units-missing' } });
  }
  if (kind === 'R' && Object.keys(position.dislodged ?? {}).length === 0) {
    lacks.push({ field: 'dislodged', message: { code: 'positions/dislodged-missing' } });
  }
  return lacks;
}
