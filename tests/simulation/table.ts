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
import {
  type DynamoItem,
  type DynamoKey,
  type DynamoTable,
  WAITING_INDEX,
} from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { Edge } from './edge.ts';
import { type Attributes, holds, updated } from './expressions.ts';
import {
  BATCH_BYTES,
  checkBatch,
  checkItem,
  checkKnown,
  checkQuery,
  checkTransaction,
  indexed,
  keyOf,
  MOST_PUT,
  MOST_READ,
  PAGE_BYTES,
  readUnits,
  type SortedKey,
  sizeOf,
  textOrder,
  writeUnits,
} from './table-limits.ts';

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

/** The table as a function sees it through its own edge; all with the same shelves see the same items. */
export function simulatedTable(shelves: Shelves, edge: Edge): DynamoTable {
  const send = (command: unknown): Promise<unknown> => {
    if (command instanceof GetCommand) return got(shelves, edge, command);
    if (command instanceof BatchGetCommand) return gotTogether(shelves, edge, command);
    if (command instanceof PutCommand) return put(shelves, edge, command);
    if (command instanceof BatchWriteCommand) return putBatch(shelves, edge, command);
    if (command instanceof TransactWriteCommand) return putTogether(shelves, edge, command);
    if (command instanceof UpdateCommand) return changed(shelves, edge, command);
    if (command instanceof DeleteCommand) return deleted(shelves, edge, command);
    if (command instanceof QueryCommand) return asked(shelves, edge, command);
    throw new Error(`The simulated table does not know ${Object.getPrototypeOf(command).constructor.name}.`);
  };
  // The document client is a class with private parts; of all of it the adapters use `send`.
  return { client: { send } as unknown as DynamoDBDocumentClient, name: 'chancery' };
}

function got(shelves: Shelves, edge: Edge, command: GetCommand): Promise<unknown> {
  const { Key, ConsistentRead } = command.input;
  const describe = (found: { Item?: DynamoItem } | null) => ({
    ...call('GetItem'),
    units: readUnits(found?.Item === undefined ? 0 : sizeOf(found.Item), ConsistentRead === true),
    partition: String(Key?.['pk']),
  });
  return edge(describe, () => {
    checkKnown(command);
    const item = find(shelves, keyOf(Key));
    return item === undefined ? {} : { Item: shownOf(item, command.input) };
  });
}

/** The attributes that are asked for: all, or those that are named. */
function shownOf(
  item: DynamoItem,
  { ProjectionExpression, ExpressionAttributeNames: names = {} }: GetCommand['input'],
) {
  if (ProjectionExpression === undefined) return structuredClone(item);
  const shown = new Set(ProjectionExpression.split(/,\s*/).map((each) => names[each] ?? each));
  return structuredClone(Object.fromEntries(Object.entries(item).filter(([name]) => shown.has(name))));
}

function gotTogether(shelves: Shelves, edge: Edge, { input }: BatchGetCommand): Promise<unknown> {
  const [[name, { Keys = [] }]] = Object.entries(input.RequestItems ?? {}) as [[string, { Keys?: DynamoItem[] }]];
  // What is not there is read as well.
  const shares = () =>
    Keys.map((key) => {
      const item = find(shelves, key as unknown as SortedKey);
      return [String(key['pk']), readUnits(item === undefined ? 0 : sizeOf(item), true)] as const;
    });
  const describe = () => ({ ...call('BatchGetItem'), units: total(shares()), shares: shares() });
  return edge(describe, () => {
    checkBatch(Keys, MOST_READ);
    const items: DynamoItem[] = [];
    const left: DynamoItem[] = [];
    let bytes = 0;
    for (const key of Keys) {
      const item = find(shelves, keyOf(key));
      if (item === undefined) continue;
      bytes += sizeOf(item);
      if (bytes > BATCH_BYTES) left.push(key);
      else items.push(structuredClone(item));
    }
    return {
      Responses: { [name]: items },
      UnprocessedKeys: left.length === 0 ? {} : { [name]: { Keys: left, ConsistentRead: true } },
    };
  });
}

function put(shelves: Shelves, edge: Edge, command: PutCommand): Promise<unknown> {
  const { Item: item = {}, ...condition } = command.input;
  let before: DynamoItem | undefined;
  return edge(
    () => ({ ...write('PutItem', item, before, item), entered: enteredBy([item]) }),
    () => {
      checkKnown(command);
      checkItem(item);
      before = find(shelves, keyOf(item));
      check(before, condition);
      store(shelves, structuredClone(item) as DynamoItem & DynamoKey);
      return {};
    },
  );
}

