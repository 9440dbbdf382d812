/** What else a GM does: starting, announcing, setting up a board, running a game. */

import type { PhaseCode } from '../board/position.ts';
import type { Power, Province, UnitText } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { MessageOrText } from './message.ts';
import type { MessageTable } from './message-table.ts';

export type MasterMessage = MessageTable<{
  'master/begun': null;
  'master/begun-already': null;
  'master/begun-unstart': null;
  'master/nobody-to-begin': null;
  /** The variant is made for so many players. */
  'master/seats-left-empty': { players: number };
  'master/seats-left-to-bots': null;
  'master/forming': null;
  'master/running': null;
  'master/paused': null;
  'master/paused-already': null;
  'master/not-paused': null;
  'master/resumed': { deadline: Instant };
  'master/resumed-later': { from: Instant; to: Instant };
  'master/was-won': null;
  'master/blind-was-shown': null;
  'master/ended-unbegun': null;
  'master/taken-up-again': null;
  'master/settings-stay': null;
  /** Settings by their fields, with what they are now; left out in reports of before. */
  /** `isAlone`: there is nobody else to tell. */
  'master/set': { changes?: Readonly<Record<string, unknown>>; isAlone?: true };
  'master/import-unread': { lines: number };
  'master/import-line': null;
  /** By the rules it fared otherwise than the results say. */
  'master/import-differs': { power: Power; unit: string };
  'master/import-cannot': { why: ImportFault };
  'master/import-variant': { variant: string };
  /** So many have signed on and are given no seat. */
  'master/import-seatless': { people: number };
  'master/import-twice': { power: Power };
  /** `offers`: to whom seats are offered; `open`: nobody is asked to play these. */
  'master/import-asked': {
    phase: PhaseCode;
    boards: readonly ImportedPower[];
    offers: readonly { readonly power: Power; readonly address: string }[];
    open: readonly Power[];
    /** Orders stood there too. */
    withOrders: boolean;
  };
  'master/import-drawn': { url: string };
  'master/imported': { game: string; phase: PhaseCode; invited: number };
  'master/set-already': null;
  /** `line`: what takes it back, for all boards of an event where it was done on all of them. */
  'master/undo-how': { line: string };
  'master/undo-end-how': { line: string };
  'master/undo-nothing': null;
  'master/undo-one-board': null;
  'master/resume-first': null;
  'master/nothing-to-process': null;
  'master/which-phase': null;
  'master/other-phase': { current: PhaseCode; named: PhaseCode };
  /** A GM who plays cannot process early while others owe orders. */
  'master/waits-for-orders': null;
  'master/processed': { phase: PhaseCode };
  /** Before the deadline; `earliest`: MIN lasts until then, null: it is over. */
  'master/process-early': {
    deadline: Instant;
    earliest: Instant | null;
    missing: readonly Power[];
    waits: readonly Power[];
  };
  /** So many; null: a GM who plays is not told how many. */
  'master/bids-missing': { people: number | null };
  'master/writes-as-gm': null;
  'master/writes-for': { power: Power };
  'master/done-for': { power: Power };
  'master/copied-to-player': { power: Power };
  'master/one-become': null;
  'master/below-second-become': null;
  'master/below-failed-become': null;
  'master/only-for-oneself': { power: Power; text: string };
  'master/not-anonymous': null;
  'master/names-stay-hidden': null;
  'master/names-at-the-end': null;
  'master/names-shown': null;
  'master/bad-game-name': null;
  'master/game-keeps-name': null;
  'master/no-look-for-players': null;
  'master/no-phase-to-see': null;
  'master/orders-hidden': null;
  'master/look-recorded': null;
  /** What a GM's sentence is answered with, above the line that does it. */
  'master/pause-till': null;
  'master/grace-rule': null;
  'master/hand-over': null;
  'master/swap-how': null;
  'master/by-address': null;
  'master/absence-how': null;
  'master/concede-how': null;
  'master/observers-how': null;
  'master/one-deadline': null;
  'master/remind-all': null;
  'master/announce-how': null;
  'master/week-rule': null;
  'master/deadline-how': null;
  'master/bots-fill': null;
  'master/end-in-year': null;
  'master/start-on-day': null;
  'master/line-does': null;
  'master/line-to-fill': null;
  'master/nothing-now': null;
  'master/lines-do': null;
  'master/find-substitute': null;
  'master/processed-when-in': null;
  'master/results-again': null;
  'master/map-again': null;
  'master/board-how': null;
  'master/no-phase-skipped': null;
  'master/other-map': null;
  'master/name-stays': null;
  'master/orders-how': null;
  'master/password-how': null;
  'master/votes-open': null;
  'master/look-how': null;
  'master/no-game-password': null;
  'master/draws-how': null;
  'master/double-how': null;
  'master/press-phases': null;
  'master/setup-before-start': null;
  /** A GM who plays does not see the whole board. */
  'master/setup-unseen': null;
  'master/setup-no-such-unit': { power: Power; unit: UnitText };
  'master/impossible-board': { faults: readonly { readonly field: string; readonly message: MessageOrText }[] };
}>;

/** What a pasted game lacks: see the texts. */
export type ImportFault = 'json' | 'several' | 'phase' | 'owners' | 'over' | 'begun' | 'blind' | 'long';

export interface ImportedPower {
  readonly power: Power;
  readonly units: readonly UnitText[];
  /** Those that must retreat. */
  readonly dislodged: readonly UnitText[];
  readonly centers: readonly Province[];
}
