/**
 * An event: a club's cup of several boards under one set of rules, in rounds. One record holds all of it; each change is made to what the
 * one before has left (lambdas/club.ts). What happens on the boards belongs to their games; here stands how they ended.
 */
import type { ByPower } from '../board/variant.ts';
import type { GameName, PersonId, Preferences } from '../game/events.ts';
import type { Settings } from '../settings/fields.ts';
import type { Instant } from '../time.ts';
import type { BoardResult } from './board-result.ts';
import type { Scoring } from './scoring.ts';

export interface EventRecord {
  readonly name: GameName;
  readonly created: Instant;
  /** They run it, and are the GMs of its boards. */
  readonly directors: readonly PersonId[];
  /** Of each board. */
  readonly variant: string;
  readonly settings: Settings;
  /** So many at the most in each round. */
  readonly boards: number;
  readonly rounds: number;
  /** So many people are enough for a board: some have several powers there. Left out: one for each power. */
  readonly players?: number;
  readonly scoring: Scoring;
  /** How seats are dealt (draw.ts). */
  readonly seats: 'draw' | 'preferences';
  readonly status: 'open' | 'playing' | 'over';
  /** In the order in which they came; numbers in draws are places in this list. */
  readonly entrants: readonly Entrant[];
  /** What the next draw is made from; its seal is public from the start. */
  readonly sealed: SealedSeed;
  readonly played: readonly Round[];
  /** Keys of mails that have changed it: none acts twice. */
  readonly answered: readonly string[];
}

export interface Entrant {
  readonly person: PersonId;
  readonly preferences: Preferences;
  readonly since: Instant;
  /** Takes no part in further rounds; what they played counts. */
  readonly left?: true;
}

/** `seal`: SHA-256 of the seed, in hex. */
export interface SealedSeed {
  readonly seed: string;
  readonly seal: string;
}

export interface Round {
  readonly at: Instant;
  readonly sealed: SealedSeed;
  /** Who was in the draw, in its order. */
  readonly drawn: readonly PersonId[];
  /** For whom there was no board; they come first in the next round. */
  readonly waiting: readonly PersonId[];
  readonly boards: readonly EventBoard[];
  /** As they were then, where seats are dealt by them. */
  readonly preferences?: Readonly<Record<PersonId, Preferences>>;
}

export interface EventBoard {
  readonly game: GameName;
  readonly seats: ByPower<PersonId>;
  /** Left out: it goes on. */
  readonly result?: BoardResult;
}

/** More boards in a round than this nobody runs by mail. */
export const MOST_BOARDS = 30;
export const MOST_ROUNDS = 12;

export function entrantOf({ entrants }: EventRecord, person: PersonId): Entrant | undefined {
  return entrants.find((each) => each.person === person);
}

/** Those who would play in the next round. */
export function enteredPeople({ entrants }: EventRecord): readonly Entrant[] {
  return entrants.filter(({ left }) => left !== true);
}

export function currentRound({ played }: EventRecord): Round | undefined {
  return played.at(-1);
}

export function isRoundOver(round: Round): boolean {
  return round.boards.every(({ result }) => result !== undefined);
}

/** The games that go on. */
export function openBoards({ played }: EventRecord): readonly GameName[] {
  return played.flatMap(({ boards }) => boards.flatMap(({ game, result }) => (result === undefined ? [game] : [])));
}

/** The record with the result of a board; null: the board goes on after all. */
export function withResult(event: EventRecord, game: GameName, result: BoardResult | null): EventRecord {
  const played = event.played.map((round) => ({
    ...round,
    boards: round.boards.map((each) => {
      if (each.game !== game) return each;
      const { result: _, ...open } = each;
      return result === null ? open : { ...open, result };
    }),
  }));
  const isOver = played.length >= event.rounds && played.every(isRoundOver);
  return { ...event, played, status: isOver ? 'over' : event.status === 'open' ? 'open' : 'playing' };
}

/** What of a round anybody may know of who plays what: nothing, while a board whose names are hidden goes on. */
export function isDrawOpen({ settings }: EventRecord, round: Round): boolean {
  return !settings.anonymous || (settings.reveal && isRoundOver(round));
}
