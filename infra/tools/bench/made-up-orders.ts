/** Orders for made-up positions that get into each other's way: attacks, supports that match, convoys that could carry. */
import { legalOrders } from '../../../engine/adjudicate/legality/legal-orders.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { Position } from '../../../engine/board/position.ts';
import { formatOrder, parseUnit } from '../../../engine/orders/notation.ts';
import type { Order } from '../../../engine/orders/order.ts';
import { provinceOf, provinceOfUnit, type UnitText } from '../../../engine/vocabulary.ts';
import { type Dice, pickSome } from './dice.ts';

type Convoy = Extract<Order, { kind: 'convoy' }>;

/** An order for each unit of the list. `sailors`: how many armies go by sea. */
export function makeUpOrders(
  board: Board,
  position: Position,
  units: readonly UnitText[],
  sailors: number,
  dice: Dice,
): readonly string[] {
  const legal = legalOrders(board, position);
  const orders = new Map<string, Order>();
  const armies = units.filter((unit) => unit.startsWith('A'));
  for (const army of pickSome(dice, armies, armies.length)) {
    if (sailors > 0 && embark(army, units, legal, orders, dice)) sailors--;
  }
  for (const unit of units) if (!orders.has(unit) && dice(100) < 55) orders.set(unit, moveOf(unit, units, legal, dice));
  for (const unit of units) if (!orders.has(unit)) orders.set(unit, supportOf(unit, legal, orders, dice));
  return units.map((unit) => formatOrder(orders.get(unit)!));
}

type Legal = ReadonlyMap<string, readonly Order[]>;

/** Sends an army over the water with all fleets that could carry it; false when none could. */
function embark(
  army: UnitText,
  units: readonly UnitText[],
  legal: Legal,
  orders: Map<string, Order>,
  dice: Dice,
): boolean {
  const at = parseUnit(army)!.at;
  const carriers = units.flatMap((unit) =>
    orders.has(unit) || !unit.startsWith('F')
      ? []
      : legal.get(unit)!.filter((order): order is Convoy => order.kind === 'convoy' && order.target.at === at),
  );
  if (carriers.length === 0) return false;
  const { to } = carriers[dice(carriers.length)]!;
  orders.set(army, { kind: 'move', unit: parseUnit(army)!, to, route: 'any' });
  for (const order of carriers) {
    if (order.to === to && dice(10) > 0) orders.set(formatOrder(order).split(' C ')[0]!, order);
  }
  return true;
}

/** Mostly against another unit. */
function moveOf(unit: UnitText, units: readonly UnitText[], legal: Legal, dice: Dice): Order {
  const moves = legal.get(unit)!.filter((order) => order.kind === 'move' && order.route === 'unstated');
  const attacks = moves.filter(
    (order) => order.kind === 'move' && units.some((other) => provinceOfUnit(other) === provinceOf(order.to)),
  );
  const options = attacks.length > 0 && dice(3) > 0 ? attacks : moves.length > 0 ? moves : legal.get(unit)!;
  return options[dice(options.length)]!;
}

function supportOf(unit: UnitText, legal: Legal, orders: ReadonlyMap<string, Order>, dice: Dice): Order {
  const fitting = legal.get(unit)!.filter((order) => {
    if (order.kind !== 'support-move' && order.kind !== 'support-hold') return false;
    const other = orders.get(`${order.target.type} ${order.target.at}`);
    if (order.kind === 'support-hold') return other?.kind !== 'move';
    return other?.kind === 'move' && other.to === order.to;
  });
  return fitting.length > 0 ? fitting[dice(fitting.length)]! : { kind: 'hold', unit: parseUnit(unit)! };
}
