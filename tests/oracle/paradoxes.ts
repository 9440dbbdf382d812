/** The makings of convoy paradoxes, for positions in which they would be too rare by chance. */
import type { Place, Province, UnitType } from '../../engine/board/variant.ts';
import type { Order } from '../../engine/orders/order.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import type { Random } from '../random.ts';

/** What the map must answer. */
export interface Shores {
  /** Waters where fleets convoy. */
  readonly waters: readonly Province[];
  /** Places from which a fleet reaches the water. */
  berths(water: Province): readonly Place[];
  isLand(province: Province): boolean;
}

export interface Planted {
  readonly type: UnitType;
  readonly at: Place;
  readonly order: Order;
}

/**
 * A fleet that convoys an army onto a unit that supports an attack on that fleet (DATC 6.F.14); or two such convoys, each
 * onto the supporter of the attack on the other (6.F.22). Empty when the map has no room for it at the place tried.
 */
export function plantParadox(shores: Shores, random: Random): readonly Planted[] {
  const linked = random.percent(40);
  const [first, second] = random.shuffle(shores.waters);
  if (first === undefined) return [];
  const waters = linked && second !== undefined ? [first, second] : [first];
  const taken = new Set<Province>(waters);
  const take = (places: readonly Place[]): Place | null => {
    const free = places.filter((place) => !taken.has(provinceOf(place)));
    if (free.length === 0) return null;
    const place = random.pick(free);
    taken.add(provinceOf(place));
    return place;
  };
  const land = (places: readonly Place[]) => places.filter((place) => shores.isLand(provinceOf(place)));
  const planted: Planted[] = [];
  const supporters = waters.map((water, n) => {
    const aim = waters[(n + 1) % waters.length]!;
    const both = land(shores.berths(water)).filter((place) => shores.berths(aim).includes(place));
    return take(both);
  });
  for (const [n, water] of waters.entries()) {
    const lands = supporters[n];
    const aim = waters[(n + 1) % waters.length]!;
    const start = take(land(shores.berths(water)));
    const attacker = take(shores.berths(aim));
    if (lands === null || lands === undefined || start === null || attacker === null) return [];
    const army = { type: 'A', at: provinceOf(start) } as const;
    const to = provinceOf(lands);
    const aggressor = { type: 'F', at: attacker } as const;
    const helper = { type: 'F', at: lands } as const;
    planted.push(
      { ...army, order: { kind: 'move', unit: army, to, route: 'any' } },
      { type: 'F', at: water, order: { kind: 'convoy', unit: { type: 'F', at: water }, target: army, to } },
      { ...aggressor, order: { kind: 'move', unit: aggressor, to: aim, route: 'unstated' } },
      { ...helper, order: { kind: 'support-move', unit: helper, target: aggressor, to: aim } },
    );
  }
  return planted;
}
