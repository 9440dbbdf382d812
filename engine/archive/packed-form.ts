/**
 * The packed form of an archive: the same document with nothing written twice, in a third of the length. It needs no engine to be opened,
 * and what is opened is the document to the letter, seals and all. Told in docs/archive.md, "The packed form".
 */
import { canonicalJson } from '../game/canonical.ts';
import type { ArchiveDocument } from './document.ts';

export const PACKED_FORMAT = 'chancery-game-packed';

/** A number is the value of that place in `values`; a list begins with 0 (a list), -1 (a number) or the number of its shape from 1. */
type Packed = number | string | boolean | null | readonly Packed[];

/** A value that stands elsewhere takes as long as its number; shorter ones stand where they are. In characters. */
const SHORTEST = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DIGEST = /^[0-9a-f]{64}$/;

/** One value of the document, however often it stands there. */
interface Node {
  /** Its list, of the numbers of its parts; null for text, true, false, null. */
  readonly parts: readonly number[] | null;
  readonly head: Packed;
  uses: number;
}

/** As a file: canonical JSON and a line's end. */
export function formatPacked(document: ArchiveDocument): string {
  const shapes = new Map<string, number>();
  const nodes: Node[] = [];
  const known = new Map<string, number>();
  const intern = (head: Packed, parts: readonly number[] | null): number => {
    const key = parts === null ? JSON.stringify(head) : `${JSON.stringify(head)}:${parts.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    for (const part of parts ?? []) nodes[part]!.uses += 1;
    known.set(key, nodes.length);
    return nodes.push({ head, parts, uses: 0 }) - 1;
  };
  const visit = (value: unknown): number => {
    if (typeof value === 'string') return intern(packText(value), null);
    if (typeof value === 'number') return intern([-1, value], null);
    if (typeof value !== 'object' || value === null) return intern(value as boolean | null, null);
    if (Array.isArray(value)) return intern(0, value.map(visit));
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    const keys = JSON.stringify(entries.map(([key]) => key));
    if (!shapes.has(keys)) shapes.set(keys, shapes.size + 1);
    return intern(
      shapes.get(keys)!,
      entries.map(([, each]) => visit(each)),
    );
  };
  const root = visit(document);
  const values: Packed[] = [];
  const written: Packed[] = [];
  for (const { head, parts, uses } of nodes) {
    const packed: Packed = parts === null ? head : [head, ...parts.map((part) => written[part]!)];
    const isShared = uses > 1 && JSON.stringify(packed).length >= SHORTEST;
    written.push(isShared ? values.push(packed) - 1 : packed);
  }
  const [format, version] = [PACKED_FORMAT, 1];
  const all = { format, version, shapes: [...shapes.keys()].map((keys) => JSON.parse(keys)), values };
  return `${canonicalJson({ ...all, game: written[root] })}\n`;
}

/** A digest in base64url behind `=`; a text that begins so has one more. */
function packText(text: string): string {
  if (!DIGEST.test(text)) return text.startsWith('=') ? `=${text}` : text;
  let packed = '=';
  for (let at = 0; at < 63; at += 3) {
    const bits = Number.parseInt(text.slice(at, at + 3), 16);
    packed += LETTERS[bits >> 6]! + LETTERS[bits & 63]!;
  }
  return packed + LETTERS[Number.parseInt(text[63]!, 16) << 2]!;
}

/** Null for what is no packed text. */
function unpackText(text: string): string | null {
  if (!text.startsWith('=')) return text;
  if (text.startsWith('==')) return text.slice(1);
  const letters = [...text.slice(1)].map((letter) => LETTERS.indexOf(letter));
  if (letters.length !== 43 || letters.includes(-1) || letters[42]! & 3) return null;
  let digits = '';
  for (let at = 0; at < 42; at += 2) {
    digits += ((letters[at]! << 6) | letters[at + 1]!).toString(16).padStart(3, '0');
  }
  return digits + (letters[42]! >> 2).toString(16);
}

/** `size`: what it would take to write it, at least. */
interface Opened {
  readonly value: unknown;
  readonly size: number;
  readonly depth: number;
}

export interface PackedBounds {
  /** In characters. */
  readonly longest: number;
  readonly deepest: number;
}

/** Opens what {@link formatPacked} wrote. Null where it is not in that form, or would be longer or deeper than the bounds. */
export function openPacked(from: object, { longest, deepest }: PackedBounds): { readonly value: unknown } | null {
  const { version, shapes, values, game } = from as Readonly<Record<string, unknown>>;
  if (version !== 1 || !isListOf(shapes, isKeys) || !Array.isArray(values)) return null;
  const opened: Opened[] = [];
  const open = (packed: unknown): Opened | null => {
    if (typeof packed === 'number') return opened[packed] ?? null;
    if (typeof packed === 'boolean' || packed === null) return { value: packed, size: 4, depth: 0 };
    if (typeof packed === 'string') {
      const value = unpackText(packed);
      return value === null ? null : { value, size: value.length + 2, depth: 0 };
    }
    if (!Array.isArray(packed)) return null;
    const [head, ...rest] = packed as readonly unknown[];
    if (head === -1) return rest.length === 1 && typeof rest[0] === 'number' ? scalar(rest[0]) : null;
    const keys = head === 0 ? null : shapes[Number(head) - 1];
    if (typeof head !== 'number' || keys === undefined || (keys !== null && keys.length !== rest.length)) return null;
    let [size, depth] = [2, 0];
    const parts: unknown[] = [];
    for (const [n, each] of rest.entries()) {
      const part = open(each);
      if (part === null) return null;
      parts.push(part.value);
      size += part.size + 1 + (keys === null ? 0 : keys[n]!.length + 3);
      depth = Math.max(depth, part.depth + 1);
    }
    if (size > longest || depth > deepest) return null;
    const value = keys === null ? parts : Object.fromEntries(parts.map((part, n) => [keys[n]!, part]));
    return { value, size, depth };
  };
  for (const each of values) {
    const value = open(each);
    if (value === null) return null;
    opened.push(value);
  }
  return open(game);
}

function scalar(value: number): Opened {
  return { value, size: 1, depth: 0 };
}

function isKeys(value: unknown): value is readonly string[] {
  return isListOf(value, (key) => typeof key === 'string');
}

function isListOf<T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}
