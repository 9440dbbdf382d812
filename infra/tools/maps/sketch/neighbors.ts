/** Who must touch whom on a drawn map, and where shores must join: what the checks of a map ask, as pairs of provinces. */
import type { Province, Variant } from '../../../../engine/board/variant.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';

export interface Neighbors {
  /** Provinces that are drawn. */
  readonly ids: readonly Province[];
  /** Adjacent for any unit in any season. */
  readonly touching: ReadonlySet<string>;
  /** Both coastal, and adjacent for fleets: their shores join at a water. */
  readonly sailed: ReadonlySet<string>;
  /** Both coastal: their shores join only where they are {@link sailed}. */
  readonly coastal: (a: Province, b: Province) => boolean;
  readonly isWater: (id: Province) => boolean;
  readonly isOpen: (id: Province) => boolean;
}

export function neighborKey(a: Province, b: Province): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

export function neighborsOf({ provinces, adjacency, waterways = [] }: Variant): Neighbors {
  const typeOf = new Map(provinces.map(({ id, type }) => [id, type]));
  const isCoast = (id: Province) => typeOf.get(id) === 'coast';
  const key = ([a, b]: readonly [string, string]) => neighborKey(provinceOf(a), provinceOf(b));
  const seasonal = (adjacency.seasonal ?? []).map(({ pair }) => pair);
  const byRiver = (a: Province, b: Province) =>
    waterways.some((each) => each.provinces.includes(a) && each.provinces.includes(b));
  const ashore = (pairs: typeof adjacency.fleet) =>
    pairs.filter(([a, b]) => {
      const [from, to] = [provinceOf(a), provinceOf(b)];
      return isCoast(from) && isCoast(to) && !byRiver(from, to);
    });
  return {
    ids: provinces.map(({ id }) => id),
    touching: new Set([...adjacency.army, ...adjacency.fleet, ...seasonal].map(key)),
    sailed: new Set(ashore(adjacency.fleet).map(key)),
    coastal: (a, b) => isCoast(a) && isCoast(b) && !byRiver(a, b),
    isWater: (id) => typeOf.get(id) === 'sea' || typeOf.get(id) === 'hybrid',
    isOpen: (id) => typeOf.get(id) !== 'impassable',
  };
}
