/**
 * A message of the game, as it goes out. Those that were not for everybody are opened when the game is over and all who played it
 * agree (SET OPEN PRESS). Of a message with somebody who had left before, or who watched, it takes that person's word too: nobody's
 * words are opened without it.
 */
import type { PersonId, Power } from '../vocabulary.ts';
import { isBot } from './bots.ts';

/** `WRITER`: see {@link Press.writer}. */
export type Addressee = Power | 'MASTER' | 'OBSERVERS' | 'WRITER';

export interface Press {
  readonly from: Power | 'MASTER' | 'OBSERVER';
  readonly colour: 'white' | 'grey';
  /** Everybody who receives it. */
  readonly to: 'all' | readonly Addressee[];
  /** What the message shows as its addressees, when that is another list. */
  readonly shown: 'all' | readonly Addressee[];
  /** Whose message this answers, where the addressee is `WRITER`: a power that hid its name, or an observer. Told to nobody. */
  readonly writer?: { readonly power: Power } | { readonly person: PersonId };
  readonly body: string;
  /** Subject of an announcement of the master. */
  readonly subject?: string;
  /** The sender wants no copy. */
  readonly quiet?: true;
  /** It came out with the results of a phase. */
  readonly postal?: true;
}

/** A game as far as its open press goes. */
interface PressHolder {
  readonly status: string;
  readonly seats: readonly { readonly person: PersonId | null }[];
  readonly pressVotes?: readonly PersonId[];
}

/** Those who played when the game ended, each once: without any of them nothing is opened. Bots have no say. */
export function pressVoters({ seats }: Pick<PressHolder, 'seats'>): readonly PersonId[] {
  return [...new Set(seats.flatMap(({ person }) => (person === null || isBot(person) ? [] : [person])))];
}

/** Of those, who has not agreed yet. */
export function missingPressVotes(game: PressHolder): readonly PersonId[] {
  return pressVoters(game).filter((person) => !hasPressVote(game, person));
}

export function hasPressVote({ pressVotes = [] }: Pick<PressHolder, 'pressVotes'>, person: PersonId): boolean {
  return pressVotes.includes(person);
}

/** The game is over, somebody has played it, and all of them agree. */
export function isPressOpen(game: PressHolder): boolean {
  return game.status === 'finished' && pressVoters(game).length > 0 && missingPressVotes(game).length === 0;
}

/** May a message be read by all that was between these people? */
export function isMessageOpen(game: PressHolder, people: readonly PersonId[]): boolean {
  return isPressOpen(game) && people.every((person) => isBot(person) || hasPressVote(game, person));
}
