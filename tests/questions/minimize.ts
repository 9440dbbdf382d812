/** Least values of smooth functions of many numbers by L-BFGS, after Nocedal and Wright, Numerical Optimization, algorithm 7.4. */

/** How many steps back the curve is looked at. */
const MEMORY = 6;
const ENOUGH = 1e-4;
const MOST_HALVINGS = 20;

/** Where `value` is least, near 0: it writes its slope at a point; at most so many passes. */
export function minimize(
  size: number,
  value: (point: Float32Array, slope: Float32Array) => number,
  passes: number,
): Float32Array {
  let point = new Float32Array(size);
  let slope = new Float32Array(size);
  let at = value(point, slope);
  const steps: { readonly moved: Float32Array; readonly turned: Float32Array; readonly scale: number }[] = [];
  for (let pass = 0; pass < passes; pass++) {
    const way = new Float32Array(size);
    add(way, slope, -1);
    const factors = steps.toReversed().map(({ moved, turned, scale }) => {
      const factor = scale * dot(moved, way);
      add(way, turned, -factor);
      return factor;
    });
    const last = steps.at(-1);
    const first =
      last === undefined ? 1 / Math.sqrt(dot(slope, slope)) : 1 / (last.scale * dot(last.turned, last.turned));
    add(way, way, first - 1);
    for (const [n, { moved, turned, scale }] of steps.entries())
      add(way, moved, factors[steps.length - 1 - n]! - scale * dot(turned, way));
    const down = dot(slope, way);
    for (let length = 1, halvings = 0; ; length /= 2, halvings++) {
      const next = point.slice();
      add(next, way, length);
      const nextSlope = new Float32Array(size);
      const nextAt = value(next, nextSlope);
      if (nextAt > at + ENOUGH * length * down) {
        if (halvings === MOST_HALVINGS) return point;
        continue;
      }
      const moved = next.slice();
      add(moved, point, -1);
      const turned = nextSlope.slice();
      add(turned, slope, -1);
      const bend = dot(moved, turned);
      if (bend > 0) steps.push({ moved, turned, scale: 1 / bend });
      if (steps.length > MEMORY) steps.shift();
      [point, slope, at] = [next, nextSlope, nextAt];
      break;
    }
  }
  return point;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!;
  return sum;
}

function add(to: Float32Array, what: Float32Array, times: number): void {
  for (let n = 0; n < to.length; n++) to[n]! += times * what[n]!;
}
