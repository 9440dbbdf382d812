/** Which province of a sketch each cell belongs to. */
import { noiseOf } from '../noise.ts';
import { type Frame, fillRings, type RasterLabels, type SpreadSource, spreadLabels } from '../raster.ts';
import { nearestSite, type SketchOutlines, type SketchSite } from './sketch-site.ts';

/** `resolution`: cells in a user unit; `numberOf`: the face of a province. Outlines come first, later ones over earlier ones. */
export function sketchLabels(
  { sites, outlines }: { readonly sites: readonly SketchSite[]; readonly outlines: SketchOutlines },
  frame: Frame,
  resolution: number,
  numberOf: (id: string) => number,
): RasterLabels {
  const labels = new Int32Array(frame.width * frame.height);
  for (const [id, rings] of Object.entries(outlines)) {
    const face = numberOf(id);
    const inCells = rings.map((ring) => ring.map((value) => value * resolution));
    fillRings(inCells, frame, (cell) => {
      labels[cell] = face;
    });
  }
  if (sites.length === 0) return filled(labels, frame);
  const nearest = nearestSite(sites);
  const bent = byHand(frame.width / resolution, frame.height / resolution);
  const faces = sites.map(({ id }) => numberOf(id));
  for (let cell = 0; cell < labels.length; cell += 1) {
    if (labels[cell] !== 0) continue;
    const [x, y] = [((cell % frame.width) + 0.5) / resolution, (Math.floor(cell / frame.width) + 0.5) / resolution];
    labels[cell] = faces[nearest(x + bent.across(x, y), y + bent.down(x, y)).site]!;
  }
  return labels;
}

/** What lies in no outline goes to the nearest. */
function filled(labels: RasterLabels, frame: Frame): RasterLabels {
  const sources: SpreadSource[] = [];
  for (const [cell, label] of labels.entries()) if (label !== 0) sources.push({ cell, label, start: 0 });
  return spreadLabels(labels, frame, (cell) => labels[cell] === 0, sources);
}

/** Bends in user units, wide and fine, and how many of them there are to a unit: so gentle that who touches whom stays the same. */
const BENDS = [
  { size: 9, often: 0.006 },
  { size: 1.5, often: 0.03 },
] as const;

/** User units between points for which the bends are worked out; between them they go straight. The finest bend is eight wide. */
const STEP = 2;

/** By how much a point is moved, so that borders between places run as by hand, not by the ruler: the same point each time. */
function byHand(width: number, height: number): { readonly across: Bend; readonly down: Bend } {
  const along = (first: number): Bend => {
    const noises = BENDS.map(({ size, often }, n) => ({ size, often, noise: noiseOf(2 * n + first, 3) }));
    const columns = Math.ceil(width / STEP) + 1;
    const bends = new Float64Array(columns * (Math.ceil(height / STEP) + 1));
    for (let n = 0; n < bends.length; n += 1) {
      const [x, y] = [(n % columns) * STEP, Math.floor(n / columns) * STEP];
      for (const { size, often, noise } of noises) bends[n]! += size * noise(x * often, y * often);
    }
    return (x, y) => {
      const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
      const [right, below] = [x / STEP - column, y / STEP - row];
      const n = row * columns + column;
      const above = bends[n]! * (1 - right) + bends[n + 1]! * right;
      return above * (1 - below) + (bends[n + columns]! * (1 - right) + bends[n + columns + 1]! * right) * below;
    };
  };
  return { across: along(1), down: along(2) };
}

type Bend = (x: number, y: number) => number;
