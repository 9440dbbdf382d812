/** What anybody may see of an event, with people by their names. */
import type { Board } from '../../engine/board/board.ts';
import type { GameOfStanding } from '../../engine/events/standings.ts';
import type { GameName, Power } from '../../engine/vocabulary.ts';

export interface EventView {
  readonly name: GameName;
  readonly variant: string;
  /** Null: its variant is not known here any more. */
  readonly board: Board | null;
  readonly status: 'open' | 'playing' | 'over';
  readonly address: string;
  readonly page: string;
  readonly boardsMost: number;
  readonly roundsInAll: number;
  /** Who are enough for a board; null: one for each power. */
  readonly players: number | null;
  /** As it is written behind SCORING. */
  readonly scoring: string;
  readonly seats: 'draw' | 'preferences';
  readonly directors: readonly string[];
  /** The reader runs it, or has entered. */
  readonly isDirector: boolean;
  readonly isEntered: boolean;
  /** No board was left for the reader in the round that goes on. */
  readonly isWaiting: boolean;
  readonly entrants: readonly { readonly number: number; readonly name: string; readonly hasLeft: boolean }[];
  readonly standings: readonly {
    readonly place: number;
    readonly name: string;
    readonly total: number;
    readonly games: readonly GameOfStanding[];
  }[];
  /** Of the seed of the next draw. */
  readonly seal: string;
  readonly rounds: readonly {
    readonly seal: string;
    /** Null, and no seats: who plays what is still a secret. */
    readonly seed: string | null;
    readonly waiting: readonly string[];
    readonly boards: readonly {
      readonly game: GameName;
      readonly page: string;
      readonly isOver: boolean;
      /** False: it ended without a result. */
      readonly counts: boolean;
      readonly seats: readonly { readonly power: Power; readonly name: string }[];
    }[];
  }[];
  /** A board goes on. */
  readonly isRunning: boolean;
}

/** Nobody enters when no round is left. */
export function mayEnter({ status, rounds, roundsInAll }: EventView): boolean {
  return status !== 'over' && rounds.length < roundsInAll;
}
