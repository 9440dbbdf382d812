/**
 * The judge as it stands on AWS, made of servers that others wrote: the built bundles in processes of their own, called with Lambda's events
 * from SQS (fauxqs), over S3 and SNS (fauxqs), SES (aws-ses-v2-local), and DynamoDB, Scheduler and Secrets Manager (moto). Where there is no
 * moto, DynamoDB is dynalite, which has no transactions, and the other two are our own (tests/infra/fake-aws.ts).
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { bundleFunction, type FunctionName } from '../../infra/aws/bundle.ts';
import { createTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { KEPT } from '../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../lambdas/delivery.ts';
import { EDGE_HEADER } from '../../lambdas/handlers/edge.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { COMMAND } from '../end-to-end/serve.ts';
import { EDGE_KEY, openFakeAws } from '../infra/fake-aws.ts';
import { type FunctionProcess, startFunction } from '../infra/function-process.ts';
import type { Random } from '../random.ts';
import { fastClock } from './clock.ts';
import { gateTo, type Refusal } from './mail-gate.ts';
import { type Schedule, schedulesAt, schedulesIn } from './schedules.ts';
import { HAVE_MOTO, serve } from './servers.ts';

export const DOMAIN = 'judge.example.org';
const REGION = 'eu-west-1';
const run = promisify(execFile);
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
/** An hour of the judge is six minutes of ours, where nothing puts the clock forward. */
const FACTOR = 10;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TRIES = 5;
/** Where nothing is to be done, the clock goes on by this. */
const STEP_MS = 10 * SECOND;
const SWEEP_EVERY_MS = 5 * MINUTE;
/** A call of which nothing is known yet is killed before it has run for this long. */
const FIRST_KILLED_AFTER_MS = 100;

const QUEUES = {
  inbound: { calls: 'inbound', visibility: 360, batch: 1, processes: 2 },
  deadline: { calls: 'deadline', visibility: 720, batch: 1, processes: 1 },
  outbound: { calls: 'outbound', visibility: 360, batch: 5, processes: 1 },
} as const satisfies Record<string, QueueOf>;
type QueueName = keyof typeof QUEUES;

/** What is called and not waited for, by the name that a call has: Lambda hands it over at least once, and three times where it fails. */
const CALLED = { Pages: 'pages', WhatIf: 'what-if', Feedback: 'feedback' } as const satisfies Record<
  string,
  FunctionName
>;
type CalledName = keyof typeof CALLED;
const CALL_TRIES = 3;

interface QueueOf {
  readonly calls: FunctionName;
  readonly visibility: number;
  readonly batch: number;
  readonly processes: number;
}

/** A mail as SES has it. */
export interface SentMail {
  readonly messageId: string;
  readonly destination: { readonly to: readonly string[] };
  readonly subject: string;
  readonly body: { readonly text?: string };
}

export interface Cloud {
  /** SES has received a mail: it lies in the bucket, and the topic tells of it. */
  receive(from: string, to: string, subject: string, text: string): Promise<void>;
  /** SES tells what became of a mail. */
  tell(event: unknown): Promise<void>;
  /** From now on SES refuses every mail with this; null: it takes them again. */
  refuseMail(refusal: Refusal | null): void;
  /** Until nothing is left to be done, and then to this instant; `leavesRest`: to the instant, whatever is left. */
  settle(until?: number, leavesRest?: boolean): Promise<void>;
  now(): number;
  sent(): Promise<readonly SentMail[]>;
  /** From now on one call of so many ends in the middle; 0: none. A call that was done before it could be killed leaves it to the next. */
  killOneIn(many: number): void;
  readonly kills: () => number;
  /** While it rests nobody takes anything from a queue, and nothing is swept. */
  rest(isResting: boolean): void;
  /** Time goes by, and nobody waits for anything. */
  pass(milliseconds: number): void;
  /** `npx chancery` as the engineer types it: all that it prints. */
  command(...words: readonly string[]): Promise<string>;
  /** For a command that does what a function does. */
  readonly environment: Readonly<Record<string, string>>;
  /** Messages by queue that were given up. */
  aside(): Promise<Readonly<Record<string, number>>>;
  /** Entries of the functions' logs that tell of an error. */
  readonly errors: readonly string[];
  /** How often moto was asked for what, by operation; null: there is no moto. */
  asked(): Promise<Readonly<Record<string, number>> | null>;
  file(bucket: string, key: string): Promise<Buffer | null>;
  /** As CloudFront asks the function that draws. */
  draw(path: string): Promise<{ readonly statusCode: number; readonly body: string }>;
  close(): Promise<void>;
}

