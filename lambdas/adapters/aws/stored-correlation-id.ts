/**
 * What a commit follows from, kept beside it for the log: whoever makes up for what a function left undone tells it by the same id. A unit
 * of writing is a kilobyte begun: it is kept where the item has room for it in the last, and left out where it would cost one more.
 */
import type { Commit } from '../../../engine/game/events.ts';
import type { DynamoItem } from './dynamo-table.ts';

const CAUSE = 'cause';
const UNIT = 1024;
/** What DynamoDB says of an item's size is approximate where numbers are in it: so many bytes more, or less, must make no difference. */
const DOUBT = 16;

/** The item with its cause, as it is put. It takes no more units than without. */
export function keptWith<I extends DynamoItem>(item: I, cause: string | undefined): I {
  if (cause === undefined) return item;
  const bytes = sizeOf(item);
  const isFree = unitsOf(bytes + sizeOf({ [CAUSE]: cause }) + DOUBT) === unitsOf(bytes - DOUBT);
  return isFree ? { ...item, [CAUSE]: cause } : item;
}

/** What is kept with these commits, by their numbers. */
export function causesIn(items: readonly DynamoItem[]): ReadonlyMap<Commit['n'], string> {
  return new Map(items.flatMap(({ n, cause }) => (typeof cause === 'string' ? [[Number(n), cause]] : [])));
}

function unitsOf(bytes: number): number {
  return Math.ceil(bytes / UNIT);
}

/** Bytes of the attributes of a commit, names and values: texts, numbers, bytes and lists of texts. */
function sizeOf(item: DynamoItem): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0);
}

function valueSize(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + 1 + valueSize(each), 3);
  return 1 + Math.ceil(String(value).length / 2);
}
