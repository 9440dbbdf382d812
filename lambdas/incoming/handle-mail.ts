import type { PersonId } from '../../engine/game/events.ts';
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import { type AccountAnswer, joinAccountAnswers } from '../account/account-answer.ts';
import { carryOutConfirmed, isReturned } from '../account/confirmations.ts';
import type { DeskRequest } from '../account/request.ts';
import { stopByToken } from '../account/stop-invitations.ts';
import { markReachable } from '../account/suppression.ts';
import type { ReceivedMail } from '../delivery.ts';
import { botWriting } from '../games/bots.ts';
import { withCause, withReader } from '../games/correlation-id.ts';
import { errorLocation, isFaultOfPlace, isInternalError } from '../games/internal-errors.ts';
import { PendingMailChecks, recordFailure, recordPending } from '../games/pending-mail.ts';
import { noteUnanswered } from '../games/unanswered-mail.ts';
import { lookAhead, type UnitOfWork, unitOfWork } from '../games/unit-of-work.ts';
import { takeFromLimit } from '../limits.ts';
import { isPoisoned, proofOf } from '../mail/identity.ts';
import { type IncomingMail, openMail } from '../mail/incoming-mail.ts';
import type { Received } from '../mail/received.ts';
import { routeOf } from '../mail/route.ts';
import { postDesk } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';
import { withSubjectRead } from './confirming.ts';
import { failMail, handledKey } from './failed-mail.ts';
import { confirmationWordsIn, handleSections } from './handle-sections.ts';
import { languageOfMail } from './language-of-mail.ts';
import { checkRateLimit, isByOwnToken, mayAskForProof } from './rate-limits.ts';
import { areAnswersOver, whyDropped, whySuspect } from './set-aside.ts';
import { withSignOnOfSubject } from './subject-lines.ts';
import { leaveUnheard, talkIn, whyTalkOver } from './talk.ts';
import { sendUnproven } from './unproven.ts';

/**
 * Handles one delivery. Throws when the world fails (the store, the files): whoever called tries again later. What fails by a
 * fault of ours, or still fails when it is tried for the last time (`isLast`), is given up, and we tell its sender.
 */
export async function handleMail(house: Services, delivery: ReceivedMail, { isLast = false } = {}): Promise<void> {
  const services = withCause(unitOfWork(house), delivery.id);
  await handleOnce(services, delivery, isLast).catch(async (error: unknown) => {
    await services.giveBack();
    throw error;
  });
  await services.mailroom.clear?.(delivery);
}

async function handleOnce(services: Services & UnitOfWork, delivery: ReceivedMail, isLast: boolean): Promise<void> {
  const key = handledKey(delivery.id);
  if (!(await lookAhead(services, delivery, key))) {
    const what = await receive(services, delivery, null, isLast).catch(async (error: unknown) => {
      if (error instanceof PendingMailChecks) {
        await recordPending(services.ledger, delivery.id);
        throw error;
      }
      if (isFaultOfPlace(error)) throw error;
      if (!isLast && !isInternalError(error)) {
        await failed(services, delivery);
        throw error;
      }
      await failMail(services, delivery, error);
      return 'given up';
    });
    services.log('mail', { delivery: delivery.id, what });
    await Promise.all([services.settle(), services.ledger.done(key, what)]);
  }
}

/** Should even this fail, the mail counts as one that has not been tried. */
async function failed(services: Services, delivery: ReceivedMail): Promise<void> {
  try {
    await recordFailure(services.ledger, delivery.id);
  } catch (error) {
    services.log('failure not noted', { delivery: delivery.id, error: errorLocation(error) });
  }
}

/** A word has come back that proves a mail: `as` whose it is, where its From does not tell. */
interface Confirmed {
  readonly as: PersonId | null;
}

/**
 * Acts on the mail; says in a few words what became of it, without address or content. `confirmed`: a word that was mailed
 * to its sender has come back, which proves it.
 */
