/**
 * Places from nothing but who borders whom: provinces lie as far apart as the steps between them (stress majorization, Gansner, Koren
 * and North 2004). The same rules give the same places.
 */
import type { Province, Variant } from '../../../../engine/board/variant.ts';
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
  return Object.fromEntries(ids.map((id, n) => [id, [places[n]!]]));
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
