/** Canonical text of orders whose unit types may be missing (judge-language A10). */
import type { Order } from '../../orders/order.ts';
import type { WrittenOrder, WrittenUnit } from './written-order.ts';

function formatWrittenUnit({ type, at }: WrittenUnit): string {
  return type === null ? at : `${type} ${at}`;
}

export function formatWrittenOrder(order: WrittenOrder): string {
  if (order.kind === 'waive') return 'waive';
  const unit = formatWrittenUnit(order.unit);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'disband':
      return `${unit} D`;
    case 'build':
    case 'remove':
      return `${order.kind} ${unit}`;
    case 'move': {
      const route = typeof order.route === 'string' ? [] : order.route;
      return `${[unit, ...route, order.to].join(' - ')}${order.route === 'any' ? ' VIA' : ''}`;
    }
    case 'retreat':
      return `${unit} - ${order.to}`;
    case 'support-hold':
      return `${unit} S ${formatWrittenUnit(order.target)}`;
    case 'support-move':
      return `${unit} S ${formatWrittenUnit(order.target)} - ${order.to}`;
    case 'convoy':
      return `${unit} C ${formatWrittenUnit(order.target)} - ${order.to}`;
    case 'proxy':
      return `${unit} P ${order.to}`;
  }
}

/** The order when all its types are known, else null. */
export function completeOrder(order: WrittenOrder): Order | null {
  if (order.kind === 'waive') return order;
  if (order.unit.type === null) return null;
  if ('target' in order && order.target.type === null) return null;
  return order as Order;
}
