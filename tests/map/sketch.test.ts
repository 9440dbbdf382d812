/**
 * A designer's own map: her places, her outlines, or her neighbors alone become a map that tells the truth.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { jointsOf } from '../../infra/tools/maps/sketch/joints.ts';
import { sketchLabels } from '../../infra/tools/maps/sketch/labels.ts';
import { neighborsOf } from '../../infra/tools/maps/sketch/neighbors.ts';
import { readSketch } from '../../infra/tools/maps/sketch/sketch.ts';
import { outlines, skerry } from '../variants/example.ts';

const variant = skerry();

function faultsOf(text: string): readonly string[] {
  const read = readSketch(text, variant);
  return 'faults' in read ? read.faults : [];
}

describe('what is wrong with a sketch is told', () => {
  it.each([
    ['{"at": ', /^this is no JSON: /],
    ['{"places": {}}', /^at: /],
    ['{"at": {"ard": [1]}}', /^at\.ard: /],
    ['{"at": {"arx": [1, 2]}}', /^at\.arx: variant\.json has no province 'arx'$/],
    ['{"at": {"ard": [1, 2]}}', /^'ash' \(Ashby\) has no place; give it one$/],
    ['{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": null}]}', /^features\.0\.geometry: /],
    [
      '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}}]}',
      /^features\.0: it has no id; give it the id of a province$/,
    ],
  ])('%s', (text, fault) => {
    expect(faultsOf(text)[0]).toMatch(fault);
  });
});

describe('outlines as GeoJSON', () => {
  const lands = variant.provinces.filter(({ type }) => type !== 'sea');

  it('stay where they are, north up; what lies outside goes to the nearest point', () => {
    const read = readSketch(outlines(), variant);
    if ('faults' in read) throw new Error(read.faults.join('\n'));
    const { sketch, size } = read;
    const ids = variant.provinces.map(({ id }) => id);
    const sites = Object.entries(sketch.sites).map(([id, points]) => ({ id, points, start: 0 }));
    const frame = { width: Math.ceil(size[0] / 10), height: Math.ceil(size[1] / 10) };
    const labels = sketchLabels({ sites, outlines: sketch.outlines }, frame, 0.1, (id) => ids.indexOf(id) + 1);
    const at = (x: number, y: number) =>
      ids[labels[Math.floor(y * (frame.height - 1)) * frame.width + Math.floor(x * (frame.width - 1))]! - 1];
    expect([at(0, 0.5), at(1, 0.9), at(0.5, 0)]).toEqual(['wes', 'eas', 'nor']);
    // The first outline lies furthest south and west.
    const rows = [...labels.keys()].filter((cell) => ids[labels[cell]! - 1] === lands[0]!.id);
    const mean = (of: (cell: number) => number) => rows.reduce((sum, cell) => sum + of(cell), 0) / rows.length;
    expect(mean((cell) => Math.floor(cell / frame.width))).toBeGreaterThan(frame.height * 0.75);
    expect(mean((cell) => cell % frame.width)).toBeLessThan(frame.width * 0.35);
  });
});

it('borders run as by hand between places, near the ruler and the same each time', () => {
  const sites = [
    { id: 'ard', points: [[100, 200]] as const, start: 0 },
    { id: 'ash', points: [[300, 200]] as const, start: 0 },
  ];
  const frame = { width: 400, height: 400 };
  const drawn = () => sketchLabels({ sites, outlines: {} }, frame, 1, (id) => (id === 'ard' ? 1 : 2));
  const labels = drawn();
  expect(drawn()).toEqual(labels);
  const rows = Array.from({ length: 400 }, (_, row) => labels.subarray(row * 400, (row + 1) * 400).join(''));
  for (const row of rows) expect(row).toMatch(/^1+2+$/);
  const at = rows.map((row) => row.indexOf('2'));
  expect(new Set(at).size).toBeGreaterThan(5);
  expect(Math.max(...at.map((column) => Math.abs(column - 200)))).toBeLessThan(24);
});

it('neighbors alone give each province a place of its own, the same each time', () => {
  const [once, again] = [readSketch(null, variant), readSketch(null, variant)];
  if ('faults' in once) throw new Error(once.faults.join('\n'));
  expect(again).toEqual(once);
  const places = Object.values(once.sketch.sites).map(([place]) => place!.join());
  expect(new Set(places).size).toBe(variant.provinces.length);
});

it('what a sketch cannot fit is drawn as a link or a closed border, so that every pair is told as the rules have it', () => {
  const { touching } = neighborsOf(variant);
  const { markers, barriers } = jointsOf({ 'ard-ash': 80, 'ard-bra': 12, 'ash-bel': 3, '_void-ard': 9 }, variant);
  const told = markers.map((pair) => pair.join('-'));
  expect(told).toContain('ash-bel');
  expect(told).not.toContain('ard-ash');
  expect(told).toHaveLength(touching.size - 1);
  expect(barriers).toEqual([['ard', 'bra']]);
});
