/** Whether a power may write a build or a removal: see `check-order.ts`. How many count is not checked here. */
import type { Power } from '../../board/variant.ts';
import type { Order, UnitRef } from '../../orders/order.ts';
import type { OrderCheck } from '../../orders/verdict.ts';
import { homesMissed } from '../../rules/build-sites.ts';
import { buildTypes } from '../../rules/build-types.ts';
import { youngCenters } from '../../rules/center-maturity.ts';
import { choicesIn, isChoicePhase, placesToChoose } from '../../rules/start-choices.ts';
import { provinceOf } from '../../vocabulary.ts';
import { adjustmentOf, openSites, standingPlaces } from '../phases/adjustments-due.ts';
import { acceptOrder, refuseOrder, unitNamed } from './order-verdict.ts';
import type { Situation } from './reach.ts';

export function checkAdjustment(situation: Situation, power: Power, order: Order): OrderCheck {
  if (isChoicePhase(situation.board, situation.position)) return checkChoice(situation, power, order);
  const { due, unusable } = adjustmentOf(situation.board, situation.position, power);
  if (order.kind === 'build') {
    const homes = homesMissed(situation.board, power, situation.position.centers[power] ?? []);
    if (homes !== null && due >= 0) return refuseOrder({ reason: 'no-home-held', homes });
    // Units that the power removes of its own will give builds: how many, filing knows.
    if (due > 0 || situation.board.freeRemovals === true) return checkBuild(situation, power, order.unit);
    const young = youngCenters(situation.board, power, situation.position.ruleState).map(({ center }) => center);
    return refuseOrder({ reason: 'no-builds-due', due, young, unusable });
  }
  if (order.kind !== 'remove') return refuseOrder({ reason: 'wrong-phase', kind: order.kind, phase: 'A' });
  if (due >= 0 && situation.board.freeRemovals !== true) return refuseOrder({ reason: 'no-removals-due', due });
  const named = unitNamed(situation, power, order.unit);
  return 'verdict' in named ? named : acceptOrder({ kind: 'remove', unit: named.unit }, []);
}

function checkChoice({ board, position }: Situation, power: Power, order: Order): OrderCheck {
  const places = placesToChoose(choicesIn(board, position, power));
  if (order.kind !== 'build') return refuseOrder({ reason: 'no-choice', at: null, places });
  const at = provinceOf(order.unit.at);
  return places.includes(at) ? acceptOrder(order, []) : refuseOrder({ reason: 'no-choice', at, places });
}

function checkBuild({ board, position, standing }: Situation, power: Power, unit: UnitRef): OrderCheck {
  const at = provinceOf(unit.at);
  const province = board.provinces[board.provinceNumber.get(at)!]!;
  if (province.center !== true) return refuseOrder({ reason: 'not-a-center', at });
  if (!(position.centers[power] ?? []).includes(at)) return refuseOrder({ reason: 'not-owned', at });
  const there = standing.get(at);
  if (there !== undefined) return refuseOrder({ reason: 'occupied', unit: there.unit });
  const sites = openSites(board, position, power);
  if (!sites.includes(at)) return refuseOrder({ reason: 'not-a-site', at, sites });
  const types = buildTypes(board, power);
  if (!types.includes(unit.type)) return refuseOrder({ reason: 'type-not-built', type: unit.type, types });
  const places = standingPlaces(board, unit.type, at);
  if (places.length === 0)
    return refuseOrder({ reason: unit.type === 'F' ? 'no-fleets-there' : 'no-armies-there', at });
  if (places.includes(unit.at)) return acceptOrder({ kind: 'build', unit }, []);
  if (places.length > 1) return refuseOrder({ reason: 'which-coast', unit, places });
  return acceptOrder({ kind: 'build', unit: { type: unit.type, at: places[0]! } }, [
    { note: 'coast-dropped', place: unit.at },
  ]);
}
