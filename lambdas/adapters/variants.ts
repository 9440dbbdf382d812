/**
 * The variants there are: every folder of `variants/` with a `variant.json`, found at run time, checked and compiled
 * once. Adding a variant adds a folder and nothing else.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Board, compileBoard } from '../../engine/board/board.ts';
import type { Variant } from '../../engine/board/variant.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkProvenance, checkVariant } from './variant-checks/check.ts';
import { fold } from './variant-checks/ground.ts';
import { formatFault, type Provenance, parseProvenance, parseVariant, type VariantFault } from './variant-schema.ts';

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
  const { variants, faults } = readVariants(folder);
  if (faults.length > 0) throw new BadVariants(faults);
  loaded.set(folder, variants);
  return variants;
}

/** A variant by its id, name or alias, in any case; null when there is none. */
export function loadVariant(name: string, folder?: string): LoadedVariant | null {
  return findVariant(loadVariants(folder), name);
}

export function findVariant(variants: readonly LoadedVariant[], name: string): LoadedVariant | null {
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
  return process.env['CHANCERY_VARIANTS'] ?? fileURLToPath(new URL('../../variants', import.meta.url));
}

/** Reads and checks every variant of a folder; what is sound is loaded, what is not is told. */
export function readVariants(folder: string): {
  readonly variants: readonly LoadedVariant[];
  readonly faults: readonly VariantFault[];
} {
  if (!existsSync(folder)) {
    const message = 'there is no such folder; correct CHANCERY_VARIANTS, or leave it out for the built-in variants';
    return { variants: [], faults: [{ file: shownPath(folder), field: '', message }] };
  }
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'variant.json')))
    .map((entry) => entry.name)
    .sort((a, b) => Number(b === 'standard') - Number(a === 'standard') || (a < b ? -1 : 1));
  const variants: LoadedVariant[] = [];
  const faults: VariantFault[] = [];
  for (const id of ids) {
    const read = readVariant(join(folder, id), id);
    if (read.loaded !== null) variants.push(read.loaded);
    faults.push(...read.faults);
  }
  faults.push(...sharedNames(variants));
  return { variants, faults };
}

/** Reads and checks one variant's folder. */
export function readVariant(
  folder: string,
  id: string,
): { readonly loaded: LoadedVariant | null; readonly faults: readonly VariantFault[] } {
  const file = join(folder, 'variant.json');
  const read = parseVariant(readFileSync(file, 'utf8'), shownPath(file));
  if (read.faults !== undefined) return { loaded: null, faults: read.faults };
  const variant = read.value;
  const faults: VariantFault[] = checkVariant(variant).map((complaint) => ({ file: shownPath(file), ...complaint }));
  if (variant.id !== id) {
    faults.push({ file: shownPath(file), field: 'id', message: `the folder is called ${id}; write "${id}"` });
  }
  if (faults.length > 0) return { loaded: null, faults };
  return { loaded: { variant, board: compileBoard(variant), digest: variantDigest(variant), folder }, faults };
}

/** Where a variant's facts come from; null when its folder says nothing about that. */
export function readProvenance({ folder, variant }: LoadedVariant): {
  readonly provenance: Provenance | null;
  readonly faults: readonly VariantFault[];
} {
  const file = join(folder, 'provenance.json');
  if (!existsSync(file)) return { provenance: null, faults: [] };
  const read = parseProvenance(readFileSync(file, 'utf8'), shownPath(file));
  if (read.faults !== undefined) return { provenance: null, faults: read.faults };
  const complaints = [...checkProvenance(read.value, variant)];
  return { provenance: read.value, faults: complaints.map((complaint) => ({ file: shownPath(file), ...complaint })) };
}

/** Relative to where the command runs, as a designer knows it. */
export function shownPath(path: string): string {
  const shown = relative(process.cwd(), path);
  return shown.startsWith('..') ? path : shown;
}

function spellings({ id, name, aliases = [] }: Variant): readonly string[] {
  return [id, name, ...aliases].map(fold);
}

function sharedNames(variants: readonly LoadedVariant[]): readonly VariantFault[] {
  const owners = new Map<string, string>();
  const faults: VariantFault[] = [];
  for (const { variant, folder } of variants) {
    for (const spelling of new Set(spellings(variant))) {
      const other = owners.get(spelling);
      if (other !== undefined) {
        const message = `'${spelling}' already means the variant ${other}; choose another name or alias`;
        faults.push({ file: shownPath(join(folder, 'variant.json')), field: 'aliases', message });
      }
      owners.set(spelling, variant.id);
    }
  }
  return faults;
}
