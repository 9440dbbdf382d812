/** A variant's drawn map, built from its list and the open data: the same bytes every time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variant } from '../../../engine/board/variant.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import { buildMapSheet } from './map-sheet.ts';
import { readSheetList } from './sheet-lists.ts';
import { thinSheet } from './thin.ts';

/** Builds `variants/<id>/geography.json`; returns the file's name. */
export function buildMap(root: string, id: string): string {
  const folder = join(root, 'variants', id);
  const variant: Variant = JSON.parse(readFileSync(join(folder, 'variant.json'), 'utf8'));
  const file = join(folder, 'geography.json');
  writeFileSync(file, buildMapText(variant));
  return file;
}

/** True when there is a list from which a variant's map is built. */
export function hasList(id: string): boolean {
  return existsSync(new URL(`lists/${id}.json`, import.meta.url));
}

/** The text of a variant's `geography.json`. */
export function buildMapText(variant: Variant): string {
  return formatGeography(geographyOf(variant));
}

function geographyOf(variant: Variant): Geography {
  const list = readSheetList(variant.id);
  const sheets = list.sheets.map((sheet) => thinSheet(buildMapSheet(sheet, variant), list.thinning ?? 1));
  const reach = (axis: 0 | 1) => Math.max(...sheets.map(({ at, size }) => at[axis] + size[axis]));
  return {
    format: 1,
    variant: variant.id,
    size: [reach(0), reach(1)],
    sheets,
    realms: list.realms,
    palette: list.palette,
  };
}

/** One line for each arc, lake and province, so that a change can be read. */
export function formatGeography(geography: Geography): string {
  const lines = JSON.stringify(geography)
    .replace(/,?\{"left":/g, (start) => `${start.startsWith(',') ? ',' : ''}\n${start.replace(/^,/, '')}`)
    .replace(/("lakes"|"provinces"|"borders"|"markers"|"realms"|"palette"|"faces"|"arcs"):/g, '\n$1:')
    .replace(/\},("[a-z_]+":\{"(?:unit|fill)")/g, '},\n$1');
  return `${lines}\n`;
}
