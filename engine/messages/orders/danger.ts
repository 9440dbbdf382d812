/** Commands that are asked to be confirmed: TERMINATE, EJECT, DUMMY, RESIGN, ROLLBACK and their like. */

import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { MessageTable } from '../message-table.ts';

export type DangerMessage = MessageTable<{
  'danger/begun-already': null;
  'danger/unstart-too-late': null;
  'danger/not-running': null;
  'danger/no-longer-master': null;
  'danger/last-master': null;
  'danger/master-left': null;
  /** Nobody has that address; shown as it was written. */
  'danger/nobody-at': { address: string };
  'danger/takes-no-part': null;
  /** Who plays what is hidden from a GM who plays. */
  'danger/name-the-power': null;
  'danger/observer-ejected': null;
  'danger/applicant-ejected': null;
  /** Whoever is sent away. */
  'danger/kept-away': null;
  'danger/no-powers-yet': null;
  'danger/nobody-plays': { power: Power };
  'danger/dummy-already': { power: Power };
  'danger/bot-for-whom': null;
  'danger/declare-what': null;
  /** As it was written, where a phase or the number of a turn belongs. */
  'danger/no-turn': { written: string };
  'danger/forward-to-which': { phases: readonly PhaseCode[] };
  'danger/nothing-ahead': null;
  'danger/nothing-processed': null;
  /** A turn counts from 1. The game can go back to the phases from `first` to `last`. */
  'danger/back-to-which': {
    asked: { readonly phase: PhaseCode } | { readonly turn: number };
    first: PhaseCode;
    last: PhaseCode;
  };
  'danger/phase-not-over': { phase: PhaseCode };
  'danger/record-not-at-hand': null;
}>;
