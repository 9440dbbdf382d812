/**
 * Mail that neither orders nor commands anything. Machines talk to each other like that, so it is answered a few times only: once a day
 * where it is alike, thirty times an hour of one sender; of whoever still owes orders, who may mean some, as often as orders. Whoever is over that hears of it, once, and the next mail that goes to them
 * lists what came in between: nobody who plays meets silence.
 */
import { readEventLine } from '../../engine/events/event-lines.ts';
import { isMissing, missingFor } from '../../engine/game/due.ts';
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { noteUnheard } from '../games/unanswered-mail.ts';
import { endOfWindow, isLimitReached, RATE_LIMITS, takeFromLimit } from '../limits.ts';
import { ownSubject } from '../mail/header-fields.ts';
import type { Received } from '../mail/received.ts';
import { postDesk } from '../outgoing/account-post.ts';
import { eventNamed } from '../outgoing/events/event-store.ts';
import type { Services } from '../ports.ts';
import { isByOwnToken, ownTalk } from './rate-limits.ts';

/** Why talk is not answered: there is too much of it, or the same words came before. */
export type TalkOver = 'many' | 'alike';

/** Null: it may be answered, or is none. Whether it is none is looked at again when the game is known. */
export async function whyTalkOver(services: Services, received: Received): Promise<TalkOver | null> {
  const { mail, identity, route } = received;
  const writer = await writerOf(services, received);
  const own = writer === null ? null : await talkIn(services, received);
  if (own === null) return null;
  const before = `talk:${identity}`;
  // The same mail tried again has been counted.
  if (await services.ledger.isDone(before)) return null;
  // What could not be read (an attachment, a mail that is encrypted) may hold orders: whoever tries again hears of it again.
  const unread = mail.remarks.length === 0 ? '' : JSON.stringify(mail.remarks);
  const words = wordsIn(received, own)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  // `Who is late?` is another question in another game.
  const where = route.kind === 'game' ? route.game : '';
  // A yes means what the mail asks that it answers.
  const asked = /^(?:yes|ja|oui)\b.{0,40}$/.test(words) ? [mail.references.at(-1) ?? '', ownSubject(mail.subject)] : [];
  const alike = services.digest([writer, words, unread, where, ...asked].join('\n')).slice(0, 24);
  // What is refused for its number alone may come again once the hour is over.
  const isMuch = await isLimitReached(services, 'talk', writer!);
  if (isMuch && !(await mayGoOn(services, received))) return 'many';
  if (!(await takeFromLimit(services, unread === '' ? 'talk-alike' : 'unread-alike', alike))) return 'alike';
  if (!isMuch && !(await takeFromLimit(services, 'talk', writer!))) return 'many';
  await services.ledger.done(before, 'talk');
  return null;
}

/** The lines of a mail that asks for nothing, as far as can be seen without a game; null: it is none. */
export async function talkIn(services: Services, { mail, route }: Received): Promise<readonly string[] | null> {
  const own = route.kind === 'press' ? null : ownTalk(mail);
  const isOfEvent = route.kind === 'game' && own?.some((text) => readEventLine(text) !== null);
  return isOfEvent && (await eventNamed(services, route.game)) !== null ? null : own;
}

/** Does whoever wrote it owe orders in a game? It may be one that nothing has understood. */
async function mayGoOn(services: Services, { address, route }: Received): Promise<boolean> {
  const person = await services.directory.personAt(address);
  if (person === null) return false;
  const own = await services.index.gamesOf(person.id);
  const named = own.filter((name) => (route.kind === 'game' || route.kind === 'reply') && route.game === name);
  for (const name of (named.length > 0 ? named : own).slice(0, MOST_GAMES)) {
    const game = await loadGame(services, name);
    const board = game === null ? null : boardOfGame(services, game);
    if (game?.position == null || board === null || game.status !== 'active') continue;
    const powers = game.seats.flatMap((seat) => (seat.person === person.id ? [seat.power] : []));
    if (powers.some((power) => isMissing(missingFor(game, board, power))))
      return takeFromLimit(services, 'orders-answered', person.id);
  }
  return false;
}

const MOST_GAMES = 8;

/** Nothing is answered to the mail: says until when, or keeps it for the next mail that goes there. */
export async function leaveUnheard(services: Services, received: Received, why: TalkOver | null): Promise<void> {
  const { mail, address, identity } = received;
  const writer = await writerOf(services, received);
  const told = why === 'many' ? 'told-of-talk' : 'told-of-talk-alike';
  if (why !== null && writer !== null && (await takeFromLimit(services, told, writer))) {
    const until = endOfWindow(why === 'many' ? 'talk' : 'talk-alike', services.now());
    const said: Message =
      why === 'many'
        ? { code: 'entering/talk-many', most: RATE_LIMITS.talk.most, until }
        : { code: 'entering/talk-alike', until };
    const content = { report: [], asked: [{ kind: 'saying', said }], subject: scrubSubject(mail.subject) } as const;
    await postDesk(services, address, content, `talk-${identity}`, mail.messageId);
  } else await noteUnheard(services, address, wordsIn(received, ownTalk(mail) ?? mail.lines));
}

/** Whose talk is counted; null: nothing proves whose it is. */
async function writerOf(services: Services, received: Received): Promise<string | null> {
  const { address, isProven } = received;
  if (isProven) return address;
  return (await isByOwnToken(services, received)) ? `token:${address}` : null;
}

/** Of a mail without words the subject says what its writer wants; without what mail programs put before it when they answer. */
function wordsIn({ mail }: Received, own: readonly string[]): string {
  return own.some((text) => /\p{L}/u.test(text)) ? own.join(' ') : ownSubject(mail.subject);
}
