/** Pictures for the documents: all maps on one sheet, each in a busy phase, and one map by itself. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPng } from '../../../lambdas/adapters/publish/png.ts';
import { loadGeography } from '../../../lambdas/adapters/variants/geography.ts';
import { type LoadedVariant, loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import type { ThemeName } from '../../../templates/map/theme.ts';
import { busyPhase } from './busy.ts';

/** In pixels. */
const SHEET_WIDTH = 1440;
const GAP = 14;
const SINGLE_WIDTH = 780;
const NIGHT = 'octarine';
const ROWS = [
  ['standard', 'octarine', 'eckert-napoleonic'],
  ['1776-ii', 'consolidation-1865', '1812-overture'],
] as const;

interface Picture {
  readonly id: string;
  readonly svg: string;
  /** Height for a width of 1. */
  readonly height: number;
}

/** Writes `maps.png` and `standard.png` into a folder; returns the files' names. */
export async function buildContactSheet(folder: string): Promise<readonly string[]> {
  const pictures = loadVariants().flatMap((loaded) =>
    pictureOf(loaded, loaded.variant.id === NIGHT ? 'dark' : 'light'),
  );
  mkdirSync(folder, { recursive: true });
  const [sheet, single] = [join(folder, 'maps.png'), join(folder, 'standard.png')];
  writeFileSync(sheet, await renderPng(await sheetOf(pictures), SHEET_WIDTH));
  writeFileSync(single, await renderPng(pictures.find(({ id }) => id === 'standard')!.svg, SINGLE_WIDTH));
  return [sheet, single];
}

function pictureOf(loaded: LoadedVariant, theme: ThemeName): readonly Picture[] {
  const geography = loadGeography(loaded);
  if (geography === null) return [];
  const { position, resolution, holders } = busyPhase(loaded.board, 'M');
  const svg = drawMap(mapViewOf(loaded.variant, position, resolution, { holders }), geography, { theme });
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!;
  return [{ id: loaded.variant.id, svg, height: Number(height) / Number(width) }];
}

/** In rows as wide as the sheet, the pictures of a row all of one height. */
async function sheetOf(pictures: readonly Picture[]): Promise<string> {
  const rows = ROWS.map((ids) => ids.flatMap((id) => pictures.filter((picture) => picture.id === id)));
  const parts: string[] = [];
  let y = GAP;
  for (const row of rows) {
    const room = SHEET_WIDTH - GAP * (row.length + 1);
    const height = Math.round(room / row.reduce((sum, picture) => sum + 1 / picture.height, 0));
    let x = GAP;
    for (const picture of row) {
      const width = Math.round(height / picture.height);
      const data = Buffer.from(await renderPng(picture.svg, width)).toString('base64');
      parts.push(`<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${data}"/>`);
      x += width + GAP;
    }
    y += height + GAP;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${y}" width="${SHEET_WIDTH}" height="${y}"><path d="M0 0H${SHEET_WIDTH}V${y}H0z" fill="#efe7d4"/>${parts.join('')}</svg>`;
}
