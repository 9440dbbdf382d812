/**
 * Mail that is not acted on, or is acted on and not answered, because of what the mail system or its own head says of it: a virus,
 * spam, the marks of programs. If it asked for something in the name of somebody known here, we tell them.
 */
import type { PersonId } from '../../engine/game/events.ts';
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import type { ReceivedMail } from '../delivery.ts';
import { noteUnanswered } from '../games/unanswered-mail.ts';
import { endOfWindow, RATE_LIMITS, takeFromLimit } from '../limits.ts';
import { isPoisoned, proofOf } from '../mail/identity.ts';
import type { IncomingMail } from '../mail/incoming-mail.ts';
import type { Received } from '../mail/received.ts';
import { postDesk } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';
import { hasPassword, isByOwnToken, ownTalk } from './rate-limits.ts';

/** In a few words why nothing of the mail is acted on, whoever wrote it; null: that is not so. */
export async function whyDropped(
  services: Services,
  delivery: ReceivedMail,
  mail: IncomingMail,
): Promise<string | null> {
  const isInfected = isPoisoned(delivery.verdicts) === 'virus';
  if (!isInfected && mail.automatic?.kind !== 'machine') return null;
  const outcome = isInfected ? 'set aside: virus' : `automatic: ${mail.automatic?.because}`;
  if (mail.from === null || !(await isKnown(services, mail.from.address))) return outcome;
  // Who is away wants nothing of us.
  if (!isInfected && asksNothing(mail)) return outcome;
  const { address } = mail.from;
  const isProven = proofOf({ ...mail, automatic: null }, delivery, services.house).proven;
  if (isProven && (await takeFromLimit(services, 'dropped-told', address))) {
    const code = isInfected ? 'entering/dropped-virus' : 'entering/dropped-automatic';
    await tell(services, address, { code }, `dropped-${delivery.id}`, mail);
  } else await noteUnanswered(services, address);
  return outcome;
}

/**
 * May a mail that is marked as automatic, or taken for spam, be acted on? Only of somebody known, who proves it: else anybody could make
 * us write to people, and programs would answer each other. Null: it may; else in a few words why not.
 */
export async function whySuspect(
  services: Services,
  received: Pick<Received, 'mail' | 'address' | 'route' | 'delivery'>,
  isProven: boolean,
): Promise<string | null> {
  const { mail, address, delivery } = received;
  const isSpam = isPoisoned(delivery.verdicts) === 'spam';
  const { automatic } = mail;
  if (!isSpam && automatic === null) return null;
  const outcome = automatic === null ? 'set aside: spam' : `automatic: ${automatic.because}`;
  if (hasPassword(mail) || (automatic === null && (await isByOwnToken(services, received)))) return null;
  const isTheirs = await isKnown(services, address);
  // Words alone may still be orders on the board of a game, but in a message they are as well what a program writes for who is away.
  const mayAsk = () => !asksNothing(mail) || (received.route.kind !== 'press' && ownTalk(mail) !== null);
  if (isTheirs && isProven && (automatic === null || mayAsk())) return null;
  if (isTheirs) await noteUnanswered(services, address);
  return outcome;
}

/**
 * Is the answer one too many of the day for `person`, whose mail this is proven to be: to a mail that is marked, or above the limit of an
 * hour? Else two programs could answer each other forever. Once a day we tell whoever sends marked mails.
 */
export async function areAnswersOver(services: Services, received: Received, person: PersonId): Promise<boolean> {
  const { mail, address, identity, limit } = received;
  if (limit === 'orders') return !(await takeFromLimit(services, 'orders-answered', person));
  if (mail.automatic === null || (await takeFromLimit(services, 'marked-answered', person))) return false;
  if (await takeFromLimit(services, 'told-of-marked', person)) {
    const { most } = RATE_LIMITS['marked-answered'];
    const until = endOfWindow('marked-answered', services.now());
    await tell(services, address, { code: 'entering/marked-unanswered', most, until }, `marked-${identity}`, mail);
  }
  return true;
}

/** Programs say `I am away until Monday` for people, and quote the line that confirms something: neither is their word. */
function asksNothing(mail: IncomingMail): boolean {
  return (
    ownTalk(
      mail,
      ({ command, text }) => command === 'CONFIRM' || (command === 'SET ABSENCE' && !/^\s*set\b/i.test(text)),
    ) !== null
  );
}

async function isKnown({ directory }: Services, address: string): Promise<boolean> {
  return (await directory.idAt(address)) !== null;
}

async function tell(services: Services, to: string, said: Message, id: string, mail: IncomingMail): Promise<void> {
  const content = { report: [], asked: [{ kind: 'saying', said }], subject: scrubSubject(mail.subject) } as const;
  await postDesk(services, to, content, id, mail.messageId);
}
