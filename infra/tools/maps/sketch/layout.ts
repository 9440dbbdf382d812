/**
 * Places from nothing but who borders whom: provinces lie as far apart as the steps between them (stress majorization, Gansner, Koren
 * and North 2004). The same rules give the same places.
 */
import type { Province, Variant } from '../../../../engine/board/variant.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import type { Point } from '../../../../templates/map/geometry/geography.ts';
import { neighborKey, neighborsOf } from './neighbors.ts';

const ROUNDS = 400;

export function layoutOf(variant: Variant): Record<Province, readonly Point[]> {
  const { ids: all, touching, isOpen } = neighborsOf(variant);
  const ids = all.filter(isOpen);
  const steps = stepsBetween(ids, touching);
  // From a circle, in an order that keeps neighbors together.
  const order = byDistance(steps);
  let places = ids.map((_, n): Point => {
    const angle = (2 * Math.PI * order.indexOf(n)) / ids.length;
    return [Math.cos(angle) * Math.sqrt(ids.length), Math.sin(angle) * Math.sqrt(ids.length)];
  });
  for (let round = 0; round < ROUNDS; round += 1) places = places.map((_, n) => drawn(n, places, steps[n]!));
  const north = withNorthAbove(places, hintsOf(variant, ids));
  return Object.fromEntries(ids.map((id, n) => [id, [north[n]!]]));
}

/** From one place to others lies this way. */
interface Hint {
  readonly from: number;
  readonly to: readonly number[];
  readonly way: Point;
  readonly weight: number;
}

const COMPASS: Readonly<Record<string, Point>> = { n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] };

/** Waters of a north coast lie in the north; so, as a rule, does a sea that is called after the north. */
function hintsOf({ provinces, adjacency }: Variant, ids: readonly Province[]): readonly Hint[] {
  const all = ids.map((_, n) => n);
  return provinces.flatMap(({ id, name, type, coasts = [] }): readonly Hint[] => {
    const at = ids.indexOf(id);
    if (at < 0) return [];
    const ofCoasts = coasts.flatMap((coast): readonly Hint[] => {
      const way = COMPASS[coast[0]!];
      const touching = adjacency.fleet.filter((pair) => pair.includes(`${id}/${coast}`)).flat();
      const to = touching.map((place) => ids.indexOf(provinceOf(place))).filter((other) => other >= 0 && other !== at);
      return way === undefined || to.length === 0 ? [] : [{ from: at, to, way, weight: 1 }];
    });
    const word = /\b(north|south|east|west)/i.exec(name)?.[1]?.toLowerCase();
    if (type !== 'sea' || word === undefined) return ofCoasts;
    const [x, y] = COMPASS[word[0]!]!;
    return [...ofCoasts, { from: at, to: all, way: [-x, -y], weight: 0.4 }];
  });
}

/** Turned, and mirrored where that fits better, until as many hints as can be are true. */
function withNorthAbove(places: readonly Point[], hints: readonly Hint[]): readonly Point[] {
  if (hints.length === 0) return places;
  const turns = [1, -1].flatMap((mirror) =>
    Array.from({ length: 72 }, (_, n) => ({ mirror, angle: (n * Math.PI) / 36 })),
  );
  const turned = ({ mirror, angle }: (typeof turns)[number]) =>
    places.map(([x, y]): Point => {
      const u = x * mirror;
      return [u * Math.cos(angle) - y * Math.sin(angle), u * Math.sin(angle) + y * Math.cos(angle)];
    });
  const agreement = (list: readonly Point[]) =>
    hints.reduce((sum, { from, to, way, weight }) => {
      const [x, y] = list[from]!;
      const middle = (axis: 0 | 1) => to.reduce((total, n) => total + list[n]![axis], 0) / to.length;
      const [dx, dy] = [middle(0) - x, middle(1) - y];
      return sum + (weight * (dx * way[0] + dy * way[1])) / (Math.hypot(dx, dy) || 1);
    }, 0);
  return turns.map(turned).reduce((best, each) => (agreement(each) > agreement(best) ? each : best));
}

/** Where all others would have a province, each by its distance. */
function drawn(n: number, places: readonly Point[], steps: readonly number[]): Point {
  const [x, y] = places[n]!;
  let [sumX, sumY, weights] = [0, 0, 0];
  for (const [m, [u, v]] of places.entries()) {
    if (m === n) continue;
    const wanted = steps[m]!;
    const weight = 1 / wanted ** 2;
    const apart = Math.hypot(x - u, y - v) || 1e-6;
    sumX += weight * (u + (wanted * (x - u)) / apart);
    sumY += weight * (v + (wanted * (y - v)) / apart);
    weights += weight;
  }
  return [sumX / weights, sumY / weights];
}

/** Borders to cross from each to each; of parts that do not hang together, more than any. */
function stepsBetween(ids: readonly Province[], touching: ReadonlySet<string>): number[][] {
  const around = ids.map((a) => ids.flatMap((b, m) => (a !== b && touching.has(neighborKey(a, b)) ? [m] : [])));
  return ids.map((_, from) => {
    const steps = ids.map(() => ids.length);
    steps[from] = 0;
    const queue = [from];
    for (const at of queue) {
      for (const next of around[at]!) {
        if (steps[next]! <= steps[at]! + 1) continue;
        steps[next] = steps[at]! + 1;
        queue.push(next);
      }
    }
    return steps;
  });
}

/** Numbers in an order in which each is near the one before. */
function byDistance(steps: readonly (readonly number[])[]): readonly number[] {
  const order = [0];
  while (order.length < steps.length) {
    const last = order.at(-1)!;
    const rest = steps.map((_, n) => n).filter((n) => !order.includes(n));
    order.push(rest.reduce((best, n) => (steps[last]![n]! < steps[last]![best]! ? n : best)));
  }
  return order;
}
