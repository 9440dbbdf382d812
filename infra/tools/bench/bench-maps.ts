/** How fast the maps are drawn, and how large they are: of each variant the busiest phase of games that play themselves. */
import { gzipSync } from 'node:zlib';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { embeddedFonts } from '../../../lambdas/adapters/publish/map-fonts.ts';
import { renderPng } from '../../../lambdas/adapters/publish/png.ts';
import { loadGeography } from '../../../lambdas/adapters/variants/geography.ts';
import { loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { busyPhase } from '../maps/busy.ts';

const SVG_ROUNDS = 40;
const PNG_ROUNDS = 5;
const WIDTHS = [1600, 800] as const;

export async function benchMaps(): Promise<Readonly<Record<string, unknown>>> {
  const fonts = embeddedFonts();
  const drawn = loadVariants().flatMap((loaded) => {
    const geography = loadGeography(loaded);
    return geography === null ? [] : [{ ...loaded, geography }];
  });
  const openings = drawn.map(({ variant, board, geography }) =>
    drawMap(mapViewOf(variant, startingPosition(board)), geography, { fonts }),
  );
  const sixMaps = { drawnMegabytes: resident(), rasterisedMegabytes: 0 };
  for (const svg of openings) await renderPng(svg, WIDTHS[0]);
  sixMaps.rasterisedMegabytes = resident();
  const maps: Record<string, unknown> = {};
  for (const { variant, board, geography } of drawn) {
    const { position, resolution, holders } = busyPhase(board, 'M');
    const view = mapViewOf(variant, position, resolution, { holders, game: 'Bench' });
    const svg = drawMap(view, geography, { fonts });
    const draws = Array.from({ length: SVG_ROUNDS }, () => timed(() => drawMap(view, geography, { fonts })));
    const png: Record<string, unknown> = {};
    for (const width of WIDTHS) png[`${width} px`] = await benchPng(svg, width);
    maps[variant.id] = {
      orders: resolution.orders.length,
      svg: {
        kilobytes: kilo(Buffer.byteLength(svg)),
        gzipKilobytes: kilo(gzipSync(svg).length),
        milliseconds: Math.round(median(draws) * 10) / 10,
      },
      png,
    };
  }
  return { sixMaps, ...maps };
}

async function benchPng(svg: string, width: number) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < PNG_ROUNDS; round++) {
    const started = processorTime();
    bytes = (await renderPng(svg, width)).length;
    times.push(processorTime() - started);
  }
  return { kilobytes: kilo(bytes), milliseconds: Math.round(median(times)) };
}

function resident(): number {
  return Math.round(process.memoryUsage().rss / 1e6);
}

function timed(act: () => unknown): number {
  const started = processorTime();
  act();
  return processorTime() - started;
}

/** Milliseconds that the processor has spent on this process: what else the machine does is not counted. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
