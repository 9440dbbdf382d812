/**
 * How much mail is acted on and answered. Proven mail has a budget that nobody else can spend; mail that proves nothing has budgets
 * of its own, for an address, a domain and all of it. Whoever talks without an order or a command is answered a few times only:
 * that is how machines talk to each other.
 */
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSection } from '../../engine/language/mail/read-section.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Said } from '../../engine/sayings/said.ts';
import { loadGame } from '../games/load-game.ts';
import { personOfToken } from '../games/people.ts';
import type { Received } from '../mail/received.ts';
import { postDesk } from '../outgoing/desk-post.ts';
import type { World } from '../ports.ts';

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

export async function admit(world: World, received: Received): Promise<Admission> {
  const { budgets } = world;
  const { address, isProven } = received;
  if (!isProven) return (await isUnprovenAdmitted(world, received)) ? 'taken' : 'over';
  if (await budgets.spend(`mail:${address}`, PROVEN, HOUR)) return 'taken';
  const person = await world.directory.personAt(address);
  const plays = person !== null && (await world.index.gamesOf(person.id)).length > 0;
  if (await budgets.spend(`told-over:${address}`, 1, HOUR)) await tellOver(world, received, plays);
  return plays ? 'orders-only' : 'over';
}

async function isUnprovenAdmitted(world: World, received: Received): Promise<boolean> {
  const { budgets } = world;
  const { address } = received;
  if (await isByOwnToken(world, received)) return budgets.spend(`by-token:${address}`, BY_TOKEN, HOUR);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return (
    (await budgets.spend(`unproven-mail:${address}`, UNPROVEN.address, HOUR)) &&
    (await budgets.spend(`unproven-domain:${domain}`, UNPROVEN.domain, HOUR)) &&
    (await budgets.spend('unproven-mail', UNPROVEN.all, HOUR))
  );
}

/** Is it written to the reply address of the person whose address it bears? Nobody else has read that. */
export async function isByOwnToken(
  world: World,
  { route, address }: Pick<Received, 'route' | 'address'>,
): Promise<boolean> {
  if (route.kind !== 'reply') return false;
  const person = await world.directory.personAt(address);
  const game = person === null ? null : await loadGame(world, route.game);
  return person !== null && game !== null && personOfToken(world, game, route.token) === person.id;
}

async function tellOver(world: World, received: Received, plays: boolean): Promise<void> {
  const { address, identity, letter } = received;
  const until = (Math.floor(world.now() / HOUR) + 1) * HOUR;
  const message: Said = { code: 'entering/too-many-mails', most: PROVEN, until, ordersFiled: plays };
  const line = { line: null, text: '', outcome: 'refused', message } as const;
  await postDesk(world, address, { report: [line], asked: [], subject: '' }, `over-${identity}`, letter.messageId);
}

/** Rounds of talk without an order or a command within an hour. */
const ROUNDS = 10;
const NO_GAME = { board: null, phase: null, role: 'stranger', power: null, position: null } as const;

/**
 * May mail that neither orders nor commands anything be answered? One like it is answered once a day, and one sender ten times an
 * hour. Whether it does is looked at again when the game is known.
 */
export async function isTalkOver(world: World, { letter, address, identity, route }: Received): Promise<boolean> {
  if (route.kind === 'press') return false;
  const { sections } = readSections(letter.lines, findQuotes(letter.lines, letter.ignored));
  const own: string[] = [];
  for (const section of sections) {
    if (section.signOn !== null || section.unreadable !== null) return false;
    const { items, press } = readSection(section, NO_GAME);
    if (press.length > 0 || items.some((item) => item.kind !== 'error' || item.isProse !== true)) return false;
    own.push(...section.lines.flatMap(({ text, ignored }) => (ignored === null ? [text] : [])));
  }
  const words = own
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const before = `talk:${identity}`;
  // The same mail tried again has been counted.
  if (await world.ledger.isDone(before)) return false;
  const alike = world.digest([address, words].join('\n')).slice(0, 24);
  const isFresh =
    (await world.budgets.spend(`alike:${alike}`, 1, DAY)) &&
    (await world.budgets.spend(`talk:${address}`, ROUNDS, HOUR));
  if (isFresh) await world.ledger.done(before, 'talk');
  return !isFresh;
}
