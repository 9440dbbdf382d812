/** Lambda: games' schedules have fired. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { readSetting } from '../adapters/aws/function-settings.ts';
import { sqsPostpone, sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { makeDeadline, type WakeUpCall } from '../handlers/deadline-handler.ts';
import { awsServices } from './aws-services.ts';

const sqs = new SQSClient({});
const queue = readSetting('DEADLINE_QUEUE');

export const handler = makeDeadline(await awsServices(), {
  again: sqsQueue<WakeUpCall>(sqs, queue),
  postpone: sqsPostpone(sqs, queue),
});
