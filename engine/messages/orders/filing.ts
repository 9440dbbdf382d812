/** Orders as they are filed, sent ahead, taken back or left out. */
import type { PhaseCode } from '../../board/position.ts';
import type { Power, Province } from '../../board/variant.ts';

/** `order` is an order as it is written, in full. */
export type FilingMessage =
  | { readonly code: 'filing/not-by-observers' }
  | { readonly code: 'filing/whose' }
  | { readonly code: 'filing/not-yours'; readonly power: Power }
  | { readonly code: 'filing/not-approved' }
  | { readonly code: 'filing/over' }
  | { readonly code: 'filing/paused' }
  | { readonly code: 'filing/sent-before'; readonly phase: PhaseCode }
  | { readonly code: 'filing/on-file-for'; readonly power: Power }
  | { readonly code: 'filing/later-mail-stands'; readonly order: string }
  | { readonly code: 'filing/made-room'; readonly order: string }
  /** `line`: where it stands above; null: on the same line. */
  | { readonly code: 'filing/same-above'; readonly line: number | null }
  | { readonly code: 'filing/other-above'; readonly line: number | null; readonly order: string }
  /** A correction in words that may mean several things. */
  | { readonly code: 'filing/what-to-change' }
  /** A support to hold for a unit of one's own that moves. */
  | { readonly code: 'filing/supports-mover' }
  | { readonly code: 'filing/supports-other'; readonly order: string }
  /** So many orders were not taken back, and stand. */
  | { readonly code: 'filing/nothing-back'; readonly have: number }
  /** An order that was to be taken back; `order` is on file for its unit. */
  | { readonly code: 'filing/other-on-file'; readonly order: string }
  | { readonly code: 'filing/inland-convoy' }
  | { readonly code: 'filing/no-unit-type' }
  /** So many units of each type are for these places together. */
  | {
      readonly code: 'filing/no-more-of-type';
      readonly provinces: readonly Province[];
      readonly armies: number;
      readonly fleets: number;
      readonly order: string;
    }
  | { readonly code: 'filing/none-due'; readonly what: 'removal' | 'build' }
  /** `most`: no power builds more in one winter. */
  | {
      readonly code: 'filing/too-many';
      readonly what: 'removal' | 'build';
      readonly due: number;
      readonly order: string;
      readonly most: boolean;
    }
  | { readonly code: 'filing/ahead-too-many'; readonly most: number }
  | { readonly code: 'filing/ahead-players-only' }
  | { readonly code: 'filing/ahead-wait'; readonly wait: boolean; readonly phase: PhaseCode }
  | { readonly code: 'filing/ahead-unread' }
  | { readonly code: 'filing/ahead-none-due' }
  | { readonly code: 'filing/ahead-only-due'; readonly due: number }
  | { readonly code: 'filing/ahead-no-unit' }
  | { readonly code: 'filing/influence-points'; readonly points: number }
  /** A line with points was refused, so that the power waits now. */
  | { readonly code: 'filing/waits-for-points' }
  | { readonly code: 'filing/waits-for-change' }
  | { readonly code: 'filing/change-done' }
  /** All units have orders and no point is given: asked once in a phase. */
  | { readonly code: 'filing/points-unspent'; readonly points: number; readonly left: number }
  /** Such a line came put right: the waiting is over. */
  | { readonly code: 'filing/points-put-right' };
