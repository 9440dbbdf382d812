/**
 * Asks for a mail to be sent. Mails of one game and rank are a group of their own in the queue: its flood holds up no other game's results,
 * nor its own.
 */
import type { SQSClient } from '@aws-sdk/client-sqs';
import { readSetting } from '../adapters/aws/function-settings.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';
import type { SendRequest } from '../handlers/outbound-handler.ts';
import { laneOfMail } from '../outgoing/lane-of-mail.ts';
import type { OutboxMail } from '../ports.ts';

export function outboundQueue(client: SQSClient): (mail: OutboxMail, inSeconds?: number) => Promise<void> {
  const ask = sqsQueue<SendRequest>(client, readSetting('OUTBOUND_QUEUE'), ({ mail, rank }) => laneOfMail(mail, rank));
  return ({ id, rank, cause }, inSeconds) =>
    ask({ mail: id, rank, ...(cause === undefined ? {} : { cause }) }, inSeconds);
}
