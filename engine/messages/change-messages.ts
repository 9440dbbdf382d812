/** What a command changes in a game, as a comparison of the game before and after shows it (engine/view/changes.ts). */
import type { PhaseCode } from '../board/position.ts';
import type { Power, Province, UnitText } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { MessageOrText } from './message.ts';

export type SeatNow = 'played' | 'passed' | 'open' | 'closed' | 'bot';

export type ChangeMessage =
  /** Not done yet. `changes` may be empty; `undo`: the line that takes it back, null where none does. */
  | {
      readonly code: 'changes/asked';
      readonly game: string;
      readonly changes: readonly MessageOrText[];
      readonly undo: string | null;
    }
  | { readonly code: 'changes/done'; readonly changes: readonly MessageOrText[]; readonly undo: string | null }
  /** Powers without a player. */
  | { readonly code: 'changes/begins'; readonly gone: readonly Power[] }
  | { readonly code: 'changes/unbegun' }
  | { readonly code: 'changes/over'; readonly outcome: ToldOutcome }
  | { readonly code: 'changes/opens'; readonly what: readonly ('board' | 'names' | 'diaries')[] }
  | { readonly code: 'changes/not-over'; readonly outcome: ToldOutcome }
  | { readonly code: 'changes/phase'; readonly phase: PhaseCode; readonly current: PhaseCode }
  /** `counts`: true if the results count again, false if they no longer do. */
  | { readonly code: 'changes/results'; readonly phases: readonly PhaseCode[]; readonly counts: boolean }
  /** `retreating`: among the dislodged. */
  | {
      readonly code: 'changes/units';
      readonly power: Power;
      readonly without: readonly UnitText[];
      readonly with: readonly UnitText[];
      readonly retreating: boolean;
    }
  /** Owners; null: nobody. */
  | {
      readonly code: 'changes/owner';
      readonly provinces: readonly Province[];
      readonly owner: Power | null;
      readonly before: Power | null;
    }
  /** `restricted`: open to whom the game lets in; left out: to anyone. */
  | {
      readonly code: 'changes/seats';
      readonly powers: readonly Power[];
      readonly now: SeatNow;
      readonly restricted?: true;
    }
  | { readonly code: 'changes/gm'; readonly joins: boolean }
  | { readonly code: 'changes/settings'; readonly changes: Readonly<Record<string, unknown>> }
  /** Null: none. */
  | { readonly code: 'changes/deadline'; readonly from: Instant | null; readonly to: Instant | null }
  /** `powers` null: everybody. */
  | { readonly code: 'changes/waits'; readonly powers: readonly Power[] | null; readonly on: boolean }
  /** `counts`: they count again. */
  | { readonly code: 'changes/votes'; readonly powers: readonly Power[]; readonly counts: boolean }
  /** On file, or not any more. `orders` null: which they are is not its reader's to know. */
  | {
      readonly code: 'changes/orders';
      readonly phase: PhaseCode;
      readonly on: boolean;
      readonly of: readonly { readonly power: Power; readonly orders: readonly string[] | null }[];
    };

/** As the game's outcome (engine/game/events.ts). */
export type ToldOutcome =
  | { readonly kind: 'won' | 'drawn' | 'conceded'; readonly powers: readonly Power[] }
  | { readonly kind: 'terminated' };
