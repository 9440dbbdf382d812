/**
 * DynamoDB without a network, at the edge of the client: the adapters run unchanged above it. It passes the same
 * contract as the embedded engine (`tests/store`), and counts what DynamoDB would charge for.
 */
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type Item, type Table, WAITING_INDEX } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { Edge } from './edge.ts';
import { type Attributes, holds, updated } from './expressions.ts';

interface Partition {
  /** Sort keys in order. */
  readonly keys: string[];
  readonly items: Map<string, Attributes>;
}

/** The items of one table. */
export interface Shelves {
  readonly partitions: Map<string, Partition>;
  /** Those on the index of what waits, by their keys. */
  readonly waiting: Map<string, Attributes>;
  /** The same by partition of the index. */
  readonly lines: Map<string, Map<string, Attributes>>;
}

export function emptyShelves(): Shelves {
  return { partitions: new Map(), waiting: new Map(), lines: new Map() };
}

const PAGE_BYTES = 1_000_000;

/** The table as a function sees it through its own edge; all with the same shelves see the same items. */
export function simulatedTable(shelves: Shelves, edge: Edge): Table {
  const send = (command: unknown): Promise<unknown> => {
    if (command instanceof GetCommand) {
      const { Key, ConsistentRead } = command.input;
      const describe = (found: { Item?: Item } | null) => ({
        service: 'dynamodb' as const,
        operation: 'GetItem',
        units: readUnits(found?.Item === undefined ? 0 : sizeOf(found.Item), ConsistentRead === true),
        partition: keyOf(Key).pk,
      });
      return edge(describe, () => {
        const item = find(shelves, keyOf(Key));
        return item === undefined ? {} : { Item: structuredClone(item) };
      });
    }
    if (command instanceof BatchGetCommand) {
      const [[name, { Keys = [] }]] = Object.entries(command.input.RequestItems ?? {}) as [
        [string, { Keys?: Record<string, unknown>[] }],
      ];
      const describe = (found: { Responses: Record<string, Item[]> } | null) => ({
        service: 'dynamodb' as const,
        operation: 'BatchGetItem',
        units: (found?.Responses[name] ?? []).reduce((sum, item) => sum + readUnits(sizeOf(item), true), 0),
        shares: (found?.Responses[name] ?? []).map((item) => [keyOf(item).pk, readUnits(sizeOf(item), true)] as const),
      });
      return edge(describe, () => {
        const items = Keys.flatMap((key) => find(shelves, keyOf(key)) ?? []);
        return { Responses: { [name]: items.map((item) => structuredClone(item) as Item) } };
      });
    }
    if (command instanceof PutCommand) {
      const { Item: item = {}, ...condition } = command.input;
      return edge(
        () => ({ ...write('PutItem', item), entered: enteredBy([item]) }),
        () => {
          const key = keyOf(item);
          check(find(shelves, key), condition);
          store(shelves, key, structuredClone(item));
          return {};
        },
      );
    }
    if (command instanceof BatchWriteCommand) {
      const [[, requests]] = Object.entries(command.input.RequestItems ?? {}) as [
        [string, { PutRequest: { Item: Item } }[]],
      ];
      const items = requests.map(({ PutRequest: { Item: item } }) => item);
      if (items.length > 25) throw new Error('Too many items requested for the BatchWriteItem call');
      const operation = 'BatchWriteItem';
      const shares = items.map((item) => [keyOf(item).pk, write(operation, item).units] as const);
      const units = shares.reduce((sum, [, each]) => sum + each, 0);
      return edge(
        () => ({ service: 'dynamodb' as const, operation, units, shares }),
        () => {
          for (const item of items) store(shelves, keyOf(item), structuredClone(item));
          return {};
        },
      );
    }
    if (command instanceof TransactWriteCommand) {
      const puts = (command.input.TransactItems ?? []).map(({ Put: put }) => {
        if (put?.Item === undefined) throw new Error('The simulated table puts items together, and nothing else.');
        return { ...put, Item: put.Item as Item };
      });
      const items = puts.map(({ Item: item }) => item);
      if (new Set(items.map((item) => JSON.stringify(keyOf(item)))).size < items.length)
        throw new Error('Transaction request cannot include multiple operations on one item');
      const operation = 'TransactWriteItems';
      // Each item is prepared, then written.
      const shares = items.map((item) => [keyOf(item).pk, 2 * write(operation, item).units] as const);
      const units = shares.reduce((sum, [, each]) => sum + each, 0);
      return edge(
        () => ({ service: 'dynamodb' as const, operation, units, shares, entered: enteredBy(items) }),
        () => {
          const reasons = puts.map((put) => ({
            Code: meets(find(shelves, keyOf(put.Item)), put) ? 'None' : 'ConditionalCheckFailed',
          }));
          if (reasons.some(({ Code }) => Code !== 'None')) {
            const message = 'Transaction cancelled, please refer cancellation reasons for specific reasons';
            throw new TransactionCanceledException({ message, CancellationReasons: reasons, $metadata: {} });
          }
          for (const item of items) store(shelves, keyOf(item), structuredClone(item));
          return {};
        },
      );
    }
    if (command instanceof UpdateCommand) {
      const { Key, UpdateExpression = '', ...rest } = command.input;
      let left: { readonly entered?: readonly string[] } = {};
      return edge(
        (done: { Attributes: Item } | null) => ({ ...write('UpdateItem', done?.Attributes ?? {}, Key), ...left }),
        () => {
          const key = keyOf(Key);
          const before = find(shelves, key);
          check(before, rest);
          const given = { names: rest.ExpressionAttributeNames, values: rest.ExpressionAttributeValues };
          const after = updated(UpdateExpression, before ?? { ...Key }, given);
          store(shelves, key, structuredClone(after));
          if (before?.['waiting'] !== undefined && after['waiting'] === undefined) {
            left = { entered: [String(before['waiting'])] };
          }
          return { Attributes: structuredClone(after) };
        },
      );
    }
    if (command instanceof DeleteCommand) {
      const { Key, ...condition } = command.input;
      return edge(
        () => write('DeleteItem', {}, Key),
        () => {
          const key = keyOf(Key);
          check(find(shelves, key), condition);
          remove(shelves, key);
          return {};
        },
      );
    }
    if (command instanceof QueryCommand) {
      const { input } = command;
      const describe = (found: { Items: readonly Item[] } | null) => ({
        service: 'dynamodb' as const,
        operation: 'Query',
        units: readUnits(
          (found?.Items ?? []).reduce((sum, item) => sum + sizeOf(item), 0),
          input.ConsistentRead === true,
        ),
        partition:
          input.IndexName === undefined
            ? partitionNamed(input.KeyConditionExpression ?? '', input.ExpressionAttributeValues)
            : `${input.IndexName}#${String(Object.values(input.ExpressionAttributeValues ?? {})[0])}`,
      });
      return edge(describe, () => queried(shelves, input));
    }
    throw new Error(`The simulated table does not know ${Object.getPrototypeOf(command).constructor.name}.`);
  };
  // The document client is a class with private parts; of all of it the adapters use `send`.
  return { client: { send } as unknown as DynamoDBDocumentClient, name: 'chancery' };
}

