/** What DynamoDB refuses, and how it counts bytes: the simulated table does the same (`tests/store/limits.ts` asks both). */
import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { type DynamoItem, WAITING_INDEX } from '../../lambdas/adapters/aws/dynamo-table.ts';

export const PAGE_BYTES = 1024 * 1024;
/** Of what a batch reads. */
export const BATCH_BYTES = 16 * 1024 * 1024;
const MOST_IN_TRANSACTION = 100;
export const MOST_PUT = 25;
export const MOST_READ = 100;
const TRANSACTION_BYTES = 4 * 1024 * 1024;
const ITEM_BYTES = 400 * 1024;
const PARTITION_KEY_BYTES = 2048;
const SORT_KEY_BYTES = 1024;
const INDEXED = ['pk', 'sk', 'waiting', 'date'] as const;

export interface SortedKey {
  readonly pk: string;
  readonly sk: string;
}

function invalid(message: string): Error {
  return new DynamoDBServiceException({ name: 'ValidationException', $fault: 'client', message, $metadata: {} });
}

/** What the adapters may ask of each operation; whatever else would be left out in silence. */
const CONDITIONAL = ['ConditionExpression', 'ExpressionAttributeNames', 'ExpressionAttributeValues'];
const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  GetCommand: new Set(['Key', 'ConsistentRead', 'ProjectionExpression', 'ExpressionAttributeNames']),
  PutCommand: new Set(['Item', ...CONDITIONAL]),
  UpdateCommand: new Set([
    'Key',
    'UpdateExpression',
    'ReturnValues',
    'ReturnValuesOnConditionCheckFailure',
    ...CONDITIONAL,
  ]),
  DeleteCommand: new Set(['Key', ...CONDITIONAL]),
  QueryCommand: new Set([
    'IndexName',
    'KeyConditionExpression',
    'ExpressionAttributeNames',
    'ExpressionAttributeValues',
    'ExclusiveStartKey',
    'ScanIndexForward',
    'Limit',
    'ConsistentRead',
  ]),
};

export function checkKnown(command: { readonly input: object }): void {
  const known = KNOWN[command.constructor.name];
  if (known === undefined) return;
  for (const [name, value] of Object.entries(command.input)) {
    if (name !== 'TableName' && value !== undefined && !known.has(name))
      throw new Error(`asks for ${name}, which is not known here`);
  }
}

export function keyOf(item: DynamoItem | undefined): SortedKey {
  const { pk, sk } = item ?? {};
  if (typeof pk !== 'string' || typeof sk !== 'string') throw new Error('A key needs pk and sk.');
  if (pk === '' || sk === '') throw invalid('The AttributeValue for a key attribute cannot contain an empty string.');
  if (Buffer.byteLength(pk) > PARTITION_KEY_BYTES || Buffer.byteLength(sk) > SORT_KEY_BYTES)
    throw invalid('One or more parameter values were invalid: Size of a key has exceeded the size limit.');
  return { pk, sk };
}

export function checkItem(item: DynamoItem): void {
  keyOf(item);
  checkNumbers(item);
  const { waiting, date } = item;
  if (waiting !== undefined && (typeof waiting !== 'string' || waiting === ''))
    throw invalid('Type mismatch for Index Key waiting Expected: S');
  if (date !== undefined && typeof date !== 'number') throw invalid('Type mismatch for Index Key date Expected: N');
  if (sizeOf(item) > ITEM_BYTES) throw invalid('Item size has exceeded the maximum allowed size');
}

/** The document client hands on no number that a double may not hold exactly. */
function checkNumbers(value: unknown): void {
  if (typeof value === 'number') {
    if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) throw new Error(`The client writes no number ${value}.`);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
    for (const each of Object.values(value)) checkNumbers(each);
  }
}

export function checkTransaction(items: readonly DynamoItem[]): void {
  if (items.length > MOST_IN_TRANSACTION) throw invalid('Member must have length less than or equal to 100');
  if (hasTwice(items)) throw invalid('Transaction request cannot include multiple operations on one item');
  if (items.reduce((sum, item) => sum + sizeOf(item), 0) > TRANSACTION_BYTES)
    throw invalid('Collection size of items in transaction request exceeded limit');
}

export function checkBatch(items: readonly DynamoItem[], most: number): void {
  if (items.length > most) throw invalid('Too many items requested for the batch');
  if (hasTwice(items)) throw invalid('Provided list of item keys contains duplicates');
}

function hasTwice(items: readonly DynamoItem[]): boolean {
  return new Set(items.map((item) => JSON.stringify(keyOf(item)))).size < items.length;
}

/** What the index holds of an item: its keys and the table's. */
export function indexed(item: DynamoItem): DynamoItem {
  return Object.fromEntries(INDEXED.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));
}

export function checkQuery({
  IndexName,
  ConsistentRead,
}: {
  IndexName?: string | undefined;
  ConsistentRead?: boolean | undefined;
}): void {
  if (IndexName === WAITING_INDEX && ConsistentRead === true)
    throw invalid('Consistent reads are not supported on global secondary indexes');
}

/** Units of a write: of the item before or after it, whichever is larger. */
export function writeUnits(...items: readonly (DynamoItem | undefined)[]): number {
  return Math.max(1, ...items.map((item) => (item === undefined ? 0 : Math.ceil(sizeOf(item) / 1024))));
}

/** Units of a read; what is not there is read as well. */
export function readUnits(bytes: number, isConsistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5);
}

/** Bytes of an item: its attributes' names and values. */
export function sizeOf(item: DynamoItem): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(item))
    if (value !== undefined) bytes += Buffer.byteLength(name) + valueSize(value);
  return bytes;
}

function valueSize(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return numberSize(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + 1 + valueSize(each), 3);
  if (typeof value === 'object' && value !== null) return 3 + Object.keys(value).length + sizeOf(value as DynamoItem);
  return 1;
}

/** A byte for each two digits, where the pairs are counted from the point; one more, and one for a minus. */
function numberSize(value: number): number {
  if (value === 0) return 1;
  const [digits = '', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const count = digits.replace('.', '').length;
  const isOffPairs = count % 2 === 0 && Number(exponent) % 2 === 0;
  return 1 + Math.ceil(count / 2) + (isOffPairs ? 1 : 0) + (value < 0 ? 1 : 0);
}

/** Before, at or behind: texts are in the order of their bytes in UTF-8, which is not that of JavaScript. */
export function textOrder(left: string, right: string): number {
  const end = Math.min(left.length, right.length);
  for (let n = 0; n < end; n += 1) {
    const [one, other] = [left.charCodeAt(n), right.charCodeAt(n)];
    if (one === other) continue;
    // What a surrogate stands for is behind all that one unit holds.
    if (isSurrogate(one) !== isSurrogate(other)) return isSurrogate(one) ? 1 : -1;
    return one - other;
  }
  return left.length - right.length;
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
