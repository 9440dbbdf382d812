/** What the functions behind a queue share: records are handled one by one, and only those that failed come again. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Services } from '../ports.ts';

/** A message that is none of ours: it fails until the queue puts it aside, where somebody can look at it. */
export class UnrecognizedMessage extends Error {}

/** Makes a message that was handed out come again after so many seconds; left out: when the queue's own time is up. */
export type Postpone = (receipt: string, seconds: number) => Promise<void>;

/**
 * Seconds after which a message comes again that has failed for the first time, and for the second. What is wrong for a moment holds
 * nobody up for minutes; what is wrong for longer is tried when the queue's own time is up.
 */
const SOON: readonly number[] = [20, 60];

/** Handles each record's message (JSON, with or without the envelope of a topic around it). */
export async function eachMessage(
  { Records }: SQSEvent,
  log: Services['log'],
  /** `tries`: how often the message has been handed out, this time included. */
  handle: (message: unknown, tries: number) => Promise<void>,
  postpone?: Postpone,
): Promise<SQSBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { messageId, receiptHandle, body, attributes } of Records) {
    if (GREETINGS.test(body)) continue;
    const tries = Number(attributes?.ApproximateReceiveCount ?? 1);
    try {
      await handle(messageIn(body), tries);
    } catch (error) {
      batchItemFailures.push({ itemIdentifier: messageId });
      log('failed', { message: messageId, error: error instanceof Error ? error.message : String(error) });
      const soon = error instanceof UnrecognizedMessage ? undefined : SOON[tries - 1];
      // Should that fail, it comes when its time is up.
      if (soon !== undefined) await postpone?.(receiptHandle, soon).catch(() => {});
    }
  }
  return { batchItemFailures };
}

/** What SES publishes to a topic to see whether it may, when a deployment has made the topic. */
const GREETINGS =
  /^\s*Successfully validated SNS topic for Amazon SES|^\s*\{\s*"notificationType"\s*:\s*"AmazonSnsSubscriptionSucceeded"/;

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
