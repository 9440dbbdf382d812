/**
 * The judge's own players, which play vacant seats until somebody takes over. A bot is the person of its seat under an id that
 * no person has; it gets no mail, has no vote, and nobody is late because of it. `engine/bot` says what it orders.
 */
import type { Resolution } from '../board/position.ts';
import { type PersonId, type Power, personId } from '../vocabulary.ts';

const BOT = 'bot-';

/** The bot that plays a power: the same in every game. Ids of persons have no hyphen. */
export function botFor(power: Power): PersonId {
  return personId(`${BOT}${power.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);
}

export function isBot(person: PersonId | null): boolean {
  return person?.startsWith(BOT) === true;
}

/** Does one person play, and a bot every other power? */
export function isAgainstBots({ seats }: { readonly seats: readonly { readonly person: PersonId | null }[] }): boolean {
  const people = new Set(seats.map(({ person }) => person).filter((person) => !isBot(person)));
  return seats.length > 0 && people.size === 1 && !people.has(null);
}

/** Nobody plays there, or a bot that makes room for anybody. */
export function isVacant({ person }: { readonly person: PersonId | null }): boolean {
  return person === null || isBot(person);
}

interface Seated {
  readonly seats: readonly { readonly power: Power; readonly person: PersonId | null }[];
}

/** A game of one person against bots (SET PRACTICE) ends as soon as that person has neither a unit nor a center after a phase. */
export function isOutOfPractice(
  { settings, seats }: Seated & { readonly settings: { readonly practice: boolean } },
  { units, centers, dislodged }: Resolution,
): boolean {
  if (!settings.practice) return false;
  const own = seats.filter(({ person }) => person !== null && !isBot(person)).map(({ power }) => power);
  return own.every((power) => [units, centers, dislodged].every((each) => (each[power] ?? []).length === 0));
}