export async function openCloud(folder: string, random: Random): Promise<Cloud> {
  const clock = fastClock(folder, FACTOR);
  const servers = await Promise.all([
    serve('fauxqs', clock.environment),
    serve('aws-ses-v2-local', clock.environment),
    // A server in Python takes nothing of our clock: nothing that moto does goes by it.
    HAVE_MOTO ? serve('moto') : serve('dynalite', clock.environment),
  ]);
  const [{ url: queues }, { url: ses }, { url: dynamo }] = servers as [
    (typeof servers)[0],
    (typeof servers)[0],
    (typeof servers)[0],
  ];
  const rest = await openFakeAws();
  const gate = await gateTo(ses);
  const at = (endpoint: string) => ({ region: REGION, endpoint, credentials });
  const sqs = new SQSClient(at(queues));
  const s3 = new S3Client({ ...at(queues), forcePathStyle: true });
  const table = new DynamoDBClient(at(dynamo));
  await createTable(table, 'chancery');
  table.destroy();
  const schedules = HAVE_MOTO
    ? await schedulesAt(new SchedulerClient(at(dynamo)), 'chancery')
    : schedulesIn(rest.schedules);
  if (HAVE_MOTO) {
    const secret = new CreateSecretCommand({ Name: 'secret', SecretString: 'k'.repeat(64) });
    await new SecretsManagerClient(at(dynamo)).send(secret);
  }
  for (const Bucket of ['records', 'pages']) await s3.send(new CreateBucketCommand({ Bucket }));
  const urls = new Map<string, string>();
  const urlOf = (name: string) => urls.get(name)!;
  const makeQueue = async (QueueName: string, Attributes: Readonly<Record<string, string>>) => {
    urls.set(QueueName, (await sqs.send(new CreateQueueCommand({ QueueName, Attributes }))).QueueUrl!);
  };
  const topics = { inbound: '' };
  for (const name of Object.keys(QUEUES) as QueueName[]) {
    await makeQueue(`${name}-dead`, {});
    const redrive = { deadLetterTargetArn: `arn:aws:sqs:${REGION}:000000000000:${name}-dead`, maxReceiveCount: TRIES };
    const VisibilityTimeout = String(QUEUES[name].visibility);
    await makeQueue(name, { VisibilityTimeout, RedrivePolicy: JSON.stringify(redrive) });
  }
  /** SNS takes forms; its client is no package of the project's. */
  const sns = async (form: Readonly<Record<string, string>>): Promise<string> => {
    const headers = { authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/${REGION}/sns/aws4_request` };
    const answered = await fetch(queues, { method: 'POST', headers, body: new URLSearchParams(form) });
    const text = await answered.text();
    if (!answered.ok) throw new Error(text);
    return text;
  };
  for (const name of Object.keys(topics) as (keyof typeof topics)[]) {
    topics[name] = /<TopicArn>(.+?)</.exec(await sns({ Action: 'CreateTopic', Name: name }))![1]!;
    await sns({
      Action: 'Subscribe',
      TopicArn: topics[name],
      Protocol: 'sqs',
      Endpoint: `arn:aws:sqs:${REGION}:000000000000:${name}`,
      'Attributes.entry.1.key': 'RawMessageDelivery',
      'Attributes.entry.1.value': 'true',
    });
  }

  const environment = (name: FunctionName) => ({
    ...rest.environment(name),
    ...Object.fromEntries(
      Object.entries(rest.environment(name))
        .filter(([key]) => key.endsWith('_QUEUE'))
        .map(([key, url]) => [key, urlOf(url.split('/').at(-1)!)]),
    ),
    ...clock.environment,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    AWS_ENDPOINT_URL_S3: queues,
    AWS_ENDPOINT_URL_SQS: queues,
    AWS_ENDPOINT_URL_SES: gate.url,
    ...(HAVE_MOTO ? { AWS_ENDPOINT_URL_SCHEDULER: dynamo, AWS_ENDPOINT_URL_SECRETS_MANAGER: dynamo } : {}),
  });
  const errors: string[] = [];
  const note = (name: string) => (entry: Record<string, unknown>) => {
    if (entry['level'] === 'ERROR') errors.push(`${name}: ${JSON.stringify(entry['facts'] ?? entry)}`);
  };
  const folders = new Map<FunctionName, string>();
  const alive = new Set<FunctionProcess>();
  const start = async (name: FunctionName) => {
    const known = folders.get(name) ?? bundleFunction(name, folder).folder;
    folders.set(name, known);
    const started = await startFunction(name, known, environment(name), note(name));
    alive.add(started);
    return started;
  };

  let running = 0;
  let kills = 0;
  let oneIn = 0;
  let calls = 0;
  let owed = 0;
  /** How long the last whole call of each function took: a kill falls into that time on any machine. */
  const took = new Map<FunctionName, number>();
  let isOpen = true;
  let isAtRest = false;
  /** Rounds of each worker in which nothing was to be done, since something was. */
  let quiet = new Set<string>();
  /** Schedules change only while a function runs: until then they are not looked at again. */
  let scheduled: ReadonlyMap<string, Schedule> | null = null;
  let turn = 0;
  const busy = () => {
    quiet = new Set();
    scheduled = null;
    turn += 1;
  };
  const upcoming = async (): Promise<ReadonlyMap<string, Schedule>> => {
    if (scheduled !== null) return scheduled;
    const asked = turn;
    const all = await schedules.all();
    if (asked === turn) scheduled = all;
    return all;
  };

  /** Calls the function; killed in the middle, it is started anew. Null: it was. */
  async function invoke(name: FunctionName, of: { process: FunctionProcess }, event: unknown): Promise<unknown> {
    running += 1;
    busy();
    if (oneIn > 0) calls += 1;
    if (oneIn > 0 && calls % oneIn === 0) owed += 1;
    const isKilled = owed > 0;
    if (isKilled) owed -= 1;
    const { process } = of;
    const after = random.below(Math.max(1, took.get(name) ?? FIRST_KILLED_AFTER_MS));
    let isDead = false;
    const kill = () => {
      isDead = true;
      process.kill();
    };
    const timer = isKilled ? setTimeout(kill, after) : undefined;
    const began = performance.now();
    try {
      const { answer, error } = await process.call(event);
      if (error !== undefined) throw new Error(`${name}: ${error}`);
      took.set(name, Math.floor(performance.now() - began));
      if (isKilled) owed += 1;
      // Its answer was on the way when it was killed.
      if (isDead) of.process = await start(name);
      return answer ?? {};
    } catch (error) {
      if (!isDead) throw error;
      kills += 1;
      of.process = await start(name);
      return null;
    } finally {
      clearTimeout(timer);
      running -= 1;
      busy();
    }
  }

  async function work(name: QueueName, n: number): Promise<void> {
    const { calls, batch, visibility } = QUEUES[name];
    let of: { process: FunctionProcess } | undefined;
    while (isOpen) {
      if (isAtRest) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl: urlOf(name),
          MaxNumberOfMessages: batch,
          VisibilityTimeout: visibility,
          MessageSystemAttributeNames: ['All'],
        }),
      );
      if (Messages.length === 0) {
        quiet.add(`${name} ${n}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      of ??= { process: await start(calls) };
      const Records = Messages.map(({ MessageId, ReceiptHandle, Body, Attributes }) => ({
        messageId: MessageId,
        receiptHandle: ReceiptHandle,
        body: Body,
        attributes: Attributes,
        messageAttributes: {},
        eventSource: 'aws:sqs',
        eventSourceARN: `arn:aws:sqs:${REGION}:000000000000:${name}`,
        awsRegion: REGION,
      }));
      const answer = (await invoke(calls, of, { Records })) as {
        batchItemFailures: { itemIdentifier: string }[];
      } | null;
      const failed = new Set(answer?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      for (const { MessageId, ReceiptHandle } of answer === null ? [] : Messages) {
        if (!failed.has(MessageId!)) await sqs.send(new DeleteMessageCommand({ QueueUrl: urlOf(name), ReceiptHandle }));
      }
      busy();
    }
  }
  /** No server that others wrote calls functions: what is called lies with ours, and with the topic that tells of bounces. */
  async function answerCalls(name: CalledName): Promise<void> {
    let of: { process: FunctionProcess } | undefined;
    const tries = new Map<string, number>();
    while (isOpen) {
      const call = isAtRest ? undefined : rest.called.get(name)?.shift();
      if (call === undefined) {
        if (!isAtRest) quiet.add(name);
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      of ??= { process: await start(CALLED[name]) };
      const isDone = await invoke(CALLED[name], of, JSON.parse(call)).then(
        (answer) => answer !== null,
        () => false,
      );
      tries.set(call, (tries.get(call) ?? 0) + 1);
      if (isDone) continue;
      if (tries.get(call)! < CALL_TRIES) rest.called.get(name)!.push(call);
      else missed += 1;
      busy();
    }
  }
  let missed = 0;
  const callers = Object.keys(CALLED) as CalledName[];
  const workers = (Object.keys(QUEUES) as QueueName[]).flatMap((name) =>
    Array.from({ length: QUEUES[name].processes }, (_, n) => ({ name, n })),
  );
  let broken: unknown = null;
  const ended = [...workers.map(({ name, n }) => work(name, n)), ...callers.map(answerCalls)].map((worker) =>
    worker.catch((error: unknown) => {
      if (isOpen) broken ??= error;
    }),
  );

  let swept = clock.now();
  let sweeper: { process: FunctionProcess } | undefined;
  async function tick(): Promise<void> {
    for (const [name, { at: when, input }] of [...(await upcoming())]) {
      if (Date.parse(`${/^at\((.+)\)$/.exec(when)![1]}Z`) > clock.now()) continue;
      // ActionAfterCompletion: DELETE.
      await schedules.delete(name);
      await sqs.send(new SendMessageCommand({ QueueUrl: urlOf('deadline'), MessageBody: input }));
      busy();
    }
    if (isAtRest || clock.now() - swept < SWEEP_EVERY_MS) return;
    swept = clock.now();
    sweeper ??= { process: await start('sweep') };
    await invoke('sweep', sweeper, { source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
  }

  const left = async (name: string) => {
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl: urlOf(name), AttributeNames: ['All'] }),
    );
    return (
      Number(Attributes?.['ApproximateNumberOfMessages']) +
      Number(Attributes?.['ApproximateNumberOfMessagesNotVisible']) +
      Number(Attributes?.['ApproximateNumberOfMessagesDelayed'])
    );
  };
  const isIdle = () => running === 0 && quiet.size === workers.length + callers.length;
  const open = async () => {
    for (const name of Object.keys(QUEUES)) if ((await left(name)) > 0) return true;
    return [...(await upcoming()).values()].some(
      ({ at: when }) => Date.parse(`${/^at\((.+)\)$/.exec(when)![1]}Z`) < clock.now() + 2 * MINUTE,
    );
  };

  let mails = 0;
  return {
    now: clock.now,
    receive: async (from, to, subject, text) => {
      mails += 1;
      const id = `mail${mails}`;
      const received = clock.now();
      const raw = [`From: <${from}>`, `To: <${to}>`, `Subject: ${subject}`, `Message-ID: <${id}@example.org>`, '', text]
        .join('\n')
        .replaceAll('\n', '\r\n');
      for (const folder of [KEPT, INBOX])
        await s3.send(new PutObjectCommand({ Bucket: 'records', Key: `${folder}${id}`, Body: raw }));
      const pass = 'PASS' as const;
      const verdicts = { spam: pass, virus: pass, spf: pass, dkim: pass, dmarc: pass };
      const receipt = { id, rawKey: `${INBOX}${id}`, received, envelopeFrom: from, recipients: [to], verdicts };
      await sns({ Action: 'Publish', TopicArn: topics.inbound, Message: JSON.stringify(formatReceipt(receipt)) });
      busy();
    },
    tell: async (event) => {
      const Sns = { MessageId: `event${mails}`, Message: JSON.stringify(event) };
      const call = JSON.stringify({ Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns }] });
      rest.called.set('Feedback', [...(rest.called.get('Feedback') ?? []), call]);
      busy();
    },
    refuseMail: gate.refuse,
    settle: async (until = 0, leavesRest = false) => {
      for (;;) {
        if (broken !== null) throw broken;
        await tick();
        if (isIdle()) {
          if (clock.now() >= until && (leavesRest || !(await open()))) return;
          clock.forward(STEP_MS);
          busy();
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    sent: async () => ((await (await fetch(`${ses}/store`)).json()) as { emails: SentMail[] }).emails,
    killOneIn: (many) => {
      oneIn = many;
      if (many === 0) owed = 0;
    },
    kills: () => kills,
    rest: (isResting) => {
      isAtRest = isResting;
      busy();
    },
    pass: clock.forward,
    command: async (...words) => {
      const env = { PATH: process.env['PATH'], AWS_REGION: REGION, ...environment('deadline') };
      const { stdout, stderr } = await run(process.execPath, [COMMAND, ...words], { env }).catch(
        (error: { readonly stdout: string; readonly stderr: string }) => error,
      );
      return `${stdout}${stderr}`;
    },
    environment: { AWS_REGION: REGION, ...environment('deadline') },
    aside: async () => ({
      missed,
      ...Object.fromEntries(
        await Promise.all(Object.keys(QUEUES).map(async (name) => [name, await left(`${name}-dead`)] as const)),
      ),
    }),
    errors,
    asked: async () => {
      if (!HAVE_MOTO) return null;
      const asked = (await (await fetch(`${dynamo}/asked`)).json()) as Readonly<Record<string, number>>;
      return Object.fromEntries(Object.entries(asked).map(([name, times]) => [name.replace(/^.*\./, ''), times]));
    },
    file: async (bucket, key) => {
      const answered = await fetch(`${queues}/${bucket}/${key}`);
      return answered.ok ? Buffer.from(await answered.arrayBuffer()) : null;
    },
    draw: async (rawPath) => {
      const { answer } = await (await start('on-demand')).call({
        version: '2.0',
        rawPath,
        headers: { [EDGE_HEADER]: EDGE_KEY },
      });
      return answer as { statusCode: number; body: string };
    },
    close: async () => {
      isOpen = false;
      for (const { kill } of alive) kill();
      await Promise.all(ended);
      for (const { stop } of servers) stop();
      gate.close();
      await rest.close();
      clock.close();
    },
  };
}
