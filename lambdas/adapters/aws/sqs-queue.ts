/** Puts messages into a queue: those of the same moment in one request. */
import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Postpone } from '../../handlers/batch.ts';
import { batchRequests } from './batch-requests.ts';

/** As SQS takes it. */
interface SqsMessage {
  readonly MessageBody: string;
  readonly DelaySeconds?: number;
  readonly MessageGroupId?: string;
}

interface Queue {
  readonly client: SQSClient;
  readonly url: string;
}

/** SQS takes ten messages in one request, of 256 KB together in regions that have not raised it. */
const MOST_MESSAGES = 10;
const MOST_BYTES = 200_000;

/** `groupOf`: messages of several groups take turns (fair queues of SQS: a group that sends many holds up no other). */
export function sqsQueue<T>(
  client: SQSClient,
  url: string,
  groupOf?: (message: T) => string,
): (message: T, inSeconds?: number) => Promise<void> {
  const queue: Queue = { client, url };
  return async (message, inSeconds) => {
    const refused = await send(queue, {
      MessageBody: JSON.stringify(message),
      ...(inSeconds === undefined ? {} : { DelaySeconds: inSeconds }),
      ...(groupOf === undefined ? {} : { MessageGroupId: groupOf(message) }),
    });
    if (refused !== null) throw refused;
  };
}

/** Answers for each message why it was not taken, or null if it was. */
const send = batchRequests<Queue, SqsMessage, Error | null>(
  async ({ client, url }, messages) => {
    const answers: (Error | null)[] = [];
    for (const some of inParts(messages)) answers.push(...(await sendSome(client, url, some)));
    return answers;
  },
  () => false,
);

async function sendSome(
  client: SQSClient,
  QueueUrl: string,
  messages: readonly SqsMessage[],
): Promise<(Error | null)[]> {
  const [message] = messages;
  if (message !== undefined && messages.length === 1) {
    await client.send(new SendMessageCommand({ QueueUrl, ...message }));
    return [null];
  }
  const Entries = messages.map((each, n) => ({ Id: String(n), ...each }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  const refused = new Map(Failed.map(({ Id, Code, Message: why }) => [Id, new Error(`${Code}: ${why}`)]));
  return messages.map((_, n) => refused.get(String(n)) ?? null);
}

function inParts(messages: readonly SqsMessage[]): readonly (readonly SqsMessage[])[] {
  const parts: SqsMessage[][] = [];
  let room = 0;
  for (const message of messages) {
    const bytes = Buffer.byteLength(message.MessageBody);
    const last = parts.at(-1);
    if (last !== undefined && last.length < MOST_MESSAGES && bytes <= room) last.push(message);
    else {
      parts.push([message]);
      room = MOST_BYTES;
    }
    room -= bytes;
  }
  return parts;
}

/** Makes messages of this queue that have failed come again sooner than the queue itself would bring them. */
export function sqsPostpone(client: SQSClient, url: string): Postpone {
  return async (receipt, seconds) => {
    await client.send(
      new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle: receipt, VisibilityTimeout: seconds }),
    );
  };
}
