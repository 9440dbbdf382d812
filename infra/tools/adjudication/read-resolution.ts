/** Resolutions (docs/formats.md 2) from outside, as far as a map needs them. */

import {
  addFault,
  isObject,
  type PositionFault,
  quoteValue,
  readListField,
  readObject,
} from '../../../engine/adjudicate/faults.ts';
import { findPower } from '../../../engine/adjudicate/powers.ts';
import { readPosition } from '../../../engine/adjudicate/read-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import { isPhaseCode } from '../../../engine/board/phase.ts';
import {
  type Dislodged,
  REASONS,
  type Reason,
  type Resolution,
  type ResolvedOrder,
} from '../../../engine/board/position.ts';
import type { ByPower } from '../../../engine/board/variant.ts';
import { formatUnit, parseUnit } from '../../../engine/orders/notation.ts';
import { isPower } from '../../../engine/vocabulary.ts';

/** No phase of any variant has more orders than this. */
const MOST_ORDERS = 1000;

/** True when the value is a resolution and not a position: its orders are a list, each with its power. */
export function isResolution(value: unknown): boolean {
  return isObject(value) && Array.isArray(value['orders']);
}

/** Reads a resolution; what a drawing does not show may be missing. */
export function readResolution(
  board: Board,
  value: unknown,
): { readonly resolution: Resolution } | { readonly faults: readonly PositionFault[] } {
  const { orders: listed, dislodged: driven, ...input } = readObject([], '', value);
  const read = readPosition(board, { ...input, centers: input['centers'] ?? {} });
  const faults: PositionFault[] = 'faults' in read ? [...read.faults] : [];
  const orders = readOrders(board, faults, listed);
  const dislodged = readDislodged(board, faults, driven);
  if ('faults' in read || faults.length > 0) return { faults };
  const { phase, units, centers } = read.position;
  const winner = readWinner(input['winner']);
  const resolution: Resolution = {
    variant: board.variant.id,
    phase,
    orders,
    units,
    dislodged,
    centers,
    adjustments: readNumbers(board, input['adjustments']),
    contested: [],
    winner,
    next:
      typeof input['next'] === 'string' && isPhaseCode(board.variant.calendar, input['next']) ? input['next'] : null,
  };
  return { resolution };
}

function readOrders(board: Board, faults: PositionFault[], value: unknown): readonly ResolvedOrder[] {
  const list = readListField(faults, 'orders', value);
  if (list.length > MOST_ORDERS) {
    return addFault(faults, 'orders', `${list.length} orders are too many: ${MOST_ORDERS} at most.`, []);
  }
  return list.flatMap((item, n): readonly ResolvedOrder[] => {
    const { power, order, result, reasons = [], explanation = '' } = readObject(faults, `orders[${n}]`, item);
    const owner = typeof power === 'string' ? findPower(board, power) : null;
    if (owner === null)
      return addFault(faults, `orders[${n}].power`, `${quoteValue(power)} is not one of the powers.`, []);
    if (typeof order !== 'string')
      return addFault(faults, `orders[${n}].order`, `${quoteValue(order)} is no order.`, []);
    if (result !== 'succeeds' && result !== 'fails') {
      return addFault(faults, `orders[${n}].result`, `${quoteValue(result)} is neither succeeds nor fails.`, []);
    }
    const why = readListField(faults, `orders[${n}].reasons`, reasons).filter((each) =>
      REASONS.some((known) => known === each),
    );
    return [{ power: owner, order, result, reasons: why as Reason[], explanation: String(explanation) }];
  });
}

function readDislodged(board: Board, faults: PositionFault[], value: unknown): ByPower<readonly Dislodged[]> {
  if (value === undefined) return {};
  const entries = Object.entries(readObject(faults, 'dislodged', value)).map(([written, list]) => {
    const power = findPower(board, written);
    if (power === null) addFault(faults, `dislodged.${written.slice(0, 40)}`, 'is not one of the powers.', null);
    const read = readListField(faults, `dislodged.${written.slice(0, 40)}`, list).flatMap(
      (item, n): readonly Dislodged[] => {
        const { unit, from, retreats } = isObject(item) ? item : { unit: item };
        const read = typeof unit === 'string' ? parseUnit(unit) : null;
        if (read === null) {
          return addFault(
            faults,
            `dislodged.${written.slice(0, 40)}[${n}]`,
            `${quoteValue(unit)} is no unit such as A par.`,
            [],
          );
        }
        const open = Array.isArray(retreats) ? retreats.filter((place) => typeof place === 'string') : [];
        return [{ unit: formatUnit(read), from: typeof from === 'string' ? from : null, retreats: open }];
      },
    );
    return [power ?? written, read] as const;
  });
  return Object.fromEntries(entries);
}

function readNumbers(board: Board, value: unknown): ByPower<number> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([written, count]) => {
      const power = findPower(board, written);
      return power === null || typeof count !== 'number' ? [] : [[power, count]];
    }),
  );
}

function readWinner(value: unknown): Resolution['winner'] {
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string' && isPower(name));
  return typeof value === 'string' && isPower(value) ? value : null;
}
