/** Commands that are asked to be confirmed: TERMINATE, EJECT, DUMMY, RESIGN, ROLLBACK and their like. */
import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';

export type DangerMessage =
  | { readonly code: 'danger/begun-already' }
  | { readonly code: 'danger/unstart-too-late' }
  | { readonly code: 'danger/not-running' }
  | { readonly code: 'danger/no-longer-master' }
  | { readonly code: 'danger/last-master' }
  | { readonly code: 'danger/master-left' }
  /** Nobody has that address; shown as it was written. */
  | { readonly code: 'danger/nobody-at'; readonly address: string }
  | { readonly code: 'danger/takes-no-part' }
  /** Who plays what is hidden from a GM who plays. */
  | { readonly code: 'danger/name-the-power' }
  | { readonly code: 'danger/observer-ejected' }
  | { readonly code: 'danger/applicant-ejected' }
  /** Whoever is sent away. */
  | { readonly code: 'danger/kept-away' }
  | { readonly code: 'danger/no-powers-yet' }
  | { readonly code: 'danger/nobody-plays'; readonly power: Power }
  | { readonly code: 'danger/dummy-already'; readonly power: Power }
  | { readonly code: 'danger/bot-for-whom' }
  | { readonly code: 'danger/declare-what' }
  /** As it was written, where a phase or the number of a turn belongs. */
  | { readonly code: 'danger/no-turn'; readonly written: string }
  | { readonly code: 'danger/forward-to-which'; readonly phases: readonly PhaseCode[] }
  | { readonly code: 'danger/nothing-ahead' }
  | { readonly code: 'danger/nothing-processed' }
  /** A turn counts from 1. The game can go back to the phases from `first` to `last`. */
  | {
      readonly code: 'danger/back-to-which';
      readonly asked: { readonly phase: PhaseCode } | { readonly turn: number };
      readonly first: PhaseCode;
      readonly last: PhaseCode;
    }
  | { readonly code: 'danger/phase-not-over'; readonly phase: PhaseCode }
  | { readonly code: 'danger/record-not-at-hand' };
