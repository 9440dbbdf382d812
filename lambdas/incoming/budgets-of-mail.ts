/**
 * How much mail is acted on and answered. Proven mail has a budget that nobody else can spend; mail that proves nothing has budgets
 * of its own, for an address, a domain and all of it. Whoever talks without an order or a command is answered a few times only:
 * that is how machines talk to each other.
 */

import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Said } from '../../engine/sayings/said.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { loadGame } from '../games/load-game.ts';
import { personOfToken } from '../games/people.ts';
import { ownSubject } from '../mail/header-fields.ts';
import type { Received } from '../mail/received.ts';
import { postDesk } from '../outgoing/desk-post.ts';
import type { Services } from '../ports.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Mails of one proven address in an hour: more is a loop or a flood. */
const PROVEN = 300;
/** Mails an hour that prove nothing. Anybody can write these in anybody's name. */
const UNPROVEN = { address: 60, domain: 300, all: 2_000 } as const;
/** To the secret reply address of the very person whose address it bears: what others forge does not count against it. */
const BY_TOKEN = 60;

/** `orders-only`: only orders are filed, of somebody who plays. */
export type Admission = 'taken' | 'orders-only' | 'over';

export async function admit(services: Services, received: Received): Promise<Admission> {
  const { budgets } = services;
  const { address, isProven } = received;
  if (!isProven) return (await isUnprovenAdmitted(services, received)) ? 'taken' : 'over';
  if (await budgets.spend(`mail:${address}`, PROVEN, HOUR)) return 'taken';
  const person = await services.directory.personAt(address);
  const plays = person !== null && (await services.index.gamesOf(person.id)).length > 0;
  if (await budgets.spend(`told-over:${address}`, 1, HOUR)) await tellOver(services, received, plays);
  return plays ? 'orders-only' : 'over';
}

async function isUnprovenAdmitted(services: Services, received: Received): Promise<boolean> {
  const { budgets } = services;
  const { address } = received;
  if (await isByOwnToken(services, received)) return budgets.spend(`by-token:${address}`, BY_TOKEN, HOUR);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return (
    (await budgets.spend(`unproven-mail:${address}`, UNPROVEN.address, HOUR)) &&
    (await budgets.spend(`unproven-domain:${domain}`, UNPROVEN.domain, HOUR)) &&
    (await budgets.spend('unproven-mail', UNPROVEN.all, HOUR))
  );
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

async function tellOver(services: Services, received: Received, plays: boolean): Promise<void> {
  const { address, identity, mail } = received;
  const until = (Math.floor(services.now() / HOUR) + 1) * HOUR;
  const message: Said = { code: 'entering/too-many-mails', most: PROVEN, until, ordersFiled: plays };
  const line = { line: null, text: '', outcome: 'refused', message } as const;
  await postDesk(services, address, { report: [line], asked: [], subject: '' }, `over-${identity}`, mail.messageId);
}

/** Rounds of talk without an order or a command within an hour. */
const ROUNDS = 10;
/** Answers in a day to mails that are alike and of which something could not be read. */
const UNREAD_ALIKE = 3;
const NO_GAME = { board: null, phase: null, role: 'stranger', power: null, position: null } as const;

/**
 * May mail that neither orders nor commands anything be answered? One like it is answered once a day, and one sender ten times an
 * hour. Whether it does is looked at again when the game is known.
 */
export async function isTalkOver(services: Services, { mail, address, identity, route }: Received): Promise<boolean> {
  if (route.kind === 'press') return false;
  const { sections } = readSections(mail.lines, findQuotes(mail.lines, mail.ignored));
  const own: string[] = [];
  for (const section of sections) {
    if (section.signOn !== null || section.unreadable !== null) return false;
    const { items, press } = readSection(section, NO_GAME);
    if (press.length > 0 || items.some((item) => item.kind !== 'error' || item.isProse !== true)) return false;
    own.push(...section.lines.flatMap(({ text, ignored }) => (ignored === null ? [text] : [])));
  }
  // Of a mail without words the subject says what its writer wants; without what mail programs put before it when they answer.
  const said = own.some((text) => /\p{L}/u.test(text)) ? own.join(' ') : ownSubject(mail.subject);
  const words = said
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const before = `talk:${identity}`;
  // The same mail tried again has been counted.
  if (await services.ledger.isDone(before)) return false;
  // What could not be read (an attachment, a mail that is encrypted) may hold orders: whoever tries again hears of it again.
  const unread = mail.remarks.length === 0 ? '' : JSON.stringify(mail.remarks);
  const alike = services.digest([address, words, unread].join('\n')).slice(0, 24);
  const isFresh =
    (await services.budgets.spend(`alike:${alike}`, unread === '' ? 1 : UNREAD_ALIKE, DAY)) &&
    (await services.budgets.spend(`talk:${address}`, ROUNDS, HOUR));
  if (isFresh) await services.ledger.done(before, 'talk');
  return !isFresh;
}