function putBatch(shelves: Shelves, edge: Edge, { input }: BatchWriteCommand): Promise<unknown> {
  const [[, requests]] = Object.entries(input.RequestItems ?? {}) as [[string, { PutRequest: { Item: DynamoItem } }[]]];
  const items = requests.map(({ PutRequest: { Item: item } }) => item);
  let before: readonly (DynamoItem | undefined)[] = [];
  const shares = () => items.map((item, n) => [String(item['pk']), writeUnits(before[n], item)] as const);
  return edge(
    () => ({ ...call('BatchWriteItem'), units: total(shares()), shares: shares(), written: kinds(items, shares()) }),
    () => {
      checkBatch(items, MOST_PUT);
      for (const item of items) checkItem(item);
      before = items.map((item) => find(shelves, keyOf(item)));
      for (const item of items) store(shelves, structuredClone(item) as DynamoItem & DynamoKey);
      return {};
    },
  );
}

function putTogether(shelves: Shelves, edge: Edge, { input }: TransactWriteCommand): Promise<unknown> {
  const puts = (input.TransactItems ?? []).map(({ Put: each }) => {
    if (each?.Item === undefined) throw new Error('The simulated table puts items together, and nothing else.');
    return { ...each, Item: each.Item as DynamoItem };
  });
  const items = puts.map(({ Item: item }) => item);
  let before: readonly (DynamoItem | undefined)[] = [];
  // Each item is prepared, then written.
  const shares = () => items.map((item, n) => [String(item['pk']), 2 * writeUnits(before[n], item)] as const);
  return edge(
    () => ({
      ...call('TransactWriteItems'),
      units: total(shares()),
      shares: shares(),
      written: kinds(items, shares()),
      entered: enteredBy(items),
    }),
    () => {
      checkTransaction(items);
      for (const item of items) checkItem(item);
      before = items.map((item) => find(shelves, keyOf(item)));
      const reasons = puts.map((each, n) => ({ Code: meets(before[n], each) ? 'None' : 'ConditionalCheckFailed' }));
      if (reasons.some(({ Code }) => Code !== 'None')) {
        const message = 'Transaction cancelled, please refer cancellation reasons for specific reasons';
        throw new TransactionCanceledException({ message, CancellationReasons: reasons, $metadata: {} });
      }
      for (const item of items) store(shelves, structuredClone(item) as DynamoItem & DynamoKey);
      return {};
    },
  );
}

function changed(shelves: Shelves, edge: Edge, command: UpdateCommand): Promise<unknown> {
  const { Key, UpdateExpression = '', ...rest } = command.input;
  let before: Attributes | undefined;
  let left: { readonly entered?: readonly string[] } = {};
  return edge(
    (done: { Attributes: DynamoItem } | null) => ({ ...write('UpdateItem', Key, before, done?.Attributes), ...left }),
    () => {
      checkKnown(command);
      before = find(shelves, keyOf(Key));
      check(before, rest);
      const given = { names: rest.ExpressionAttributeNames, values: rest.ExpressionAttributeValues };
      const after = updated(UpdateExpression, before ?? { ...Key }, given);
      checkItem(after);
      store(shelves, structuredClone(after) as DynamoItem & DynamoKey);
      if (before?.['waiting'] !== undefined && after['waiting'] === undefined) {
        left = { entered: [String(before['waiting'])] };
      }
      return { Attributes: structuredClone(after) };
    },
  );
}

function deleted(shelves: Shelves, edge: Edge, command: DeleteCommand): Promise<unknown> {
  const { Key, ...condition } = command.input;
  let before: DynamoItem | undefined;
  return edge(
    () => write('DeleteItem', Key, before),
    () => {
      checkKnown(command);
      before = find(shelves, keyOf(Key));
      check(before, condition);
      remove(shelves, keyOf(Key));
      return {};
    },
  );
}

function asked(shelves: Shelves, edge: Edge, command: QueryCommand): Promise<unknown> {
  const { input } = command;
  const describe = (found: { Items: readonly DynamoItem[] } | null) => ({
    ...call('Query'),
    units: readUnits(
      (found?.Items ?? []).reduce((sum, item) => sum + sizeOf(item), 0),
      input.ConsistentRead === true,
    ),
    partition:
      input.IndexName === undefined
        ? partitionNamed(input.KeyConditionExpression ?? '', input.ExpressionAttributeValues)
        : `${input.IndexName}#${String(Object.values(input.ExpressionAttributeValues ?? {})[0])}`,
  });
  return edge(describe, () => {
    checkKnown(command);
    checkQuery(input);
    return queried(shelves, input);
  });
}

const call = (operation: string) => ({ service: 'dynamodb' as const, operation });

const total = (shares: readonly (readonly [string, number])[]) => shares.reduce((sum, [, units]) => sum + units, 0);

function write(operation: string, key: DynamoItem | undefined, ...items: readonly (DynamoItem | undefined)[]) {
  const units = writeUnits(...items);
  return { ...call(operation), partition: String(key?.['pk']), units, written: [[kindOf(key), units]] as const };
}

