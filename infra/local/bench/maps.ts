/** How fast the maps are drawn, and how large they are: of each variant the busiest phase of games that play themselves. */
import { gzipSync } from 'node:zlib';
import { loadGeography } from '../../../lambdas/adapters/geography.ts';
import { embeddedFonts } from '../../../lambdas/adapters/map-fonts.ts';
import { renderPng } from '../../../lambdas/adapters/png.ts';
import { loadVariants } from '../../../lambdas/adapters/variants.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { busyPhases } from '../../maps/busy.ts';

const SVG_ROUNDS = 40;
const PNG_ROUNDS = 5;
const WIDTHS = [1600, 800] as const;

export async function benchMaps(): Promise<Readonly<Record<string, unknown>>> {
  const fonts = embeddedFonts();
  const maps: Record<string, unknown> = {};
  for (const loaded of loadVariants()) {
    const geography = loadGeography(loaded);
    if (geography === null) continue;
    const { position, resolution, holders } = busyPhases(loaded.board).M;
    const view = mapViewOf(loaded.variant, position, resolution, { holders, game: 'Bench' });
    const svg = drawMap(view, geography, { fonts });
    const draws = Array.from({ length: SVG_ROUNDS }, () => timed(() => drawMap(view, geography, { fonts })));
    const png: Record<string, unknown> = {};
    for (const width of WIDTHS) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < PNG_ROUNDS; round++) {
        const started = performance.now();
        bytes = (await renderPng(svg, width)).length;
        times.push(performance.now() - started);
      }
      png[`${width} px`] = { kilobytes: kilo(bytes), milliseconds: Math.round(median(times)) };
    }
    maps[loaded.variant.id] = {
      orders: resolution.orders.length,
      svg: {
        kilobytes: kilo(Buffer.byteLength(svg)),
        gzipKilobytes: kilo(gzipSync(svg).length),
        milliseconds: Math.round(median(draws) * 10) / 10,
      },
      png,
    };
  }
  return { ...maps, residentMegabytes: Math.round(process.memoryUsage().rss / 1e6) };
}

function timed(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
