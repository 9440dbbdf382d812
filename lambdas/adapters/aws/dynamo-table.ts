/**
 * One table holds everything the judge remembers. The same code speaks to DynamoDB and to the embedded engine, so only
 * what both have is used: single-item conditional writes, consistent reads, queries, one sparse index, and items put together or not
 * at all. Streams, item expiry and PartiQL are not needed for anything to be right, and transactions only save requests.
 *
 * | pk | sk | what |
 * | --- | --- | --- |
 * | `GAME#name` | `EVENT#000123` | a commit |
 * | `GAME#name` | `EVENTS` | the snapshot: the game at the last commit whose consequences are on their way |
 * | `GAME#name` | `EVENTS-ANSWERED` | keys of answered mails that the snapshot leaves out |
 * | `GAMES#shard`, `OVER#shard` | name | the index of games that go on, and of those that are over |
 * | `PERSON#id` | `PROFILE`, `GAME#name` | a person, and the games of which this is one |
 * | `ADDRESS#address` | `PERSON` | whose address it is |
 * | `WORD#word` | `ASKED` | what is to be confirmed by that word |
 * | `TO#address` | date, id | the mails posted to an address |
 * | `MAIL#key` | `DONE` | a mail that has been dealt with |
 * | `BUDGET#key` | start of the window | how much of a budget is spent |
 * | `OUT#id` | `MAIL` | an outgoing mail; on the index `waiting` until it is sent |
 * | `STOP#address` | `WHY` | an address that mail must not go to any more |
 * | `CLUB#kind` | key | what a club keeps: substitutes, who watches for games, mornings of GMs, events |
 * | `BLOB#sha256` | part | a value too long for one item |
 */
import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { batchRequests } from './batch-requests.ts';

export interface DynamoTable {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

export type DynamoItem = Readonly<Record<string, unknown>>;

export interface DynamoKey {
  readonly pk: string;
  readonly sk: string;
}

/** Index of outgoing mails that wait: `waiting` (one of some lines), `date`. */
export const WAITING_INDEX = 'waiting';

/** Attribute after which DynamoDB may delete an item, in seconds since 1970. Housekeeping only. */
export const EXPIRES = 'expires';

/** Makes the table where there is none, and waits until it can be used: for the embedded engine and tests. On AWS the CDK application makes it. */
export async function createTable(client: Pick<DynamoDBClient, 'send'>, name: string): Promise<void> {
  const text = (attribute: string) => ({ AttributeName: attribute, AttributeType: 'S' as const });
  const key = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          text('pk'),
          text('sk'),
          text('waiting'),
          { AttributeName: 'date', AttributeType: 'N' as const },
        ],
        KeySchema: key('pk', 'sk'),
        GlobalSecondaryIndexes: [
          { IndexName: WAITING_INDEX, KeySchema: key('waiting', 'date'), Projection: { ProjectionType: 'KEYS_ONLY' } },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  while (!(await isActive(client, name))) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function isActive(client: Pick<DynamoDBClient, 'send'>, name: string): Promise<boolean> {
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName: name }));
  return table?.TableStatus === 'ACTIVE';
}

/** The item as it is now (a consistent read); null when there is none. Items that are asked for at once are one request. */
export async function getItem(table: DynamoTable, key: DynamoKey): Promise<DynamoItem | null> {
  const [item] = await read(table, [key]);
  return item ?? null;
}

/** The items at these keys (consistent reads), in no order; where there is none, nothing. */
export function getItems(table: DynamoTable, keys: readonly DynamoKey[]): Promise<readonly DynamoItem[]> {
  return keys.length === 0 ? Promise.resolve([]) : read(table, keys);
}

