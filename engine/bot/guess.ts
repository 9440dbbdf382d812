/**
 * What a power may well order, without looking ahead: each unit goes where there is most to be had, those that are left over
 * support. Good enough to guess at others with, and to begin the search for one's own orders.
 */
import { NONE } from '../adjudicate/movement/workspace.ts';
import type { Arena, ArenaUnit, Choice, Option } from './arena.ts';
import type { Chance } from './random.ts';
import type { Side } from './worth.ts';

/** How much chance there is in a guess, against the worth of a center. */
const WHIM = 0.35;

/** Writes a guess for these units, all of one side, into a choice. */
export function guessChoice(
  arena: Arena,
  units: readonly ArenaUnit[],
  side: Side,
  chance: Chance,
  choice: Choice,
): void {
  const going = new Map<number, ArenaUnit>();
  const staying = new Set<number>();
  for (const unit of chance.shuffled(units)) {
    const { option, number } = best(arena, unit, side, chance, going, staying, units);
    choice[unit.u] = number;
    if (option.order.kind === 'move') going.set(option.province, unit);
    else staying.add(unit.province);
  }
  for (const unit of units) {
    if (staying.has(unit.province)) support(unit, units, choice);
  }
}

function best(
  arena: Arena,
  unit: ArenaUnit,
  side: Side,
  chance: Chance,
  going: ReadonlyMap<number, ArenaUnit>,
  staying: ReadonlySet<number>,
  units: readonly ArenaUnit[],
): { readonly option: Option; readonly number: number } {
  let most = Number.NEGATIVE_INFINITY;
  let number = 0;
  for (const [n, option] of unit.options.entries()) {
    const { order, province } = option;
    const isStay = order.kind === 'hold';
    if (!isStay && order.kind !== 'move') continue;
    if (order.kind === 'move' && order.route !== 'unstated') continue;
    if (!isStay && (going.has(province) || staying.has(province))) continue;
    const there = isStay ? unit : standing(arena, province);
    const isBlocked = there !== null && there !== unit;
    const isFriend = isBlocked && units.includes(there);
    const value = attraction(arena, unit, isStay ? unit.at : option.to, side) + chance.next() * WHIM;
    const odds = isFriend ? 0.7 : isBlocked ? 0.5 : 1;
    if (value * odds > most) {
      most = value * odds;
      number = n;
    }
  }
  return { option: unit.options[number]!, number };
}

function standing({ units }: Arena, province: number): ArenaUnit | null {
  return units.find((unit) => unit.province === province) ?? null;
}

/** What a unit would have of standing there. */
function attraction({ board, centers, owner }: Arena, unit: ArenaUnit, at: number, side: Side): number {
  const provinces = board.provinces.length;
  const near = side.closeness[unit.type]!;
  let sum = 0;
  for (const p of side.wishes) sum += side.wanted[p]! * near[at * provinces + p]!;
  const p = board.provinceOf[at]!;
  const holder = owner[p]!;
  if (centers[p] === 1 && (holder === NONE || side.own[holder] === 0)) sum += side.prize[p]! * 0.6;
  return sum;
}

/** Who stays helps a friend: one who attacks, else one who holds. */
function support(unit: ArenaUnit, units: readonly ArenaUnit[], choice: Choice): void {
  let found = 0;
  for (const [n, { order, target, province }] of unit.options.entries()) {
    const friend = units.find(({ u }) => u === target);
    if (friend === undefined) continue;
    const theirs = friend.options[choice[friend.u]!]!;
    if (order.kind === 'support-move' && theirs.order.kind === 'move' && theirs.province === province) {
      choice[unit.u] = n;
      return;
    }
    if (found === 0 && order.kind === 'support-hold' && theirs.order.kind !== 'move') found = n;
  }
  choice[unit.u] = found;
}
