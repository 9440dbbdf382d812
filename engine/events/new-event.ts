/** An event as it begins, from the settings of a game. */
import type { Board } from '../board/board.ts';
import type { GameName, PersonId } from '../game/events.ts';
import { mostPlayers } from '../rules/seat-rules.ts';
import type { Settings } from '../settings/fields.ts';
import type { Instant } from '../time.ts';
import { type EventRecord, MOST_BOARDS, type SealedSeed } from './event.ts';

/** Each player has one power: what one plays can be drawn, and scored. */
export function isForEvents(board: Board): boolean {
  return board.variant.rules.seats === undefined && mostPlayers(board) === board.powers.length;
}

export function newEvent(
  name: GameName,
  by: PersonId,
  rules: { readonly board: Board; readonly settings: Settings; readonly boards: number },
  sealed: SealedSeed,
  now: Instant,
): EventRecord {
  const { board, settings, boards } = rules;
  return {
    name,
    created: now,
    directors: [by],
    variant: board.variant.id,
    // The draw deals the powers; nobody else comes in, and no board begins another.
    settings: {
      ...settings,
      preferences: 'list',
      players: null,
      powers: null,
      autoStart: true,
      approval: false,
      autoCreate: false,
      practice: false,
    },
    boards: Math.min(Math.max(1, boards), MOST_BOARDS),
    rounds: 1,
    scoring: { system: 'draw-size' },
    seats: 'draw',
    status: 'open',
    entrants: [],
    sealed,
    played: [],
    answered: [],
  };
}
