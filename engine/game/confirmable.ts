/**
 * What is asked about before it is done, typed: the command, and what it will be carried out with. Each definition whose command
 * is asked about adds its own to {@link Confirmables} where it stands (engine/commands).
 */

import type { Power } from '../board/variant.ts';
import { type PhaseCode, personId, phaseCode, powerOf } from '../vocabulary.ts';
import { canonicalJson } from './canonical.ts';
import type { Press } from './press.ts';

export interface Confirmables {
  /** A message that looked like an accident, as it goes out. */
  readonly PRESS: Press;
  /** Orders under the heading of a phase that is over, as orders for the current one. */
  readonly ORDERS: PastOrders;
}

/** A phase to stand in by rolling. `isEnd`: where the game was over; left out: as it began. */
export interface PhaseAhead {
  readonly phase: PhaseCode;
  readonly isEnd?: true;
}

export interface PastOrders {
  /** Canonical texts. */
  readonly orders: readonly { readonly power: Power | null; readonly order: string }[];
}

export type ConfirmableName = keyof Confirmables;

/** What waits for a word, told apart by `command`. */
export type PendingConfirmation<K extends ConfirmableName = ConfirmableName> = {
  readonly [C in ConfirmableName]: { readonly command: C; readonly args: Confirmables[C] };
}[K];

/** As events of before hold it: the command as a line of text. */
export interface OldPendingConfirmation {
  readonly action: string;
}

/** What a stored confirmation is for; null when it is for nothing that this judge knows. */
export function pendingConfirmation(stored: PendingConfirmation | OldPendingConfirmation): PendingConfirmation | null {
  return 'command' in stored
    ? ({ command: stored.command, args: stored.args } as PendingConfirmation)
    : fromAction(stored.action);
}

/** `EJECT FRANCE`, `SETUP {…}`: a word, and what follows it. */
function fromAction(action: string): PendingConfirmation | null {
  const [, word = '', about = ''] = /^(\S+)\s*([\s\S]*)$/.exec(action) ?? [];
  switch (word) {
    case 'TERMINATE':
    case 'PURGE':
    case 'UNSTART':
    case 'RESIGN':
      return { command: word, args: {} };
    case 'EJECT':
      return { command: word, args: { power: powerOf(about) } };
    case 'EJECT-MASTER':
      return { command: 'EJECT', args: { person: personId(about) } };
    case 'DUMMY':
      return { command: word, args: { power: powerOf(about) } };
    case 'BOT':
      return { command: 'DUMMY', args: { power: powerOf(about), bot: true } };
    case 'ROLLBACK':
    case 'ROLLFORWARD':
      return { command: word, args: { phase: phaseCode(about) } };
    case 'DEADLINE':
      return { command: 'SET DEADLINE', args: { at: Number(about) } };
    case 'SETUP':
    case 'DECLARE':
    case 'PRESS':
      return { command: word, args: JSON.parse(about) } as PendingConfirmation;
    default:
      return null;
  }
}

/** Is it the same thing that waits, however it is stored? */
export function isSameConfirmation(
  a: PendingConfirmation | OldPendingConfirmation,
  b: PendingConfirmation | OldPendingConfirmation,
): boolean {
  return canonicalJson(pendingConfirmation(a)) === canonicalJson(pendingConfirmation(b));
}
