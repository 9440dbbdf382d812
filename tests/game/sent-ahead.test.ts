import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../engine/board/position.ts';
import type { LaterOrder } from '../../engine/game/events.ts';
import { addLater, NO_LATER_ORDERS } from '../../engine/game/orders/later-orders.ts';
import { type Condition, conditionHolds, guardsHold } from '../../engine/language/conditions/condition.ts';
import { formatCondition, formatGuards } from '../../engine/language/conditions/format-condition.ts';
import { readCondition } from '../../engine/language/conditions/read-condition.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { abbrOf } from '../../templates/locales/text/abbreviations.ts';
import { standard as board } from '../boards.ts';

const IF_BUR: Condition = { test: 'unit', power: null, type: 'A', at: 'bur' };

function later(order: string, received: number, guards: LaterOrder['guards'] = []): LaterOrder {
  return { phase: phaseCode('F1901M'), order, received, guards };
}

describe('orders sent ahead (judge-language A8)', () => {
  it('an order outside any IF takes the place of all older ones for its unit, those under an IF included', () => {
    const both = [
      later('A par - bur', 1, [{ condition: IF_BUR, holds: false }]),
      later('A par - pic', 1, [{ condition: IF_BUR, holds: true }]),
    ];
    const before = addLater(NO_LATER_ORDERS, [...both, later('F bre - mao', 1)]);
    expect(before.orders).toHaveLength(3);
    expect(addLater(before, [later('A par H', 2)]).orders.map(({ order }) => order)).toEqual([
      'F bre - mao',
      'A par H',
    ]);
  });

  it('an order for the same unit in another phase stands beside it', () => {
    const before = addLater(NO_LATER_ORDERS, [later('A par - bur', 1)]);
    expect(addLater(before, [{ ...later('A par H', 2), phase: phaseCode('S1902M') }]).orders).toHaveLength(2);
  });

  it('a mail that was received earlier but read later counts as the older one', () => {
    const before = addLater(NO_LATER_ORDERS, [later('A par - bur', 5)]);
    expect(addLater(before, [later('A par H', 3)]).orders.map(({ order }) => order)).toEqual([
      'A par H',
      'A par - bur',
    ]);
  });
});

const unit: fc.Arbitrary<Condition> = fc.record({
  test: fc.constant('unit' as const),
  power: fc.constantFrom('FRANCE', 'AUSTRIA', null),
  type: fc.constantFrom('A' as const, 'F' as const, null),
  at: fc.constantFrom('par', 'bur', 'mun', 'stp/sc', 'nth'),
});
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    unit,
    fc.record({ test: fc.constant('not' as const), of: tie('condition') }),
    fc.record({
      test: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));
const position: Position = {
  variant: 'standard',
  phase: phaseCode('F1901M'),
  units: { FRANCE: ['A bur', 'F nth'], AUSTRIA: ['A mun', 'F stp/sc'] },
  centers: {},
};

const spell = (place: string) => abbrOf(board, place);

describe('conditions as they are shown', () => {
  it('read back, a condition holds where it held before', () => {
    fc.assert(
      fc.property(condition, (one) => {
        const read = readCondition(board, formatCondition(one, spell));
        expect('condition' in read && conditionHolds(position, read.condition)).toBe(conditionHolds(position, one));
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('the guards of an order, read back as one condition, let it pass in the same positions', () => {
    const guards = fc.array(fc.record({ condition, holds: fc.boolean() }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(guards, (some) => {
        const read = readCondition(board, formatGuards(some, spell)!);
        expect('condition' in read && conditionHolds(position, read.condition)).toBe(guardsHold(position, some));
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
