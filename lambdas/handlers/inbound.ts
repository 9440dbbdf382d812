/** Mail has come: SES has stored it and tells so, through a topic and a queue. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { leaveGame } from '../desk/leave-game.ts';
import { noteStopped } from '../desk/mail-stopped.ts';
import { noteTries } from '../games/waited-for.ts';
import { handleMail } from '../incoming/handle-mail.ts';
import type { Services } from '../ports.ts';
import { eachMessage, type Postpone } from './batch.ts';
import { parseReceipt } from './ses.ts';
import { readLeaveNotice, readStopNotice } from './stop-notice.ts';

/** Of the tries that the queue allows, the one after which we tell the sender that we could not handle the mail. */
const LAST_TRY = 5;

export function makeInbound(services: Services, postpone?: Postpone): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(
      event,
      services.log,
      async (message, tries) => {
        const stopped = readStopNotice(message);
        if (stopped !== null) return noteStopped(services, stopped.address, stopped.why);
        const left = readLeaveNotice(message);
        if (left !== null) return leaveGame(services, left);
        const delivery = parseReceipt(message);
        await noteTries(services.ledger, delivery.id, tries - 1);
        await handleMail(services, delivery, { isLast: tries >= LAST_TRY });
      },
      postpone,
    );
}
