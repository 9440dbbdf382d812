/** The phases on which the adjudicator is timed. */

import { readFileSync } from 'node:fs';
import type { OrdersByPower } from '../../../engine/board/position.ts';
import { orderedUnit, phaseCode } from '../../../engine/vocabulary.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import type { BenchPhase, BenchSet } from './bench-set.ts';
import { convoyPhases } from './convoy-phases.ts';
import { PARADOXES, WORST } from './hard-phases.ts';
import { crowdedPhases, longConvoy, paradoxWheel } from './large-map.ts';

/** Real games, one phase a line (`tests/games`). */
const GAMES = new URL('../../../tests/games/data/standard.jsonl', import.meta.url);

export function benchSets(): readonly BenchSet[] {
  const { board } = loadVariant('standard')!;
  const played = movementPhases();
  const units = ({ position }: BenchPhase) => Object.values(position.units).flat().length;
  return [
    { name: '34 units', board, phases: played.filter((phase) => units(phase) === 34) },
    { name: 'mid-game', board, phases: played.filter((phase) => units(phase) > 22 && units(phase) < 34) },
    { name: 'convoys', board, phases: convoyPhases(board) },
    { name: 'paradoxes', board, phases: PARADOXES.map(phaseOf) },
    { name: 'worst cases', board, phases: WORST.map(phaseOf) },
    longConvoy(),
    paradoxWheel(),
    crowdedPhases(),
  ];
}

/** The phases of the games as lines that `chancery adjudicate --jsonl` reads, without what came of them. */
export function gamePositionLines(): readonly string[] {
  return playedPhases().map(({ variant, phase, units, centers, dislodged, orders }) =>
    JSON.stringify({ variant, phase, units, centers, dislodged, orders }),
  );
}

function playedPhases(): readonly (BenchPhase['position'] & { readonly orders: OrdersByPower })[] {
  return readFileSync(GAMES, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export function movementPhases(): readonly BenchPhase[] {
  return playedPhases()
    .filter(({ phase }) => phase.endsWith('M'))
    .map(({ orders, ...position }) => ({ position, orders }));
}

function phaseOf(orders: OrdersByPower): BenchPhase {
  const units = Object.fromEntries(
    Object.entries(orders).map(([power, list]) => [power, list.flatMap((order) => orderedUnit(order) ?? [])]),
  );
  return { position: { variant: 'standard', phase: phaseCode('S1901M'), units, centers: {} }, orders };
}
