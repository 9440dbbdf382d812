/** Mail has come: SES has stored it and tells so, through a topic and a queue. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { handleMail } from '../incoming/handle-mail.ts';
import type { Services } from '../ports.ts';
import { eachMessage } from './batch.ts';
import { parseReceipt } from './ses.ts';

/** Of the tries that the queue allows, the one after which the sender is told that his mail could not be handled. */
const LAST_TRY = 5;

export function makeInbound(services: Services): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(event, services.log, (message, tries) =>
      handleMail(services, parseReceipt(message), { isLast: tries >= LAST_TRY }),
    );
}
