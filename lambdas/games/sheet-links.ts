/**
 * Links to order sheets. A link's secret is made from the judge's key and what it is good for, so that a mail that is made again
 * has the same one, and nothing is stored that would open a sheet: whom it is for, in which game and seat, which generation of the
 * person's links it belongs to, and the day of the mail.
 */
import { timingSafeEqual } from 'node:crypto';
import type { GameName, PersonId } from '../../engine/game/events.ts';
import { type Game, roleOf } from '../../engine/game/game.ts';
import type { Instant } from '../../engine/time.ts';
import { personId } from '../../engine/vocabulary.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { peopleById, seatsHeld } from './people-of-game.ts';

const DAY = 86_400_000;

/** A link, and a browser in which it was opened, is dead after so many days without use. */
export const UNUSED_DAYS = 90;

/** Where order sheets are, on the judge's site. */
export const SHEETS = '/sheet';

export function sheetPath(game: string): string {
  return `${SHEETS}/${game}/`;
}

type Secretly = Pick<Services, 'secrets' | 'house'>;

/**
 * The link in a mail of this moment; null: the person has none in this game. The secret stands behind `#`, which browsers send to
 * nobody: the page hands it over in the body of a request, and no log or referrer has it.
 */
export function sheetLink(services: Secretly, game: Game, person: Person, at: Instant): string | null {
  if (person.links?.isOff === true) return null;
  const part = partIn(game, person.id);
  if (part === null) return null;
  const day = dayOf(at);
  return `${services.house.site}${sheetPath(game.name)}#${day}-${secretOf(services, game, person, part, day)}`;
}

/** Where a GM has all games on one page. */
export const MORNING_PAGE = sheetPath('-/morning');

/** In place of a game: a device, or a GM's page of all games. No game has that name. */
export const NO_GAME = '-' as GameName;
/** What a link to the GM's page is good for. */
export const MORNING_PART = 'morning';

/** The link to the GM's page of all games, good as long as those to sheets; null: the person wants no links. */
export function morningLink(services: Secretly, person: Person, at: Instant): string | null {
  if (person.links?.isOff === true) return null;
  const day = dayOf(at);
  return `${services.house.site}${MORNING_PAGE}#${person.id}-${day}-${secretOf(services, { name: NO_GAME }, person, MORNING_PART, day)}`;
}

/** Whose page it opens, if it is good now. */
export async function personOfMorning(services: Services, token: string): Promise<Person | null> {
  const read = /^([a-z0-9-]{1,40})-([0-9a-z]{1,6})-([a-z2-7]{32})$/.exec(token);
  if (read === null) return null;
  const [, id = '', day = '', secret = ''] = read;
  const person = await services.directory.person(personId(id));
  if (person === null || person.links?.isOff === true) return null;
  const used = await services.sessions.lastUse(person.id, NO_GAME);
  if (!isFresh(services, day, used)) return null;
  return isSame(secretOf(services, { name: NO_GAME }, person, MORNING_PART, day), secret) ? person : null;
}

/** What a link in this game is good for, of a player or GM while the game lasts; null: they have none. */
export function partIn(game: Game, person: PersonId): string | null {
  if (game.status === 'finished') return null;
  const { kind } = roleOf(game, person);
  if (kind !== 'player' && kind !== 'master') return null;
  return kind === 'player' ? `player ${seatsHeld(game, person)}` : 'master';
}

export function generationOf({ links }: Person): number {
  return links?.generation ?? 0;
}

/** Whose link it is, if it is good now; `token` as it stands behind `#`. */
export async function personOfLink(services: Services, game: Game, token: string): Promise<Person | null> {
  const read = /^([0-9a-z]{1,6})-([a-z2-7]{32})$/.exec(token);
  if (read === null) return null;
  const [, day = '', secret = ''] = read;
  for (const person of (await peopleById(services, game)).values()) {
    const part = person.links?.isOff === true ? null : partIn(game, person.id);
    if (part === null || !isSame(secretOf(services, game, person, part, day), secret)) continue;
    return isFresh(services, day, await services.sessions.lastUse(person.id, game.name)) ? person : null;
  }
  return null;
}

/** Of a mail of that day, or used since: not of one that is still to come. */
function isFresh({ now }: Pick<Services, 'now'>, day: string, used: Instant | null): boolean {
  const issued = Number.parseInt(day, 36) * DAY;
  return issued <= now() + DAY && !isUnused(now(), Math.max(issued, used ?? 0));
}

export function withoutLinkSecrets(text: string): string {
  return text.replace(/#?\b[0-9a-z]{1,6}-[a-z2-7]{32}\b/g, '');
}

/** Has it been out of use for so long that it is dead? */
export function isUnused(now: Instant, used: Instant): boolean {
  return now - used > UNUSED_DAYS * DAY;
}

function dayOf(at: Instant): string {
  return Math.floor(at / DAY).toString(36);
}

function secretOf(
  { secrets, house }: Secretly,
  { name }: { readonly name: string },
  person: Person,
  part: string,
  day: string,
): string {
  return secrets.linkToken([house.domain, name, person.id, part, String(generationOf(person)), day].join('\n'));
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
