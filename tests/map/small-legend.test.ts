/** The drawing for a phone says below the board what the wide one does, as far as there is room: who is nobody's, coasts, straits. */
import { expect, test } from 'vitest';
import { drawMap } from '../../templates/map/draw.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { readVariant } from '../boards.ts';
import { geographyOf, MAPS, openingOf } from './maps.ts';

const smallOf = (variant: string) => {
  const drawn = drawMap(mapViewOf(readVariant(variant), openingOf(variant)), geographyOf(variant));
  const [, height = ''] = /viewBox="0 0 \d+ ([\d.]+)"/.exec(drawn) ?? [];
  return { small: drawn.slice(drawn.indexOf('<g id="m-small">')), height: Number(height) };
};

test('the armies of nobody have their color, letter and name', () => {
  expect(smallOf('consolidation-1865').small).toContain('Independent');
  expect(smallOf('standard').small).not.toContain('Independent');
});

test('Octarine names its coasts and the strait that is open', () => {
  const { small } = smallOf('octarine');
  expect(small).toMatch(/hc [Hh]ubwards coast/);
  expect(small).toMatch(/fleets pass Pelargic Sea - Widdershins Widdershins Ocean in Spring/);
});

test.each(MAPS)('%s: no line stands below the frame', (variant) => {
  const { small, height } = smallOf(variant);
  const [, from = '0'] = /<g transform="translate\(0 ([\d.]+)\)"><g class="m-n"/.exec(small) ?? [];
  const lines = [...small.slice(small.indexOf('<g class="m-n"')).matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)];
  expect(lines.length).toBeGreaterThan(3);
  for (const [, y] of lines) expect(Number(from) + Number(y)).toBeLessThan(height - 3);
});
