/** Where a sketch and the rules differ, drawn so that the map still tells the truth. */
import type { Variant } from '../../../../engine/board/variant.ts';
import type { Marker } from '../../../../templates/map/geometry/geography.ts';
import { neighborsOf } from './neighbors.ts';

/** A shorter border is not seen. */
const SHORTEST = 5;

/** Neighbors that do not touch get a link; those that touch and are none, a closed border. `borders`: lengths as drawn. */
export function jointsOf(
  borders: Readonly<Record<string, number>>,
  variant: Variant,
): { readonly markers: readonly Marker[]; readonly barriers: readonly Marker[] } {
  const { touching, isOpen } = neighborsOf(variant);
  const pairs = (keys: Iterable<string>) => [...keys].sort().map((key): Marker => key.split('-') as [string, string]);
  const markers = [...touching].filter((key) => (borders[key] ?? 0) < SHORTEST);
  const drawn = Object.keys(borders).filter((key) => !touching.has(key) && !key.startsWith('_'));
  return { markers: pairs(markers), barriers: pairs(drawn).filter((pair) => pair.every(isOpen)) };
}
