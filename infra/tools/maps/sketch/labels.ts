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
  const bent = byHand();
  const faces = sites.map(({ id }) => numberOf(id));
  for (let cell = 0; cell < labels.length; cell += 1) {
    if (labels[cell] !== 0) continue;
    const [column, row] = [(cell % frame.width) + 0.5, Math.floor(cell / frame.width) + 0.5];
    labels[cell] = faces[nearest(...bent(column / resolution, row / resolution)).site]!;
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

/** Borders between places run as by hand, not by the ruler: the same point each time. */
function byHand(): (x: number, y: number) => readonly [number, number] {
  const bends = BENDS.map(({ size, often }, n) => ({
    size,
    often,
    dx: noiseOf(2 * n + 1, 3),
    dy: noiseOf(2 * n + 2, 3),
  }));
  return (x, y) => {
    let [u, v] = [x, y];
    for (const { size, often, dx, dy } of bends) {
      u += size * dx(x * often, y * often);
      v += size * dy(x * often, y * often);
    }
    return [u, v];
  };
}
