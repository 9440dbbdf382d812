/**
 * Pictures as they were when somebody last looked at them and found them good. `CHANCERY_GOLDEN=write npx vitest run tests/map`
 * makes them anew: look at each before it is committed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';
import type { PhaseKind } from '../../engine/board/variant.ts';
import { compositeOnBaseMap } from '../../lambdas/adapters/publish/base-map.ts';
import { rasterize } from '../../lambdas/adapters/publish/drawn-pixels.ts';
import { embeddedFonts } from '../../lambdas/adapters/publish/map-fonts.ts';
import { renderPixels, renderPng } from '../../lambdas/adapters/publish/png.ts';
import { renderPicture } from '../../lambdas/adapters/publish/render-picture.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import type { ThemeName } from '../../templates/map/theme.ts';
import { boardOf, readVariant } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { busyPhase } from '../self-played.ts';
import { someOf } from '../some-of.ts';
import { geographyOf, MAPS } from './maps.ts';

const FOLDER = fileURLToPath(new URL('golden/', import.meta.url));
const WIDTH = 400;
/** Share of the pixels that may look otherwise. */
const TOLERANCE = 0.004;

const PICTURES: readonly (readonly [variant: string, kind: PhaseKind, theme: ThemeName])[] = [
  ...MAPS.map((variant) => [variant, 'M', 'light'] as const),
  ['standard', 'R', 'light'],
  ['standard', 'A', 'dark'],
];

describe('golden pictures', () => {
  it.each(PICTURES)('%s, phase %s, %s', { tags: ['long'] }, async (variant, kind, theme) => {
    const { position, resolution, holders } = busyPhase(boardOf(variant), kind);
    const view = mapViewOf(readVariant(variant), position, resolution, { holders, game: 'Golden' });
    const svg = drawMap(view, geographyOf(variant), { theme });
    const brought = gzipSync(drawMap(view, geographyOf(variant), { theme, fonts: embeddedFonts() }));
    expect(brought.length).toBeLessThanOrEqual(82_000);
    const file = `${FOLDER}${variant}-${kind.toLowerCase()}-${theme}.png`;
    if (process.env['CHANCERY_GOLDEN'] === 'write') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, await renderPng(svg, WIDTH));
    }
    expect(existsSync(file)).toBe(true);
    const now = await renderPixels(svg, WIDTH);
    const then = await pixelsOf(readFileSync(file), now.height);
    const differing = pixelmatch(then, now.pixels, undefined, now.width, now.height, { threshold: 0.12 });
    expect(differing / (now.width * now.height)).toBeLessThan(TOLERANCE);
  });

  it('would tell a missing arrow, and a province in another colour', { tags: ['long'] }, async () => {
    const { position, resolution, holders } = busyPhase(boardOf('standard'), 'M');
    const view = mapViewOf(readVariant('standard'), position, resolution, { holders, game: 'Golden' });
    const geography = geographyOf('standard');
    const good = await renderPixels(drawMap(view, geography), WIDTH);
    const differing = async (changed: typeof view) => {
      const { pixels } = await renderPixels(drawMap(changed, geography), WIDTH);
      return pixelmatch(good.pixels, pixels, undefined, good.width, good.height, { threshold: 0.12 });
    };
    const withoutMoves = view.orders.filter(({ order }) => order.kind !== 'move');
    expect(await differing({ ...view, orders: withoutMoves })).toBeGreaterThan(good.width * good.height * TOLERANCE);
    const recoloured = await differing({ ...view, owners: { ...view.owners, mos: 'TURKEY', stp: 'TURKEY' } });
    expect(recoloured).toBeGreaterThan(good.width * good.height * TOLERANCE);
  });
});

describe('a picture painted over a ground that is kept', () => {
  const PAINTED = [
    ['standard', 'dark', 800, ['M', 'A']],
    ['1776-ii', 'light', 800, ['M', 'A']],
    ['1812-overture', 'light', 800, ['A']],
  ] as const;
  it.each(someOf<(typeof PAINTED)[number]>(PAINTED, 0))(
    'is what it is when it is drawn at one go: %s, %s, %s pixels',
    { tags: ['long'] },
    async (variant, theme, width, kinds) => {
      const geography = geographyOf(variant);
      for (const kind of kinds) {
        const { position, resolution, holders } = busyPhase(boardOf(variant), kind);
        const view = mapViewOf(readVariant(variant), position, resolution, { holders, game: 'Golden' });
        const svg = drawMap(view, geography, { theme });
        const [painted, atOneGo] = [await compositeOnBaseMap(svg, width), await rasterize(svg, width)];
        // But for how bytes are rounded.
        expect(furthest(painted!.pixels, atOneGo.pixels)).toBeLessThanOrEqual(5);
      }
    },
  );
});

