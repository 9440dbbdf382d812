/**
 * The variants there are: every folder of `variants/` with a `variant.json`, found at run time and compiled once. Adding a
 * variant adds a folder and nothing else. Data are taken as they are: we report what is wrong with them where somebody can
 * fix it, by the command line before it starts anything and before a deployment (`infra/tools/variants`).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Board, compileBoard } from '../../../engine/board/board.ts';
import type { Variant, VariantNames } from '../../../engine/board/variant.ts';
import { canonicalJson } from '../../../engine/game/canonical.ts';
import { MOST_WORDS_OF_NAME, type NearVariant } from '../../../engine/game/decide/variant-written.ts';
import { editDistance } from '../../../engine/text/edit-distance.ts';
import { foldVariantName, wordsOfVariantName } from './fold.ts';

export interface LoadedVariant {
  readonly variant: Variant;
  readonly board: Board;
  /** See {@link variantDigest}. */
  readonly digest: string;
  readonly folder: string;
}

const loaded = new Map<string, readonly LoadedVariant[]>();

/** Folders of judges in this process, each with what its operator has published beside the built-in variants. */
const own = new Set<string>();
/** In such a folder: variants that only who knows their ids can play. */
const TRIALS = 'trials';

/** Adds the variants in a judge's own folder, which need not be there yet, until the returned function is called. */
export function addVariants(folder: string): () => void {
  loaded.delete(folder);
  own.add(folder);
  return () => own.delete(folder);
}

/** Where a variant on trial lies in a judge's own folder. */
export function trialFolder(folder: string, id: string): string {
  return join(folder, TRIALS, id);
}

/** All variants, the standard game first and the others by id. Read once for each folder. */
export function loadVariants(folder?: string): readonly LoadedVariant[] {
  return folder === undefined ? [variantsFolder(), ...own].flatMap(variantsIn) : variantsIn(folder);
}

function variantsIn(folder: string): readonly LoadedVariant[] {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const ids = own.has(folder) && !existsSync(folder) ? [] : idsIn(folder);
  const variants = ids.map((id) => compileVariant(readJson(join(folder, id)), join(folder, id)));
  loaded.set(folder, variants);
  return variants;
}

/** A variant by its id, name or alias, in any case, or one on trial by its id; null when there is none. */
export function loadVariant(name: string, folder?: string): LoadedVariant | null {
  return findVariant(loadVariants(folder), name) ?? (folder === undefined ? loadTrial(name) : null);
}

const trials = new Map<string, LoadedVariant>();

function loadTrial(id: string): LoadedVariant | null {
  if (!/^[a-z0-9-]+$/.test(id)) return null;
  for (const folder of [...own].map((each) => trialFolder(each, id))) {
    const known = trials.get(folder);
    if (known !== undefined) return known;
    if (!existsSync(join(folder, 'variant.json'))) continue;
    const found = compileVariant(readJson(folder), folder);
    trials.set(folder, found);
    return found;
  }
  return null;
}

export function forgetTrial(folder: string): void {
  trials.delete(folder);
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
    found = numbers.map((number) => {
      const of = join(folder, `edition-${number}`);
      return compileVariant(readJson(of), of);
    });
    earlier.set(folder, found);
  }
  return found;
}

/** By a name as it is written, else by what people make of one where only one variant fits. */
export function findVariant<T extends Named>(variants: readonly T[], name: string): T | null {
  const wanted = foldVariantName(name);
  return (
    variants.find(({ variant: { id } }) => id === name) ??
    variants.find(({ variant }) => variantSpellings(variant).includes(wanted)) ??
    likeVariant(variants, name)
  );
}

type Named = Pick<LoadedVariant, 'variant'> & { readonly board?: Pick<Board, 'translations'> };

/** All words belong to names of one variant, one of which is whole: `Overture 1812`, `1776 2`, `Ouvertüre 1812`. */
function likeVariant<T extends Named>(variants: readonly T[], name: string): T | null {
  const wanted = wordsOfVariantName(name);
  const joined = wanted.join('');
  if (joined === '') return null;
  const close = (text: string) => foldVariantName(text).replaceAll(' ', '');
  const fits = variants.filter(({ variant: { id, name: own, aliases = [] }, board }) => {
    const translated = (board?.translations ?? []).flatMap(({ called = [] }) => called);
    const spelled = [id, own, ...aliases, ...translated];
    const names = spelled.map(wordsOfVariantName);
    const known = new Set(names.flat());
    return (
      spelled.some((each) => close(each) === close(name)) ||
      names.some((words) => words.join('') === joined) ||
      (wanted.every((word) => known.has(word)) && names.some((words) => words.every((word) => wanted.includes(word))))
    );
  });
  return fits.length === 1 ? fits[0]! : null;
}

/** The variant whose name the first words may be with a letter or two wrong, by as many words as may be; null when none is near. */
export function nearVariant(words: readonly string[]): NearVariant | null {
  for (let many = Math.min(MOST_WORDS_OF_NAME, words.length); many > 0; many--) {
    const written = wordsOfVariantName(words.slice(0, many).join(' ')).join('');
    if (written.length < SHORTEST_NEAR) continue;
    const most = written.length < 2 * SHORTEST_NEAR ? 1 : 2;
    const near = loadVariants()
      .flatMap(({ variant }) => variantSpellings(variant).map((name) => ({ id: variant.id, name })))
      .map(({ id, name }) => ({ id, distance: editDistance(wordsOfVariantName(name).join(''), written, most) }))
      .sort((one, other) => one.distance - other.distance)[0]!;
    if (near.distance <= most) return { id: near.id, rest: words.slice(many) };
  }
  return null;
}

/** Of a name: shorter ones are near too much. */
const SHORTEST_NEAR = 5;

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

/** The folders of variants in a folder: the standard game first. */
export function idsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'variant.json')))
    .map((entry) => entry.name)
    .sort((a, b) => Number(b === 'standard') - Number(a === 'standard') || (a < b ? -1 : 1));
}

/** A variant whose data are sound, ready to be played. */
export function compileVariant(variant: Variant, folder: string): LoadedVariant {
  const translations = translationFiles(folder).map((file) => JSON.parse(readFileSync(file, 'utf8')) as VariantNames);
  return { variant, board: compileBoard(variant, translations), digest: variantDigest(variant), folder };
}

/** The files with a variant's names in other languages; an earlier edition without its own has those of the present one. */
export function translationFiles(folder: string): readonly string[] {
  const own = join(folder, 'names');
  const names = existsSync(own) || !/^edition-\d+$/.test(basename(folder)) ? own : join(dirname(folder), 'names');
  if (!existsSync(names)) return [];
  return readdirSync(names)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(names, file));
}

function readJson(folder: string): Variant {
  return JSON.parse(readFileSync(join(folder, 'variant.json'), 'utf8')) as Variant;
}

/** What a variant is called by: its id, name and aliases, folded. */
export function variantSpellings({ id, name, aliases = [] }: Variant): readonly string[] {
  return [id, name, ...aliases].map(foldVariantName);
}
