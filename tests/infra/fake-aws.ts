/**
 * AWS over the wire as far as the functions speak to it, for what cannot be had here: S3, SQS, Scheduler, Secrets Manager and SES
 * on one local port, with a memory. DynamoDB is the embedded engine.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { createTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { RecordedCall } from './rights.ts';

export interface FakeAws {
  /** Files by bucket and key: `records/inbox/1`. */
  readonly files: Map<string, Buffer>;
  /** Messages by the name of their queue. */
  readonly queues: Map<string, string[]>;
  /** The groups of each queue's messages, in their order; null: of none. */
  readonly groups: Map<string, (string | null)[]>;
  /** What functions were called with, by their names, that nobody waits for. */
  readonly called: Map<string, string[]>;
  /** Schedules by name: when they fire. */
  readonly schedules: Map<string, { readonly at: string; readonly input: string }>;
  /** Raw mails sent. */
  readonly sent: string[];
  /** Every call that a function has made. */
  readonly calls: readonly RecordedCall[];
  /** The environment of a function. */
  environment(name: string): Readonly<Record<string, string>>;
  /** SES refuses so many requests from now on. */
  throttle(times: number): void;
  close(): Promise<void>;
}

interface QueueRequest {
  readonly QueueUrl: string;
  readonly MessageBody: string;
  readonly MessageGroupId?: string;
  /** Of a batch. */
  readonly Entries?: readonly { readonly Id: string; readonly MessageBody: string; readonly MessageGroupId?: string }[];
}