function furthest(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((most, value, n) => Math.max(most, Math.abs(value - b[n]!)), 0);
}

describe('a PNG', () => {
  it('has the same pixels on every machine: letters of all fonts, curves, patterns, opacity', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120" width="300" height="120">' +
      '<defs><pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 4H8" stroke="#246"/></pattern></defs>' +
      '<path d="M0 0H300V120H0z" fill="#cbdde5"/><path d="M10 100C60 0 120 140 290 20" fill="none" stroke="#711a00" stroke-width="5"/>' +
      '<circle cx="230" cy="70" r="36" fill="url(#p)" fill-opacity=".7"/>' +
      '<text x="12" y="34" font-family="Alegreya" font-weight="700" font-size="24">Spring 1901</text>' +
      '<text x="12" y="64" font-family="Alegreya" font-style="italic" font-size="20">Ångström Sea</text>' +
      '<text x="12" y="94" font-family="Alegreya Sans SC" font-weight="700" font-size="20">St Petersburg</text>' +
      '<text x="160" y="94" font-family="Alegreya" font-weight="700" font-size="20">Москва Ωμ</text></svg>';
    const { pixels } = await renderPixels(svg, 600);
    expect(createHash('sha256').update(pixels).digest('hex')).toBe(
      '223ba48ebc6d1201f5218a20684f0912d047c6aaa3f99b746652d2b598f397de',
    );
  });

  it.each(someOf(VARIANTS, 5))('of a mail is the drawing for a phone: %s', async (id) => {
    const { position, resolution, holders } = busyPhase(boardOf(id), 'M');
    const svg = drawMap(mapViewOf(readVariant(id), position, resolution, { holders, game: 'Golden' }), geographyOf(id));
    const without = (part: string) => svg.replace('</style>', `#m-${part}{display:none}</style>`);
    const [mailed, noNames, noSmall] = await Promise.all(
      [svg, without('names'), without('small')].map((each) => renderPicture(each, 800)),
    );
    expect(Buffer.compare(mailed!, noNames!)).toBe(0);
    expect(Buffer.compare(mailed!, noSmall!)).not.toBe(0);
  });

  it('is read back as it was, and is not larger than what the rasteriser would write', async () => {
    const { position, resolution, holders } = busyPhase(boardOf('standard'), 'M');
    const view = mapViewOf(readVariant('standard'), position, resolution, { holders, game: 'Golden' });
    const svg = drawMap(view, geographyOf('standard'));
    const shown = await renderPixels(svg, WIDTH);
    const file = await renderPng(svg, WIDTH);
    const back = await pixelsOf(file, shown.height);
    expect(furthest(back, shown.pixels)).toBeLessThanOrEqual(1);
    expect(file.length).toBeLessThan(130_000);
  });

  it('has the letters of its fonts: without them it would be another picture', async () => {
    const letters = (text: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><text x="5" y="30" font-family="Alegreya" font-weight="700" font-size="24">${text}</text></svg>`;
    const ink = async (text: string) => {
      const { pixels } = await renderPixels(letters(text), 200);
      return pixels.filter((value, n) => n % 4 === 3 && value > 0).length;
    };
    for (const text of ['Marne', 'Łódź', 'Αθήνα', 'Москва']) expect(await ink(text), text).toBeGreaterThan(200);
    expect(await ink('')).toBe(0);
  });
});

/** A picture file as pixels, by the same reader. */
async function pixelsOf(png: Uint8Array, height: number): Promise<Uint8Array> {
  const data = Buffer.from(png).toString('base64');
  const size = `width="${WIDTH}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" ${size}><image href="data:image/png;base64,${data}" ${size}/></svg>`;
  return (await renderPixels(svg, WIDTH)).pixels;
}