interface SortedKey {
  readonly pk: string;
  readonly sk: string;
}

function keyOf(item: Item | undefined): SortedKey {
  const { pk, sk } = item ?? {};
  if (typeof pk !== 'string' || typeof sk !== 'string') throw new Error('A key needs pk and sk.');
  return { pk, sk };
}

function find(shelves: Shelves, { pk, sk }: SortedKey): Attributes | undefined {
  return shelves.partitions.get(pk)?.items.get(sk);
}

function store(shelves: Shelves, { pk, sk }: SortedKey, item: Attributes): void {
  if (sizeOf(item) > 400 * 1024) throw new Error('Item size has exceeded the maximum allowed size');
  let partition = shelves.partitions.get(pk);
  if (partition === undefined) {
    partition = { keys: [], items: new Map() };
    shelves.partitions.set(pk, partition);
  }
  if (!partition.items.has(sk)) partition.keys.splice(placeOf(partition.keys, sk), 0, sk);
  partition.items.set(sk, item);
  leaveIndex(shelves, { pk, sk });
  if (item['waiting'] === undefined) return;
  const line = String(item['waiting']);
  const there = shelves.lines.get(line) ?? new Map<string, Attributes>();
  shelves.lines.set(line, there.set(`${pk} ${sk}`, item));
  shelves.waiting.set(`${pk} ${sk}`, item);
}

