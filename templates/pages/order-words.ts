/** Orders in the words of a page: `Army Budapest → Serbia`. */
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { PhaseCode, Reason } from '../../engine/board/position.ts';
import type { Place, UnitText } from '../../engine/board/variant.ts';
import { placeName } from '../../engine/explain/names.ts';
import { parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';

const TYPES = { A: 'Army', F: 'Fleet' } as const;
/** An order in canonical notation, in words; the notation itself where it cannot be read. */
export function orderInWords(board: Board, phase: PhaseCode, text: string): string {
  const order = parseOrder(text, parsePhase(phase).kind);
  return order === null ? text : inWords(board, order);
}

function inWords(board: Board, order: Order): string {
  const place = (at: Place) => placeName(board, at);
  const unit = ({ type, at }: UnitRef) => `${TYPES[type]} ${place(at)}`;
  switch (order.kind) {
    case 'hold':
      return `${unit(order.unit)} holds`;
    case 'move': {
      const by =
        order.route === 'unstated'
          ? ''
          : order.route === 'any'
            ? ' by convoy'
            : ` by ${order.route.map(place).join(', ')}`;
      return `${unit(order.unit)} → ${place(order.to)}${by}`;
    }
    case 'support-hold':
      return `${unit(order.unit)} supports ${unit(order.target)}`;
    case 'support-move':
      return `${unit(order.unit)} supports ${unit(order.target)} → ${place(order.to)}`;
    case 'convoy':
      return `${unit(order.unit)} convoys ${unit(order.target)} → ${place(order.to)}`;
    case 'proxy':
      return `${unit(order.unit)}, proxy to ${powerInWords(board, order.to)}`;
    case 'retreat':
      return `${unit(order.unit)} retreats to ${place(order.to)}`;
    case 'disband':
      return `${unit(order.unit)} disbands`;
    case 'build':
      return `Builds ${article(unit(order.unit))}`;
    case 'remove':
      return `Removes ${article(unit(order.unit))}`;
    case 'waive':
      return 'Waives a build';
    case 'influence':
      return `${order.points} of influence: ${inWords(board, order.order)}`;
  }
}

export function unitInWords(board: Board, text: UnitText): string {
  const unit = parseUnit(text);
  return unit === null ? text : `${TYPES[unit.type]} ${placeName(board, unit.at)}`;
}

export function powerInWords(board: Board, power: string): string {
  return board.powers.find(({ name }) => name === power)?.display ?? power;
}

const REASONS: Readonly<Record<Reason, string>> = {
  bounce: 'bounced',
  cut: 'cut',
  dislodged: 'dislodged',
  void: 'void',
  'no-convoy': 'no convoy',
  disrupted: 'convoy disrupted',
  'head-to-head': 'met head to head',
  beleaguered: 'held by a standoff',
  'self-dislodgement': 'own unit in the way',
  held: 'may not be moved',
  disbanded: 'disbanded',
  'retreat-conflict': 'two retreats to one place',
  'too-many-builds': 'more than was due',
  'too-many-removals': 'more than was due',
  'not-eligible': 'not possible there',
  'no-order': 'no order',
};

export function reasonInWords(reason: Reason): string {
  return REASONS[reason];
}

function article(unit: string): string {
  return unit.replace('Army ', 'an army in ').replace('Fleet ', 'a fleet in ');
}
