/**
 * Substitutes: people who have said that they would step in (SET SUBSTITUTE ON). When a seat falls free they are asked one after
 * the other; each has some hours for themselves, and the first yes takes the seat, also of somebody asked before.
 */
import { HOUR, type Instant } from '../../time.ts';
import type { Power } from '../../vocabulary.ts';
import type { GameEvent, PersonId } from '../events.ts';
import { formerPlayers, type Game, peopleOf } from '../game.ts';

/** So long each is asked alone. */
export const SUBSTITUTE_TURN = 12 * HOUR;

/** The powers that anybody may take over who is let in: their player is gone, and nobody has them in hand. */
export function powersToSubstitute({ status, seats, settings }: Game): readonly Power[] {
  if (status !== 'active' || settings.practice) return [];
  return seats
    .filter(({ person, isClosed, claim, offered, status: is }) => {
      return person === null && is !== 'dummy' && !isClosed && claim === null && offered === undefined;
    })
    .map(({ power }) => power);
}

/** When the next may be asked; null: nobody is to be asked. */
export function nextSubstituteAt(game: Game): Instant | null {
  const { substitutes } = game;
  if (powersToSubstitute(game).length === 0 || substitutes?.isOver === true) return null;
  return substitutes === undefined ? game.updated : substitutes.last + SUBSTITUTE_TURN;
}

/** Whose turn it is. `listed`: who would step in, the one who has waited longest first. */
export function askSubstitute(game: Game, listed: readonly PersonId[]): GameEvent {
  const inside = new Set([...peopleOf(game), ...formerPlayers(game), ...(game.substitutes?.asked ?? [])]);
  const { allowed, denied } = game.access;
  const person = listed.find(
    (each) => !inside.has(each) && !denied.includes(each) && (allowed.length === 0 || allowed.includes(each)),
  );
  return { type: 'substitute-asked', powers: powersToSubstitute(game), person: person ?? null };
}
