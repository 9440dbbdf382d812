/** The drawn maps of the variants, read once each. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import type { LoadedVariant } from './variants.ts';

const loaded = new Map<string, Geography | null>();

/** A variant's drawn map; null when its folder has none. */
export function loadGeography({ folder }: Pick<LoadedVariant, 'folder'>): Geography | null {
  let geography = loaded.get(folder);
  if (geography === undefined) {
    const file = join(folder, 'geography.json');
    geography = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Geography) : null;
    loaded.set(folder, geography);
  }
  return geography;
}

export function forgetGeography(folder: string): void {
  loaded.delete(folder);
}
