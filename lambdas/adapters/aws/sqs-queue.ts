/** Puts messages into a queue. */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** `groupOf`: messages of several groups take turns (fair queues of SQS: a group that sends many holds up no other). */
export function sqsQueue<T>(
  client: SQSClient,
  url: string,
  groupOf?: (message: T) => string,
): (message: T) => Promise<void> {
  return async (message) => {
    await client.send(
      new SendMessageCommand({
        QueueUrl: url,
        MessageBody: JSON.stringify(message),
        ...(groupOf === undefined ? {} : { MessageGroupId: groupOf(message) }),
      }),
    );
  };
}
