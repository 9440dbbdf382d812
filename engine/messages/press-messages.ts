/** Press: what may be sent, to whom, and what became of it. */
import type { PhaseCode } from '../board/position.ts';
import type { Instant } from '../time.ts';
import type { Power } from '../vocabulary.ts';
import type { MessageOrText } from './message.ts';

/** Powers, `MASTER`, `OBSERVERS`, and `WRITER` for the unnamed sender of the message that is answered. */
type Recipients = 'all' | readonly Power[];

export type PressMessage =
  /** `asWords`: lines of it that look like orders; left out: none. `unsigned`: it does not say who wrote it. */
  | { readonly code: 'press/sent'; readonly to: Recipients; readonly asWords?: number; readonly unsigned: boolean }
  /** With the results of a phase; null: of the next one. */
  | { readonly code: 'press/kept'; readonly phase: PhaseCode | null }
  /** `why`: what looks like an accident. `start` quotes the message. */
  | {
      readonly code: 'press/held';
      readonly why: MessageOrText;
      readonly to: Recipients;
      readonly characters: number;
      readonly start: string;
    }
  /** In place of the line that waits for a word. */
  | { readonly code: 'press/held-line'; readonly to: Recipients }
  | { readonly code: 'press/empty' }
  | { readonly code: 'press/too-long'; readonly most: number }
  | { readonly code: 'press/too-many'; readonly most: number }
  | { readonly code: 'press/no-reader-left' }
  | { readonly code: 'press/only-yourself' }
  /** Who would have read it, but for the unnamed. */
  | { readonly code: 'press/no-reader'; readonly to: readonly Power[] }
  | { readonly code: 'press/no-color'; readonly color: 'white' | 'grey'; readonly observer: boolean }
  /** `begins`: with the very sign-on above it. */
  | { readonly code: 'press/none-yet'; readonly begins: boolean }
  | { readonly code: 'press/none' }
  | { readonly code: 'press/none-of-observers' }
  | { readonly code: 'press/none-postal' }
  | { readonly code: 'press/no-results-to-come' }
  | { readonly code: 'press/none-partial' }
  | { readonly code: 'press/gm-as-gm' }
  /** Grey, to or from a GM. */
  | { readonly code: 'press/gm-white' }
  | { readonly code: 'press/no-fake-recipients' }
  | { readonly code: 'press/no-fake-sender' }
  | { readonly code: 'press/none-in-minor-phases' }
  | { readonly code: 'press/none-after-deadline' }
  | { readonly code: 'press/none-of-late' }
  | { readonly code: 'press/muted'; readonly until: Instant }
  | { readonly code: 'press/orders-first' }
  | { readonly code: 'press/neighbors-not-all' }
  | { readonly code: 'press/no-neighbors'; readonly far: readonly Power[] };
