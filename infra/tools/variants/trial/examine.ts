/** A mail that brings a variant, looked at: its attachments read, checked, and drawn. */
import { extname } from 'node:path';
import { simpleParser } from 'mailparser';
import { startingPosition } from '../../../../engine/adjudicate/phases/next-position.ts';
import { compileBoard } from '../../../../engine/board/board.ts';
import type { Variant } from '../../../../engine/board/variant.ts';
import type { ExaminedVariant } from '../../../../lambdas/account/run-trial.ts';
import { renderPng } from '../../../../lambdas/adapters/publish/png.ts';
import { drawMap } from '../../../../templates/map/draw.ts';
import type { Geography } from '../../../../templates/map/geometry/geography.ts';
import { mapViewOf } from '../../../../templates/map/map-view.ts';
import { errorCode } from '../../../local/disk.ts';
import { checkVariant } from '../checks/check.ts';
import { importVariants } from '../import/import-variants.ts';
import { formatFault, parseVariant, type VariantFault } from '../variant-schema.ts';
import { drawnVariant } from './drawn-variant.ts';

/** Bytes of an attachment, by its ending; a map of 350 places has some 60 KB, its outlines more. */
const LARGEST: Readonly<Record<string, number>> = {
  '.json': 2_000_000,
  '.geojson': 2_000_000,
  '.map': 300_000,
  '.xml': 300_000,
};
/** Pixels of the picture that is mailed. */
const WIDTH = 800;
/** An id must fit into a line of a mail with what we put behind it. */
const LONGEST_ID = 24;

const NONE = { variant: null, file: null, faults: [], lost: [], files: {}, picture: null } satisfies ExaminedVariant;

/** `token`: the variant's id ends so. */
export async function examineMail(raw: Uint8Array, token: string): Promise<ExaminedVariant> {
  const attached = await attachedTo(raw);
  if (attached === null)
    return { ...NONE, file: 'mail', faults: ['It has more than 1,000 parts: attach the files of the map alone.'] };
  const large = attached.find(({ name, size }) => size > mostOf(name));
  if (large !== undefined)
    return {
      ...NONE,
      file: large.name,
      faults: [`${large.name} is larger than the ${mostOf(large.name) / 1000} KB that are read.`],
    };
  const file = attached.find(({ name, text }) => isVariant(name, text));
  if (file === undefined) return NONE;
  const isOwn = file.text.trimStart().startsWith('{');
  const [read, ...others] = isOwn ? [readOwn(file.text, file.name)] : readForeign(file, attached);
  const { variant, faults, lost = [] } = read!;
  if (variant === null) return { ...NONE, file: file.name, faults, lost };
  const { edition: _, ...data } = variant;
  const tried: Variant = { ...data, id: `${variant.id.slice(0, LONGEST_ID)}-${token}` };
  const places = attached.find(({ name }) => name !== file.name && /\.(?:geo)?json$/i.test(name)) ?? null;
  const drawn = await drawnVariant(
    tried,
    [...lost, ...others.map(({ id }) => `Not tried: ${id}.`)],
    places?.text ?? null,
  );
  if (drawn.faults.length > 0 && places !== null)
    return {
      ...NONE,
      file: places.name,
      faults: drawn.faults.map((fault) => inWords({ file: places.name, field: '', message: fault })),
    };
  const picture = drawn.geography === null ? null : await pictureOf(tried, drawn.geography);
  return { ...NONE, variant: tried, file: file.name, lost: drawn.lost, files: drawn.files, picture };
}

interface Attached {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly text: string;
}

/** Null: the parser takes no mail of so many parts. */
async function attachedTo(raw: Uint8Array): Promise<readonly Attached[] | null> {
  const parsed = await simpleParser(Buffer.from(raw), { skipHtmlToText: true, skipTextToHtml: true }).catch(
    (error: unknown) => {
      if (errorCode(error) === 'EMAXLEN') return null;
      throw error;
    },
  );
  if (parsed === null) return null;
  return parsed.attachments
    .map(({ filename = '', size, content }) => ({ name: filename.slice(-60), size, content }))
    .filter(({ name }) => mostOf(name) > 0)
    .map(({ content, ...each }) => ({ ...each, text: content.toString('utf8') }));
}

/** 0: it is read in no case. */
function mostOf(name: string): number {
  return LARGEST[extname(name).toLowerCase()] ?? 0;
}

/** Lists of places and borders are attached beside it. */
function isVariant(name: string, text: string): boolean {
  if (/\.map$/i.test(name)) return true;
  if (/\.xml$/i.test(name)) return /<VARIANTS[\s>]/i.test(text);
  return /\.json$/i.test(name) && (/^variant\b/i.test(name) || /"adjacency"\s*:/.test(text));
}

type Read = Pick<ExaminedVariant, 'variant' | 'faults'> & { readonly id?: string; readonly lost?: readonly string[] };

function readOwn(text: string, name: string): Read {
  const read = parseVariant(text, name);
  if (read.faults !== undefined) return { variant: null, faults: read.faults.map(inWords) };
  const faults = checkVariant(read.value).map((fault) => inWords({ file: name, ...fault }));
  return { variant: faults.length === 0 ? read.value : null, faults };
}

/** Lines of a mail begin with a capital letter, files do not. */
function inWords(fault: VariantFault): string {
  return `In ${formatFault(fault)}`;
}

function readForeign({ name, text }: Attached, attached: readonly Attached[]): readonly Read[] {
  const open = (wanted: string) => {
    const names = [wanted, `${wanted}.map`].map((each) => each.toLowerCase());
    return attached.find((each) => names.includes(each.name.toLowerCase()))?.text ?? null;
  };
  const all = importVariants(text, name.slice(0, name.length - extname(name).length), open);
  const none: Read = { variant: null, faults: [`${name} holds no variant.`] };
  return all.length === 0 ? [none] : all.toSorted((a, b) => Number(a.variant === null) - Number(b.variant === null));
}

async function pictureOf(variant: Variant, geography: Geography): Promise<string> {
  const svg = drawMap(mapViewOf(variant, startingPosition(compileBoard(variant))), geography);
  return Buffer.from(await renderPng(svg, WIDTH)).toString('base64');
}
