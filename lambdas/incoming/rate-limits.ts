/**
 * How much mail is acted on and answered. What anybody can forge costs nobody else anything: mail with a proof (DMARC, a reply
 * address, a password, a code) has limits that only its like uses up; mail without one is answered once a day.
 */

import type { CommandItem, SectionItem } from '../../engine/language/mail/mail-text.ts';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { loadGame } from '../games/load-game.ts';
import { personOfToken } from '../games/people-of-game.ts';
import { countTaken, endOfWindow, isLimitReached, RATE_LIMITS, takeFromLimit } from '../limits.ts';
import type { IncomingMail } from '../mail/incoming-mail.ts';
import type { Received } from '../mail/received.ts';
import { postDesk } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';
import { isForNamedGames } from './several-games.ts';

/** `orders-only`: only orders are filed, of somebody who plays. `unanswered`: it proves nothing, and its address has had its answer. */
export type Admission = 'taken' | 'orders-only' | 'over' | 'unanswered';

export async function checkRateLimit(services: Services, received: Received): Promise<Admission> {
  const { address, isProven } = received;
  if (!isProven && !(await isByOwnToken(services, received))) return checkUnproven(services, received);
  const limit = isProven ? 'proven-mails' : 'mails-by-token';
  if (await takeFromLimit(services, limit, address)) return 'taken';
  const person = await services.directory.personAt(address);
  const plays = person !== null && (await services.index.gamesOf(person.id)).length > 0;
  if (await takeFromLimit(services, `told-of-${limit}`, address)) await tellOver(services, received, limit, plays);
  return plays ? 'orders-only' : 'over';
}

/** What a password opens is acted on, so each is looked at; of the others only the first of a day in a name is answered. */
async function checkUnproven(services: Services, received: Received): Promise<Admission> {
  const { address, identity, mail } = received;
  if (hasPassword(mail)) return 'taken';
  const isAsked = await isLimitReached(services, 'asked-to-prove', await nameAsked(services, address));
  // The same mail tried again is the one that was answered.
  return !isAsked || (await services.ledger.isDone(askedKey(identity))) ? 'taken' : 'unanswered';
}

/** Whoever sends our code back is the one we asked, and may be asked again. */
export async function nameAsked(services: Services, address: string): Promise<string> {
  return `${address}:${await countTaken(services, 'codes-returned', address)}`;
}

function askedKey(identity: Received['identity']): string {
  return `asked-to-prove:${identity}`;
}

/** May whoever seems to have written it be answered, and asked to prove that? Who has no account here shares the limits of all such. */
export async function mayAskForProof(services: Services, received: Received): Promise<boolean> {
  const { address, identity } = received;
  // Each of them has been counted when it came.
  if (await isByOwnToken(services, received)) return true;
  if (await services.ledger.isDone(askedKey(identity))) return true;
  const isStranger = (await services.directory.idAt(address)) === null;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const mayAsk =
    (await takeFromLimit(services, 'asked-to-prove', await nameAsked(services, address))) &&
    (!isStranger ||
      ((await takeFromLimit(services, 'strangers-asked-of-domain', domain)) &&
        (await takeFromLimit(services, 'strangers-asked', ''))));
  if (mayAsk) await services.ledger.done(askedKey(identity), 'asked');
  return mayAsk;
}

/** Is it written to the reply address of the person whose address it bears? Nobody else has read that. */
export async function isByOwnToken(
  services: Services,
  { route, address }: Pick<Received, 'route' | 'address'>,
): Promise<boolean> {
  if (route.kind !== 'reply') return false;
  const person = await services.directory.personAt(address);
  const game = person === null ? null : await loadGame(services, route.game);
  return person !== null && game !== null && personOfToken(services, game, route.token) === person.id;
}

async function tellOver(
  services: Services,
  received: Received,
  limit: 'proven-mails' | 'mails-by-token',
  plays: boolean,
): Promise<void> {
  const { address, identity, mail } = received;
  const until = endOfWindow(limit, services.now());
  const message: Message = {
    code: 'entering/too-many-mails',
    most: RATE_LIMITS[limit].most,
    until,
    ordersFiled: plays,
  };
  const line = { line: null, text: '', outcome: 'refused', message } as const;
  await postDesk(services, address, { report: [line], asked: [], subject: '' }, `over-${identity}`, mail.messageId);
}

/** The writer's own lines, where they ask for nothing; null: there is an order, a command (but for `isTalk`) or a message among them. */
export function ownTalk(
  { lines, ignored: aside }: IncomingMail,
  isTalk: (command: CommandItem) => boolean = () => false,
): readonly string[] | null {
  const own: string[] = [];
  for (const section of readSections(lines, findQuotes(lines, aside)).sections) {
    if (section.signOn !== null || section.unreadable !== null || isForNamedGames(section.lines)) return null;
    const { items, press } = readSection(section, NO_GAME);
    const asks = (item: SectionItem) =>
      item.kind === 'command' ? !isTalk(item) : item.kind === 'order' || item.isProse !== true;
    if (press.length > 0 || items.some(asks)) return null;
    own.push(...section.lines.flatMap(({ text, ignored }) => (ignored === null ? [text] : [])));
  }
  return own;
}

/** Does a section begin with a password? What it opens is acted on. */
export function hasPassword({ lines, ignored }: IncomingMail): boolean {
  const { sections } = readSections(lines, findQuotes(lines, ignored));
  return sections.some(({ signOn }) => signOn !== null && signOn.password !== null);
}

const NO_GAME = { board: null, phase: null, role: 'stranger', power: null, position: null } as const;
