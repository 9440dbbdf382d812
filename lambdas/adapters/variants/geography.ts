/** The drawn maps of the variants, read once each. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geography } from '../../../templates/map/geography.ts';
import { parseGeography } from './geography-schema.ts';
import { type LoadedVariant, shownPath } from './variants.ts';

const loaded = new Map<string, Geography | null>();

/** A variant's drawn map; null when its folder has none. Throws when the file cannot be read, with what is wrong. */
export function loadGeography({ folder }: Pick<LoadedVariant, 'folder'>): Geography | null {
  let geography = loaded.get(folder);
  if (geography === undefined) {
    const file = join(folder, 'geography.json');
    geography = existsSync(file) ? readGeography(file) : null;
    loaded.set(folder, geography);
  }
  return geography;
}

function readGeography(file: string): Geography {
  const read = parseGeography(JSON.parse(readFileSync(file, 'utf8')));
  if ('geography' in read) return read.geography;
  throw new Error(`${shownPath(file)} cannot be drawn. ${read.faults.slice(0, 3).join('; ')}.`);
}
