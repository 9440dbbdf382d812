/**
 * The judge's own players, which play vacant seats until somebody takes over. A bot is the person of its seat under an id that
 * no person has; it gets no mail, has no vote, and nobody is late because of it. `engine/bot` says what it orders.
 */
import { type PersonId, type Power, personId } from '../vocabulary.ts';

const BOT = 'bot-';

/** The bot that plays a power: the same in every game. Ids of persons have no hyphen. */
export function botFor(power: Power): PersonId {
  return personId(`${BOT}${power.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);
}

export function isBot(person: PersonId | null): boolean {
  return person?.startsWith(BOT) === true;
}

/** Nobody plays there, or a bot that makes room for anybody. */
export function isVacant({ person }: { readonly person: PersonId | null }): boolean {
  return person === null || isBot(person);
}
