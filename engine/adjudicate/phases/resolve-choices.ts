/** The phase before the first, in which starting units are chosen by build orders (rule `start-choices`). */
import type { Board } from '../../board/board.ts';
import type { AdjustmentOutcome } from '../../board/outcome-tree.ts';
import type { OrdersByPower, Position, ResolvedOrder } from '../../board/position.ts';
import type { Power, UnitText } from '../../board/variant.ts';
import { formatUnit } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { choiceClosed, choicesIn, completeChoice } from '../../rules/start-choices.ts';
import { readOrder, variantPowers } from '../numbered.ts';
import type { AdjudicateOptions } from '../options.ts';
import type { AdjustmentResult } from './resolve-adjustments.ts';

/** Each power's choices in the order given, then what it leaves to the defaults. */
export function adjudicateChoices(
  board: Board,
  position: Position,
  orders: OrdersByPower,
  options: AdjudicateOptions,
): AdjustmentResult {
  const results = variantPowers(board).map((power) => {
    const choices = choicesIn(board, position, power);
    const chosen: UnitText[] = [];
    const told = (order: string, outcome: AdjustmentOutcome): ResolvedOrder => {
      const done = outcome.adjustment === 'built' || outcome.adjustment === 'by-default';
      const reasons =
        outcome.adjustment === 'by-default' ? (['no-order'] as const) : done ? [] : (['not-eligible'] as const);
      return {
        power,
        order,
        result: done ? 'succeeds' : 'fails',
        reasons,
        ...(options.explain === true && { outcome }),
      };
    };
    const given = (orders[power] ?? []).map((text) => {
      const order = readOrder(board, text, 'A')?.order ?? null;
      const outcome = choose(order, (unit) => choiceClosed(choices, chosen, unit));
      if (outcome.adjustment === 'built') chosen.push(outcome.unit);
      return told(text, outcome);
    });
    const all = choices.flatMap((choice) => completeChoice(choice, chosen));
    const rest = all.filter((unit) => !chosen.includes(unit));
    return {
      power,
      orders: [...given, ...rest.map((unit) => told(`build ${unit}`, { adjustment: 'by-default', unit }))],
      units: [...(position.units[power] ?? []), ...all],
    };
  });
  const units: readonly (readonly [Power, readonly UnitText[]])[] = results.map(({ power, units: list }) => [
    power,
    list,
  ]);
  return {
    orders: results.flatMap(({ orders: list }) => list),
    units: Object.fromEntries(units.filter(([, list]) => list.length > 0)),
  };
}

type Build = Extract<Order, { kind: 'build' }>;

function choose(
  order: Order | null,
  closed: (unit: Build['unit']) => ReturnType<typeof choiceClosed>,
): AdjustmentOutcome {
  if (order === null) return { adjustment: 'void', why: { cause: 'unreadable' } };
  if (order.kind !== 'build') return { adjustment: 'void', why: { cause: 'other-order' } };
  const unit = formatUnit(order.unit);
  const why = closed(order.unit);
  return why === null ? { adjustment: 'built', unit } : { adjustment: 'no-choice', unit, why };
}
