/**
 * `npx tsx tests/simulation/inbound-cost.ts`: the processor's time that the function for received mail takes for a mail of orders when
 * it is warm, on the adapters of AWS with the services simulated below the SDK's clients; and what the SDK itself takes for the eight
 * requests of such a mail, to which a canned answer comes at once (signed, written and read; without sockets and TLS).
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { gameName } from '../../engine/vocabulary.ts';
import { recordOf } from '../../infra/local/mail/queue.ts';
import { KEPT } from '../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../lambdas/delivery.ts';
import { makeInbound } from '../../lambdas/handlers/inbound.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { standard } from '../boards.ts';
import { DOMAIN } from '../conversations/world.ts';
import { seedWorld } from '../seed.ts';
import { CALM } from './chaos.ts';
import { calmEdge } from './edge.ts';
import { openHouse } from './house.ts';
import { addressOf } from './players.ts';

/** With what is measured fewer than 300 for each address: more are refused in an hour. */
const WARMING = 1_000;
const ROUNDS = 5;
const MAILS = 140;
const PASS = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
const NAME = gameName('marne');

/** Milliseconds of the processor for each of so many, the median of the rounds. */
async function measured(work: (count: number) => Promise<void>): Promise<string> {
  await work(WARMING);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work(MAILS);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1_000 / MAILS);
  }
  const [least, median] = [rounds.sort((a, b) => a - b)[0]!, rounds[Math.floor(ROUNDS / 2)]!];
  return `${median.toFixed(1)} ms (the best of ${ROUNDS} rounds ${least.toFixed(1)})`;
}

async function inbound(): Promise<string> {
  const house = openHouse({ seed: 1, chaos: CALM, isSwept: false });
  await seedWorld(house.services, NAME, (who) => addressOf(NAME, who.toLowerCase()));
  await publishCommits(house.services, NAME);
  const handle = makeInbound(house.worldFor(calmEdge));
  let sent = 0;
  const figure = await measured(async (count) => {
    for (let n = 0; n < count; n += 1) {
      sent += 1;
      const { name, units } = standard.powers[sent % standard.powers.length]!;
      const from = addressOf(NAME, name.toLowerCase());
      const id = `cost-${sent}`;
      const to = `${NAME}@${DOMAIN}`;
      const text = units.map((unit, each) =>
        sent % 14 < 7 ? `${unit} H` : `${unit} S ${units[(each + 1) % units.length]}`,
      );
      const raw = Buffer.from(
        `From: <${from}>\r\nTo: <${to}>\r\nSubject: orders\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text.join('\r\n')}\r\n`,
      );
      const rawKey = `${INBOX}${id}`;
      for (const folder of [KEPT, INBOX]) await house.services.files.put(`${folder}${id}`, raw, 'message/rfc822');
      const delivery = { id, rawKey, received: house.loop.now(), envelopeFrom: from, recipients: [to], verdicts: PASS };
      const record = recordOf('inbound', id, JSON.stringify(formatReceipt(delivery)));
      const { batchItemFailures } = await handle({ Records: [record] });
      if (batchItemFailures.length > 0) throw new Error('A mail has failed.');
    }
  });
  const { snapshot } = await house.services.games.latest(NAME);
  if (snapshot === null || snapshot.n < sent) throw new Error('Some mail was not acted on.');
  return figure;
}

const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
const region = 'eu-west-1';
const MESSAGE = '{"mail":"marne-7"}';

function answering(answer: string) {
  const handle = async () => ({
    response: {
      statusCode: 200,
      headers: { 'content-length': String(answer.length) },
      body: Readable.from([Buffer.from(answer)]),
    },
  });
  return { region, credentials, requestHandler: { handle } };
}

async function sdk(): Promise<string> {
  const [commit, mail, snapshot] = [700, 1_500, 2_500].map((size) => new Uint8Array(size).fill(7)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const stored = (body: Uint8Array) => ({
    pk: { S: 'GAME#marne' },
    sk: { S: 'EVENTS' },
    n: { N: '7' },
    body: { B: Buffer.from(body).toString('base64') },
  });
  const table = (answer: unknown) => DynamoDBDocumentClient.from(new DynamoDBClient(answering(JSON.stringify(answer))));
  const people = Array.from({ length: 8 }, (_, n) => ({
    pk: { S: `PERSON#${n}` },
    sk: { S: 'PROFILE' },
    body: { S: 'x'.repeat(300) },
  }));
  const [query, get, update, done] = [
    table({ Items: [stored(commit), stored(snapshot)], Count: 2 }),
    table({ Responses: { chancery: people }, UnprocessedKeys: {} }),
    table({ Attributes: { spent: { N: '1' } } }),
    table({}),
  ];
  const item = (body: Uint8Array) => ({
    pk: 'GAME#marne',
    sk: 'EVENT#000000007',
    n: 7,
    body,
    waiting: 'COMMIT1',
    date: 7,
  });
  const s3 = new S3Client(answering('x'.repeat(600)));
  const sqs = new SQSClient({
    useQueueUrlAsEndpoint: false,
    ...answering(JSON.stringify({ MessageId: '1', MD5OfMessageBody: createHash('md5').update(MESSAGE).digest('hex') })),
  });
  const TableName = 'chancery';
  return measured(async (count) => {
    for (let n = 0; n < count; n += 1) {
      await query.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :snapshot',
          ExpressionAttributeValues: { ':pk': 'GAME#marne', ':first': 'EVENT#000000000', ':snapshot': 'EVENTS' },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: 3,
        }),
      );
      const Keys = people.map(({ pk }) => ({ pk: pk.S, sk: 'PROFILE' }));
      await get.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }));
      await (
        await s3.send(new GetObjectCommand({ Bucket: 'private', Key: `inbox/${n}` }))
      ).Body!.transformToByteArray();
      await update.send(
        new UpdateCommand({
          TableName,
          Key: { pk: 'BUDGET#a', sk: '1' },
          UpdateExpression: 'SET spent = if_not_exists(spent, :none) + :one',
          ConditionExpression: 'attribute_not_exists(spent) OR spent < :limit',
          ExpressionAttributeValues: { ':none': 0, ':one': 1, ':limit': 60 },
          ReturnValues: 'ALL_NEW',
        }),
      );
      const free = { TableName, ConditionExpression: 'attribute_not_exists(pk)' };
      const TransactItems = [commit, mail].map((body) => ({ Put: { ...free, Item: item(body) } }));
      await done.send(new TransactWriteCommand({ TransactItems }));
      await sqs.send(
        new SendMessageCommand({
          QueueUrl: 'https://sqs.example.org/0/outbound',
          MessageBody: MESSAGE,
          MessageGroupId: 'marne',
        }),
      );
      const puts = [snapshot, new Uint8Array(20), new Uint8Array(20)].map((body) => ({
        PutRequest: { Item: item(body) },
      }));
      await done.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
      await s3.send(new DeleteObjectCommand({ Bucket: 'private', Key: `inbox/${n}` }));
    }
  });
}

console.log(`a mail of orders, warm: ${await inbound()}`);
console.log(`the SDK, eight requests: ${await sdk()}`);
