/** Laws that every movement phase obeys, on random positions in which many units stand close together. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { workspaceOf } from '../../engine/adjudicate/movement/movement.ts';
import { type Board, compileBoard } from '../../engine/board/board.ts';
import type { Resolution, ResolvedOrder } from '../../engine/board/position.ts';
import type { Order } from '../../engine/orders/order.ts';
import { type Power, phaseCode, powerOf, provinceOf, provinceOfUnit, rowsOf } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { CANALS, COASTS, STRAITS } from '../oracle/maps.ts';
import type { OracleUnit } from '../oracle/meaning.ts';
import { asText, dealPosition } from '../oracle/positions.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

const runs = { seed: 1901, numRuns: IS_FULL ? 20_000 : 300 };
const boards = [standard, ...[CANALS, COASTS, STRAITS].map((variant) => compileBoard(variant))];

interface Played {
  readonly board: Board;
  readonly list: readonly OracleUnit[];
  readonly resolution: Resolution;
}

/** A random phase, played. */
const phases = fc
  .record({ board: fc.constantFrom(...boards), seed: fc.integer({ min: 1 }), most: fc.integer({ min: 4, max: 16 }) })
  .map(({ board, seed, most }): Played => {
    const { list } = dealPosition(board.variant, createRandom(seed), most, 'S');
    return { board, list, resolution: play(board, list) };
  });

function play(board: Board, list: readonly OracleUnit[], powers?: readonly string[]): Resolution {
  const { units, orders } = asText(list);
  const named = <T>(byPower: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      (powers ?? Object.keys(byPower)).flatMap((power) => (byPower[power] ? [[power, byPower[power]]] : [])),
    );
  const position = { variant: board.variant.id, phase: phaseCode('S1901M'), units: named(units), centers: {} };
  return adjudicate(board, position, named(orders));
}

/** The board after the phase and what became of each order, without regard to sequence. */
function essence({ orders, units, dislodged, contested }: Resolution) {
  const flat = (lists: Readonly<Record<string, readonly unknown[]>>) =>
    Object.entries(lists)
      .flatMap(([power, list]) => list.map((item) => `${power} ${JSON.stringify(item)}`))
      .sort();
  return {
    orders: orders.map(({ power, order, result, reasons }) => `${power} ${order} ${result} ${reasons}`).sort(),
    units: flat(units),
    dislodged: flat(dislodged),
    contested,
  };
}

/** What became of each unit's order, in the order of the list. */
function resultsOf(list: readonly OracleUnit[], { orders }: Resolution): readonly ResolvedOrder[] {
  const queues = new Map<string, ResolvedOrder[]>();
  for (const order of orders) queues.set(order.power, [...(queues.get(order.power) ?? []), order]);
  return list.map(({ power }) => queues.get(power)!.shift()!);
}

