/** Smooth lines for arrows: chains of cubic Bézier pieces that can be measured, cut and met. */

import { svgPoint } from '../svg.ts';
import type { Point } from './geography.ts';

type Piece = readonly [Point, Point, Point, Point];
export type Curve = readonly Piece[];

/** A curve with evenly spaced points along it. */
export interface Measured {
  readonly curve: Curve;
  readonly length: number;
  /** So many steps from start to end, each a point and how far along it lies. */
  readonly steps: readonly { readonly at: Point; readonly along: number; readonly piece: number; readonly t: number }[];
}

const STEPS = 24;

/** From `a` to `b`, bent to its left by `bend` of its length (negative: to its right). */
export function bowCurve(a: Point, b: Point, bend: number): Curve {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const out: Point = [(dy * bend * 4) / 3, (-dx * bend * 4) / 3];
  const handle = (share: number): Point => [a[0] + dx * share + out[0], a[1] + dy * share + out[1]];
  return [[a, handle(1 / 3), handle(2 / 3), b]];
}

/** A smooth line through all the points (Catmull-Rom). */
export function smoothCurve(points: readonly Point[]): Curve {
  const pieces: Piece[] = [];
  for (let n = 0; n + 1 < points.length; n++) {
    const [p0, p1, p2, p3] = [points[n - 1] ?? points[n]!, points[n]!, points[n + 1]!, points[n + 2] ?? points[n + 1]!];
    pieces.push([
      p1,
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ]);
  }
  return pieces;
}

export function measureCurve(curve: Curve): Measured {
  const steps: Measured['steps'][number][] = [];
  let along = 0;
  for (const [piece, bezier] of curve.entries()) {
    for (let n = piece === 0 ? 0 : 1; n <= STEPS; n++) {
      const at = pointOn(bezier, n / STEPS);
      const last = steps.at(-1);
      if (last !== undefined) along += pointDistance(last.at, at);
      steps.push({ at, along, piece, t: n / STEPS });
    }
  }
  return { curve, length: along, steps };
}

/** The point so many units from the start, and the direction there (length 1). */
export function pointAlong(measured: Measured, along: number): { readonly at: Point; readonly direction: Point } {
  const { piece, t } = placeAlong(measured, along);
  const bezier = measured.curve[piece]!;
  return { at: pointOn(bezier, t), direction: directionOn(bezier, t) };
}

/** The part of a curve between two lengths from its start. */
export function cutCurve(measured: Measured, from: number, to: number): Curve {
  const start = placeAlong(measured, Math.max(0, from));
  const end = placeAlong(measured, Math.min(measured.length, Math.max(from, to)));
  return measured.curve.flatMap((bezier, n) => {
    if (n < start.piece || n > end.piece) return [];
    const t0 = n === start.piece ? start.t : 0;
    const t1 = n === end.piece ? end.t : 1;
    return t1 <= t0 ? [] : [section(bezier, t0, t1)];
  });
}

export function pathData(curve: Curve): string {
  return curve
    .map(([a, b, c, d], n) => `${n === 0 ? `M${svgPoint(a)}` : ''}C${svgPoint(b)} ${svgPoint(c)} ${svgPoint(d)}`)
    .join('');
}

export function pointDistance(a: Point, b: Point): number {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(dx * dx + dy * dy);
}

function placeAlong({ steps, length }: Measured, along: number): { readonly piece: number; readonly t: number } {
  if (along >= length) return steps.at(-1)!;
  const n = steps.findIndex((step) => step.along >= along);
  const [after, before] = [steps[n]!, steps[n - 1]];
  if (before === undefined) return { piece: after.piece, t: 0 };
  const share = (along - before.along) / (after.along - before.along || 1);
  const t0 = before.piece === after.piece ? before.t : 0;
  return { piece: after.piece, t: t0 + (after.t - t0) * share };
}

function pointOn([a, b, c, d]: Piece, t: number): Point {
  const s = 1 - t;
  const at = (n: 0 | 1) => s * s * s * a[n] + 3 * s * s * t * b[n] + 3 * s * t * t * c[n] + t * t * t * d[n];
  return [at(0), at(1)];
}

function directionOn([a, b, c, d]: Piece, t: number): Point {
  const s = 1 - t;
  const at = (n: 0 | 1) => s * s * (b[n] - a[n]) + 2 * s * t * (c[n] - b[n]) + t * t * (d[n] - c[n]);
  const [dx, dy] = [at(0), at(1)];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length > 1e-6) return [dx / length, dy / length];
  const whole = pointDistance(a, d) || 1;
  return [(d[0] - a[0]) / whole, (d[1] - a[1]) / whole];
}

function section([a, b, c, d]: Piece, t0: number, t1: number): Piece {
  const blossom = (r: number, s: number, t: number): Point => {
    const at = (n: 0 | 1) => {
      const [ab, bc, cd] = [a[n] + (b[n] - a[n]) * r, b[n] + (c[n] - b[n]) * r, c[n] + (d[n] - c[n]) * r];
      const [abc, bcd] = [ab + (bc - ab) * s, bc + (cd - bc) * s];
      return abc + (bcd - abc) * t;
    };
    return [at(0), at(1)];
  };
  return [blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1)];
}