/** `GAME EVENT`: what an item is, whichever game, person or mail it is of. */
function kindOf(key: DynamoItem | undefined): string {
  return `${String(key?.['pk']).replace(/#.*/, '')} ${String(key?.['sk']).replace(/[^A-Z-].*/, '')}`;
}

function kinds(items: readonly DynamoItem[], shares: readonly (readonly [string, number])[]) {
  return items.map((item, n) => [kindOf(item), shares[n]![1]] as const);
}

function find(shelves: Shelves, { pk, sk }: SortedKey): Attributes | undefined {
  return shelves.partitions.get(pk)?.items.get(sk);
}

function store(shelves: Shelves, item: DynamoItem & DynamoKey): void {
  const { pk, sk } = item;
  let partition = shelves.partitions.get(pk);
  if (partition === undefined) {
    partition = { keys: [], items: new Map() };
    shelves.partitions.set(pk, partition);
  }
  if (!partition.items.has(sk)) partition.keys.splice(placeOf(partition.keys, sk), 0, sk);
  partition.items.set(sk, item);
  leaveIndex(shelves, { pk, sk });
  // On the index is what has both of its keys.
  if (item['waiting'] === undefined || item['date'] === undefined) return;
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
    if (textOrder(keys[middle]!, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Conditional {
  readonly ConditionExpression?: string | undefined;
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Record<string, unknown> | undefined;
  readonly ReturnValuesOnConditionCheckFailure?: string | undefined;
}

function check(item: Attributes | undefined, condition: Conditional): void {
  if (meets(item, condition)) return;
  // The document client leaves the item as the table has it.
  const isTold = item !== undefined && condition.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  throw new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata: {},
    ...(isTold
      ? { Item: Object.fromEntries(Object.entries(item).map(([name, value]) => [name, asStored(value)])) }
      : {}),
  });
}

const asStored = (value: unknown) => (typeof value === 'number' ? { N: String(value) } : { S: String(value) });

function meets(item: Attributes | undefined, condition: Conditional): boolean {
  const { ConditionExpression: expression, ExpressionAttributeNames: names } = condition;
  return (
    expression === undefined || holds(expression, item ?? {}, { names, values: condition.ExpressionAttributeValues })
  );
}

/** Partitions of the index in which these items come to stand. */
function enteredBy(items: readonly DynamoItem[]): readonly string[] {
  return items.flatMap(({ waiting }) => (waiting === undefined ? [] : [String(waiting)]));
}

function queried(
  shelves: Shelves,
  input: QueryCommand['input'],
): { Items: DynamoItem[]; LastEvaluatedKey?: DynamoItem } {
  const { KeyConditionExpression: condition = '', IndexName: index } = input;
  const given = { names: input.ExpressionAttributeNames, values: input.ExpressionAttributeValues };
  const wanted = (item: Attributes) => holds(condition, item, given);
  const found: Attributes[] = [];
  if (index === WAITING_INDEX) {
    const line = String(Object.values(given.values ?? {})[0]);
    for (const item of shelves.lines.get(line)?.values() ?? []) if (wanted(item)) found.push(item);
    found.sort((a, b) => Number(a['date']) - Number(b['date']));
    const { ExclusiveStartKey: start } = input;
    if (start !== undefined) {
      const last = found.findIndex(({ pk, sk }) => pk === start['pk'] && sk === start['sk']);
      // It may have left the index since.
      const behind = found.findIndex(({ date }) => Number(date) > Number(start['date']));
      found.splice(0, last >= 0 ? last + 1 : behind >= 0 ? behind : found.length);
    }
  } else {
    const partition = shelves.partitions.get(partitionNamed(condition, given.values));
    const after = input.ExclusiveStartKey?.['sk'] as string | undefined;
    for (const sk of partition?.keys ?? []) {
      const item = partition!.items.get(sk)!;
      const order = after === undefined ? 0 : textOrder(sk, after);
      if ((after === undefined || (input.ScanIndexForward === false ? order < 0 : order > 0)) && wanted(item))
        found.push(item);
    }
    if (input.ScanIndexForward === false) found.reverse();
  }
  const Items: DynamoItem[] = [];
  let bytes = 0;
  for (const item of found) {
    Items.push(structuredClone(index === WAITING_INDEX ? indexed(item) : item));
    bytes += sizeOf(Items.at(-1)!);
    // A page that its limit ends tells where, also where nothing comes after it.
    if (Items.length === input.Limit || bytes >= PAGE_BYTES)
      return { Items, LastEvaluatedKey: index === WAITING_INDEX ? indexed(item) : { ...keyOf(item) } };
  }
  return { Items };
}

/** The partition that a query names: every query of the adapters begins `pk = :name`. */
function partitionNamed(condition: string, values: Readonly<Record<string, unknown>> | undefined): string {
  const value = values?.[/^pk = (:\w+)/.exec(condition)?.[1] ?? ''];
  if (typeof value !== 'string') throw new Error(`No partition is named by: ${condition}`);
  return value;
}
