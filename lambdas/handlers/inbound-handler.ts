/** Mail has come: SES has stored it and tells so, through a topic and a queue. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { leaveGame } from '../account/leave-game.ts';
import { practiceMail } from '../account/practice-mail.ts';
import { recordSuppression } from '../account/suppression.ts';
import type { ReceivedMail } from '../delivery.ts';
import { withCause } from '../games/correlation-id.ts';
import { isFaultOfPlace } from '../games/internal-errors.ts';
import { type Leaving, leavingBy } from '../games/leave-links.ts';
import { hasFailed, PendingMailChecks, recordAttempts, recordPassed, recordPending } from '../games/pending-mail.ts';
import { tellOfFailure } from '../incoming/failed-mail.ts';
import { handleMail } from '../incoming/handle-mail.ts';
import { STOP_REASONS } from '../people.ts';
import type { Services } from '../ports.ts';
import { eachMessage, type MessageSubject, type Postpone, UnrecognizedMessage } from './batch.ts';
import { deliveryNamed, parseReceipt } from './ses.ts';
import { type LeaveNotice, readNotice, readQueueMark, type StopNotice, type TrialNotice } from './stop-notice.ts';
import { INBOUND_SECONDS } from './time-limits.ts';

/** Of the tries that the queue allows, the one after which we tell the sender that we could not handle the mail. */
const LAST_TRY = 5;
/** After so many that failed its sender and the GM learn of it: what was wrong for a moment is over by then. */
const TOLD_AFTER = 3;
/** A function that was cut short says nothing: of a mail that has come again we make sure that it comes soon once more, so many times. */
const HELD_TRIES = 3;
const HELD_SECONDS = INBOUND_SECONDS + 5;

export interface InboundDependencies {
  readonly postpone?: Postpone;
  /** Ids of the roles of functions that only give notice: no mail is theirs to announce. Left out: there are none. */
  readonly noticeRoles?: readonly string[];
  /** Gets the id of a mail that could not be handled since the place fails: this try does not count. */
  readonly onFaultOfPlace?: (id: ReceivedMail['id']) => void;
}

export function makeInbound(
  services: Services,
  { postpone, noticeRoles = [], onFaultOfPlace }: InboundDependencies = {},
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(
      event,
      services.log,
      async (message, { tries, sender, hold }) => {
        const givesNotice = noticeRoles.some((role) => sender.startsWith(`${role}:`));
        const notice = readNotice(message);
        if (notice !== null) return takeNotice(causedBy(services, notice.cause), notice);
        if (givesNotice) throw new UnrecognizedMessage('Who only gives notice has announced something else.');
        const hour = readQueueMark(message);
        if (hour !== null) return recordPassed(services.ledger, hour);
        const delivery = parseReceipt(message);
        try {
          await Promise.all([
            tries > 1 && tries <= HELD_TRIES ? hold(HELD_SECONDS) : undefined,
            recordAttempts(services.ledger, delivery.id, tries - 1),
          ]);
          if (tries > TOLD_AFTER && (await hasFailed(services.ledger, delivery.id)))
            await tellOfFailure(services, delivery);
          await handleMail(services, delivery, { isLast: tries >= LAST_TRY });
        } catch (error) {
          if (isFaultOfPlace(error)) await rests(services, delivery.id, onFaultOfPlace);
          else if (tries === TOLD_AFTER && !(error instanceof PendingMailChecks))
            await tellOfFailure(services, delivery);
          throw error;
        }
      },
      { postpone, about },
    );
}

/** No try of a mail that waits counts against it: where not even that can be noted, no more than one of them does. */
async function rests(
  services: Services,
  id: ReceivedMail['id'],
  tell: InboundDependencies['onFaultOfPlace'],
): Promise<void> {
  tell?.(id);
  services.log('place fails', { delivery: id });
  await recordPending(services.ledger, id).catch(() => {});
}

function takeNotice(services: Services, notice: StopNotice | LeaveNotice | TrialNotice): Promise<void> {
  if ('stopped' in notice) return takeStop(services, notice);
  return 'left' in notice ? takeLeave(services, notice) : takeTrial(services, notice);
}

/** Whoever gives notice has put the address on the list before: what is not there is forged, or over by now. The list says why. */
async function takeStop(services: Services, { stopped: { address } }: StopNotice): Promise<void> {
  const why = await services.stopped.why(address);
  const known = STOP_REASONS.find((each) => each === why);
  if (known === undefined) return services.log('stop not known', {});
  await recordSuppression(services, address, known);
}

/** The seal of the link says whose press it was. */
async function takeLeave(services: Services, { left, token }: LeaveNotice): Promise<void> {
  const sealed = leavingBy(services, token);
  if (sealed === null || !isSame(sealed, left))
    throw new UnrecognizedMessage('Nobody has pressed a link to leave that game.');
  await leaveGame(services, left);
}

/** Who brought the variant begins a game on it, as if they had written. */
async function takeTrial(services: Services, { tried }: TrialNotice): Promise<void> {
  const mail = practiceMail(services, tried);
  if (mail === null) throw new UnrecognizedMessage('Nobody has asked for that variant.');
  await services.mailroom.takeIn?.(mail);
}

function isSame(one: Leaving, other: Leaving): boolean {
  return one.game === other.game && one.person === other.person;
}

function causedBy(services: Services, cause: string | undefined): Services {
  return cause === undefined ? services : withCause(services, cause);
}

/** A mail that has come has its delivery, a notice what it names. */
function about(message: unknown): MessageSubject | undefined {
  return { cause: readNotice(message)?.cause ?? deliveryNamed(message) };
}
