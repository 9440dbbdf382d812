/**
 * The engine against a second, simple adjudicator that tries all outcomes (`oracle.ts`), on random positions in which
 * many units stand close together. A slice with a fixed seed; 100,000 positions with CHANCERY_FULL.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { compileBoard } from '../../engine/board/board.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { Variant } from '../../engine/board/variant.ts';
import { phaseCode, rowsOf } from '../../engine/vocabulary.ts';
import { readVariant } from '../boards.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { CANALS, COASTS, STRAITS } from './maps.ts';
import { type OracleResult, oracle } from './oracle.ts';
import { type Dealt, dealPosition } from './positions.ts';

/** Positions on each map: in the slice, and in IS_FULL 100,000 together. */
const MAPS: readonly { readonly variant: Variant; readonly slice: number; readonly full: number }[] = [
  { variant: readVariant('standard'), slice: 500, full: 40_000 },
  { variant: CANALS, slice: 400, full: 20_000 },
  { variant: COASTS, slice: 250, full: 20_000 },
  { variant: STRAITS, slice: 250, full: 20_000 },
];

const KINDS = (
  'support cut, support dislodged, convoy, long convoy, convoy disrupted, swap by convoy, chain, ring, ' +
  'head-to-head, beleaguered, self-dislodgement, paradox, second-order paradox'
).split(', ');

describe('the engine agrees with an adjudicator that tries all outcomes', () => {
  const met = new Map<string, number>();

  for (const { variant, ...counts } of MAPS) {
    const count = IS_FULL ? counts.full : counts.slice;
    it(`on ${count} random positions of the map ${variant.id}`, () => {
      const board = compileBoard(variant);
      const { letter } = variant.calendar.seasons[0]!;
      for (let seed = 1; seed <= count; seed++) {
        const dealt = dealPosition(variant, createRandom(seed), 10, letter);
        const position = { variant: variant.id, phase: phaseCode(`${letter}1901M`), units: dealt.units, centers: {} };
        const resolution = adjudicate(board, position, dealt.orders);
        const judged = oracle(variant, letter, dealt.list);
        expect({ seed, ...engineSays(dealt, resolution) }, `seed ${seed}`).toEqual({
          seed,
          ...oracleSays(dealt, judged),
        });
        for (const kind of judged.kinds) met.set(kind, (met.get(kind) ?? 0) + 1);
      }
    });
  }

  it('and these positions have every kind of situation', () => {
    expect(KINDS.filter((kind) => (met.get(kind) ?? 0) === 0)).toEqual([]);
  });
});

function engineSays({ list }: Dealt, { orders, units, dislodged, contested }: Resolution) {
  const results: Record<string, readonly string[]> = {};
  for (const { power, order, result } of orders) results[power] = [...(results[power] ?? []), `${order}: ${result}`];
  const lost = rowsOf(dislodged).flatMap(([power, each]) =>
    each.map(({ unit, retreats }) => `${power} ${unit}: ${retreats.join(' ')}`),
  );
  const powers = [...new Set(list.map(({ power }) => power))];
  return {
    results,
    units: powers.flatMap((power) => (units[power] ?? []).map((unit) => `${power} ${unit}`)).sort(),
    dislodged: lost.sort(),
    contested: [...contested].sort(),
  };
}

function oracleSays({ list, orders }: Dealt, judged: OracleResult) {
  const results: Record<string, readonly string[]> = {};
  const next = new Map<string, number>();
  for (const [n, { power }] of list.entries()) {
    const text = orders[power]![next.get(power) ?? 0]!;
    next.set(power, (next.get(power) ?? 0) + 1);
    results[power] = [...(results[power] ?? []), `${text}: ${judged.success[n] ? 'succeeds' : 'fails'}`];
  }
  return {
    results,
    units: list
      .flatMap(({ power, type }, n) => (judged.finalAt[n] ? [`${power} ${type} ${judged.finalAt[n]}`] : []))
      .sort(),
    dislodged: list
      .flatMap(({ power, type, at }, n) =>
        judged.dislodger[n] === null ? [] : [`${power} ${type} ${at}: ${judged.retreats[n]!.join(' ')}`],
      )
      .sort(),
    contested: [...judged.contested].sort(),
  };
}
