/**
 * Values of any size in items of at most 400 KB: JSON, compressed; what is still too long is cut into parts that are
 * stored first, under the digest of the whole. An item therefore never points at parts that are not there, and
 * storing the same value twice stores it once.
 */
import { createHash } from 'node:crypto';
import { deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { DICTIONARIES } from '../dictionaries.ts';
import { type DynamoItem, type DynamoTable, EXPIRES, putItem, queryItems } from './dynamo-table.ts';

/** Bytes of a packed value that stay in the item itself; the rest of the 400 KB is for keys and plain attributes. */
const IN_ITEM = 350_000;
const PART = 350_000;

/** Half the time of the usual level (6), for one byte in a hundred more: what makes a long game long is keys, which nothing makes shorter. */
const LEVEL = 3;

/** The attributes that hold a packed value. */
export type Packed = ({ readonly body: Uint8Array } | { readonly blob: string; readonly parts: number }) & {
  readonly dictionary?: number;
};

/** `expires`: seconds since 1970 after which the table may drop the parts of a value that is too long for one item. */
export function packItem(table: DynamoTable, value: unknown, expires?: number): Promise<Packed> {
  return stored(table, gzipSync(JSON.stringify(value), { level: LEVEL }), expires);
}

/** The same for a mail, of which most has been said in others: a fifth of the bytes, and of the units that each of its changes costs. */
export async function packMail(table: DynamoTable, mail: unknown): Promise<Packed> {
  return packWith(3, table, mail);
}

/** The same for a game as it stands: half the bytes, since orders, results and settings of games are written alike. */
export async function packGame(table: DynamoTable, game: unknown, expires?: number): Promise<Packed> {
  return packWith(2, table, game, expires);
}

async function packWith(dictionary: 2 | 3, table: DynamoTable, value: unknown, expires?: number): Promise<Packed> {
  const body = deflateSync(JSON.stringify(value), { dictionary: DICTIONARIES[dictionary]!(), level: 9 });
  return { ...(await stored(table, body, expires)), dictionary };
}

async function stored(table: DynamoTable, body: Uint8Array, expires?: number): Promise<Packed> {
  if (body.length <= IN_ITEM) return { body };
  const blob = digestOf(body);
  const parts = Math.ceil(body.length / PART);
  const until = expires === undefined ? {} : { [EXPIRES]: expires };
  const put = async (_: unknown, part: number) => {
    const bytes = body.subarray(part * PART, (part + 1) * PART);
    await putItem(table, { pk: blobKey(blob), sk: partKey(part), bytes, ...until });
  };
  await Promise.all(Array.from({ length: parts }, put));
  return { blob, parts };
}

/** The value of an item made with {@link packItem}, {@link packMail} or {@link packGame}. The type is vouched for by whoever stored it. */
export async function unpackItem<T>(table: DynamoTable, item: DynamoItem): Promise<T> {
  const body = item['body'] instanceof Uint8Array ? item['body'] : await readBlob(table, item);
  const dictionary = DICTIONARIES[Number(item['dictionary'] ?? 0)];
  const text = dictionary === undefined ? gunzipSync(body) : inflateSync(body, { dictionary: dictionary() });
  return JSON.parse(text.toString('utf8')) as T;
}

async function readBlob(table: DynamoTable, item: DynamoItem): Promise<Uint8Array> {
  const { blob, parts } = item as { blob: string; parts: number };
  const found: Uint8Array[] = [];
  for await (const part of queryItems(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': blobKey(blob) },
    ConsistentRead: true,
  })) {
    found.push(part['bytes'] as Uint8Array);
  }
  if (found.length !== parts)
    throw new IncompleteValue(`${found.length} of ${parts} parts of a stored value are there.`);
  const body = Buffer.concat(found);
  if (digestOf(body) !== blob) throw new IncompleteValue('The parts of a stored value are not those that were stored.');
  return body;
}

/** Parts of a value are missing or damaged. */
export class IncompleteValue extends Error {}

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

function blobKey(blob: string): string {
  return `BLOB#${blob}`;
}

function partKey(part: number): string {
  return String(part).padStart(6, '0');
}