function leaveIndex({ waiting, lines }: Shelves, { pk, sk }: SortedKey): void {
  const key = `${pk} ${sk}`;
  lines.get(String(waiting.get(key)?.['waiting']))?.delete(key);
  waiting.delete(key);
}

function remove(shelves: Shelves, { pk, sk }: SortedKey): void {
  const partition = shelves.partitions.get(pk);
  leaveIndex(shelves, { pk, sk });
  if (partition?.items.delete(sk)) partition.keys.splice(placeOf(partition.keys, sk), 1);
}

/** Index of the first key that is not before this one. */
function placeOf(keys: readonly string[], wanted: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Conditional {
  readonly ConditionExpression?: string | undefined;
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Record<string, unknown> | undefined;
}

function check(item: Attributes | undefined, condition: Conditional): void {
  if (!meets(item, condition))
    throw new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {} });
}

function meets(item: Attributes | undefined, condition: Conditional): boolean {
  const { ConditionExpression: expression, ExpressionAttributeNames: names } = condition;
  return (
    expression === undefined || holds(expression, item ?? {}, { names, values: condition.ExpressionAttributeValues })
  );
}

/** Partitions of the index in which these items come to stand. */
function enteredBy(items: readonly Item[]): readonly string[] {
  return items.flatMap(({ waiting }) => (waiting === undefined ? [] : [String(waiting)]));
}

function queried(shelves: Shelves, input: QueryCommand['input']): { Items: Item[]; LastEvaluatedKey?: SortedKey } {
  const { KeyConditionExpression: condition = '', IndexName: index } = input;
  const given = { names: input.ExpressionAttributeNames, values: input.ExpressionAttributeValues };
  const wanted = (item: Attributes) => holds(condition, item, given);
  const found: Attributes[] = [];
  if (index === WAITING_INDEX) {
    const line = String(Object.values(given.values ?? {})[0]);
    for (const item of shelves.lines.get(line)?.values() ?? []) if (wanted(item)) found.push(item);
    found.sort((a, b) => Number(a['date']) - Number(b['date']));
  } else {
    const partition = shelves.partitions.get(partitionNamed(condition, given.values));
    const after = input.ExclusiveStartKey?.['sk'] as string | undefined;
    for (const sk of partition?.keys ?? []) {
      const item = partition!.items.get(sk)!;
      if ((after === undefined || (input.ScanIndexForward === false ? sk < after : sk > after)) && wanted(item))
        found.push(item);
    }
    if (input.ScanIndexForward === false) found.reverse();
  }
  const Items: Item[] = [];
  let bytes = 0;
  for (const item of found) {
    if (input.Limit !== undefined && Items.length >= input.Limit)
      return { Items, LastEvaluatedKey: keyOf(Items.at(-1)) };
    Items.push(structuredClone(item));
    bytes += sizeOf(item);
    if (bytes > PAGE_BYTES && index === undefined) return { Items, LastEvaluatedKey: keyOf(item) };
  }
  return { Items };
}

/** The partition that a query names: every query of the adapters begins `pk = :name`. */
function partitionNamed(condition: string, values: Readonly<Record<string, unknown>> | undefined): string {
  const value = values?.[/^pk = (:\w+)/.exec(condition)?.[1] ?? ''];
  if (typeof value !== 'string') throw new Error(`No partition is named by: ${condition}`);
  return value;
}

function write(operation: string, item: Item, key: Item | undefined = item) {
  const { pk: partition } = keyOf(key);
  return { service: 'dynamodb' as const, operation, partition, units: Math.max(1, Math.ceil(sizeOf(item) / 1024)) };
}

function readUnits(bytes: number, isConsistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5);
}

/** Bytes of an item as DynamoDB counts them, nearly: names and values. */
function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + 1 + sizeOf(each), 3);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce((sum, [name, each]) => sum + 1 + name.length + sizeOf(each), 3);
  }
  return 1;
}