/** These attributes of the item as it is now, for whoever may not see the others; null when there is none. */
export async function getAttributes(
  { client, name }: DynamoTable,
  key: DynamoKey,
  attributes: readonly string[],
): Promise<DynamoItem | null> {
  const names = Object.fromEntries(attributes.map((each) => [`#${each}`, each]));
  const { Item: item } = await client.send(
    new GetCommand({
      TableName: name,
      Key: { ...key },
      ConsistentRead: true,
      ProjectionExpression: Object.keys(names).join(', '),
      ExpressionAttributeNames: names,
    }),
  );
  return item ?? null;
}

/** As many keys as can be asked for, and as many items as can be put, at once. */
const MOST_KEYS = 100;
const MOST_PUTS = 25;

const textOf = ({ pk, sk }: DynamoKey): string => `${pk}\n${sk}`;

const read = batchRequests<DynamoTable, readonly DynamoKey[], readonly DynamoItem[]>(
  async (table, asks) => {
    const keys = new Map(asks.flat().map((key) => [textOf(key), key]));
    const found = new Map<string, DynamoItem>();
    for (const item of await readAll(table, [...keys.values()])) found.set(textOf(item as unknown as DynamoKey), item);
    return asks.map((ask) =>
      ask.flatMap((key) => {
        const item = found.get(textOf(key));
        return item === undefined ? [] : [item];
      }),
    );
  },
  () => false,
);

async function readAll({ client, name }: DynamoTable, keys: readonly DynamoKey[]): Promise<readonly DynamoItem[]> {
  const [key] = keys;
  if (key !== undefined && keys.length === 1) {
    const { Item: item } = await client.send(
      new GetCommand({ TableName: name, Key: { ...key }, ConsistentRead: true }),
    );
    return item === undefined ? [] : [item];
  }
  const items: DynamoItem[] = [];
  const asked = [...keys];
  while (asked.length > 0) {
    const Keys = asked.splice(0, MOST_KEYS).map((each) => ({ ...each }));
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[name] ?? []));
    // What did not go into one answer is asked for again.
    asked.push(...((UnprocessedKeys?.[name]?.Keys ?? []) as DynamoKey[]));
  }
  return items;
}

/** A condition in DynamoDB's language, with the values it names. */
export interface DynamoCondition {
  readonly expression: string;
  readonly values?: DynamoItem;
}

/** True of a key at which nothing stands. */
export const FREE: DynamoCondition = { expression: 'attribute_not_exists(pk)' };

/**
 * Stores the item if the condition holds of what stands there; false when it does not. Items that are put without one at the same
 * moment are one request: each of them is stored or not, whatever becomes of the others, and all of them when the answer comes.
 */
export async function putItem(
  table: DynamoTable,
  item: DynamoItem & DynamoKey,
  condition?: DynamoCondition,
): Promise<boolean> {
  if (condition === undefined) return write(table, item);
  const asked = {
    TableName: table.name,
    Item: { ...item },
    ConditionExpression: condition.expression,
    ...(condition.values === undefined ? {} : { ExpressionAttributeValues: { ...condition.values } }),
  };
  return unlessConflict(() => holds(table.client.send(new PutCommand(asked))));
}

/** Tables of engines that know no transactions. */
const withoutTransactions = new WeakSet<DynamoTable>();

/**
 * Stores all of these items where nothing stands at any of their keys, else none. The answer tells of each whether something stands
 * there: none is stored unless all say no. Null: this engine puts no items together.
 */
export async function putAllOrNone(
  table: DynamoTable,
  items: readonly (DynamoItem & DynamoKey)[],
): Promise<readonly boolean[] | null> {
  if (withoutTransactions.has(table)) return null;
  const puts = items.map((item) => ({
    Put: { TableName: table.name, Item: { ...item }, ConditionExpression: FREE.expression },
  }));
  return unlessConflict(async () => {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems: puts }));
      return items.map(() => false);
    } catch (error) {
      if (error instanceof Error && error.name === 'UnknownOperationException') {
        withoutTransactions.add(table);
        return null;
      }
      if (!(error instanceof TransactionCanceledException)) throw error;
      const taken = (error.CancellationReasons ?? []).map(({ Code }) => Code === REFUSED);
      if (!taken.includes(true)) throw error;
      return taken;
    }
  });
}

