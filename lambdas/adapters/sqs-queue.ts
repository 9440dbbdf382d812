/** Puts messages into a queue. */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

export function sqsQueue<T>(client: SQSClient, url: string): (message: T) => Promise<void> {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(message) }));
  };
}
