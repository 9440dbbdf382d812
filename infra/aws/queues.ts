/** Queues: encrypted, with a place for what could not be handled, and the functions that they feed. */
import { Duration } from 'aws-cdk-lib';
import { EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Tries before a message is put aside. */
const TRIES = 5;

/** `dead`: where a message goes that could not be handled; left out, the queue is such a place itself. */
export function makeQueue(scope: Construct, id: string, props: { visibility?: Duration; dead?: Queue } = {}): Queue {
  const { visibility, dead } = props;
  const ways: QueueProps =
    dead === undefined
      ? { retentionPeriod: Duration.days(14) }
      : {
          retentionPeriod: Duration.days(4),
          deadLetterQueue: { queue: dead, maxReceiveCount: TRIES },
          ...(visibility === undefined ? {} : { visibilityTimeout: visibility }),
        };
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...ways });
}

/** What a function needs to be fed by a queue. */
export const TAKE = [
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
] as const;

export function feedFunction(to: IFunction, from: Queue, props: { batchSize: number; maxConcurrency: number }): void {
  new EventSourceMapping(from, 'Feed', {
    target: to,
    eventSourceArn: from.queueArn,
    reportBatchItemFailures: true,
    ...props,
  });
}
