/** What a GM has done in a game, as others may know it: for whom they wrote, never what. Each stands behind a name. */

import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { SeatNow, ToldOutcome } from './change-messages.ts';
import type { MessageTable } from './message-table.ts';

export type ActMessage = MessageTable<{
  'acts/wrote-for': { power: Power };
  'acts/looked': { phase: PhaseCode };
  'acts/set-up': { phase: PhaseCode };
  'acts/rolled': { to: PhaseCode; back: boolean };
  'acts/processed': { phase: PhaseCode };
  'acts/set': { changes: Readonly<Record<string, unknown>> };
  'acts/unstarted': null;
  'acts/ended': { outcome: ToldOutcome };
  'acts/seats': { powers: readonly Power[]; now: Exclude<SeatNow, 'played'> | 'offered' | 'kept' | 'back' };
  'acts/gm': { joins: boolean };
  /** Who may join, or has been let in. */
  'acts/lists': null;
  'acts/sent-away': { observer: boolean };
  'acts/reminded': null;
  /** `until` null: no longer. */
  'acts/muted': { power: Power; until: Instant | null };
}>;
