/**
 * The variants there are: every folder of `variants/` with a `variant.json`, found at run time, checked and compiled
 * once. Adding a variant adds a folder and nothing else.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Board, compileBoard } from '../../../engine/board/board.ts';
import type { Variant } from '../../../engine/board/variant.ts';
import { canonicalJson } from '../../../engine/game/canonical.ts';
import { checkVariant } from './checks/check.ts';
import { fold } from './checks/ground.ts';
import { formatFault, parseVariant, type VariantFault } from './variant-schema.ts';

export interface LoadedVariant {
  readonly variant: Variant;
  readonly board: Board;
  /** See {@link variantDigest}. */
  readonly digest: string;
  readonly folder: string;
}

/** Some variant's data are wrong; the message has one line for each fault. */
export class BadVariants extends Error {
  readonly faults: readonly VariantFault[];
  constructor(faults: readonly VariantFault[]) {
    super(faults.map(formatFault).join('\n'));
    this.faults = faults;
  }
}

const loaded = new Map<string, readonly LoadedVariant[]>();

/** All variants, the standard game first and the others by id. Read once for each folder. Throws {@link BadVariants}
 *  rather than run a game on data that contradict themselves. */
export function loadVariants(folder: string = variantsFolder()): readonly LoadedVariant[] {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const read = readVariants(folder);
  const faults = read.flatMap((each) => each.faults);
  if (faults.length > 0) throw new BadVariants(faults);
  const variants = read.flatMap((each) => each.loaded ?? []);
  loaded.set(folder, variants);
  return variants;
}

/** A variant by its id, name or alias, in any case; null when there is none. */
export function loadVariant(name: string, folder?: string): LoadedVariant | null {
  return findVariant(loadVariants(folder), name);
}

/** A variant whose data games are played on: the edition of that number, or the one for new games. Null when there is none. */
export function loadEdition(name: string, edition?: number, folder?: string): LoadedVariant | null {
  const current = loadVariant(name, folder);
  if (current === null || edition === undefined || edition === editionOf(current)) return current;
  return earlierEditions(current).find((each) => editionOf(each) === edition) ?? null;
}

/** The edition of a variant with just these data; null when none of its editions has this digest. */
export function loadByDigest(name: string, digest: string, folder?: string): LoadedVariant | null {
  const current = loadVariant(name, folder);
  if (current === null || current.digest === digest) return current;
  return earlierEditions(current).find((each) => each.digest === digest) ?? null;
}

function editionOf({ variant }: LoadedVariant): number {
  return variant.edition ?? 1;
}

const earlier = new Map<string, readonly LoadedVariant[]>();

/** The data that a variant had before, in folders `edition-1` and so on of its own: not for new games. Each is read once. */
export function earlierEditions({ variant, folder }: LoadedVariant): readonly LoadedVariant[] {
  let found = earlier.get(folder);
  if (found === undefined) {
    const numbers = Array.from({ length: (variant.edition ?? 1) - 1 }, (_, n) => n + 1);
    const read = numbers.map((number) => readVariant(join(folder, `edition-${number}`), variant.id));
    const faults = read.flatMap((each) => each.faults);
    if (faults.length > 0) throw new BadVariants(faults);
    found = read.flatMap((each) => each.loaded ?? []);
    earlier.set(folder, found);
  }
  return found;
}

export function findVariant<T extends Pick<LoadedVariant, 'variant'>>(variants: readonly T[], name: string): T | null {
  const wanted = fold(name);
  return variants.find(({ variant }) => spellings(variant).includes(wanted)) ?? null;
}

/** SHA-256 (lower-case hexadecimal) of a variant's data in canonical JSON: what an archive states and a replay compares.
 *  Layout and order of keys do not matter. */
export function variantDigest(variant: Variant): string {
  return createHash('sha256').update(canonicalJson(variant)).digest('hex');
}

/** Where the variants are: `CHANCERY_VARIANTS` (for bundled functions, whose source has no folder beside it), or the
 *  project's own folder. */
export function variantsFolder(): string {
  return process.env['CHANCERY_VARIANTS'] ?? fileURLToPath(new URL('../../../variants', import.meta.url));
}

/** A folder, read: the variant when it is sound, else what is wrong. */
export interface ReadVariant {
  readonly id: string;
  readonly folder: string;
  readonly loaded: LoadedVariant | null;
  readonly faults: readonly VariantFault[];
}

/** Reads and checks every variant of a folder: each as far as it goes, with its faults. Throws {@link BadVariants} when
 *  the folder itself is missing. */
export function readVariants(folder: string): readonly ReadVariant[] {
  if (!existsSync(folder)) {
    const message = 'there is no such folder; correct CHANCERY_VARIANTS, or leave it out for the built-in variants';
    throw new BadVariants([{ file: shownPath(folder), field: '', message }]);
  }
  const read = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'variant.json')))
    .map((entry) => entry.name)
    .sort((a, b) => Number(b === 'standard') - Number(a === 'standard') || (a < b ? -1 : 1))
    .map((id) => readVariant(join(folder, id), id));
  return withSharedNames(read);
}

function readVariant(folder: string, id: string): ReadVariant {
  const file = shownPath(join(folder, 'variant.json'));
  if (!existsSync(join(folder, 'variant.json'))) {
    const message = 'these data are missing, and games may be played on them; put the file back, or lower the edition';
    return { id, folder, loaded: null, faults: [{ file, field: '', message }] };
  }
  const read = parseVariant(readFileSync(join(folder, 'variant.json'), 'utf8'), file);
  if (read.faults !== undefined) return { id, folder, loaded: null, faults: read.faults };
  const variant = read.value;
  const faults: VariantFault[] = checkVariant(variant).map((complaint) => ({ file, ...complaint }));
  if (variant.id !== id) faults.push({ file, field: 'id', message: `the folder is called ${id}; write "${id}"` });
  if (faults.length > 0) return { id, folder, loaded: null, faults };
  return {
    id,
    folder,
    loaded: { variant, board: compileBoard(variant), digest: variantDigest(variant), folder },
    faults,
  };
}

/** Relative to where the command runs, as a designer knows it. */
export function shownPath(path: string): string {
  const shown = relative(process.cwd(), path);
  return shown.startsWith('..') ? path : shown;
}

function spellings({ id, name, aliases = [] }: Variant): readonly string[] {
  return [id, name, ...aliases].map(fold);
}

/** Adds the faults of variants that are called alike. */
function withSharedNames(read: readonly ReadVariant[]): readonly ReadVariant[] {
  const owners = new Map<string, string>();
  return read.map((each) => {
    if (each.loaded === null) return each;
    const faults = [...new Set(spellings(each.loaded.variant))].flatMap((spelling) => {
      const other = owners.get(spelling);
      owners.set(spelling, other ?? each.id);
      if (other === undefined) return [];
      const message = `'${spelling}' already means the variant ${other}; choose another name or alias`;
      return [{ file: shownPath(join(each.folder, 'variant.json')), field: 'aliases', message }];
    });
    return faults.length === 0 ? each : { ...each, loaded: null, faults };
  });
}
