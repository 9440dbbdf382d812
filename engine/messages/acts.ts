/** What a GM has done in a game, as others may know it: for whom they wrote, never what. Each stands behind a name. */
import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { SeatNow, ToldOutcome } from './change-messages.ts';

export type ActMessage =
  | { readonly code: 'acts/wrote-for'; readonly power: Power }
  | { readonly code: 'acts/looked'; readonly phase: PhaseCode }
  | { readonly code: 'acts/set-up'; readonly phase: PhaseCode }
  | { readonly code: 'acts/rolled'; readonly to: PhaseCode; readonly back: boolean }
  | { readonly code: 'acts/processed'; readonly phase: PhaseCode }
  | { readonly code: 'acts/set'; readonly changes: Readonly<Record<string, unknown>> }
  | { readonly code: 'acts/unstarted' }
  | { readonly code: 'acts/ended'; readonly outcome: ToldOutcome }
  | {
      readonly code: 'acts/seats';
      readonly powers: readonly Power[];
      readonly now: Exclude<SeatNow, 'played'> | 'offered' | 'kept' | 'back';
    }
  | { readonly code: 'acts/gm'; readonly joins: boolean }
  /** Who may join, or has been let in. */
  | { readonly code: 'acts/lists' }
  | { readonly code: 'acts/sent-away'; readonly observer: boolean }
  | { readonly code: 'acts/reminded' }
  /** `until` null: no longer. */
  | { readonly code: 'acts/muted'; readonly power: Power; readonly until: Instant | null };
