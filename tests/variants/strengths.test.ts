/**
 * The rule `unit-strength` in all its values: what the check lets pass never lets two units win one province, of which one is then nowhere.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { legalOrders } from '../../engine/adjudicate/legality/legal-orders.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { type Board, compileBoard } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';
import { STRENGTH_ROLES, type UnitStrength } from '../../engine/board/rules.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import { provinceOf, provinceOfUnit, rowsOf } from '../../engine/vocabulary.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { skerry, told } from './example.ts';

const RULES = IS_FULL ? 3_000 : 40;
const POSITIONS = 20;

/** Some strengths; half of the time such as a careful designer writes. */
function strengths(random: Random): UnitStrength[] {
  const isCareful = random.percent(50);
  return Array.from({ length: 1 + random.below(3) }, () => {
    const types = random.percent(50) ? {} : { types: [random.pick(['A', 'F'] as const)] };
    const roles = isCareful
      ? (['attack', 'prevent', 'defend'] as const)
      : random.shuffle(STRENGTH_ROLES).slice(0, 1 + random.below(3));
    return {
      powers: [random.pick(['ARDEN', 'BRAE', 'CORRIE'])],
      ...types,
      roles,
      tenths: random.pick([1, 5, 9, 11, 12, 15, 20]),
    };
  });
}

/** Three units of each power, anywhere. */
function crowded(board: Board, random: Random): Position {
  const places = random.shuffle(board.variant.provinces.filter(({ id }) => id !== 'spi'));
  const units = board.powers.map(({ name }, n) => [
    name,
    places.slice(3 * n, 3 * n + 3).map(({ id, type }) => {
      const isFleet = type === 'sea' || id === 'ske' || (type === 'coast' && random.percent(50));
      return `${isFleet ? 'F' : 'A'} ${id}`;
    }),
  ]);
  return { ...startingPosition(board), units: Object.fromEntries(units) };
}

/** Most units move: who goes where others go is what matters here. */
function mostlyMoves(board: Board, position: Position, random: Random) {
  const legal = legalOrders(board, position);
  return Object.fromEntries(
    Object.entries(position.units).map(([power, units]) => [
      power,
      units.map((unit) => {
        const all = legal.get(unit)!.map(formatOrder);
        const moves = all.filter((order) => / - /.test(order) && !/ [SC] /.test(order));
        return random.pick(moves.length > 0 && random.percent(70) ? moves : all);
      }),
    ]),
  );
}

it('random moves on boards that the check lets pass: a unit stands alone in its province, or another took it', () => {
  const random = createRandom(71);
  const counts = { passed: 0, refused: 0 };
  for (let n = 0; n < RULES; n += 1) {
    const rule = strengths(random);
    const faults = told((draft) => {
      draft.rules = { 'unit-strength': rule as never };
    });
    if (faults.length > 0) {
      counts.refused += 1;
      continue;
    }
    counts.passed += 1;
    const board = compileBoard({ ...skerry(), rules: { 'unit-strength': rule } } as never);
    for (let p = 0; p < POSITIONS; p += 1) {
      const position = crowded(board, random);
      const orders = mostlyMoves(board, position, random);
      const resolution = adjudicate(board, position, orders);
      const dislodged = resolution.orders.filter(({ reasons }) => reasons.includes('dislodged'));
      const left = Object.values(resolution.units).flat();
      const what = JSON.stringify({ rule, position, orders });
      expect(new Set(left.map(provinceOfUnit)).size, what).toBe(left.length);
      expect(left.length + dislodged.length, what).toBe(9);
      // Whoever was driven out has somebody else's unit in its place.
      for (const { power, order } of dislodged) {
        const others = rowsOf(resolution.units).flatMap(([owner, units]) => (owner === power ? [] : units));
        expect(others.map(provinceOfUnit), what).toContain(provinceOf(order.split(' ')[1]!));
      }
    }
  }
  expect(counts.passed).toBeGreaterThan(RULES / 3);
  expect(counts.refused).toBeGreaterThan(RULES / 20);
});

describe('strengths that let two units win where one can', () => {
  const faultsOf = (...rule: UnitStrength[]) =>
    told((draft) => {
      draft.rules = { 'unit-strength': rule as never };
    });

  it('two units of a power that go to one place', () => {
    expect(faultsOf({ powers: ['BRAE'], roles: ['attack', 'defend'], tenths: 15 })).toEqual([
      'variant.json: rules.unit-strength: A of BRAE attack with 15 tenths and have 10 in the role prevent, so that two units could take the same province; write at least 15 for prevent',
    ]);
  });

  it('two that meet', () => {
    expect(faultsOf({ powers: ['BRAE', 'ARDEN'], types: ['F'], roles: ['attack', 'prevent'], tenths: 15 })).toEqual([
      'variant.json: rules.unit-strength: F of ARDEN attack with 15 tenths and have 10 in the role defend, so that two units that meet could both win and change places; write at least 15 for defend',
    ]);
  });

  it('are not those of one power that meets ordinary units, nor weaker ones', () => {
    expect(faultsOf({ powers: ['BRAE'], roles: ['attack', 'prevent'], tenths: 15 })).toEqual([]);
    expect(faultsOf({ powers: ['BRAE'], roles: ['attack', 'prevent'], tenths: 9 })).toEqual([]);
  });
});
