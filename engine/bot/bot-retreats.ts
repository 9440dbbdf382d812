/** Orders for a retreat phase: each unit goes where it is of most use, no two to the same province. */
import { ARMY, FLEET, NONE } from '../adjudicate/movement/workspace.ts';
import { provinceOf, typeOfUnit, type UnitText } from '../vocabulary.ts';
import type { Arena } from './arena.ts';
import type { Side } from './worth.ts';

export interface Retreating {
  readonly unit: UnitText;
  readonly retreats: readonly string[];
}

/** `taken`: provinces to which other units of the player go. */
export function retreatOrders(
  arena: Arena,
  side: Side,
  dislodged: readonly Retreating[],
  taken: Set<string>,
): readonly string[] {
  // Who has the fewest ways goes first.
  const inTurn = [...dislodged].sort((a, b) => a.retreats.length - b.retreats.length || (a.unit < b.unit ? -1 : 1));
  const orders = new Map<string, string>();
  for (const { unit, retreats } of inTurn) {
    const open = retreats.filter((place) => !taken.has(provinceOf(place)));
    let best: string | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const place of open) {
      const worth = worthAt(arena, side, typeOfUnit(unit) === 'A' ? ARMY : FLEET, place);
      if (worth > most) [best, most] = [place, worth];
    }
    if (best !== null) taken.add(provinceOf(best));
    orders.set(unit, best === null ? `${unit} D` : `${unit} - ${best}`);
  }
  return dislodged.map(({ unit }) => orders.get(unit)!);
}

/** What a unit is worth at a place: centers there, and the nearness of others. */
export function worthAt({ board, centers, owner }: Arena, side: Side, type: number, place: string): number {
  const at = board.locationNumber.get(place);
  if (at === undefined) return Number.NEGATIVE_INFINITY;
  const provinces = board.provinces.length;
  const p = board.provinceOf[at]!;
  const isGain = centers[p] === 1 && (owner[p] === NONE || side.own[owner[p]!] === 0);
  let worth = isGain ? side.prize[p]! : 0;
  for (let other = 0; other < provinces; other += 1) {
    worth += side.wanted[other]! * side.closeness[type]![at * provinces + other]!;
  }
  return worth;
}
