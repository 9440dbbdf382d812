/**
 * Orders for a movement phase. The bot guesses several times what the others may order, and looks with the adjudicator what
 * would come of its own orders against each guess; it begins with guesses at itself and betters the best of them, order by
 * order and plan by plan (an attack with its supports, a convoy, one unit making room for another), while that helps.
 */
import type { Power } from '../board/variant.ts';
import { type Arena, type ArenaUnit, type Choice, idleChoice, tryOut, unitsOf } from './arena.ts';
import { guess } from './guess.ts';
import { makesSense, plansOf } from './plans.ts';
import { forHire, hiredIn, mostHired } from './points.ts';
import type { Chance } from './random.ts';
import { type Side, sideOf, worthOf } from './worth.ts';

/** Guesses at the others. */
const SCENARIOS = 6;
/** Guesses at oneself to begin with. */
const BEGINNINGS = 10;
/** The adjudicator is asked at most so often for one player's phase. */
const MOST_ASKED = 5_000;
/** A change that betters less is none. */
const LEAST = 1e-6;

/** The best choice found for the units of these powers, in a choice for all units. `seats`: all players' powers; `taste`: see {@link sideOf}. */
export function searchMovement(
  arena: Arena,
  powers: readonly Power[],
  seats: readonly (readonly Power[])[],
  chance: Chance,
  taste: Chance,
): Choice {
  const own = unitsOf(arena, powers);
  const side = sideOf(arena, numbersOf(arena, powers), taste);
  const others = seats
    .filter((seat) => !seat.some((power) => powers.includes(power)))
    .map((seat) => ({ units: unitsOf(arena, seat), side: sideOf(arena, numbersOf(arena, seat)) }))
    .filter(({ units }) => units.length > 0);
  const scenarios = Array.from({ length: others.length === 0 ? 1 : SCENARIOS }, () => {
    const choice = idleChoice(arena);
    for (const other of others) guess(arena, other.units, other.side, chance, choice);
    return choice;
  });
  const search = { arena, own, side, scenarios, hired: forHire(arena), mostHired: mostHired(arena, powers) };
  const beginnings = [
    idleChoice(arena),
    ...Array.from({ length: BEGINNINGS }, () => {
      const choice = idleChoice(arena);
      guess(arena, own, side, chance, choice);
      return choice;
    }),
  ];
  let best = beginnings[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of beginnings) {
    const worth = meanWorth(search, choice);
    if (worth > most + LEAST) [best, most] = [choice, worth];
  }
  const found = bettered(search, best, most, chance);
  // A support for what is not to happen after all is taken back, and its unit looked at again.
  const tidy = withoutIdle(search, found);
  return withoutIdle(search, bettered(search, tidy, meanWorth(search, tidy), chance));
}

interface Search {
  readonly arena: Arena;
  readonly own: readonly ArenaUnit[];
  readonly side: Side;
  readonly scenarios: readonly Choice[];
  readonly hired: readonly ArenaUnit[];
  readonly mostHired: number;
}

/** Supports and convoys of what the choice does not order become holds. */
function withoutIdle({ own, hired }: Search, choice: Choice): Choice {
  const tidy = choice.slice();
  for (const unit of [...own, ...hired]) if (!makesSense(own, unit, choice[unit.u]!, choice)) tidy[unit.u] = 0;
  return tidy;
}

/** What the own orders of a choice are worth, on the average of all guesses at the others. */
function meanWorth({ arena, own, hired, side, scenarios }: Search, choice: Choice): number {
  let sum = 0;
  for (const scenario of scenarios) {
    for (const { u } of own) scenario[u] = choice[u]!;
    for (const { u } of hired) scenario[u] = choice[u]!;
    sum += worthOf(arena, tryOut(arena, scenario), side);
  }
  return sum / scenarios.length;
}

/** Climbs from a choice while some plan betters it. */
function bettered(search: Search, from: Choice, worth: number, chance: Chance): Choice {
  const { arena, own, hired } = search;
  let best = from;
  let most = worth;
  for (let isBetter = true; isBetter && arena.asked < MOST_ASKED; ) {
    isBetter = false;
    for (const plan of chance.shuffled(plansOf(arena, own, hired, best))) {
      if (arena.asked >= MOST_ASKED) break;
      const choice = best.slice();
      for (const { u, option } of plan) choice[u] = option;
      if (hiredIn(hired, choice).length > search.mostHired) continue;
      const reached = meanWorth(search, choice);
      if (reached <= most + LEAST) continue;
      [best, most, isBetter] = [choice, reached, true];
    }
  }
  return best;
}

function numbersOf({ board }: Arena, powers: readonly Power[]): readonly number[] {
  return powers.flatMap((power) => board.powerNumber.get(power) ?? []);
}
