/** Orders as they are filed, sent ahead, taken back or left out. */

import type { PhaseCode } from '../../board/position.ts';
import type { Power, Province } from '../../board/variant.ts';
import type { MessageTable } from '../message-table.ts';

/** `order` is an order as it is written, in full. */
export type FilingMessage = MessageTable<{
  'filing/not-by-observers': null;
  'filing/whose': null;
  'filing/not-yours': { power: Power };
  'filing/not-approved': null;
  'filing/over': null;
  'filing/paused': null;
  'filing/sent-before': { phase: PhaseCode };
  'filing/on-file-for': { power: Power };
  'filing/later-mail-stands': { order: string };
  'filing/made-room': { order: string };
  /** `line`: where it stands above; null: on the same line. */
  'filing/same-above': { line: number | null };
  'filing/other-above': { line: number | null; order: string };
  /** A correction in words that may mean several things. */
  'filing/what-to-change': null;
  /** A support to hold for a unit of one's own that moves. */
  'filing/supports-mover': null;
  'filing/supports-other': { order: string };
  /** So many orders were not taken back, and stand. */
  'filing/nothing-back': { have: number };
  /** An order that was to be taken back; `order` is on file for its unit. */
  'filing/other-on-file': { order: string };
  'filing/inland-convoy': null;
  'filing/no-unit-type': null;
  /** So many units of each type are for these places together. */
  'filing/no-more-of-type': { provinces: readonly Province[]; armies: number; fleets: number; order: string };
  'filing/none-due': { what: 'removal' | 'build' };
  /** `most`: no power builds more in one winter. */
  'filing/too-many': { what: 'removal' | 'build'; due: number; order: string; most: boolean };
  'filing/ahead-too-many': { most: number };
  'filing/ahead-players-only': null;
  'filing/ahead-wait': { wait: boolean; phase: PhaseCode };
  'filing/ahead-unread': null;
  'filing/ahead-none-due': null;
  'filing/ahead-only-due': { due: number };
  'filing/ahead-no-unit': null;
  'filing/influence-points': { points: number };
  /** A line with points was refused, so that the power waits now. */
  'filing/waits-for-points': null;
  'filing/waits-for-change': null;
  'filing/change-done': null;
  /** All units have orders and no point is given: asked once in a phase. */
  'filing/points-unspent': { points: number; left: number };
  /** Such a line came put right: the waiting is over. */
  'filing/points-put-right': null;
}>;
