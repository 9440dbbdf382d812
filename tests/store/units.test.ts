/** The units that the simulation counts, and bills, are those that a server of others says it has given. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { expect, test } from 'vitest';
import { createTable, WAITING_INDEX } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { Edge } from '../simulation/edge.ts';
import { emptyShelves, simulatedTable } from '../simulation/table.ts';
import { transportTo } from './store-transport.ts';

const TableName = 'chancery';
const ReturnConsumedCapacity = 'TOTAL' as const;

const item = (sk: string, bytes: number, more = {}) => ({ pk: 'P', sk, body: 'x'.repeat(bytes), ...more });
/** pk, P, sk, a letter and `body`: so many bytes beside what the body holds. */
const NAMES = 10;
const MANY = { flag: true, none: null, list: [1, 'two', [3]], map: { a: 1, b: { c: 'd' } }, bytes: new Uint8Array(7) };
const NUMBERS = { n: 12, m: 123, big: 1_772_000_000_123, less: -5, part: 0.5, tenth: 0.25, zero: 0, even: 100 };
const isLarger = { ConditionExpression: 'n > :n', ExpressionAttributeValues: { ':n': 999 } };

/** One after the other, on both. A query that finds nothing is not among them: dynalite takes nothing for it, DynamoDB half a unit, as we do. */
const ASKED = [
  ...[1_024, 1_025, 2_048, 4_096, 4_097, 100_000].map(
    (bytes, n) => new PutCommand({ TableName, Item: item(String(n), bytes - NAMES) }),
  ),
  // At each edge of a unit, with every kind of value.
  ...[...Array(40).keys()].map((n) => new PutCommand({ TableName, Item: item('m', 930 + n, MANY) })),
  ...[...Array(40).keys()].map((n) => new PutCommand({ TableName, Item: item('n', 930 + n, NUMBERS) })),
  // What is written over counts where it was larger.
  new PutCommand({ TableName, Item: item('5', 1) }),
  new PutCommand({ TableName, Item: item('5', 50_000) }),
  new UpdateCommand({ TableName, Key: { pk: 'P', sk: '5' }, UpdateExpression: 'REMOVE body' }),
  new UpdateCommand({
    TableName,
    Key: { pk: 'P', sk: 'new' },
    UpdateExpression: 'SET n = :n',
    ExpressionAttributeValues: { ':n': 1 },
  }),
  new PutCommand({ TableName, Item: item('w', 3_000, { waiting: 'LINE0', date: 5 }) }),
  ...['0', '1', '3', '4', 'w', 'never'].flatMap((sk) =>
    [true, false].map((ConsistentRead) => new GetCommand({ TableName, Key: { pk: 'P', sk }, ConsistentRead })),
  ),
  new BatchGetCommand({
    RequestItems: {
      [TableName]: { Keys: ['0', '4', 'never', 'nor'].map((sk) => ({ pk: 'P', sk })), ConsistentRead: true },
    },
  }),
  new BatchWriteCommand({
    RequestItems: { [TableName]: ['0', '4', 'z'].map((sk) => ({ PutRequest: { Item: item(sk, 1_500) } })) },
  }),
  ...[true, false].map(
    (ConsistentRead) =>
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'P' },
        ConsistentRead,
      }),
  ),
  new QueryCommand({
    TableName,
    IndexName: WAITING_INDEX,
    KeyConditionExpression: 'waiting = :pk',
    ExpressionAttributeValues: { ':pk': 'LINE0' },
  }),
  new DeleteCommand({ TableName, Key: { pk: 'P', sk: '3' } }),
  new DeleteCommand({ TableName, Key: { pk: 'P', sk: '3' } }),
];

test('each operation, at the edges of its units', async () => {
  const client = new DynamoDBClient({ region: 'local', ...transportTo(dynalite({ createTableMs: 0 })) });
  await createTable(client, TableName);
  const theirs = DynamoDBDocumentClient.from(client);
  let counted = 0;
  const edge: Edge = async (describe, effect) => {
    const answer = effect();
    counted = describe(answer).units;
    return answer;
  };
  const ours = simulatedTable(emptyShelves(), edge).client;
  const figures: { what: string; units: number | undefined }[] = [];
  const given: typeof figures = [];
  for (const [n, command] of ASKED.entries()) {
    const what = `${n} ${command.constructor.name} ${JSON.stringify(command.input).slice(0, 200)}`;
    await ours.send(command as PutCommand);
    figures.push({ what, units: counted });
    const Command = command.constructor as new (input: object) => PutCommand;
    const { ConsumedCapacity } = await theirs.send(new Command({ ...command.input, ReturnConsumedCapacity }));
    const [first] = [ConsumedCapacity].flat();
    given.push({ what, units: first?.CapacityUnits });
  }
  expect(figures).toEqual(given);
});

test('a transaction takes twice what its items would, and a condition that does not hold what a write would', async () => {
  const counted: number[] = [];
  const edge: Edge = async (describe, effect) => {
    try {
      const answer = effect();
      counted.push(describe(answer).units);
      return answer;
    } catch (error) {
      counted.push(describe(null).units);
      throw error;
    }
  };
  const { client } = simulatedTable(emptyShelves(), edge);
  await client.send(new PutCommand({ TableName, Item: item('a', 5_000, { n: 5 }) }));
  await client.send(new PutCommand({ TableName, Item: item('a', 1, { n: 5 }), ...isLarger })).catch(() => {});
  const TransactItems = ['a', 'b'].map((sk) => ({ Put: { TableName, Item: item(sk, 1_500) } }));
  await client.send(new TransactWriteCommand({ TransactItems }));
  expect(counted).toEqual([5, 5, 2 * 5 + 2 * 2]);
});
