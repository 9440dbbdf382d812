/** Puts messages into a queue. */
import { ChangeMessageVisibilityCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Postpone } from '../../handlers/batch.ts';

/** `groupOf`: messages of several groups take turns (fair queues of SQS: a group that sends many holds up no other). */
export function sqsQueue<T>(
  client: SQSClient,
  url: string,
  groupOf?: (message: T) => string,
): (message: T, inSeconds?: number) => Promise<void> {
  return async (message, inSeconds) => {
    await client.send(
      new SendMessageCommand({
        QueueUrl: url,
        MessageBody: JSON.stringify(message),
        ...(inSeconds === undefined ? {} : { DelaySeconds: inSeconds }),
        ...(groupOf === undefined ? {} : { MessageGroupId: groupOf(message) }),
      }),
    );
  };
}

/** Makes messages of this queue that have failed come again sooner than the queue itself would bring them. */
export function sqsPostpone(client: SQSClient, url: string): Postpone {
  return async (receipt, seconds) => {
    await client.send(
      new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle: receipt, VisibilityTimeout: seconds }),
    );
  };
}
