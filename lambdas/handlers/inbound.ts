/** Mail has come: SES has stored it and tells so, through a topic and a queue. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { leaveGame } from '../desk/leave-game.ts';
import { noteStopped } from '../desk/mail-stopped.ts';
import { withCause } from '../games/cause.ts';
import { hasFailed, MailWaits, noteTries } from '../games/waited-for.ts';
import { tellOfFailure } from '../incoming/given-up.ts';
import { handleMail } from '../incoming/handle-mail.ts';
import type { Services } from '../ports.ts';
import { type About, eachMessage, type Postpone } from './batch.ts';
import { deliveryNamed, parseReceipt } from './ses.ts';
import { readLeaveNotice, readStopNotice } from './stop-notice.ts';
import { INBOUND_SECONDS } from './time-limits.ts';

/** Of the tries that the queue allows, the one after which we tell the sender that we could not handle the mail. */
const LAST_TRY = 5;
/** After so many that failed its sender and the GM learn of it: what was wrong for a moment is over by then. */
const TOLD_AFTER = 3;
/** A function that was cut short says nothing: so many times the mail comes again as soon as that is sure. */
const HELD_TRIES = 3;
const HELD_SECONDS = INBOUND_SECONDS + 5;

export function makeInbound(services: Services, postpone?: Postpone): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(
      event,
      services.log,
      async (message, tries, hold) => {
        const notice = readStopNotice(message);
        if (notice !== null) {
          const { stopped, cause } = notice;
          return noteStopped(causedBy(services, cause), stopped.address, stopped.why);
        }
        const left = readLeaveNotice(message);
        if (left !== null) return leaveGame(causedBy(services, left.cause), left.left);
        const delivery = parseReceipt(message);
        await Promise.all([
          tries <= HELD_TRIES ? hold(HELD_SECONDS) : undefined,
          noteTries(services.ledger, delivery.id, tries - 1),
        ]);
        if (tries > TOLD_AFTER && (await hasFailed(services.ledger, delivery.id)))
          await tellOfFailure(services, delivery);
        try {
          await handleMail(services, delivery, { isLast: tries >= LAST_TRY });
        } catch (error) {
          if (tries === TOLD_AFTER && !(error instanceof MailWaits)) await tellOfFailure(services, delivery);
          throw error;
        }
      },
      { postpone, about },
    );
}

function causedBy(services: Services, cause: string | undefined): Services {
  return cause === undefined ? services : withCause(services, cause);
}

/** A mail that has come has its delivery, a notice what it names. */
function about(message: unknown): About | undefined {
  const cause = readStopNotice(message)?.cause ?? readLeaveNotice(message)?.cause ?? deliveryNamed(message);
  return { cause };
}
