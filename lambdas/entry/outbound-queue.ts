/**
 * Asks for a mail to be sent, by the queue of its rank. Mails of one game are a group of their own in the queue: its flood holds up no
 * other game's results.
 */
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { Rank } from '../../templates/mail/rank.ts';
import { readSetting, type Setting } from '../adapters/aws/function-settings.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';
import type { SendRequest } from '../handlers/outbound-handler.ts';
import { laneOfMail } from '../outgoing/lane-of-mail.ts';
import type { OutboxMail } from '../ports.ts';

export const QUEUE_OF_RANK = {
  results: 'OUTBOUND_QUEUE',
  press: 'PRESS_QUEUE',
  notices: 'NOTICES_QUEUE',
} as const satisfies Record<Rank, Setting>;

/** For a function that has the queues of all ranks. */
export function outboundQueues(client: SQSClient): (mail: OutboxMail) => Promise<void> {
  const queues = {
    results: outboundQueue(client, 'results'),
    press: outboundQueue(client, 'press'),
    notices: outboundQueue(client, 'notices'),
  };
  return (mail) => queues[mail.rank](mail);
}

/** For a function whose mails are all of one rank. */
export function outboundQueue(client: SQSClient, of: Rank): (mail: OutboxMail) => Promise<void> {
  const ask = sqsQueue<SendRequest>(client, readSetting(QUEUE_OF_RANK[of]), ({ mail, rank }) => laneOfMail(mail, rank));
  return ({ id, rank, cause }) => ask({ mail: id, rank, ...(cause === undefined ? {} : { cause }) });
}
