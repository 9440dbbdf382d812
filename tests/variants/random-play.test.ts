/**
 * Random legal play of every variant, with what must hold in every phase. A few games; 500 of each with CHANCERY_FULL.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { checkOrder } from '../../engine/adjudicate/legality/check-order.ts';
import { legalOrders } from '../../engine/adjudicate/legality/legal-orders.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { validatePosition } from '../../engine/adjudicate/read-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { comparePhases, isPhaseCode, parsePhase } from '../../engine/board/phase.ts';
import type { Position, Resolution } from '../../engine/board/position.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import { powersIn, provinceOfUnit } from '../../engine/vocabulary.ts';
import { explanationOf } from '../../templates/locales/explained.ts';
import { boardOf } from '../boards.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { orderAll } from './random-orders.ts';

const VARIANTS = ['standard', '1812-overture', '1776-ii', 'eckert-napoleonic', 'octarine', 'consolidation-1865'];
const GAMES = IS_FULL ? 500 : 3;
const YEARS = 10;

describe('random games', () => {
  it.each(VARIANTS)(`of %s keep the board sound to year ${YEARS}`, (id) => {
    const board = boardOf(id);
    for (let seed = 1; seed <= GAMES; seed++) playGame(board, createRandom(seed));
  });
});

function playGame(board: Board, random: Random): void {
  const optional = board.variant.rules['optional-powers'] ?? [];
  let position = startingPosition(board, { absent: random.percent(50) ? optional : [] });
  const lastYear = board.start.year + YEARS;
  for (;;) {
    expect(validatePosition(board, position)).toEqual([]);
    const orders = orderAll(board, position, random);
    const resolution = adjudicate(board, position, orders, { explain: true });
    expect(faultsOf(board, position, resolution), JSON.stringify({ position, orders })).toEqual([]);
    if (resolution.next === null || parsePhase(resolution.next).year > lastYear) return;
    position = nextPosition(board, position, resolution);
  }
}

function faultsOf(board: Board, position: Position, resolution: Resolution): readonly string[] {
  const faults: string[] = [];
  const { units, centers, next, dislodged, orders } = resolution;
  const standing = Object.values(units).flat();
  if (new Set(standing.map((unit) => provinceOfUnit(unit))).size !== standing.length)
    faults.push('two units in a province');
  const owned = Object.values(centers).flat();
  if (new Set(owned).size !== owned.length) faults.push('a center with two owners');
  const neutral = neutralName(board);
  const before = position.units[neutral ?? ''] ?? [];
  if ((units[neutral ?? ''] ?? []).some((unit) => !before.includes(unit))) faults.push('a new neutral unit');
  if (neutral !== null && dislodged[neutral] !== undefined) faults.push('a neutral unit retreats');
  const { calendar, rules } = board.variant;
  if (next !== null) {
    if (!isPhaseCode(calendar, next)) faults.push(`no phase ${next}`);
    if (comparePhases(calendar, parsePhase(next), parsePhase(position.phase)) <= 0) faults.push(`${next} is not later`);
  }
  if (parsePhase(position.phase).kind === 'A' && position.phase !== rules['start-choices']?.phase) {
    for (const { name } of board.powers) {
      const count = units[name]?.length ?? 0;
      const grown = count - (position.units[name]?.length ?? 0);
      if (count > (centers[name]?.length ?? 0)) faults.push(`${name} has more units than centers`);
      if (grown > (rules['build-cap']?.perPower ?? Number.POSITIVE_INFINITY)) faults.push(`${name} built too many`);
      if (
        grown > 0 &&
        rules['build-types']?.everyone?.includes('F') === false &&
        units[name]!.some((unit) => unit.startsWith('F'))
      ) {
        faults.push(`${name} has a fleet`);
      }
    }
  }
  for (const resolved of orders) {
    const { order, power, reasons } = resolved;
    const explanation = explanationOf(board, resolved);
    if (explanation === '' || /undefined|null|NaN/.test(explanation)) faults.push(`${power} ${order}: ${explanation}`);
    // All orders were legal: void ones are those that matched nothing.
    if (reasons.includes('void') && !/ [SC] /.test(order)) faults.push(`${power} ${order} is void`);
  }
  return faults;
}

it('the orders of random play are those that a player may write', () => {
  const position = startingPosition(boardOf('standard'));
  for (const [unit, orders] of legalOrders(boardOf('standard'), position)) {
    const owner = powersIn(position.units).find((power) => position.units[power]!.includes(unit))!;
    for (const order of orders) expect(checkOrder(boardOf('standard'), position, owner, order).verdict).toBe('ok');
  }
});
