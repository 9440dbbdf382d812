/** Mail has come: SES has stored it and tells so, through a topic and a queue. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { handleMail } from '../app/handle-mail.ts';
import type { World } from '../app/ports.ts';
import { eachMessage } from './batch.ts';
import { parseReceipt } from './ses.ts';

export function makeInbound(world: World): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) => eachMessage(event, world.log, (message) => handleMail(world, parseReceipt(message)));
}
