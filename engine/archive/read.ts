/** An archive from outside: text to a document that is what the schema says, or what is wrong with it, and where. */
import { printableText } from '../adjudicate/faults.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import type { ArchiveMessage } from '../messages/archive-messages.ts';
import { type ArchiveDocument, FORMAT } from './document.ts';
import { firstNotJson } from './json-place.ts';
import { checkSchema } from './json-schema.ts';
import { formatPacked, openPacked, PACKED_FORMAT } from './packed-form.ts';
import { inPlace } from './placed-fault.ts';
import { ARCHIVE_SCHEMA } from './schema.ts';
import { formatArchive } from './seal.ts';

/** A longer text is not read: the longest real games take a few megabytes. In characters. */
export const LONGEST_ARCHIVE = 32_000_000;
/** Deeper nesting is none of ours. */
const DEEPEST = 64;

export type ReadArchive = { readonly document: ArchiveDocument } | { readonly faults: readonly MessageOrText[] };

/** Reads a file's text. It need not be canonical; whether it is says {@link isCanonical}. */
export function readArchive(text: string): ReadArchive {
  if (text.length > LONGEST_ARCHIVE) return { faults: [{ code: 'archive/file-too-long', most: LONGEST_ARCHIVE }] };
  const deep = placeTooDeep(text);
  if (deep !== null) return { faults: [{ code: 'archive/too-deep', ...lineAndColumn(text, deep), most: DEEPEST }] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [jsonFault(text)] };
  }
  if (formatOf(value) === PACKED_FORMAT) {
    const opened = openPacked(Object(value), { longest: LONGEST_ARCHIVE, deepest: DEEPEST });
    if (opened === null) return { faults: [{ code: 'archive/packed-wrong' }] };
    value = opened.value;
  }
  if (formatOf(value) !== FORMAT) return { faults: [{ code: 'archive/not-an-archive' }] };
  const faults = checkSchema(ARCHIVE_SCHEMA, value);
  return faults.length > 0 ? { faults: faults.map(inPlace) } : { document: value as ArchiveDocument };
}

/** Is the file's text the canonical form of its document, packed or not? Gives the place (an offset) where it begins to differ. */
export function firstUncanonical(text: string, document: ArchiveDocument): number | null {
  const isPacked = text.startsWith(`{"format":"${PACKED_FORMAT}"`);
  const canonical = isPacked ? formatPacked(document) : formatArchive(document);
  if (text === canonical) return null;
  let n = 0;
  while (n < text.length && text[n] === canonical[n]) n++;
  return n;
}

/** Line and column of an offset, each from 1. */
export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}

function formatOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object(value)['format'] : undefined;
}

/** Is it an archive, whatever form it has? */
export function isArchive(value: unknown): boolean {
  return [FORMAT, PACKED_FORMAT].includes(formatOf(value) as typeof FORMAT);
}

/** Where the nesting gets too deep; null when it never does. */
function placeTooDeep(text: string): number | null {
  let depth = 0;
  let isText = false;
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    if (isText) {
      if (code === 0x5c) n++;
      else if (code === 0x22) isText = false;
    } else if (code === 0x22) isText = true;
    else if (code === 0x7b || code === 0x5b) {
      depth++;
      if (depth > DEEPEST) return n;
    } else if (code === 0x7d || code === 0x5d) depth--;
  }
  return null;
}

/** Where the text stops being JSON, and what stands there. */
function jsonFault(text: string): ArchiveMessage {
  const offset = firstNotJson(text) ?? text.length;
  const place = lineAndColumn(text, offset);
  if (offset >= text.trimEnd().length) return { code: 'archive/cut-off', ...place };
  return { code: 'archive/not-json', ...place, near: printableText(text.slice(Math.max(0, offset - 12), offset + 12)) };
}
