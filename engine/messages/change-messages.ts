/** What a command changes in a game, as a comparison of the game before and after shows it (engine/view/changes.ts). */

import type { PhaseCode } from '../board/position.ts';
import type { Power, Province, UnitText } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { MessageOrText } from './message.ts';
import type { MessageTable } from './message-table.ts';

export type SeatNow = 'played' | 'passed' | 'open' | 'closed' | 'bot';

export type ChangeMessage = MessageTable<{
  /** Not done yet. `changes` may be empty; `undo`: the line that takes it back, null where none does. */
  'changes/asked': { game: string; changes: readonly MessageOrText[]; undo: string | null };
  'changes/done': { changes: readonly MessageOrText[]; undo: string | null };
  /** Powers without a player. */
  'changes/begins': { gone: readonly Power[] };
  'changes/unbegun': null;
  'changes/over': { outcome: ToldOutcome };
  'changes/opens': { what: readonly ('board' | 'names' | 'diaries')[] };
  'changes/not-over': { outcome: ToldOutcome };
  'changes/phase': { phase: PhaseCode; current: PhaseCode };
  /** `counts`: true if the results count again, false if they no longer do. */
  'changes/results': { phases: readonly PhaseCode[]; counts: boolean };
  /** `retreating`: among the dislodged. */
  'changes/units': { power: Power; without: readonly UnitText[]; with: readonly UnitText[]; retreating: boolean };
  /** Owners; null: nobody. */
  'changes/owner': { provinces: readonly Province[]; owner: Power | null; before: Power | null };
  /** `restricted`: open to whom the game lets in; left out: to anyone. */
  'changes/seats': { powers: readonly Power[]; now: SeatNow; restricted?: true };
  'changes/gm': { joins: boolean };
  'changes/settings': { changes: Readonly<Record<string, unknown>> };
  /** Null: none. */
  'changes/deadline': { from: Instant | null; to: Instant | null };
  /** `powers` null: everybody. */
  'changes/waits': { powers: readonly Power[] | null; on: boolean };
  /** `counts`: they count again. */
  'changes/votes': { powers: readonly Power[]; counts: boolean };
  /** On file, or not any more. `orders` null: which they are is not its reader's to know. */
  'changes/orders': {
    phase: PhaseCode;
    on: boolean;
    of: readonly { readonly power: Power; readonly orders: readonly string[] | null }[];
  };
}>;

/** As the game's outcome (engine/game/events.ts). */
export type ToldOutcome =
  | { readonly kind: 'won' | 'drawn' | 'conceded'; readonly powers: readonly Power[] }
  | { readonly kind: 'terminated' };
