/** Press: what may be sent, to whom, and what became of it. */

import type { PhaseCode } from '../board/position.ts';
import type { Instant } from '../time.ts';
import type { Power } from '../vocabulary.ts';
import type { MessageOrText } from './message.ts';
import type { MessageTable } from './message-table.ts';

/** Powers, `MASTER`, `OBSERVERS`, and `WRITER` for the unnamed sender of the message that is answered. */
type Recipients = 'all' | readonly Power[];

export type PressMessage = MessageTable<{
  /** `asWords`: lines of it that look like orders; left out: none. `unsigned`: it does not say who wrote it. */
  'press/sent': { to: Recipients; asWords?: number; unsigned: boolean };
  /** With the results of a phase; null: of the next one. */
  'press/kept': { phase: PhaseCode | null };
  /** `why`: what looks like an accident. `start` quotes the message. */
  'press/held': { why: MessageOrText; to: Recipients; characters: number; start: string };
  /** In place of the line that waits for a word. */
  'press/held-line': { to: Recipients };
  'press/empty': null;
  'press/too-long': { most: number };
  'press/too-many': { most: number };
  'press/no-reader-left': null;
  'press/only-yourself': null;
  /** Who would have read it, but for the unnamed. */
  'press/no-reader': { to: readonly Power[] };
  'press/no-color': { color: 'white' | 'grey'; observer: boolean };
  /** `begins`: with the very sign-on above it. */
  'press/none-yet': { begins: boolean };
  'press/none': null;
  'press/none-of-observers': null;
  'press/none-postal': null;
  'press/no-results-to-come': null;
  'press/none-partial': null;
  'press/gm-as-gm': null;
  /** Grey, to or from a GM. */
  'press/gm-white': null;
  'press/no-fake-recipients': null;
  'press/no-fake-sender': null;
  'press/none-in-minor-phases': null;
  'press/none-after-deadline': null;
  'press/none-of-late': null;
  'press/muted': { until: Instant };
  'press/orders-first': null;
  'press/neighbors-not-all': null;
  'press/no-neighbors': { far: readonly Power[] };
}>;
