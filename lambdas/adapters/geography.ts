/** The drawn maps of the variants, read once each. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geography } from '../../templates/map/geography.ts';
import { type LoadedVariant, shownPath } from './variants.ts';

const loaded = new Map<string, Geography | null>();

/** A variant's drawn map; null when its folder has none. Throws when the file is no map of the format known here. */
export function loadGeography({ folder }: Pick<LoadedVariant, 'folder'>): Geography | null {
  let geography = loaded.get(folder);
  if (geography === undefined) {
    geography = readGeography(join(folder, 'geography.json'));
    loaded.set(folder, geography);
  }
  return geography;
}

function readGeography(file: string): Geography | null {
  if (!existsSync(file)) return null;
  const geography: Geography = JSON.parse(readFileSync(file, 'utf8'));
  if (geography.format !== 1)
    throw new Error(`${shownPath(file)}: format ${geography.format} is not known; build it anew.`);
  return geography;
}
