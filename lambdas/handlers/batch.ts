/** What the functions behind a queue share: records are handled one by one, and only those that failed come again. */
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { ZodMiniType } from 'zod/mini';
import { causeNamed } from '../games/correlation-id.ts';
import type { Services } from '../ports.ts';

/** A message that is none of ours: it fails until the queue puts it aside, where somebody can look at it. */
export class UnrecognizedMessage extends Error {}

/**
 * Makes a message that was handed out come again after so many seconds; left out: when the queue's own time is up. `queue`: the ARN
 * of the one that handed it out.
 */
export type Postpone = (receipt: string, seconds: number, queue: string) => Promise<void>;

/**
 * Seconds after which a message comes again that has failed for the first time, and for the second. What is wrong for a moment holds
 * nobody up for minutes; what is wrong for longer is tried when the queue's own time is up.
 */
const SOON: readonly number[] = [20, 60];

/** What a message is about, for the log: what it follows from (`games/cause.ts`), a mail or a game of ours; of a strange one nothing. */
export interface MessageSubject {
  readonly cause?: string | undefined;
  readonly mail?: string | undefined;
  readonly game?: string | undefined;
}

export interface BatchDependencies {
  readonly postpone?: Postpone | undefined;
  /** Left out: messages say nothing of what they are about. */
  readonly about?: (message: unknown) => MessageSubject | undefined;
}

/** A message as its queue tells of it. */
export interface HandedMessage {
  /** How often it has been handed out, this time included. */
  readonly tries: number;
  /** Who has put it there, as SQS saw it: of a function `ROLE-ID:NAME` (API reference, ReceiveMessage, `SenderId`). */
  readonly sender: string;
  /** Should this try end without a word, since its function is cut short, it comes again after so many seconds, and not when the
   *  queue's time is up. */
  readonly hold: (seconds: number) => Promise<void>;
}

/** Handles each record's message (JSON, with or without the envelope of a topic around it). */
export async function eachMessage(
  { Records }: SQSEvent,
  log: Services['log'],
  handle: (message: unknown, handed: HandedMessage) => Promise<void>,
  means: BatchDependencies = {},
): Promise<SQSBatchResponse> {
  const failed: SQSRecord[] = [];
  for (const record of Records) {
    if (GREETINGS.test(record.body)) continue;
    // Should that fail, it comes when its time is up.
    const hold = async (seconds: number) =>
      means.postpone?.(record.receiptHandle, seconds, record.eventSourceARN).catch(() => {});
    try {
      await handle(messageIn(record.body), { tries: triesOf(record), sender: record.attributes?.SenderId ?? '', hold });
    } catch (error) {
      failed.push(record);
      await told(record, error, log, means);
    }
  }
  return answerOf(failed);
}

/** The function behind a queue of requests of one shape; `what` they are, for the log when something else comes. */
export function eachRequest<T>(
  log: Services['log'],
  { shape, what }: { readonly shape: ZodMiniType<T>; readonly what: string },
  handle: (request: T) => Promise<void>,
  { postpone, about }: { readonly postpone?: Postpone | undefined; readonly about: (request: T) => MessageSubject },
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const take = async (message: unknown) => {
    const { data } = shape.safeParse(message);
    if (data === undefined) throw new UnrecognizedMessage(`No ${what}.`);
    await handle(data);
  };
  const subject = (message: unknown) => {
    const { data } = shape.safeParse(message);
    return data && about(data);
  };
  return (event) => eachMessage(event, log, take, { postpone, about: subject });
}

/** Handles the messages of all records side by side. `handle` answers what came of each, in their order. */
export async function allMessages(
  { Records }: SQSEvent,
  log: Services['log'],
  handle: (messages: readonly unknown[]) => Promise<readonly PromiseSettledResult<void>[]>,
  means: BatchDependencies = {},
): Promise<SQSBatchResponse> {
  const failed: SQSRecord[] = [];
  const fail = async (record: SQSRecord, error: unknown) => {
    failed.push(record);
    await told(record, error, log, means);
  };
  const read: { readonly record: SQSRecord; readonly message: unknown }[] = [];
  for (const record of Records) {
    try {
      read.push({ record, message: messageIn(record.body) });
    } catch (error) {
      await fail(record, error);
    }
  }
  const results = await handle(read.map(({ message }) => message));
  await Promise.all(
    results.map((result, n) => (result.status === 'rejected' ? fail(read[n]!.record, result.reason) : undefined)),
  );
  return answerOf(failed);
}

function triesOf({ attributes }: SQSRecord): number {
  return Number(attributes?.ApproximateReceiveCount ?? 1);
}

function answerOf(failed: readonly SQSRecord[]): SQSBatchResponse {
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}

/** A message has failed: we log it, and it comes again soon. */
async function told(record: SQSRecord, error: unknown, log: Services['log'], means: BatchDependencies): Promise<void> {
  const { postpone, about } = means;
  log('failed', {
    ...(about === undefined ? {} : factsOf(record, about)),
    message: record.messageId,
    error: withoutAddresses(error instanceof Error ? error.message : String(error)),
    ...(error instanceof Error ? { at: placesOf(error) } : {}),
  });
  const soon = error instanceof UnrecognizedMessage ? undefined : SOON[triesOf(record) - 1];
  // Should that fail, it comes when its time is up.
  if (soon !== undefined) await postpone?.(record.receiptHandle, soon, record.eventSourceARN).catch(() => {});
}

/** Whoever may write into a queue may write what they like: of addresses, and of what is long, nothing gets into the log. */
function factsOf(
  { body }: SQSRecord,
  about: (message: unknown) => MessageSubject | undefined,
): Readonly<Record<string, string>> {
  try {
    const { cause, mail, game } = about(messageIn(body)) ?? {};
    return {
      ...(cause === undefined ? {} : { cause: causeNamed(withoutAddresses(cause)) }),
      ...(mail === undefined ? {} : { mail: withoutAddresses(mail) }),
      ...(game === undefined ? {} : { game }),
    };
  } catch {
    return {};
  }
}

/** What others' programs say of a fault may repeat what they were given. */
function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, '(address)').slice(0, MOST_SAID);
}

const MOST_SAID = 1_000;

/** Enough to tell where it went wrong. */
const PLACES = 12;

/** Where an error arose: the places of its stack alone, without what it says. */
function placesOf({ stack = '' }: Error): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return places
    .slice(0, PLACES)
    .map((line) => line.trim())
    .join('\n');
}

/** What SES publishes to a topic, and puts into the bucket, to see whether it may, when a deployment has made them. */
const GREETINGS =
  /"objectKey"\s*:\s*"[^"]*AMAZON_SES_SETUP_NOTIFICATION"|^\s*Successfully validated SNS topic for Amazon SES|^\s*\{\s*"notificationType"\s*:\s*"AmazonSnsSubscriptionSucceeded"/;

function messageIn(body: string): unknown {
  const outer = parseJson(body);
  const isWrapped = isRecord(outer) && outer['Type'] === 'Notification' && typeof outer['Message'] === 'string';
  return isWrapped ? parseJson(outer['Message'] as string) : outer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnrecognizedMessage('The message is not JSON.');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A message in the form in which AWS's queues hand it over, for queues that are not AWS's. */
export function queueRecord(queue: string, id: string, body: string, tries = 1): SQSRecord {
  return {
    messageId: id,
    receiptHandle: id,
    body,
    attributes: {
      ApproximateReceiveCount: String(tries),
      SentTimestamp: '0',
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:local:000000000000:${queue}`,
    awsRegion: 'local',
  };
}
