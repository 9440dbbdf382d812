/**
 * Whether a power may write an order, for those who answer it at once (judge-language A3 to A6): refused is what is wrong
 * about the ordered unit itself; what is hopeless only because of other units is accepted with a note. The adjudicator
 * needs none of this: it takes any order and makes the impossible ones void.
 */
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Dislodged, Position } from '../../board/position.ts';
import type { PhaseKind, Power } from '../../board/variant.ts';
import { parseUnit } from '../../orders/notation.ts';
import type { Order, OrderKind, UnitRef } from '../../orders/order.ts';
import { orderPlaces } from '../../orders/places.ts';
import type { OrderCheck } from '../../orders/verdict.ts';
import { provinceOf } from '../../vocabulary.ts';
import { checkAdjustment } from './check-adjustment.ts';
import { checkInfluence, checkMovement } from './check-movement.ts';
import { acceptOrder, type Refused, refuseOrder, unitNamed } from './order-verdict.ts';
import { type Situation, situationOf } from './reach.ts';

const KINDS: Readonly<Record<PhaseKind, readonly OrderKind[]>> = {
  M: ['hold', 'move', 'support-hold', 'support-move', 'convoy', 'proxy', 'influence'],
  R: ['retreat', 'disband'],
  A: ['build', 'remove', 'waive'],
};

export function checkOrder(board: Board, position: Position, power: Power, order: Order): OrderCheck {
  const { kind } = parsePhase(position.phase);
  if (!KINDS[kind].includes(order.kind)) return refuseOrder({ reason: 'wrong-phase', kind: order.kind, phase: kind });
  if (order.kind === 'waive') return acceptOrder(order, []);
  const unknown = orderPlaces(order).find((place) => !board.provinceNumber.has(provinceOf(place)));
  if (unknown !== undefined) {
    const closed = board.variant.provinces.some(({ id }) => id === unknown);
    return refuseOrder({ reason: closed ? 'impassable' : 'unknown-place', place: unknown });
  }
  const situation = situationOf(board, position);
  if (kind === 'A') return checkAdjustment(situation, power, order);
  if (kind === 'R') {
    const retreater = dislodgedNamed(situation, power, order.unit);
    return 'verdict' in retreater ? retreater : checkRetreat(retreater, order);
  }
  if (order.kind === 'influence') return checkInfluence(situation, power, order);
  const named = unitNamed(situation, power, order.unit);
  return 'verdict' in named ? named : checkMovement(situation, named.unit, order);
}

interface Retreater {
  readonly unit: UnitRef;
  readonly dislodged: Dislodged;
}

function dislodgedNamed(situation: Situation, power: Power, named: UnitRef): Retreater | Refused {
  for (const [owner, list] of Object.entries(situation.position.dislodged ?? {})) {
    for (const dislodged of list) {
      const unit = parseUnit(dislodged.unit);
      if (unit === null || provinceOf(unit.at) !== provinceOf(named.at)) continue;
      if (owner !== power) continue;
      return unit.type === named.type ? { unit, dislodged } : refuseOrder({ reason: 'wrong-type', stands: unit });
    }
  }
  const there = unitNamed(situation, power, named);
  return 'verdict' in there ? there : refuseOrder({ reason: 'not-dislodged', unit: there.unit });
}

function checkRetreat({ unit, dislodged }: Retreater, order: Order): OrderCheck {
  if (order.kind !== 'retreat') return acceptOrder({ kind: 'disband', unit }, []);
  const open = dislodged.retreats;
  const there = open.filter((place) => provinceOf(place) === provinceOf(order.to));
  if (there.includes(order.to)) return acceptOrder({ kind: 'retreat', unit, to: order.to }, []);
  if (there.length === 0) return refuseOrder({ reason: 'retreat-closed', unit, to: order.to, open });
  if (unit.type === 'A') {
    return acceptOrder({ kind: 'retreat', unit, to: there[0]! }, [{ note: 'coast-dropped', place: order.to }]);
  }
  if (order.to !== provinceOf(order.to))
    return refuseOrder({ reason: 'wrong-coast', unit, to: order.to, places: there });
  if (there.length > 1) return refuseOrder({ reason: 'which-coast', unit, places: there });
  return acceptOrder({ kind: 'retreat', unit, to: there[0]! }, [{ note: 'coast-supplied', place: there[0]! }]);
}
