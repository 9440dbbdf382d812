/** What the functions behind a queue share: records are handled one by one, and only those that failed come again. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Services } from '../ports.ts';

/** A message that is none of ours: it fails until the queue puts it aside, where somebody can look at it. */
export class UnrecognizedMessage extends Error {}

/** Handles each record's message (JSON, with or without the envelope of a topic around it). */
export async function eachMessage(
  { Records }: SQSEvent,
  log: Services['log'],
  /** `tries`: how often the message has been handed out, this time included. */
  handle: (message: unknown, tries: number) => Promise<void>,
): Promise<SQSBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { messageId, body, attributes } of Records) {
    if (GREETINGS.test(body)) continue;
    try {
      await handle(messageIn(body), Number(attributes?.ApproximateReceiveCount ?? 1));
    } catch (error) {
      batchItemFailures.push({ itemIdentifier: messageId });
      log('failed', { message: messageId, error: error instanceof Error ? error.message : String(error) });
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
