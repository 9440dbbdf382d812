/** Orders in the words of a page: `Army Budapest → Serbia`. */
import type { Board } from '../../engine/board/board.ts';
import { placeName } from '../../engine/board/display-names.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { PhaseCode, Reason } from '../../engine/board/position.ts';
import type { Place, UnitText } from '../../engine/board/variant.ts';
import { parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { t } from '../locales/current.ts';

/** An order in canonical notation, in words; the notation itself where it cannot be read. */
export function orderInWords(board: Board, phase: PhaseCode, text: string): string {
  const order = parseOrder(text, parsePhase(phase).kind);
  return order === null ? text : inWords(board, order);
}

function inWords(board: Board, order: Order): string {
  const told = t().pages.orders;
  const place = (at: Place) => placeName(board, at);
  const unit = ({ type, at }: UnitRef) => told.unit[type](place(at));
  switch (order.kind) {
    case 'hold':
      return told.hold(unit(order.unit));
    case 'move': {
      const [moving, to] = [unit(order.unit), place(order.to)];
      if (order.route === 'unstated') return told.move(moving, to);
      return order.route === 'any'
        ? told.moveByConvoy(moving, to)
        : told.moveBy(moving, to, order.route.map(place).join(', '));
    }
    case 'support-hold':
      return told.supportHold(unit(order.unit), unit(order.target));
    case 'support-move':
      return told.supportMove(unit(order.unit), unit(order.target), place(order.to));
    case 'convoy':
      return told.convoy(unit(order.unit), unit(order.target), place(order.to));
    case 'proxy':
      return told.proxy(unit(order.unit), powerInWords(board, order.to));
    case 'retreat':
      return told.retreat(unit(order.unit), place(order.to));
    case 'disband':
      return told.disband(unit(order.unit));
    case 'build':
      return told.build[order.unit.type](place(order.unit.at));
    case 'remove':
      return told.remove[order.unit.type](place(order.unit.at));
    case 'waive':
      return told.waive;
    case 'influence':
      return told.influence(order.points, inWords(board, order.order));
  }
}

export function unitInWords(board: Board, text: UnitText): string {
  const unit = parseUnit(text);
  return unit === null ? text : t().pages.orders.unit[unit.type](placeName(board, unit.at));
}

export function powerInWords(board: Board, power: string): string {
  return board.powers.find(({ name }) => name === power)?.display ?? power;
}

export function reasonInWords(reason: Reason): string {
  return t().pages.orders.reasons[reason];
}
