/**
 * A simple player: plausible orders for the powers of one player in any phase of any variant. It looks one phase ahead with the
 * adjudicator, makes no agreements and keeps none. Pure: the same board, powers and seed give the same orders. It is given a
 * position, never what others have ordered.
 */

import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { OrdersByPower, Position } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import { formatOrder } from '../orders/notation.ts';
import { seatsOf } from '../rules/seat-rules.ts';
import { isChoicePhase } from '../rules/start-choices.ts';
import type { BotStrength } from '../vocabulary.ts';
import { type Arena, arenaUnits, openArena } from './arena.ts';
import { adjustmentOrders } from './bot-adjustments.ts';
import { choiceOrders } from './bot-choices.ts';
import { searchMovement } from './bot-movement.ts';
import { retreatOrders } from './bot-retreats.ts';
import { pointLines } from './points.ts';
import { type Chance, chanceFrom } from './random.ts';
import { sideOf } from './worth.ts';

/** Orders of each of the powers, which one player plays together; a power with nothing to order has none. */
export function botOrders(
  board: Board,
  position: Position,
  powers: readonly Power[],
  seed: string,
  strength: BotStrength = 'medium',
): OrdersByPower {
  const chance = chanceFrom(`${seed} ${position.phase} ${powers.join(' ')}`);
  const taste = chanceFrom(`${seed} ${powers.join(' ')}`);
  const arena = openArena(board, position);
  const { kind } = parsePhase(position.phase);
  if (kind === 'M') return movementOrders(arena, powers, chance, taste, strength);
  const side = sideOf(
    arena,
    powers.flatMap((power) => board.powerNumber.get(power) ?? []),
    taste,
  );
  if (kind === 'R') {
    const taken = new Set<string>();
    return each(powers, (power) => retreatOrders(arena, side, position.dislodged?.[power] ?? [], taken));
  }
  const isChoice = isChoicePhase(board, position);
  return each(powers, (power) => (isChoice ? choiceOrders : adjustmentOrders)(arena, side, power, chance));
}

function movementOrders(
  arena: Arena,
  powers: readonly Power[],
  chance: Chance,
  taste: Chance,
  strength: BotStrength,
): OrdersByPower {
  const { board, position } = arena;
  const seats = seatsOf(board, position.ruleState).map((seat) => seat.powers);
  const choice = searchMovement(arena, powers, seats, chance, taste, strength);
  return each(powers, (power) => {
    const own = arenaUnits(arena, [power]);
    const orders = own.map(({ u, options }) => formatOrder(options[choice[u]!]!.order));
    return [...orders, ...pointLines(arena, power, choice)];
  });
}

function each(powers: readonly Power[], ordersOf: (power: Power) => readonly string[]): OrdersByPower {
  return Object.fromEntries(powers.map((power) => [power, ordersOf(power)]));
}
