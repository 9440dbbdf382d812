/**
 * A mail taken apart into its parts, within bounds. Of parts that cannot hold a writer's text nothing is kept but what
 * they are. A mail inside the mail is one part that is never opened: nothing in it is the sender's word.
 */
import { type MimeNode, Splitter, type SplitterChunk } from '@zone-eu/mailsplit';
import type { MailMessage } from '../../engine/messages/mail-messages.ts';
import { decodeQuotedPrintable } from './quoted-printable.ts';

/** A head beyond this is an attack on whoever parses it. */
const MAX_HEAD_BYTES = 256 * 1024;
/** Mail programs make a dozen; every part costs time. */
const MAX_PARTS = 200;
const MAX_DEPTH = 20;
/** Of one part's encoded body; more text than this is not read by anybody. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

export interface HeaderLine {
  /** Name in lower case. */
  readonly key: string;
  /** The whole field, folded as received, a character for each byte. */
  readonly line: string;
}

export interface MimePart {
  /** Type and subtype in lower case, e.g. `text/plain`. */
  readonly type: string;
  /** Content-Transfer-Encoding in lower case; empty: none. */
  readonly encoding: string;
  readonly charset: string | null;
  readonly disposition: string | null;
  readonly filename: string | null;
  readonly isFlowed: boolean;
  readonly isDelSp: boolean;
  readonly depth: number;
  readonly headers: readonly HeaderLine[];
  readonly children: readonly MimePart[];
  /** The body without its transfer encoding; empty where none is kept. */
  readonly body: Buffer;
  /** There was more of it. */
  readonly isCut: boolean;
}

export interface Taken {
  /** Null: not even the head could be read. */
  readonly root: MimePart | null;
  /** Why the mail was not read to its end. */
  readonly fault: MailMessage | null;
}

/** Never throws; what was read before a fault is there. Time and memory grow with the size of `raw`. */
export async function takeApart(raw: Uint8Array): Promise<Taken> {
  const opened = new Map<MimeNode, Growing>();
  let root: Growing | null = null;
  let fault: MailMessage | null = null;
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: MAX_HEAD_BYTES, maxChildNodes: MAX_PARTS });
  try {
    splitter.end(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
    for await (const piece of splitter) {
      const chunk: SplitterChunk = piece;
      if (chunk.type === 'node') {
        const parent = chunk.parentNode === false ? undefined : opened.get(chunk.parentNode);
        const part = opening(chunk, parent?.depth ?? -1);
        if (part.depth > MAX_DEPTH) {
          fault = TOO_DEEP;
          break;
        }
        opened.set(chunk, part);
        parent?.children.push(part);
        root ??= part;
      } else if (chunk.type === 'body') {
        const part = opened.get(chunk.node);
        if (part !== undefined && chunk.value) keep(part, chunk.value);
      }
    }
  } catch (error) {
    fault = isTooLong(error) ? (root === null ? LONG_HEAD : TOO_MANY) : BROKEN;
  }
  return { root: root === null ? null : await closed(root), fault };
}

const LONG_HEAD = { code: 'mails/head-too-long' } as const;
const TOO_MANY = { code: 'mails/too-many-parts', most: MAX_PARTS } as const;
const TOO_DEEP = { code: 'mails/parts-too-deep', most: MAX_DEPTH } as const;
const BROKEN = { code: 'mails/broken-off' } as const;

interface Growing extends Omit<MimePart, 'children' | 'body' | 'isCut'> {
  readonly node: MimeNode;
  readonly children: Growing[];
  readonly pieces: Buffer[];
  size: number;
  isCut: boolean;
}

function opening(node: MimeNode, parentDepth: number): Growing {
  const headers = headersOf(node);
  return {
    node,
    type: node.contentType || 'text/plain',
    encoding: node.encoding || '',
    charset: node.charset || null,
    disposition: node.disposition || null,
    filename: node.filename || null,
    isFlowed: node.flowed,
    isDelSp: node.delSp,
    depth: parentDepth + 1,
    headers,
    children: [],
    pieces: [],
    size: 0,
    isCut: false,
  };
}

/** The splitter takes a first line `From : …` for that of an mbox file; for others it is a header. */
function headersOf({ headers }: MimeNode): readonly HeaderLine[] {
  if (headers === false) return [];
  const fields = headers.getList();
  const first = headers.mbox;
  return first !== false && /^from\s*:/i.test(first) ? [{ key: 'from', line: first }, ...fields] : fields;
}

function keep(part: Growing, value: Buffer): void {
  if (!part.type.startsWith('text')) {
    part.size += value.length;
    return;
  }
  const room = MAX_BODY_BYTES - part.size;
  if (room > 0) part.pieces.push(value.subarray(0, room));
  if (value.length > room) part.isCut = true;
  part.size += value.length;
}

/** Depth is bounded, so this may recurse. */
async function closed({ node, pieces, children, size: _, ...part }: Growing): Promise<MimePart> {
  const below: MimePart[] = [];
  for (const child of children) below.push(await closed(child));
  return { ...part, children: below, body: await decoded(node, pieces) };
}

async function decoded(node: MimeNode, pieces: readonly Buffer[]): Promise<Buffer> {
  if (pieces.length === 0) return Buffer.alloc(0);
  const whole = Buffer.concat(pieces);
  if (node.encoding === 'quoted-printable') return decodeQuotedPrintable(whole);
  const decoder = node.getDecoder();
  decoder.end(whole);
  const bytes: Buffer[] = [];
  for await (const piece of decoder) bytes.push(Buffer.from(piece));
  return Buffer.concat(bytes);
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EMAXLEN';
}
