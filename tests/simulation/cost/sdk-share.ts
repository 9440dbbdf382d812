/**
 * What a function takes of the processor, and what the AWS SDK's share of it is: the calls that a function makes of simulated services
 * are noted with their answers, and made again by the SDK's own clients, to which the same answer comes at once (written, signed and
 * read; without sockets and TLS).
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A service whose calls are noted. */
export type Noted = 'dynamodb' | 's3' | 'sqs' | 'scheduler';

/** A call that a function has made. */
export interface NotedCall {
  readonly service: Noted;
  readonly command: unknown;
  readonly answer: unknown;
}

interface Sending {
  send(command: unknown): Promise<unknown>;
}

/** Notes in `calls` what is asked of a client from now on. */
export function noting(calls: NotedCall[]): <Client>(service: Noted, client: Client) => Client {
  return <Client>(service: Noted, client: Client) => {
    const { send } = client as Sending;
    const noted: Sending = {
      send: async (command) => {
        const answer = await send(command);
        calls.push({ service, command, answer });
        return answer;
      },
    };
    return noted as Client;
  };
}

/** The calls made again, one after the other, by the clients of the SDK. */
function madeAgain(calls: readonly NotedCall[]): () => Promise<void> {
  let answer: Uint8Array = Buffer.alloc(0);
  const handle = async () => ({
    response: {
      statusCode: 200,
      headers: { 'content-length': String(answer.length) },
      body: Readable.from([answer]),
    },
  });
  const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
  const options = { region: 'eu-west-1', credentials, requestHandler: { handle } };
  const clients = {
    dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(options)),
    s3: new S3Client(options),
    sqs: new SQSClient({ ...options, useQueueUrlAsEndpoint: false }),
    scheduler: new SchedulerClient(options),
  } as unknown as Readonly<Record<Noted, Sending>>;
  const ready = calls.map((call) => ({ ...call, bytes: asSent(call) }));
  return async () => {
    for (const { service, command, bytes } of ready) {
      answer = bytes;
      const given = await clients[service].send(command);
      if (command instanceof GetObjectCommand)
        await (given as { Body: { transformToByteArray(): Promise<Uint8Array> } }).Body.transformToByteArray();
    }
  };
}

/** The answer as the service would send it. */
function asSent({ service, command, answer }: NotedCall): Uint8Array {
  if (command instanceof GetObjectCommand) return Buffer.from('x'.repeat(600));
  if (command instanceof ListObjectsV2Command) return Buffer.from(EMPTY_LIST);
  if (command instanceof SendMessageCommand) return json(taken(command.input.MessageBody));
  if (command instanceof SendMessageBatchCommand) {
    const entries = command.input.Entries ?? [];
    return json({ Successful: entries.map(({ Id, MessageBody }) => ({ Id, ...taken(MessageBody) })), Failed: [] });
  }
  if (service === 'scheduler') return json({ ScheduleArn: 'arn:aws:scheduler:eu-west-1:1:schedule/chancery/game' });
  return service === 'dynamodb' ? json(fieldsOf(answer)) : Buffer.alloc(0);
}

const EMPTY_LIST =
  '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>records</Name><Prefix>inbox/</Prefix><KeyCount>0</KeyCount>' +
  '<MaxKeys>1000</MaxKeys><IsTruncated>false</IsTruncated></ListBucketResult>';

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

function taken(body = '') {
  return {
    MessageId: '00000000-0000-0000-0000-000000000000',
    MD5OfMessageBody: createHash('md5').update(body).digest('hex'),
  };
}

/** What DynamoDB answers, with its types of values. */
function fieldsOf(answer: unknown): unknown {
  const itemOf = (item: unknown) => (typed(item) as { M: unknown }).M;
  const itemsOf = (items: unknown) => (items as readonly unknown[]).map(itemOf);
  const fieldOf = (name: string, value: unknown): unknown => {
    if (value === undefined) return undefined;
    if (name === 'Items') return itemsOf(value);
    if (name === 'Responses')
      return Object.fromEntries(Object.entries(value as object).map(([table, items]) => [table, itemsOf(items)]));
    return itemOf(value);
  };
  return Object.fromEntries(Object.entries(answer ?? {}).map(([name, value]) => [name, fieldOf(name, value)]));
}

function typed(value: unknown): unknown {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { L: value.map(typed) };
  return { M: Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, typed(each)])) };
}

/** Milliseconds of the processor that this takes. */
export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Milliseconds of the processor for making these calls again, warm, each time. */
export async function sdkShare(calls: readonly NotedCall[]): Promise<readonly number[]> {
  const again = madeAgain(calls);
  const figures: number[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round += 1) figures.push(await processorMs(again));
  return figures.slice(WARMING);
}

const WARMING = 200;
const ROUNDS = 200;

/** The median, and the lowest tenth: what it takes when the machine does little else. */
export function shown(figures: readonly number[]): string {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(1);
  return `${at(0.5)} ms (a tenth of them at most ${at(0.1)})`;
}