async function receive(
  house: Services,
  delivery: ReceivedMail,
  confirmed: Confirmed | null = null,
  isLast = false,
): Promise<string> {
  const raw = await house.files.get(delivery.rawKey);
  if (raw === null) return 'lost: not stored';
  const { domain } = house.house;
  const opened = await openMail(raw, { envelopeFrom: delivery.envelopeFrom, domain });
  const route = routeOf(delivery.recipients, domain, 'judge');
  // Programs send such mails for their users: what they are proven by is the token.
  if (route.kind === 'no-invitations') {
    return (await stopByToken(house, route.token)) ? 'no invitations' : 'no invitations: unknown';
  }
  const dropped = await whyDropped(house, delivery, opened);
  if (dropped !== null) return dropped;
  if (opened.from === null) return `no sender: ${opened.senderFault?.code ?? 'none'}`;
  if (route.kind === 'not-for-us') return 'not for us';
  const mail = route.kind === 'press' ? opened : withSignOnOfSubject(withSubjectRead(opened));
  await house.fetchVariants?.(mail.text);
  const { address } = opened.from;
  const proof = proofOf(mail, delivery, house.house);
  const isSpam = isPoisoned(delivery.verdicts) === 'spam';
  const opening: Received = {
    delivery,
    mail,
    address,
    isProven: confirmed !== null || (proof.proven && !isSpam),
    doubt: proof.proven ? { code: 'entering/taken-for-spam' } : proof.why,
    written: proof.proven && confirmed === null ? proof.written : null,
    route,
    limit: null,
    as: confirmed?.as ?? null,
    isLast,
    isConfirmed: confirmed !== null,
    identity: identityOf(house, delivery, mail, address),
    handle: (earlier) =>
      handleMail(house, earlier).catch((error: unknown) => {
        throw new PendingMailChecks('A mail received earlier could not be handled yet.', { cause: error });
      }),
  };
  const isMarked = mail.automatic !== null;
  const words = isMarked || confirmed !== null ? [] : await confirmationWordsIn(house, opening, route);
  const isConfirming = await areReturned(house, opening, words);
  const suspect = confirmed !== null || isConfirming ? null : await whySuspect(house, opening, proof.proven);
  if (suspect !== null) return suspect;
  // Whoever writes, and is proven, reads mail there.
  if (opening.isProven) await markReachable(house, address, opening.identity);
  const services = opening.isProven ? withReader(house, address) : house;
  const admission = confirmed !== null || isConfirming ? 'taken' : await checkRateLimit(services, opening);
  if (admission === 'over') return 'over the limit';
  // Whoever has a code of their own can send it in any name.
  const isOthers = words.length > 0 && !isConfirming && !opening.isProven;
  if (admission === 'unanswered' || (isOthers && !(await mayAskForProof(services, opening)))) {
    await noteUnanswered(services, address);
    return 'unproven: asked before';
  }
  const mayBeTalk = admission === 'taken' && confirmed === null;
  const talk = mayBeTalk && !isMarked ? await whyTalkOver(services, opening) : null;
  const isUnasked = talk !== null || (mayBeTalk && isMarked && (await talkIn(services, opening)) !== null);
  const limit = admission === 'orders-only' ? 'orders' : isUnasked ? 'acts' : null;
  const received: Received = { ...opening, limit };
  if (words.length > 0) return confirmWords(services, received, words);
  const { outcome, unproven, desk, isSilent } = await handleSections(services, received, route);
  const speaking = received.isProven ? services : spokenTo(services, received);
  // Nobody reads what would be answered to a bot.
  const isBots = botWriting(delivery, address, domain) !== null;
  if (desk !== null && !isBots && !(await isDeskQuiet(services, received, desk)))
    await sendFromDesk(services, received, desk);
  if (isSilent && mail.automatic !== null) await noteUnanswered(services, address);
  else if (isSilent && !isBots) await leaveUnheard(services, received, talk);
  if (unproven !== null && !isBots) {
    const isAsked = proof.proven || (!isMarked && (!isSpam || (await isByOwnToken(services, received))));
    if (!isAsked) await noteUnanswered(services, address);
    else await sendUnproven(speaking, received, unproven);
  }
  return isSilent && mail.automatic !== null ? `automatic: ${mail.automatic.because}` : outcome;
}

/** Who proves nothing has no account that keeps a language: the mail that is answered tells it. */
function spokenTo(services: Services, { address, mail }: Received): Services {
  const language = languageOfMail(mail);
  return language === null ? services : { ...services, speaks: { address, language } };
}

/** Do codes come back from the very address that each was mailed to? Nobody else can know them. */
async function areReturned(
  services: Services,
  { address }: Received,
  words: Awaited<ReturnType<typeof confirmationWordsIn>>,
): Promise<boolean> {
  for (const { pending } of words) if (!(await isReturned(services, address, pending))) return false;
  return words.length > 0 && (await takeFromLimit(services, 'codes-returned', address));
}

/** Most mails are about a game: what answers the others is loaded with the first of them. */
async function sendFromDesk(services: Services, received: Received, request: DeskRequest): Promise<void> {
  const { sendDeskMail } = await import('../account/send-account-mail.ts');
  await sendDeskMail(services, received, request);
}

async function isDeskQuiet(services: Services, received: Received, { commands }: DeskRequest): Promise<boolean> {
  const { mail, address, isProven } = received;
  if (mail.automatic === null) return false;
  const person = isProven
    ? await services.directory.idAt(address)
    : commands.find((each) => each.person !== null)?.person;
  return person == null || areAnswersOver(services, received, person);
}

/** Of a signed mail by what is signed: the rest of its head can be changed by whoever sends it on. */
function identityOf(services: Services, { id }: ReceivedMail, mail: IncomingMail, address: string): string {
  const { signed, messageId, date, subject, text } = mail;
  const marks =
    signed !== null && signed.date !== null
      ? ['signed', address, signed.date, signed.body]
      : [messageId ?? id, address, date, subject, text];
  return services.digest(marks.join('\n')).slice(0, 32);
}

/** A mail that sends words back does nothing else. */
async function confirmWords(
  services: Services,
  received: Received,
  words: Awaited<ReturnType<typeof confirmationWordsIn>>,
): Promise<string> {
  const answers: AccountAnswer[] = [];
  for (const { item, pending } of words) {
    const answer = await carryOutConfirmed(
      services,
      received.address,
      item,
      pending,
      ({ delivery, as = null }) => receive(services, delivery, { as }),
      async (asked) => {
        const { carryOutEntry } = await import('./page/entries.ts');
        return (await carryOutEntry(services, asked, received.handle)).report;
      },
    );
    if (answer !== null) answers.push(answer);
  }
  const { report = [], asked = [] } = joinAccountAnswers(answers);
  const { address, mail, identity } = received;
  if (answers.length > 0) {
    await postDesk(
      services,
      address,
      { report, asked, subject: scrubSubject(mail.subject) },
      `desk-${identity}`,
      mail.messageId,
    );
  }
  return 'confirmed';
}
