/** By which fleets an army travels, as far as the orders tell. */
import type { Place, Province, Variant } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import type { MapOrder } from './view.ts';

type Travel = Pick<MapOrder, 'power' | 'order' | 'result'>;

/**
 * The places of the fleets that carry the army of a move, in order; empty when it walks or no chain of convoy orders
 * reaches. Of several chains the shortest, made of convoys that worked if it can be. An army that could also walk is
 * taken to walk unless a fleet of its own power offers to carry it (rulebook: intent to convoy).
 */
export function drawnConvoyRoute(
  variant: Variant,
  { power, order }: Travel,
  orders: readonly Travel[],
): readonly Place[] {
  if (order.kind !== 'move' || order.unit.type !== 'A') return [];
  const [from, to] = [provinceOf(order.unit.at), provinceOf(order.to)];
  const carriers = orders.flatMap((each) =>
    each.order.kind === 'convoy' &&
    provinceOf(each.order.target.at) === from &&
    provinceOf(each.order.to) === to &&
    (typeof order.route === 'string' || order.route.includes(provinceOf(each.order.unit.at)))
      ? [{ at: each.order.unit.at, power: each.power, isSure: each.result !== 'fails' }]
      : [],
  );
  if (carriers.length === 0) return [];
  const walks = variant.adjacency.army.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
  if (walks && order.route === 'unstated' && !carriers.some((each) => each.power === power)) return [];
  const sure = carriers.filter(({ isSure }) => isSure);
  return chain(variant, from, to, sure) ?? chain(variant, from, to, carriers) ?? [];
}

function chain(
  variant: Variant,
  from: Province,
  to: Province,
  carriers: readonly { readonly at: Place }[],
): readonly Place[] | null {
  const touching = neighboursOf(variant);
  const next = (province: Province) => touching.get(province) ?? new Set<Province>();
  let paths: (readonly Place[])[] = carriers.filter(({ at }) => next(from).has(provinceOf(at))).map(({ at }) => [at]);
  for (let length = 1; length <= carriers.length && paths.length > 0; length++) {
    const arrived = paths.find((path) => next(provinceOf(path.at(-1)!)).has(to));
    if (arrived !== undefined) return arrived;
    const used = new Set(paths.flat());
    paths = paths.flatMap((path) =>
      carriers
        .filter(({ at }) => !used.has(at) && next(provinceOf(path.at(-1)!)).has(provinceOf(at)))
        .map(({ at }) => [...path, at]),
    );
  }
  return null;
}

const known = new WeakMap<Variant, ReadonlyMap<Province, ReadonlySet<Province>>>();

/** Provinces that fleets go to from each, in any season. */
function neighboursOf(variant: Variant): ReadonlyMap<Province, ReadonlySet<Province>> {
  let neighbours = known.get(variant);
  if (neighbours === undefined) {
    const sets = new Map<Province, Set<Province>>();
    const join = (a: Province, b: Province) => sets.set(a, (sets.get(a) ?? new Set()).add(b));
    const seasonal = (variant.adjacency.seasonal ?? []).filter(({ type }) => type === 'F').map(({ pair }) => pair);
    for (const [a, b] of [...variant.adjacency.fleet, ...seasonal]) {
      join(provinceOf(a), provinceOf(b));
      join(provinceOf(b), provinceOf(a));
    }
    neighbours = sets;
    known.set(variant, neighbours);
  }
  return neighbours;
}
