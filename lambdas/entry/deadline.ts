/** Lambda: games' schedules have fired. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { setting } from '../adapters/aws/function-settings.ts';
import { sqsPostpone, sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { makeDeadline, type WakeUpCall } from '../handlers/deadline.ts';
import { awsServices } from './aws-services.ts';

const sqs = new SQSClient({});
const queue = setting('DEADLINE_QUEUE');

export const handler = makeDeadline(await awsServices(), {
  again: sqsQueue<WakeUpCall>(sqs, queue),
  postpone: sqsPostpone(sqs, queue),
});