const REFUSED = 'ConditionalCheckFailed';
/** Of a transaction that was canceled for none of its conditions: others were at one of its items, or the table has given all that it gives. */
const PASSING = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** A write that meets a transaction at its item, or a transaction that meets another, is done again. */
async function unlessConflict<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** Math.min(attempt, 5)));
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code }) => PASSING.has(Code ?? ''));
}

/** DynamoDB refuses a batch with the same key twice. */
const write = batchRequests<DynamoTable, DynamoItem & DynamoKey, true>(
  async (table, items) => {
    await writeAll(table, items);
    return items.map(() => true as const);
  },
  (one, other) => textOf(one) === textOf(other),
);

type Puts = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

async function writeAll({ client, name }: DynamoTable, items: readonly (DynamoItem & DynamoKey)[]): Promise<void> {
  const [item] = items;
  if (item !== undefined && items.length === 1) {
    await client.send(new PutCommand({ TableName: name, Item: { ...item } }));
    return;
  }
  let puts: Puts = items.map((each) => ({ PutRequest: { Item: { ...each } } }));
  for (let attempt = 0; puts.length > 0; attempt += 1) {
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: puts.slice(0, MOST_PUTS) } }),
    );
    const left = UnprocessedItems?.[name] ?? [];
    puts = [...left, ...puts.slice(MOST_PUTS)];
    // The table has given all that it gives in a moment.
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** Math.min(attempt, 5)));
    if (attempt > ATTEMPTS + items.length / MOST_PUTS)
      throw new Error('The table does not take what is written to it.');
  }
}

const PAUSE_MS = 50;
const ATTEMPTS = 8;

/** Takes the item away, if it is there. */
export async function deleteItem({ client, name }: DynamoTable, key: DynamoKey): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: { ...key } }));
}

/** Where an outgoing mail lies. */
export function outboxKey(id: string): DynamoKey {
  return { pk: `OUT#${id}`, sk: 'MAIL' };
}

/** Changes an item; the item afterwards, or null when the condition of the update does not hold. */
export async function updateItem(
  { client, name }: DynamoTable,
  key: DynamoKey,
  update: Pick<
    UpdateCommandInput,
    'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
  >,
): Promise<DynamoItem | null> {
  const asked = { TableName: name, Key: { ...key }, ReturnValues: 'ALL_NEW' as const, ...update };
  try {
    const { Attributes } = await unlessConflict(() => client.send(new UpdateCommand(asked)));
    return Attributes ?? {};
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
}

/** All items a query finds, page by page. */
export async function* queryItems(
  { client, name }: DynamoTable,
  query: Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>,
): AsyncGenerator<DynamoItem> {
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(new QueryCommand({ TableName: name, ExclusiveStartKey: from, ...query }));
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

/** What lies in this line of the index until then. */
export async function itemsInLine(
  table: DynamoTable,
  line: string,
  by: number,
): Promise<readonly { readonly pk: string; readonly sk: string; readonly date: number }[]> {
  const found: { pk: string; sk: string; date: number }[] = [];
  for await (const { pk, sk, date } of queryItems(table, {
    IndexName: WAITING_INDEX,
    KeyConditionExpression: 'waiting = :line AND #date <= :by',
    ExpressionAttributeNames: { '#date': 'date' },
    ExpressionAttributeValues: { ':line': line, ':by': by },
  })) {
    found.push({ pk: pk as string, sk: sk as string, date: date as number });
  }
  return found;
}

/** The line, a partition of the index, in which what has this key waits. */
export function lineOf(lines: readonly string[], key: string): string {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return lines[sum % lines.length]!;
}

export function linesNamed(name: string, length: number): readonly string[] {
  return Array.from({ length }, (_, n) => `${name}${n}`);
}

async function holds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
