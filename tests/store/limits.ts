/**
 * What DynamoDB does at its limits and in its corners, as its documentation tells: questions for whatever stands for it, each with the
 * answer of DynamoDB itself. `differs`: engines that answer otherwise, which the judge never meets; the list is checked as the rest is.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
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
  FREE,
  WAITING_INDEX,
} from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { EngineKind } from './engines.ts';

export interface Corner {
  readonly what: string;
  /** `pk` begins every partition's name. */
  ask(table: DynamoTable, pk: string): Promise<unknown>;
  readonly answer: unknown;
  readonly differs?: Partial<Readonly<Record<EngineKind, unknown>>>;
}

const INVALID = 'ValidationException';
const TOO_LARGE = 400 * 1024;

/** What it is refused with; of a transaction with the reason of each of its parts. */
async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
    return [(error as Error).name, ...reasons.map(({ Code }) => Code)].join(' ');
  }
}

const put = ({ client, name }: DynamoTable, item: DynamoItem) =>
  client.send(new PutCommand({ TableName: name, Item: { ...item } }));

function puts({ client, name }: DynamoTable, items: readonly DynamoItem[]) {
  const TransactItems = items.map((item) => ({
    Put: { TableName: name, Item: { ...item }, ConditionExpression: FREE.expression },
  }));
  return client.send(new TransactWriteCommand({ TransactItems }));
}

function batch({ client, name }: DynamoTable, items: readonly DynamoItem[]) {
  const requests = items.map((item) => ({ PutRequest: { Item: { ...item } } }));
  return client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
}

async function got({ client, name }: DynamoTable, keys: readonly DynamoKey[]) {
  const Keys = keys.map((key) => ({ ...key }));
  const asked = { RequestItems: { [name]: { Keys, ConsistentRead: true } } };
  const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand(asked));
  return {
    items: (Responses?.[name] ?? []) as DynamoItem[],
    left: (UnprocessedKeys?.[name]?.Keys ?? []) as DynamoKey[],
  };
}

function query({ client, name }: DynamoTable, pk: string, more: Partial<QueryCommand['input']> = {}) {
  const asked = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  return client.send(new QueryCommand({ TableName: name, ...asked, ...more }));
}

/** An item of exactly so many bytes, as DynamoDB counts them: names and values. */
function itemOf(pk: string, sk: string, bytes: number): DynamoItem {
  const names = 'pk'.length + 'sk'.length + 'body'.length;
  return { pk, sk, body: new Uint8Array(bytes - names - pk.length - sk.length) };
}

const many = (pk: string, count: number, bytes = 100) =>
  Array.from({ length: count }, (_, n) => itemOf(pk, String(n).padStart(4, '0'), bytes));

const NO_TRANSACTIONS = 'UnknownOperationException';

