/** Asks for a mail to be sent. Mails of one game are a group of their own in the queue: its flood holds up no other game's results. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import { setting } from '../adapters/aws/function-settings.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { laneOfMail, type SendRequest } from '../handlers/outbound.ts';

export function outboundQueue(client: SQSClient): (request: SendRequest) => Promise<void> {
  return sqsQueue<SendRequest>(client, setting('OUTBOUND_QUEUE'), ({ mail }) => laneOfMail(mail));
}
