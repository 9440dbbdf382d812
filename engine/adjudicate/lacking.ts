/** What a position from outside may leave out, but rules of its variant ask for: it is adjudicated all the same, and this is said. */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position } from '../board/position.ts';
import type { Fault } from './faults.ts';

export function lackingIn({ variant }: Board, position: Position): readonly Fault[] {
  const { rules } = variant;
  const { kind } = parsePhase(position.phase);
  const lacks: Fault[] = [];
  const pools = rules.seats?.drawn?.pools;
  if (pools !== undefined && position.ruleState?.seats === undefined) {
    const example = JSON.stringify([pools.map(([first]) => first)]);
    lacks.push({
      field: 'ruleState.seats',
      message: `is missing: which drawn powers one player holds, such as ${example}. Each is counted alone for victory.`,
    });
  }
  if (rules['center-maturity'] !== undefined && position.ruleState?.['center-maturity'] === undefined) {
    lacks.push({
      field: 'ruleState.center-maturity',
      message: 'is missing: which centers are newly gained. All count as held for long.',
    });
  }
  if (rules.influence !== undefined && kind === 'M' && Object.keys(position.centers).length === 0) {
    lacks.push({ field: 'centers', message: 'is missing: without centers nobody has influence points.' });
  }
  const neutral = rules['neutral-units'];
  if (neutral !== undefined && neutral.whenAbsent === undefined && position.units[neutral.name] === undefined) {
    lacks.push({ field: `units.${neutral.name}`, message: 'is missing: none of these armies stands any more.' });
  }
  if (kind === 'R' && Object.keys(position.dislodged ?? {}).length === 0) {
    lacks.push({ field: 'dislodged', message: 'is missing: nobody retreats.' });
  }
  return lacks;
}
