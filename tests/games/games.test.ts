/** Whole games as people played them, phase by phase: movements, retreats and adjustments to the recorded boards. */

import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Position, Resolution } from '../../engine/board/position.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { type PlayedPhase, playedPhases, sorted } from './played.ts';

describe('real games replay to the recorded boards', () => {
  it('has 24 games of 1388 phases', () => {
    expect(playedPhases).toHaveLength(1388);
    expect(new Set(playedPhases.map(({ game }) => game)).size).toBe(24);
  });

  for (const game of new Set(playedPhases.map((phase) => phase.game))) {
    it(`game ${game}`, () => {
      let position: Position | null = null;
      for (const played of playedPhases.filter((phase) => phase.game === game)) {
        position = inPlay(played, position);
        const resolution = adjudicate(standard, position, played.orders);
        expect(outcomeOf(played, resolution)).toEqual(recordOf(played, resolution));
        position = resolution.next === null ? null : nextPosition(standard, position, resolution);
      }
    });
  }
});

/** The recorded position; where the attacks came from and what is contested is known from the phase before. */
function inPlay({ phase, units, centers, dislodged }: PlayedPhase, before: Position | null): Position {
  const position = { variant: 'standard', phase: phaseCode(phase), units, centers };
  if (dislodged === undefined) return position;
  expect(unitsIn(before?.dislodged ?? {})).toEqual(sorted(dislodged));
  return { ...position, dislodged: before?.dislodged ?? {} };
}

function outcomeOf({ phase }: PlayedPhase, { units, centers, dislodged, next }: Resolution) {
  return {
    phase,
    next,
    units: sorted(units),
    centers: sorted(centers),
    dislodged: next?.endsWith('R') === true ? unitsIn(dislodged) : {},
  };
}

function recordOf(played: PlayedPhase, { next }: Resolution) {
  return {
    phase: played.phase,
    next: next === null ? null : played.resultPhase,
    units: sorted(played.resultUnits),
    centers: sorted(played.resultCenters ?? played.centers),
    dislodged: sorted(played.resultDislodged ?? {}),
  };
}

/** Dislodged units that can retreat: the others are gone at once in the record. */
function unitsIn(dislodged: NonNullable<Position['dislodged']>) {
  return sorted(
    Object.fromEntries(
      Object.entries(dislodged).map(([power, list]) => [
        power,
        list.filter(({ retreats }) => retreats.length > 0).map(({ unit }) => unit),
      ]),
    ),
  );
}
