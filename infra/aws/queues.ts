/** Queues: encrypted, each with a place for what could not be handled, and the functions that they feed. */
import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Tries before a message is put aside. */
const TRIES = 5;

export class QueuePair {
  readonly queue: Queue;
  readonly dead: Queue;
  /** `dead`: left out, it has dead letters of its own. */
  constructor(scope: Construct, id: string, visibilityTimeout: Duration, dead?: Queue) {
    this.dead = dead ?? encryptedQueue(scope, `${id}DeadLetters`);
    this.queue = new Queue(scope, `${id}Queue`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout,
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: TRIES },
    });
  }
}

export function encryptedQueue(scope: Construct, id: string): Queue {
  return new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
}

export function feedFunction(
  to: IFunction,
  from: Queue,
  props: { readonly batchSize: number; readonly maxConcurrency?: number },
): void {
  to.addEventSource(new SqsEventSource(from, { ...props, reportBatchItemFailures: true }));
}