describe('laws of the movement phase', () => {
  it('the order of powers and of orders is irrelevant', () => {
    fc.assert(
      fc.property(phases, fc.integer({ min: 1 }), ({ board, list, resolution }, seed) => {
        const random = createRandom(seed);
        const powers = random.shuffle([...new Set(list.map(({ power }) => power))]);
        expect(essence(play(board, random.shuffle(list), powers))).toEqual(essence(resolution));
      }),
      runs,
    );
  });

  it('renaming powers renames results', () => {
    fc.assert(
      fc.property(phases, fc.integer({ min: 1 }), ({ board, list, resolution }, seed) => {
        const names = board.powers.map(({ name }) => name);
        const others = createRandom(seed).shuffle(names);
        const renamed = (power: Power) => others[names.indexOf(power)]!;
        const played = play(
          board,
          list.map((unit) => ({ ...unit, power: renamed(unit.power) })),
        );
        const back = (text: string) => text.replace(/^\S+/, (power) => names[others.indexOf(powerOf(power))]!);
        const { orders, units, dislodged, contested } = essence(played);
        const lists = {
          orders: orders.map(back).sort(),
          units: units.map(back).sort(),
          dislodged: dislodged.map(back).sort(),
        };
        expect({ ...lists, contested }).toEqual(essence(resolution));
      }),
      runs,
    );
  });

  it('there is at most one unit to a province, and no unit is made or lost', () => {
    fc.assert(
      fc.property(phases, ({ list, resolution: { units, dislodged } }) => {
        const after = Object.values(units).flat();
        expect(new Set(after.map((unit) => provinceOfUnit(unit))).size).toBe(after.length);
        const counts = (all: readonly string[]) => [...all].sort();
        const left = rowsOf(units).flatMap(([power, each]) => each.map((unit) => `${power} ${unit[0]}`));
        const lost = rowsOf(dislodged).flatMap(([power, each]) => each.map(({ unit }) => `${power} ${unit[0]}`));
        expect(counts([...left, ...lost])).toEqual(counts(list.map(({ power, type }) => `${power} ${type}`)));
      }),
      runs,
    );
  });

  it('each dislodged unit has an attacker of another power that took its province', () => {
    fc.assert(
      fc.property(phases, ({ list, resolution }) => {
        const results = resultsOf(list, resolution);
        for (const [power, each] of rowsOf(resolution.dislodged)) {
          for (const { unit, from } of each) {
            const taker = list.findIndex(
              ({ order }, n) =>
                order.kind === 'move' &&
                results[n]!.result === 'succeeds' &&
                provinceOf(order.to) === provinceOfUnit(unit),
            );
            expect(taker).toBeGreaterThanOrEqual(0);
            expect(list[taker]!.power).not.toBe(power);
            if (from !== null) expect(from).toBe(provinceOf(list[taker]!.at));
          }
        }
      }),
      runs,
    );
  });

  it('retreats are open to empty, uncontested neighbours, and to all of them but the one the attack came from', () => {
    fc.assert(
      fc.property(phases, ({ board, resolution: { units, dislodged, contested } }) => {
        const closed = new Set([
          ...Object.values(units)
            .flat()
            .map((unit) => provinceOfUnit(unit)),
          ...contested,
        ]);
        const { army, fleet } = board.variant.adjacency;
        for (const { unit, from, retreats } of Object.values(dislodged).flat()) {
          const at = unit.slice(2);
          const beside = (unit[0] === 'A' ? army : fleet).flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []));
          const open = beside.filter((place) => !closed.has(provinceOf(place)) && provinceOf(place) !== from);
          expect(retreats).toEqual(open.sort());
        }
      }),
      runs,
    );
  });

  it('one more valid support never turns the success of the supported move into failure', () => {
    let tried = 0;
    fc.assert(
      fc.property(phases, ({ board, list, resolution }) => {
        const before = resultsOf(list, resolution);
        for (const [n, { order, type, at }] of list.entries()) {
          if (order.kind !== 'move' || before[n]!.result !== 'succeeds') continue;
          for (const [m, { order: other, ...unit }] of list.entries()) {
            if (m === n || (other.kind !== 'hold' && !before[m]!.reasons.includes('void'))) continue;
            const support: Order = { kind: 'support-move', unit, target: { type, at }, to: order.to };
            const more = list.map((each, k) => (k === m ? { ...each, order: support } : each));
            const after = resultsOf(more, play(board, more));
            if (after[m]!.reasons.includes('void')) continue;
            tried++;
            expect(after[n]!.result).toBe('succeeds');
          }
        }
      }),
      runs,
    );
    expect(tried).toBeGreaterThan(50);
  });

  it('the work grows like the orders: no more than 16 looks at a decision for each unit', () => {
    fc.assert(
      fc.property(phases, ({ board, list }) => {
        play(board, list);
        expect(workspaceOf(board).steps).toBeLessThanOrEqual(16 * list.length);
      }),
      runs,
    );
  });
});
