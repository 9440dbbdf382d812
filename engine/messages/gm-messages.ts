/** What else a GM does: starting, announcing, setting up a board, running a game. */
import type { PhaseCode } from '../board/position.ts';
import type { Power, Province, UnitText } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { MessageOrText } from './message.ts';

export type MasterMessage =
  | { readonly code: 'master/begun' }
  | { readonly code: 'master/begun-already' }
  | { readonly code: 'master/begun-unstart' }
  | { readonly code: 'master/nobody-to-begin' }
  /** The variant is made for so many players. */
  | { readonly code: 'master/seats-left-empty'; readonly players: number }
  | { readonly code: 'master/seats-left-to-bots' }
  | { readonly code: 'master/forming' }
  | { readonly code: 'master/running' }
  | { readonly code: 'master/paused' }
  | { readonly code: 'master/paused-already' }
  | { readonly code: 'master/not-paused' }
  | { readonly code: 'master/resumed'; readonly deadline: Instant }
  | { readonly code: 'master/resumed-later'; readonly from: Instant; readonly to: Instant }
  | { readonly code: 'master/was-won' }
  | { readonly code: 'master/blind-was-shown' }
  | { readonly code: 'master/ended-unbegun' }
  | { readonly code: 'master/taken-up-again' }
  | { readonly code: 'master/settings-stay' }
  /** Settings by their fields, with what they are now; left out in reports of before. */
  /** `isAlone`: there is nobody else to tell. */
  | { readonly code: 'master/set'; readonly changes?: Readonly<Record<string, unknown>>; readonly isAlone?: true }
  | { readonly code: 'master/import-unread'; readonly lines: number }
  | { readonly code: 'master/import-line' }
  /** By the rules it fared otherwise than the results say. */
  | { readonly code: 'master/import-differs'; readonly power: Power; readonly unit: string }
  | { readonly code: 'master/import-cannot'; readonly why: ImportFault }
  | { readonly code: 'master/import-variant'; readonly variant: string }
  /** So many have signed on and are given no seat. */
  | { readonly code: 'master/import-seatless'; readonly people: number }
  | { readonly code: 'master/import-twice'; readonly power: Power }
  /** `offers`: to whom seats are offered; `open`: nobody is asked to play these. */
  | {
      readonly code: 'master/import-asked';
      readonly phase: PhaseCode;
      readonly boards: readonly ImportedPower[];
      readonly offers: readonly { readonly power: Power; readonly address: string }[];
      readonly open: readonly Power[];
      /** Orders stood there too. */
      readonly withOrders: boolean;
    }
  | { readonly code: 'master/import-drawn'; readonly url: string }
  | { readonly code: 'master/imported'; readonly game: string; readonly phase: PhaseCode; readonly invited: number }
  | { readonly code: 'master/set-already' }
  /** `line`: what takes it back, for all boards of an event where it was done on all of them. */
  | { readonly code: 'master/undo-how' | 'master/undo-end-how'; readonly line: string }
  | { readonly code: 'master/undo-nothing' | 'master/undo-one-board' }
  | { readonly code: 'master/resume-first' }
  | { readonly code: 'master/nothing-to-process' }
  | { readonly code: 'master/which-phase' }
  | { readonly code: 'master/other-phase'; readonly current: PhaseCode; readonly named: PhaseCode }
  /** A GM who plays cannot process early while others owe orders. */
  | { readonly code: 'master/waits-for-orders' }
  | { readonly code: 'master/processed'; readonly phase: PhaseCode }
  /** Before the deadline; `earliest`: MIN lasts until then, null: it is over. */
  | {
      readonly code: 'master/process-early';
      readonly deadline: Instant;
      readonly earliest: Instant | null;
      readonly missing: readonly Power[];
      readonly waits: readonly Power[];
    }
  /** So many; null: a GM who plays is not told how many. */
  | { readonly code: 'master/bids-missing'; readonly people: number | null }
  | { readonly code: 'master/writes-as-gm' }
  | { readonly code: 'master/writes-for'; readonly power: Power }
  | { readonly code: 'master/done-for'; readonly power: Power }
  | { readonly code: 'master/copied-to-player'; readonly power: Power }
  | { readonly code: 'master/one-become' }
  | { readonly code: 'master/below-second-become' }
  | { readonly code: 'master/below-failed-become' }
  | { readonly code: 'master/only-for-oneself'; readonly power: Power; readonly text: string }
  | { readonly code: 'master/not-anonymous' }
  | { readonly code: 'master/names-stay-hidden' }
  | { readonly code: 'master/names-at-the-end' }
  | { readonly code: 'master/names-shown' }
  | { readonly code: 'master/bad-game-name' }
  | { readonly code: 'master/game-keeps-name' }
  | { readonly code: 'master/no-look-for-players' }
  | { readonly code: 'master/no-phase-to-see' }
  | { readonly code: 'master/orders-hidden' }
  | { readonly code: 'master/look-recorded' }
  /** What a GM's sentence is answered with, above the line that does it. */
  | { readonly code: 'master/pause-till' }
  | { readonly code: 'master/grace-rule' }
  | { readonly code: 'master/hand-over' }
  | { readonly code: 'master/swap-how' | 'master/by-address' | 'master/absence-how' }
  | { readonly code: 'master/concede-how' | 'master/observers-how' }
  | { readonly code: 'master/one-deadline' }
  | { readonly code: 'master/remind-all' }
  | { readonly code: 'master/announce-how' }
  | { readonly code: 'master/week-rule' }
  | {
      readonly code:
        | 'master/deadline-how'
        | 'master/bots-fill'
        | 'master/end-in-year'
        | 'master/start-on-day'
        | 'master/line-does'
        | 'master/line-to-fill'
        | 'master/nothing-now'
        | 'master/lines-do'
        | 'master/find-substitute'
        | 'master/processed-when-in'
        | 'master/results-again'
        | 'master/map-again'
        | 'master/board-how'
        | 'master/no-phase-skipped'
        | 'master/other-map'
        | 'master/name-stays'
        | 'master/orders-how'
        | 'master/password-how'
        | 'master/votes-open'
        | 'master/look-how'
        | 'master/no-game-password'
        | 'master/draws-how'
        | 'master/double-how'
        | 'master/press-phases';
    }
  | { readonly code: 'master/setup-before-start' }
  /** A GM who plays does not see the whole board. */
  | { readonly code: 'master/setup-unseen' }
  | { readonly code: 'master/setup-no-such-unit'; readonly power: Power; readonly unit: UnitText }
  | {
      readonly code: 'master/impossible-board';
      readonly faults: readonly { readonly field: string; readonly message: MessageOrText }[];
    };

/** What a pasted game lacks: see the texts. */
export type ImportFault = 'json' | 'several' | 'phase' | 'owners' | 'over' | 'begun' | 'blind' | 'long';

export interface ImportedPower {
  readonly power: Power;
  readonly units: readonly UnitText[];
  /** Those that must retreat. */
  readonly dislodged: readonly UnitText[];
  readonly centers: readonly Province[];
}
