/** Orders that are asked about before they are filed. */

import type { Instant } from '../../time.ts';
import type { PhaseCode, Power } from '../../vocabulary.ts';
import type { MessageTable } from '../message-table.ts';

/** Why orders are not filed, in the few words behind `2 orders NOT filed`. `shown`: as it was written, shortened. */
export type PendingWhy = MessageTable<{
  /** `below "If England agrees:"`. */
  'pending/below': { shown: string };
  /** A line below them, between them or behind one of them. */
  'pending/beside': { shown: string };
  /** We have only guessed what the words mean. */
  'pending/perhaps': null;
  /** One of several sets of orders: the line that parts it from the others. */
  'pending/choice': { shown: string };
  /** They were written for another phase, or for the same before it was played again. */
  'pending/other-phase': { phase: PhaseCode };
  /** The mail is dated before the present phase began. `phase`: the one that was played then; null: none was. */
  'pending/dated': { at: Instant; phase: PhaseCode | null };
  /** They are on file for `current`, and the mail answers one that asked for the orders of `phase`. */
  'pending/answered': { phase: PhaseCode; current: PhaseCode };
  /** They may be a message. */
  'pending/message': { to: 'all' | readonly Power[] };
}>;

export type PendingMessage =
  | PendingWhy
  | MessageTable<{
      /** `orders`: canonical texts. `line`: what files them. `sends`: SEND sends them as a message instead. */
      'pending/asked': { why: PendingWhy; orders: readonly string[]; line: string; sends: boolean };
      /** They are on file; `line` says that they are meant. */
      'pending/filed': { why: PendingWhy; orders: number; line: string };
      'pending/nothing': null;
      /** Behind FILE stands something else than a number. */
      'pending/file-what': { text: string };
      'pending/no-such': { number: number };
      /** FILE alone, where several sets wait. */
      'pending/which': { numbers: readonly number[] };
      /** FILE ALL, where two sets order the same unit. */
      'pending/not-all': { numbers: readonly number[] };
      /** FILE beside lines that were not understood. */
      'pending/file-alone': null;
      'pending/nothing-to-send': null;
      /** SEND, where several messages wait. */
      'pending/send-which': null;
    }>;
