/**
 * A folder of variants as its maker sees it: each read as far as it goes, with everything that is wrong with it. The judge
 * itself takes data as they are (`lambdas/adapters/variants`): whoever starts or deploys one has them checked here before.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Variant } from '../../../engine/board/variant.ts';
import {
  compileVariant,
  idsIn,
  type LoadedVariant,
  translationFiles,
  variantSpellings,
  variantsFolder,
} from '../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../local/bad-input.ts';
import { checkVariant } from './checks/check.ts';
import { parseGeography } from './geography-schema.ts';
import { checkNames, parseNames } from './names-schema.ts';
import { formatFault, parseVariant, type VariantFault } from './variant-schema.ts';

/** A folder, read: the variant when it is sound, else what is wrong. */
export interface ReadVariant {
  readonly id: string;
  readonly folder: string;
  readonly loaded: LoadedVariant | null;
  readonly faults: readonly VariantFault[];
}

/** Tells, once the project's own variants were found sound, of what files: looking through them takes longer than most commands. */
const SOUND = fileURLToPath(new URL('../../../node_modules/.cache/chancery/sound-variants', import.meta.url));

/** Returns when games can be played on all variants of a folder. Throws {@link BadInput} with a line for each fault of
 *  their data; whether they are also explained and drawn well is for `chancery variants --check`. */
export function requireSoundVariants(folder?: string): void {
  // That the project's own maps can be drawn, its tests find out.
  const isOwn = folder === undefined && process.env['CHANCERY_VARIANTS'] === undefined;
  const files = isOwn ? stateOf(variantsFolder(), fileURLToPath(new URL('.', import.meta.url))) : '';
  if (isOwn && existsSync(SOUND) && readFileSync(SOUND, 'utf8') === files) return;
  const faults = readVariants(folder ?? variantsFolder()).flatMap((read) => [
    ...read.faults,
    ...(isOwn ? [] : undrawable(read)),
  ]);
  if (faults.length > 0) throw new BadInput(faults.map(formatFault).join('\n'));
  if (isOwn) keep(files);
}

/** Each file of the folders, the data and what checks them, with its size and time. */
function stateOf(...folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return files.map((file) => [file, statSync(file).size, statSync(file).mtimeMs].join(' ')).join('\n');
}

function keep(files: string): void {
  try {
    mkdirSync(dirname(SOUND), { recursive: true });
    writeFileSync(`${SOUND}-${process.pid}`, files);
    renameSync(`${SOUND}-${process.pid}`, SOUND);
  } catch {
    // Where nothing can be kept they are looked through each time.
  }
}

/** Reads and checks every variant of a folder, each with the faults of its earlier editions. Throws {@link BadInput} when
 *  the folder itself is missing. */
export function readVariants(folder: string): readonly ReadVariant[] {
  if (!existsSync(folder)) {
    const message = 'there is no such folder; correct CHANCERY_VARIANTS, or leave it out for the built-in variants';
    throw new BadInput(formatFault({ file: shownPath(folder), field: '', message }));
  }
  return withSharedNames(idsIn(folder).map((id) => withEditions(readVariant(join(folder, id), id))));
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
  faults.push(...faultsOfNames(folder, variant));
  return { id, folder, loaded: faults.length > 0 ? null : compileVariant(variant, folder), faults };
}

/** An earlier edition is called by the names of the present one, as far as it has the same places. */
function faultsOfNames(folder: string, variant: Variant): readonly VariantFault[] {
  if (!existsSync(join(folder, 'names'))) return [];
  return translationFiles(folder).flatMap((path) => {
    const file = shownPath(path);
    const read = parseNames(readFileSync(path, 'utf8'), file);
    if (read.faults !== undefined) return read.faults;
    return [...checkNames(read.value, variant, basename(path, '.json'))].map((complaint) => ({ file, ...complaint }));
  });
}

/** Games may still be played on the data that a variant had before. */
function withEditions(read: ReadVariant): ReadVariant {
  const before = (read.loaded?.variant.edition ?? 1) - 1;
  const faults = Array.from({ length: before }, (_, n) =>
    readVariant(join(read.folder, `edition-${n + 1}`), read.id),
  ).flatMap((edition) => edition.faults);
  return faults.length === 0 ? read : { ...read, loaded: null, faults };
}

/** Adds the faults of variants that are called alike. */
function withSharedNames(read: readonly ReadVariant[]): readonly ReadVariant[] {
  const owners = new Map<string, string>();
  return read.map((each) => {
    if (each.loaded === null) return each;
    const faults = [...new Set(variantSpellings(each.loaded.variant))].flatMap((spelling) => {
      const other = owners.get(spelling);
      owners.set(spelling, other ?? each.id);
      if (other === undefined) return [];
      const message = `'${spelling}' already means the variant ${other}; choose another name or alias`;
      return [{ file: shownPath(join(each.folder, 'variant.json')), field: 'aliases', message }];
    });
    return faults.length === 0 ? each : { ...each, loaded: null, faults };
  });
}

/** Why a variant's map cannot be drawn at all; nothing where it has none. */
function undrawable({ folder }: ReadVariant): readonly VariantFault[] {
  const path = join(folder, 'geography.json');
  if (!existsSync(path)) return [];
  const read = parseGeography(readFileSync(path, 'utf8'));
  return 'geography' in read
    ? []
    : read.faults.slice(0, 3).map((message) => ({ file: shownPath(path), field: '', message }));
}

/** Relative to where the command runs, as a designer knows it. */
export function shownPath(path: string): string {
  const shown = relative(process.cwd(), path);
  return shown.startsWith('..') ? path : shown;
}
