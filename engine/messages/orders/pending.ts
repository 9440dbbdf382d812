/** Orders that are asked about before they are filed. */
import type { Instant } from '../../time.ts';
import type { PhaseCode, Power } from '../../vocabulary.ts';

/** Why orders are not filed, in the few words behind `2 orders NOT filed`. `shown`: as it was written, shortened. */
export type PendingWhy =
  /** `below "If England agrees:"`. */
  | { readonly code: 'pending/below'; readonly shown: string }
  /** A line below them, between them or behind one of them. */
  | { readonly code: 'pending/beside'; readonly shown: string }
  /** We have only guessed what the words mean. */
  | { readonly code: 'pending/perhaps' }
  /** One of several sets of orders: the line that parts it from the others. */
  | { readonly code: 'pending/choice'; readonly shown: string }
  /** They were written for another phase, or for the same before it was played again. */
  | { readonly code: 'pending/other-phase'; readonly phase: PhaseCode }
  /** The mail is dated before the present phase began. `phase`: the one that was played then; null: none was. */
  | { readonly code: 'pending/dated'; readonly at: Instant; readonly phase: PhaseCode | null }
  /** They are on file for `current`, and the mail answers one that asked for the orders of `phase`. */
  | { readonly code: 'pending/answered'; readonly phase: PhaseCode; readonly current: PhaseCode }
  /** They may be a message. */
  | { readonly code: 'pending/message'; readonly to: 'all' | readonly Power[] };

export type PendingMessage =
  | PendingWhy
  /** `orders`: canonical texts. `line`: what files them. `sends`: SEND sends them as a message instead. */
  | {
      readonly code: 'pending/asked';
      readonly why: PendingWhy;
      readonly orders: readonly string[];
      readonly line: string;
      readonly sends: boolean;
    }
  /** They are on file; `line` says that they are meant. */
  | { readonly code: 'pending/filed'; readonly why: PendingWhy; readonly orders: number; readonly line: string }
  | { readonly code: 'pending/nothing' }
  /** Behind FILE stands something else than a number. */
  | { readonly code: 'pending/file-what'; readonly text: string }
  | { readonly code: 'pending/no-such'; readonly number: number }
  /** FILE alone, where several sets wait. */
  | { readonly code: 'pending/which'; readonly numbers: readonly number[] }
  /** FILE ALL, where two sets order the same unit. */
  | { readonly code: 'pending/not-all'; readonly numbers: readonly number[] }
  /** FILE beside lines that were not understood. */
  | { readonly code: 'pending/file-alone' }
  | { readonly code: 'pending/nothing-to-send' }
  /** SEND, where several messages wait. */
  | { readonly code: 'pending/send-which' };
