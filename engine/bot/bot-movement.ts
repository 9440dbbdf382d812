/**
 * Orders for a movement phase. The bot guesses several times what the others may order, and looks with the adjudicator what
 * would come of its own orders against each guess; it begins with guesses at itself and betters the best of them, order by
 * order and plan by plan (an attack with its supports, a convoy, one unit making room for another), while that helps.
 */
import type { Power } from '../board/variant.ts';
import type { BotStrength } from '../vocabulary.ts';
import { type Arena, type ArenaUnit, arenaUnits, type Choice, idleChoice, tryOut } from './arena.ts';
import { guessChoice } from './guess.ts';
import { makesSense, plansOf } from './plans.ts';
import { forHire, hiredIn, mostHired } from './points.ts';
import type { Chance } from './random.ts';
import { type Side, sideOf, worthOf } from './worth.ts';

/** How hard a bot looks. */
interface Effort {
  /** Guesses at the others. */
  readonly scenarios: number;
  /** Guesses at oneself to begin with. */
  readonly beginnings: number;
  /** The adjudicator is asked at most so often for one player's phase. */
  readonly asked: number;
}

const EFFORTS: Readonly<Record<BotStrength, Effort>> = {
  easy: { scenarios: 1, beginnings: 1, asked: 40 },
  medium: { scenarios: 6, beginnings: 10, asked: 4_000 },
  hard: { scenarios: 24, beginnings: 24, asked: 24_000 },
};

/** A change that betters less is none. */
const LEAST = 1e-6;

/** The best choice found for the units of these powers, in a choice for all units. `seats`: all players' powers; `taste`: see {@link sideOf}. */
export function searchMovement(
  arena: Arena,
  powers: readonly Power[],
  seats: readonly (readonly Power[])[],
  chance: Chance,
  taste: Chance,
  strength: BotStrength,
): Choice {
  const own = arenaUnits(arena, powers);
  const side = sideOf(arena, numbersOf(arena, powers), taste);
  const effort = EFFORTS[strength];
  const others = seats
    .filter((seat) => !seat.some((power) => powers.includes(power)))
    .map((seat) => ({ units: arenaUnits(arena, seat), side: sideOf(arena, numbersOf(arena, seat)) }))
    .filter(({ units }) => units.length > 0);
  const scenarios = Array.from({ length: others.length === 0 ? 1 : effort.scenarios }, () => {
    const choice = idleChoice(arena);
    for (const other of others) guessChoice(arena, other.units, other.side, chance, choice);
    return choice;
  });
  const { asked } = effort;
  const search = { arena, own, side, scenarios, hired: forHire(arena), mostHired: mostHired(arena, powers), asked };
  const beginnings = [
    idleChoice(arena),
    ...Array.from({ length: effort.beginnings }, () => {
      const choice = idleChoice(arena);
      guessChoice(arena, own, side, chance, choice);
      return choice;
    }),
  ];
  let best = ratedFrom(search, beginnings[0]!);
  for (const choice of beginnings.slice(1)) best = better(search, best, choice) ?? best;
  const found = bettered(search, best, chance);
  // A support for what is not to happen after all is taken back, and its unit looked at again.
  const tidy = ratedFrom(search, withoutIdle(search, found.choice));
  return withoutIdle(search, bettered(search, tidy, chance).choice);
}

interface Search {
  readonly arena: Arena;
  readonly own: readonly ArenaUnit[];
  readonly side: Side;
  readonly scenarios: readonly Choice[];
  readonly hired: readonly ArenaUnit[];
  readonly mostHired: number;
  /** The adjudicator is asked no more often. */
  readonly asked: number;
}

/** Supports and convoys of what the choice does not order become holds. */
function withoutIdle({ own, hired }: Search, choice: Choice): Choice {
  const tidy = choice.slice();
  for (const unit of [...own, ...hired]) if (!makesSense(own, unit, choice[unit.u]!, choice)) tidy[unit.u] = 0;
  return tidy;
}

/** A choice, and what it is worth against the guesses so far: against the first, the first two, and so on, together. */
interface Rated {
  readonly choice: Choice;
  readonly worth: readonly number[];
}

/** A choice that is so far behind after some guesses is not looked at against the others. */
const BEHIND = 0.3;

function ratedFrom(search: Search, choice: Choice): Rated {
  const worth: number[] = [];
  for (const scenario of search.scenarios) worth.push((worth.at(-1) ?? 0) + worthAgainst(search, scenario, choice));
  return { choice, worth };
}

/** The choice with its worth where it is better than the best so far; else null. */
function better(search: Search, best: Rated, choice: Choice): Rated | null {
  const worth: number[] = [];
  for (const [n, scenario] of search.scenarios.entries()) {
    worth.push((worth.at(-1) ?? 0) + worthAgainst(search, scenario, choice));
    if (worth[n]! < best.worth[n]! - BEHIND) return null;
  }
  return worth.at(-1)! > best.worth.at(-1)! + LEAST ? { choice, worth } : null;
}

/** What the own orders of a choice are worth when the others order what was guessed. */
function worthAgainst({ arena, own, hired, side }: Search, scenario: Choice, choice: Choice): number {
  for (const { u } of own) scenario[u] = choice[u]!;
  for (const { u } of hired) scenario[u] = choice[u]!;
  return worthOf(arena, tryOut(arena, scenario), side);
}

/** Climbs from a choice while some plan betters it. */
function bettered(search: Search, from: Rated, chance: Chance): Rated {
  const { arena, own, hired, asked } = search;
  let best = from;
  for (let isBetter = true; isBetter && arena.asked < asked; ) {
    isBetter = false;
    for (const plan of chance.shuffled(plansOf(arena, own, hired, best.choice))) {
      if (arena.asked >= asked) break;
      const choice = best.choice.slice();
      for (const { u, option } of plan) choice[u] = option;
      if (hiredIn(hired, choice).length > search.mostHired) continue;
      const found = better(search, best, choice);
      if (found !== null) [best, isBetter] = [found, true];
    }
  }
  return best;
}

function numbersOf({ board }: Arena, powers: readonly Power[]): readonly number[] {
  return powers.flatMap((power) => board.powerNumber.get(power) ?? []);
}