export async function openFakeAws(): Promise<FakeAws> {
  const files = new Map<string, Buffer>();
  const queues = new Map<string, string[]>();
  const groups = new Map<string, (string | null)[]>();
  const called = new Map<string, string[]>();
  const schedules = new Map<string, { at: string; input: string }>();
  const sent: string[] = [];
  const calls = new Map<string, RecordedCall>();
  let refusals = 0;

  const store = dynalite({ createTableMs: 0 });
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const dynamo = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ region: 'eu-west-1', endpoint: dynamo, credentials });
  await createTable(client, 'chancery');
  client.destroy();

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? '/', here);
    const target = String(request.headers['x-amz-target'] ?? '');
    // Each function has an access key of its own.
    const by = /Credential=([\w-]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const record: Recording = (action, resource, key = null, context = {}, attributes) => {
      const call = { by, action, resource, key, context, ...(attributes === undefined ? {} : { attributes }) };
      calls.set(JSON.stringify([by, action, resource, key, attributes]), call);
    };
    const json = (value: unknown, status = 200, type = 'application/x-amz-json-1.0') => {
      response.writeHead(status, { 'content-type': type });
      response.end(JSON.stringify(value));
    };
    if (target.startsWith('DynamoDB_')) {
      recordTable(target.replace(/.*\./, ''), JSON.parse(body.toString()) as TableRequest, record);
      const { host: _, ...headers } = request.headers;
      const answered = await fetch(dynamo, { method: 'POST', headers: headers as Record<string, string>, body });
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(Buffer.from(await answered.arrayBuffer()));
    } else if (target.startsWith('AmazonSQS.')) {
      const { QueueUrl, MessageBody, MessageGroupId, Entries } = JSON.parse(body.toString()) as QueueRequest;
      const name = QueueUrl.split('/').at(-1)!;
      if (target === 'AmazonSQS.ChangeMessageVisibility') {
        record('sqs:ChangeMessageVisibility', QUEUES[name] ?? name);
        json({});
        return;
      }
      // A batch needs the same right.
      record('sqs:SendMessage', QUEUES[name] ?? name);
      const taken = (Entries ?? [{ Id: '0', MessageBody, MessageGroupId }]).map((message) => {
        queues.set(name, [...(queues.get(name) ?? []), message.MessageBody]);
        groups.set(name, [...(groups.get(name) ?? []), message.MessageGroupId ?? null]);
        const MD5OfMessageBody = createHash('md5').update(message.MessageBody).digest('hex');
        return { Id: message.Id, MessageId: String(queues.get(name)!.length), MD5OfMessageBody };
      });
      json(Entries === undefined ? taken[0] : { Successful: taken, Failed: [] });
    } else if (target.startsWith('secretsmanager.')) {
      record('secretsmanager:GetSecretValue', 'Secret');
      json({ ARN: 'secret', Name: 'secret', SecretString: 'k'.repeat(64) }, 200, 'application/x-amz-json-1.1');
    } else if (url.pathname.startsWith('/2015-03-31/functions/')) {
      const name = url.pathname.split('/')[3]!;
      record('lambda:InvokeFunction', name);
      if (request.headers['x-amz-invocation-type'] !== 'Event') throw new Error(`Somebody waits for ${name}.`);
      called.set(name, [...(called.get(name) ?? []), body.toString()]);
      response.writeHead(202);
      response.end();
    } else if (url.pathname.startsWith('/schedules/')) {
      record(
        'scheduler:CreateSchedule',
        `schedule/chancery/${decodeURIComponent(url.pathname.slice('/schedules/'.length))}`,
      );
      answerSchedule(decodeURIComponent(url.pathname.slice('/schedules/'.length)), body, response);
    } else if (url.pathname === '/' && request.method === 'POST') {
      const form = new URLSearchParams(body.toString());
      const context = { 'ses:FromAddress': form.get('Source') ?? '' };
      record('ses:SendRawEmail', 'identity/judge.example.org', null, context);
      if (form.has('ConfigurationSetName')) record('ses:SendRawEmail', 'configuration-set/Sending', null, context);
      answerSes(form, response);
    } else {
      recordFile(request, url, record);
      answerS3(request.method ?? '', url, body, request.headers, response);
    }
  }

  function answerSchedule(name: string, body: Buffer, response: ServerResponse): void {
    const reply = (value: unknown, status: number, error = '') => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(error === '' ? {} : { 'x-amzn-errortype': error }),
      });
      response.end(JSON.stringify(value));
    };
    if (schedules.has(name)) {
      reply({ Message: `Schedule ${name} already exists.` }, 409, 'ConflictException');
      return;
    }
    const { ScheduleExpression, Target } = JSON.parse(body.toString()) as {
      ScheduleExpression: string;
      Target: { Input: string };
    };
    schedules.set(name, { at: ScheduleExpression, input: Target.Input });
    reply({ ScheduleArn: `arn:${name}` }, 200);
  }

  function answerSes(form: URLSearchParams, response: ServerResponse): void {
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(400, { 'content-type': 'text/xml' });
      response.end(
        '<ErrorResponse><Error><Type>Sender</Type><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error></ErrorResponse>',
      );
      return;
    }
    sent.push(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('utf8'));
    response.writeHead(200, { 'content-type': 'text/xml' });
    response.end(
      `<SendRawEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendRawEmailResult><MessageId>ses-${sent.length}</MessageId></SendRawEmailResult></SendRawEmailResponse>`,
    );
  }

  function answerS3(
    method: string,
    url: URL,
    body: Buffer,
    { range }: IncomingHttpHeaders,
    response: ServerResponse,
  ): void {
    const path = decodeURIComponent(url.pathname.slice(1));
    if (method === 'DELETE') {
      files.delete(path);
      response.writeHead(204);
      response.end();
      return;
    }
    if (method === 'PUT') {
      files.set(path, body);
      response.writeHead(200, { etag: '"x"' });
      response.end();
    } else if (url.searchParams.has('list-type')) {
      const prefix = `${path.replace(/\/$/, '')}/${url.searchParams.get('prefix') ?? ''}`;
      const bucket = path.replace(/\/$/, '');
      const after = url.searchParams.get('continuation-token') ?? '';
      const all = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
      const page = Number(url.searchParams.get('max-keys') ?? PAGE);
      const keys = all.slice(0, page);
      const more = all.length > page;
      const contents = keys.map(
        (key) =>
          `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>1</Size></Contents>`,
      );
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(
        `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${keys.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
      );
    } else {
      const file = files.get(path);
      if (file === undefined) {
        response.writeHead(404, { 'content-type': 'application/xml' });
        response.end('<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>');
        return;
      }
      const last = /^bytes=0-(\d+)$/.exec(range ?? '')?.[1];
      if (last !== undefined && file.length === 0) {
        response.writeHead(416, { 'content-type': 'application/xml' });
        response.end(
          '<Error><Code>InvalidRange</Code><Message>The requested range is not satisfiable</Message></Error>',
        );
        return;
      }
      const part = last === undefined ? file : file.subarray(0, Number(last) + 1);
      response.writeHead(last === undefined ? 200 : 206, { 'content-length': String(part.length) });
      response.end(part);
    }
  }

  return {
    files,
    queues,
    groups,
    called,
    schedules,
    sent,
    throttle: (times) => {
      refusals = times;
    },
    get calls() {
      return [...calls.values()];
    },
    environment: (name) => ({
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: name,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: here,
      AWS_ENDPOINT_URL_S3: here,
      AWS_ENDPOINT_URL_SQS: here,
      AWS_ENDPOINT_URL_LAMBDA: here,
      AWS_ENDPOINT_URL_SCHEDULER: here,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: here,
      AWS_ENDPOINT_URL_SES: here,
      TABLE: 'chancery',
      PRIVATE_BUCKET: 'records',
      PUBLIC_BUCKET: 'pages',
      INBOUND_QUEUE: `${here}/000000000000/inbound`,
      MISSED_CALLS: `${here}/000000000000/missed`,
      OUTBOUND_QUEUE: `${here}/000000000000/outbound`,
      WHAT_IF_FUNCTION: 'WhatIf',
      TRY_VARIANT_FUNCTION: 'TryVariant',
      PAGES_FUNCTION: 'Pages',
      SCHEDULE_GROUP: 'chancery',
      SCHEDULE_ROLE: 'arn:aws:iam::000000000000:role/schedule',
      SCHEDULE_DEAD_LETTERS: 'arn:aws:sqs:eu-west-1:000000000000:missed',
      DEADLINE_QUEUE: `${here}/000000000000/deadline`,
      DEADLINE_QUEUE_ARN: 'arn:aws:sqs:eu-west-1:000000000000:deadline',
      SECRET: 'secret',
      CONFIGURATION_SET: 'chancery',
      DOMAIN: 'judge.example.org',
      JUDGE: 'Chancery',
      CODE: 'CHAN',
      SITE: 'https://games.example.org',
      OPERATOR: 'boss@example.org',
      STOP_PAGE: 'https://clicks.example.org/no-invitations',
      SEND_RATE: '1000',
      DAY_QUOTA: '50000',
      EDGE_KEY,
    }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      store.close();
      (store as unknown as { closeAllConnections(): void }).closeAllConnections();
      await Promise.resolve();
    },
  };
}

/** What the distribution is known by. */
export const EDGE_KEY = 'edge';

/** Names of the queues in the template. */
const QUEUES: Readonly<Record<string, string>> = {
  inbound: 'InboundQueue',
  deadline: 'DeadlineQueue',
  outbound: 'OutboundQueue',
  missed: 'MissedCalls',
};
/** Keys in one answer of a list, where fewer are not asked for. */
const PAGE = 1_000;
const BUCKETS: Readonly<Record<string, string>> = { records: 'Records', pages: 'Pages' };

type Recording = (
  action: string,
  resource: string,
  key?: string | null,
  context?: RecordedCall['context'],
  attributes?: readonly string[],
) => void;

interface TableKey {
  readonly pk: { readonly S: string };
}

interface TableRequest {
  readonly TransactItems?: readonly { readonly Put: TableRequest }[];
  readonly Item?: TableKey;
  readonly Key?: TableKey;
  /** By table: what is read, or put. */
  readonly RequestItems?: Readonly<
    Record<
      string,
      { readonly Keys?: readonly TableKey[] } | readonly { readonly PutRequest: { readonly Item: TableKey } }[]
    >
  >;
  readonly IndexName?: string;
  readonly ProjectionExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, { readonly S?: string }>>;
}

function recordTable(operation: string, asked: TableRequest, record: Recording): void {
  // A transaction needs the rights of its parts.
  for (const { Put } of asked.TransactItems ?? []) recordTable('PutItem', Put, record);
  if (asked.TransactItems !== undefined) return;
  // The right to read or put several items at once must cover each.
  const keys = Object.values(asked.RequestItems ?? {}).flatMap((each) =>
    'Keys' in each
      ? (each.Keys ?? [])
      : (each as readonly { PutRequest: { Item: TableKey } }[]).map(({ PutRequest }) => PutRequest.Item),
  );
  for (const { pk } of keys) record(`dynamodb:${operation}`, 'Table', pk.S);
  if (keys.length > 0) return;
  const { IndexName, Item, Key, ExpressionAttributeValues: values } = asked;
  const resource = IndexName === undefined ? 'Table' : `Table/index/${IndexName}`;
  const { ProjectionExpression: named, ExpressionAttributeNames: names = {} } = asked;
  const attributes = named?.split(', ').map((each) => names[each] ?? each);
  const key = Item?.pk.S ?? Key?.pk.S ?? (IndexName === undefined ? values?.[':pk']?.S : values?.[':line']?.S);
  record(`dynamodb:${operation}`, resource, key ?? '', {}, attributes);
}

function recordFile({ method }: IncomingMessage, url: URL, record: Recording): void {
  const named = (path: string) => {
    const [bucket = '', ...key] = decodeURIComponent(path).replace(/^\//, '').replace(/\/$/, '').split('/');
    return [BUCKETS[bucket] ?? bucket, ...key].join('/');
  };
  const resource = named(url.pathname);
  const isList = url.searchParams.has('list-type');
  const action = { GET: 'GetObject', DELETE: 'DeleteObject' }[method ?? ''] ?? 'PutObject';
  record(`s3:${isList ? 'ListBucket' : action}`, resource);
}
