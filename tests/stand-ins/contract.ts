/** What the adapters rely on of S3, Scheduler, SES and SQS: cases for whatever stands for them. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { CreateScheduleCommand, type SchedulerClient } from '@aws-sdk/client-scheduler';
import { type SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { expect } from 'vitest';

const Bucket = 'records';
const NAMES = { missing: 'NoSuchKey', empty: 'InvalidRange' };

/** What each of these throws is known by its name. */
async function nameOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'none',
    (error: unknown) => (error as Error).name,
  );
}

export const S3_CASES: Readonly<Record<string, (s3: S3Client) => Promise<void>>> = {
  'a file is what was put there last; a missing one is NoSuchKey': async (s3) => {
    for (const Body of ['first', 'second']) await s3.send(new PutObjectCommand({ Bucket, Key: 'phases/a', Body }));
    expect(await textOf(s3, 'phases/a')).toBe('second');
    expect(await nameOf(textOf(s3, 'phases/missing'))).toBe(NAMES.missing);
  },
  'a range ends with the file; of an empty file there is none': async (s3) => {
    await s3.send(new PutObjectCommand({ Bucket, Key: 'inbox/ten', Body: '0123456789' }));
    await s3.send(new PutObjectCommand({ Bucket, Key: 'inbox/none', Body: '' }));
    expect(await textOf(s3, 'inbox/ten', 'bytes=0-3')).toBe('0123');
    expect(await textOf(s3, 'inbox/ten', 'bytes=0-4095')).toBe('0123456789');
    expect(await nameOf(textOf(s3, 'inbox/none', 'bytes=0-3'))).toBe(NAMES.empty);
  },
  'to delete what is not there is no fault': async (s3) => {
    await s3.send(new PutObjectCommand({ Bucket, Key: 'inbox/gone', Body: 'x' }));
    for (let n = 0; n < 2; n += 1) await s3.send(new DeleteObjectCommand({ Bucket, Key: 'inbox/gone' }));
    expect(await nameOf(textOf(s3, 'inbox/gone'))).toBe(NAMES.missing);
  },
  'a list has what begins so, in order, so many at a time, each with its time': async (s3) => {
    const keys = ['list/1', 'list/10', 'list/2', 'list/a', 'list/b/c'];
    for (const Key of [...keys].reverse()) await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    const pages: string[][] = [];
    let token: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await s3.send(
        new ListObjectsV2Command({
          Bucket,
          Prefix: 'list/',
          MaxKeys: 2,
          ...(token === undefined ? {} : { ContinuationToken: token }),
        }),
      );
      expect(page.Contents!.every(({ LastModified }) => LastModified instanceof Date)).toBe(true);
      pages.push(page.Contents!.map(({ Key }) => Key!));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    expect(pages).toEqual([keys.slice(0, 2), keys.slice(2, 4), keys.slice(4)]);
    const none = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'nobody/' }));
    expect(none.Contents ?? []).toEqual([]);
  },
};

async function textOf(s3: S3Client, Key: string, Range?: string): Promise<string> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, ...(Range === undefined ? {} : { Range }) }));
  return Buffer.from(await Body!.transformToByteArray()).toString();
}

export async function schedulerCase(scheduler: SchedulerClient): Promise<void> {
  const schedule = {
    Name: 'game-contract',
    GroupName: 'chancery',
    ScheduleExpression: 'at(2030-01-01T00:00:00)',
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: { Arn: 'arn:aws:sqs:eu-west-1:000000000000:deadline', RoleArn: 'arn:r', Input: '{}' },
  } as const;
  const outcomes = [
    await nameOf(scheduler.send(new CreateScheduleCommand(schedule))),
    await nameOf(scheduler.send(new CreateScheduleCommand(schedule))),
    await nameOf(scheduler.send(new CreateScheduleCommand({ ...schedule, Name: 'game-contract-2' }))),
  ];
  expect(outcomes).toEqual(['none', 'ConflictException', 'none']);
}

export async function sesCase(ses: SESClient): Promise<void> {
  const raw = 'From: judge@judge.example.org\r\nTo: ann@example.org\r\nSubject: one\r\n\r\nHello.\r\n';
  const send = () =>
    ses.send(
      new SendRawEmailCommand({
        RawMessage: { Data: Buffer.from(raw) },
        Source: 'judge@judge.example.org',
        Destinations: ['ann@example.org'],
        ConfigurationSetName: 'chancery',
      }),
    );
  // The same mail asked for twice is two mails: SES remembers nothing.
  const ids = [(await send()).MessageId, (await send()).MessageId];
  expect(ids.every((id) => id !== undefined && id !== '')).toBe(true);
  expect(new Set(ids).size).toBe(2);
}

/** When which message was handed out, the how manieth time. */
export interface Handed {
  readonly body: string;
  readonly seconds: number;
  readonly tries: number;
}

/** What a function is to the queue of the case: some of its messages fail, and one of those is wished for sooner. */
export function sqsFunction(now: () => number, hide: (receipt: string, seconds: number) => Promise<void>) {
  const began = now();
  const handed: Handed[] = [];
  const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const { messageId, receiptHandle, body, attributes } of Records) {
      const tries = Number(attributes.ApproximateReceiveCount);
      const text = JSON.parse(body) as string;
      handed.push({ body: text, seconds: Math.round((now() - began) / 1000), tries });
      if (text === 'fails' || (text === 'soon' && tries === 1)) batchItemFailures.push({ itemIdentifier: messageId });
      if (text === 'soon' && tries === 1) await hide(receiptHandle, 20);
    }
    return { batchItemFailures };
  };
  return { handler, handed };
}

export const SQS_VISIBILITY_SECONDS = 360;
export const SQS_TRIES = 5;
/** Messages in the order of asking, with the seconds by which each is delayed. */
export const SQS_MESSAGES: readonly (readonly [body: string, delay: number])[] = [
  ['well', 0],
  ['fails', 0],
  ['soon', 0],
  ['late', 15],
];
/** By time: what is well comes once, what is late when it may, what fails five times and is put aside. */
export const SQS_HANDED: readonly Handed[] = [
  { body: 'well', seconds: 0, tries: 1 },
  { body: 'fails', seconds: 0, tries: 1 },
  { body: 'soon', seconds: 0, tries: 1 },
  { body: 'late', seconds: 15, tries: 1 },
  { body: 'soon', seconds: 20, tries: 2 },
  ...[2, 3, 4, 5].map((tries) => ({ body: 'fails', seconds: (tries - 1) * SQS_VISIBILITY_SECONDS, tries })),
];
