/** Scores by the systems that tournaments use, and statistics over many games. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameOutcome } from '../../engine/game/events.ts';
import { type FinishedGame, finishedGame, type PowerResult } from '../../engine/scoring/finished-game.ts';
import { SYSTEMS, scoreGame } from '../../engine/scoring/scores.ts';
import { addGame, type ScoreTally } from '../../engine/scoring/tally.ts';
import { gameName, type Power, personId } from '../../engine/vocabulary.ts';
import { listedGame, resultKey } from '../../lambdas/adapters/publish/lists/listed-game.ts';
import { realGame } from '../archive/games.ts';
import { boardOf, standard } from '../boards.ts';

const POWERS = standard.powers.map(({ name }) => name);

function game(centres: readonly number[], outcome: GameOutcome | null): FinishedGame {
  const shares = outcome !== null && 'powers' in outcome ? outcome.powers : [];
  const result = (power: Power, n: number): PowerResult =>
    shares.includes(power) ? (outcome?.kind === 'drawn' ? 'drew' : 'won') : n > 0 ? 'survived' : 'eliminated';
  return {
    name: 'marne',
    variant: 'standard',
    outcome,
    years: 7,
    lastYear: 1907,
    phases: 30,
    powers: POWERS.map((power, p) => {
      const n = centres[p] ?? 0;
      return { power, centres: n, result: result(power, n), outIn: n > 0 ? null : 1905, player: null, person: null };
    }),
  };
}

function points(scored: FinishedGame, system: (typeof SYSTEMS)[number]['id']): readonly number[] | null {
  const score = scoreGame(scored, system);
  return score === null ? null : POWERS.map((power) => Math.round(score[power]! * 100) / 100);
}

describe('scores of a finished game', () => {
  const solo = game([18, 6, 5, 5], { kind: 'won', powers: ['AUSTRIA'] });
  const draw = game([12, 10, 8, 4], { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND', 'FRANCE'] });

  it('a solo takes all points in every system', () => {
    for (const { id } of SYSTEMS) expect(points(solo, id)).toEqual([100, 0, 0, 0, 0, 0, 0]);
  });

  it('a draw: nothing by solos, equal shares by draw size, squares over their sum by sum of squares', () => {
    expect(points(draw, 'solo')).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(points(draw, 'draw-size')).toEqual([33.33, 33.33, 33.33, 0, 0, 0, 0]);
    // 144 + 100 + 64 + 16 = 324
    expect(points(draw, 'sum-of-squares')).toEqual([44.44, 30.86, 19.75, 4.94, 0, 0, 0]);
  });

  it('where the powers of a player are counted together they get what the player gets, in equal parts', () => {
    const people = ['p0', 'p0', 'p1', 'p1', 'p2', 'p2', null];
    const pairs = (each: FinishedGame): FinishedGame => ({
      ...each,
      isBySeat: true,
      powers: each.powers.map((power, n) => ({ ...power, person: (people[n] ?? null) as typeof power.person })),
    });
    // (12 + 10)^2 = 484 and (8 + 4)^2 = 144, of 628.
    expect(points(pairs(draw), 'sum-of-squares')).toEqual([38.54, 38.54, 11.46, 11.46, 0, 0, 0]);
    expect(points(pairs(draw), 'draw-size')).toEqual([25, 25, 25, 25, 0, 0, 0]);
  });

  it('a draw and a win of players with two powers each count players, in tallies and in lists', () => {
    const ann = personId('ann');
    const bob = personId('bob');
    const ended = (outcome: GameOutcome) => ({
      ...game([12, 10, 9, 9], outcome),
      variant: '1812-overture',
      isBySeat: true,
      powers: game([12, 10, 9, 9], outcome).powers.map((power, n) => ({
        ...power,
        player: n < 2 ? 'Ann' : 'Bob',
        person: n < 2 ? ann : bob,
      })),
    });
    const powers = POWERS.slice(0, 4);
    const [won, drawn] = [ended({ kind: 'won', powers }), ended({ kind: 'drawn', powers })];
    expect(addGame(addGame({}, won), drawn)['1812-overture']).toMatchObject({ solos: 0, joint: 1, draws: { 2: 1 } });
    const keyOf = (finished: FinishedGame) => {
      const entry = { name: gameName('marne'), variant: '1812-overture', listed: true, status: 'finished', updated: 0 };
      const summary = { ended: null, phases: 0, finished, openings: {} };
      return resultKey(listedGame(entry as never, boardOf('1812-overture'), summary as never)!.row);
    };
    expect([keyOf(won), keyOf(drawn)]).toEqual(['joint', 'draw-2']);
  });

  it('a concession counts as a win; two who win together share', () => {
    expect(points(game([10, 9], { kind: 'conceded', powers: ['ENGLAND'] }), 'draw-size')).toEqual([
      0, 100, 0, 0, 0, 0, 0,
    ]);
    expect(points(game([12, 12], { kind: 'won', powers: ['AUSTRIA', 'ENGLAND'] }), 'solo')).toEqual([
      50, 50, 0, 0, 0, 0, 0,
    ]);
  });

  it('a game whose end is not recorded, or that was broken off, has only its centers to score', () => {
    for (const outcome of [null, { kind: 'terminated' } as const]) {
      const open = game([17, 17], outcome);
      expect(points(open, 'solo')).toBeNull();
      expect(points(open, 'draw-size')).toBeNull();
      expect(points(open, 'sum-of-squares')).toEqual([50, 50, 0, 0, 0, 0, 0]);
    }
  });

  it('every system shares out 100 points or none, whatever the game', () => {
    const centres = fc.array(fc.nat(17), { minLength: 7, maxLength: 7 });
    const some = fc.subarray([...POWERS], { minLength: 1 });
    const outcomes = fc.oneof(
      some.map((powers): GameOutcome => ({ kind: 'drawn', powers })),
      fc.constantFrom(...POWERS).map((power): GameOutcome => ({ kind: 'won', powers: [power] })),
      fc.constant(null),
    );
    fc.assert(
      fc.property(centres, outcomes, fc.constantFrom(...SYSTEMS), (counts, outcome, { id }) => {
        const score = scoreGame(game(counts, outcome), id);
        if (score === null) return;
        const sum = Object.values(score).reduce((all, each) => all + each, 0);
        expect(Math.min(Math.abs(sum), Math.abs(sum - 100))).toBeLessThan(1e-9);
        expect(Object.values(score).every((each) => each >= 0)).toBe(true);
      }),
      { seed: 8, numRuns: 300 },
    );
  });
});

describe('the result of a real game', () => {
  it('tells who won, who survived, who went out and when', () => {
    const result = finishedGame(realGame('d11562'), standard.variant)!;
    const final = realGame('d11562').phases.at(-1)!.resolution;
    for (const { power, centres, result: how, outIn } of result.powers) {
      expect(centres).toBe(final.centers[power]?.length ?? 0);
      expect(how === 'eliminated').toBe(outIn !== null);
      expect(how === 'won').toBe(final.winner === power);
    }
    expect(result.years).toBe((result.lastYear ?? 0) - 1900);
  });

  it('of a game that goes on there is none', () => {
    expect(finishedGame({ ...realGame('d11562'), status: 'active' }, standard.variant)).toBeNull();
  });
});

describe('statistics', () => {
  it('count wins, draws by size, and each power, and do not depend on the order of the games', () => {
    const games = [
      game([18, 6, 5, 5], { kind: 'won', powers: ['AUSTRIA'] }),
      game([12, 10, 8, 4], { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND', 'FRANCE'] }),
      game([17, 17], { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND'] }),
      game([11, 11, 12], { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND'] }),
      game([1, 2], null),
    ];
    const count = (list: readonly FinishedGame[]) => list.reduce<ScoreTally>(addGame, {});
    const { standard: all } = count(games);
    expect({ ...all, powers: null }).toEqual({
      games: 5,
      solos: 1,
      joint: 0,
      conceded: 0,
      draws: { 2: 2, 3: 1 },
      terminated: 0,
      unknown: 1,
      years: 35,
      phases: 150,
      powers: null,
    });
    expect(all?.powers['AUSTRIA']).toMatchObject({
      games: 5,
      won: 1,
      drew: 3,
      survived: 1,
      eliminated: 0,
      centres: 59,
    });
    expect(all?.powers['AUSTRIA']?.points['draw-size'].games).toBe(4);
    expect(all?.powers['TURKEY']).toMatchObject({ games: 5, eliminated: 5, centres: 0 });
    expect(count([...games].reverse())).toEqual(count(games));
  });
});