export const CORNERS: readonly Corner[] = [
  {
    what: 'a transaction that is canceled tells of each part, in the order of the parts, why',
    ask: async (table, pk) => {
      await put(table, { pk, sk: 'b' });
      return refusal(
        puts(
          table,
          ['a', 'b', 'c', 'd'].map((sk) => ({ pk, sk })),
        ),
      );
    },
    answer: 'TransactionCanceledException None ConditionalCheckFailed None None',
    differs: { wire: NO_TRANSACTIONS },
  },
  {
    what: 'a transaction holds an item once',
    ask: (table, pk) =>
      refusal(
        puts(
          table,
          ['a', 'b', 'a'].map((sk) => ({ pk, sk })),
        ),
      ),
    answer: INVALID,
    differs: { wire: NO_TRANSACTIONS },
  },
  {
    what: 'a transaction holds 100 items',
    ask: async (table, pk) => [
      await refusal(puts(table, many(pk, 100))),
      await refusal(puts(table, many(`${pk}+`, 101))),
    ],
    answer: ['done', INVALID],
    differs: { wire: [NO_TRANSACTIONS, NO_TRANSACTIONS] },
  },
  {
    what: 'a transaction holds 4 MB',
    ask: async (table, pk) => [
      await refusal(puts(table, many(pk, 10, 400_000))),
      await refusal(puts(table, many(`${pk}+`, 11, 400_000))),
    ],
    answer: ['done', INVALID],
    differs: { wire: [NO_TRANSACTIONS, NO_TRANSACTIONS], moto: ['done', 'done'] },
  },
  {
    what: 'an item holds 400 KB, with the names of its attributes',
    ask: async (table, pk) => [
      await refusal(put(table, itemOf(pk, 'a', TOO_LARGE))),
      await refusal(put(table, itemOf(pk, 'b', TOO_LARGE + 1))),
    ],
    answer: ['done', INVALID],
    differs: { moto: [INVALID, INVALID] },
  },
  {
    what: 'a key is no empty text',
    ask: async (table, pk) => [
      await refusal(put(table, { pk: '', sk: 'a' })),
      await refusal(put(table, { pk, sk: '' })),
    ],
    answer: [INVALID, INVALID],
  },
  {
    what: 'a number that is none is not stored',
    ask: (table, pk) =>
      put(table, { pk, sk: 'a', n: Number.NaN }).then(
        () => 'done',
        () => 'refused',
      ),
    answer: 'refused',
  },
  {
    what: 'numbers come back as they were',
    ask: async (table, pk) => {
      const numbers = [0, -1, 0.1 + 0.2, 1e15 + 1, 1_772_000_000_000.5, Number.MAX_SAFE_INTEGER, 5e-7];
      await put(table, { pk, sk: 'a', numbers });
      return (await got(table, [{ pk, sk: 'a' }])).items[0]?.['numbers'];
    },
    answer: [0, -1, 0.1 + 0.2, 1e15 + 1, 1_772_000_000_000.5, Number.MAX_SAFE_INTEGER, 5e-7],
  },
  {
    what: 'sort keys are in the order of their bytes in UTF-8',
    ask: async (table, pk) => {
      const keys = ['B', 'a', 'é', 'z', '\uFFFD', '😀', 'Z', '0', '10', '9', '~'];
      for (const sk of keys) await put(table, { pk, sk });
      return (await query(table, pk)).Items?.map(({ sk }) => sk as string);
    },
    answer: ['0', '10', '9', 'B', 'Z', 'a', 'z', '~', 'é', '\uFFFD', '😀'],
  },
  {
    what: 'a bound of a range is in that order too',
    ask: async (table, pk) => {
      for (const sk of ['a', '\uFFFD', '😀']) await put(table, { pk, sk });
      const range = {
        KeyConditionExpression: 'pk = :pk AND sk > :after',
        ExpressionAttributeValues: { ':pk': pk, ':after': '\uFFFD' },
      };
      return (await query(table, pk, range)).Items?.map(({ sk }) => sk as string);
    },
    answer: ['😀'],
  },
  {
    what: 'a page of a query ends with the item that makes it 1 MB',
    ask: async (table, pk) => {
      for (const item of many(pk, 6, 300_000)) await put(table, item);
      const { Items, LastEvaluatedKey } = await query(table, pk);
      const rest = await query(table, pk, { ExclusiveStartKey: LastEvaluatedKey });
      return { first: Items?.length, last: LastEvaluatedKey?.['sk'], rest: rest.Items?.length };
    },
    answer: { first: 4, last: '0003', rest: 2 },
    differs: { moto: { first: 3, last: '0002', rest: 3 } },
  },
  {
    what: 'what a filter leaves out fills pages as well',
    ask: async (table, pk) => {
      for (const item of many(pk, 6, 300_000)) await put(table, item);
      const filter = {
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: 'size(body) < :size',
        ExpressionAttributeValues: { ':pk': pk, ':size': 5 },
      };
      const { Items, LastEvaluatedKey } = await query(table, pk, filter);
      return { first: Items?.length, last: LastEvaluatedKey?.['sk'] };
    },
    answer: { first: 0, last: '0003' },
    differs: {
      simulated: 'asks for FilterExpression, which is not known here',
      moto: { first: 0, last: '0002' },
    },
  },
  {
    what: 'of an item the attributes that are asked for',
    ask: async (table, pk) => {
      await put(table, { pk, sk: 'a', one: 1, two: 2 });
      return (await query(table, pk, { ProjectionExpression: 'sk, two' })).Items;
    },
    answer: [{ sk: 'a', two: 2 }],
    differs: { simulated: 'asks for ProjectionExpression, which is not known here' },
  },
  {
    what: 'a limit ends a page, also where nothing comes after it',
    ask: async (table, pk) => {
      for (const item of many(pk, 3)) await put(table, item);
      const { Items, LastEvaluatedKey } = await query(table, pk, { Limit: 3 });
      const rest = await query(table, pk, { ExclusiveStartKey: LastEvaluatedKey });
      return { first: Items?.length, last: LastEvaluatedKey?.['sk'], rest: rest.Items?.length };
    },
    answer: { first: 3, last: '0002', rest: 0 },
    differs: { moto: { first: 3, rest: 3 } },
  },
  {
    what: 'the index has the keys of an item, and nothing else of it',
    ask: async (table, pk) => {
      await put(table, { pk, sk: 'a', waiting: pk, date: 5, body: 'x' });
      await put(table, { pk, sk: 'b', waiting: pk });
      const line = { IndexName: WAITING_INDEX, KeyConditionExpression: 'waiting = :pk' };
      return (await query(table, pk, line)).Items?.map((item) => Object.keys(item).sort());
    },
    answer: [['date', 'pk', 'sk', 'waiting']],
  },
  {
    what: 'the index gives no consistent reads',
    ask: (table, pk) =>
      refusal(
        query(table, pk, { IndexName: WAITING_INDEX, KeyConditionExpression: 'waiting = :pk', ConsistentRead: true }),
      ),
    answer: INVALID,
  },
  {
    what: 'the index takes keys of their types alone',
    ask: (table, pk) => refusal(put(table, { pk, sk: 'a', waiting: 'x', date: 'tomorrow' })),
    answer: INVALID,
    differs: { moto: 'done' },
  },
  {
    what: 'a batch puts 25 items, each once',
    ask: async (table, pk) => [
      await refusal(batch(table, many(pk, 25))),
      await refusal(batch(table, many(pk, 26))),
      await refusal(batch(table, [...many(pk, 2), ...many(pk, 1)])),
    ],
    answer: ['done', INVALID, INVALID],
    differs: { moto: ['done', 'done', INVALID] },
  },
  {
    what: 'a batch reads 100 items, each once',
    ask: async (table, pk) => {
      const keys = Array.from({ length: 101 }, (_, n) => ({ pk, sk: String(n) }));
      return [
        await refusal(got(table, keys.slice(1))),
        await refusal(got(table, keys)),
        await refusal(got(table, [keys[0]!, keys[0]!])),
      ];
    },
    answer: ['done', INVALID, INVALID],
  },
  {
    what: 'a batch that is longer than 16 MB leaves keys to be asked for again',
    ask: async (table, pk) => {
      const items = many(pk, 45, 400_000);
      for (const item of items) await put(table, item);
      const { items: found, left } = await got(
        table,
        items.map(({ pk: hash, sk }) => ({ pk: hash as string, sk: sk as string })),
      );
      return { isAll: found.length + left.length, isLeft: left.length > 0 };
    },
    answer: { isAll: 45, isLeft: true },
  },
  {
    what: 'a change of what is not there makes it; a condition on it does not hold',
    ask: async ({ client, name }, pk) => {
      const change = { TableName: name, Key: { pk, sk: 'a' }, UpdateExpression: 'SET n = :n' };
      const values = { ExpressionAttributeValues: { ':n': 1 } };
      const isThere = { ConditionExpression: 'attribute_exists(pk)' };
      const refused = await refusal(client.send(new UpdateCommand({ ...change, ...values, ...isThere })));
      await client.send(new UpdateCommand({ ...change, ...values }));
      const { Item: item } = await client.send(new GetCommand({ TableName: name, Key: { pk, sk: 'a' } }));
      await client.send(new DeleteCommand({ TableName: name, Key: { pk, sk: 'never' } }));
      return [refused, item];
    },
    answer: ['ConditionalCheckFailedException', { pk: 'PK', sk: 'a', n: 1 }],
  },
];
