/** What is wrong with input, and the checks of shape that every reader of outside data needs. */

import type { MessageOrText } from '../messages/all-messages.ts';
import type { PositionValue } from '../messages/position-messages.ts';

export interface PositionFault {
  /** Where: `units.ENGLAND[2]`. */
  readonly field: string;
  /** What is wrong, and what would be right. */
  readonly message: MessageOrText;
}

/** Notes a fault; for use as an expression: the value is what the reader goes on with. */
export function addFault<T>(faults: PositionFault[], field: string, message: MessageOrText, instead: T): T {
  faults.push({ field, message });
  return instead;
}

export function readObject(faults: PositionFault[], field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value;
  return addFault(faults, field, { code: 'positions/other-kind', wanted: 'object', found: foundValue(value) }, {});
}

export function readListField(faults: PositionFault[], field: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return addFault(faults, field, { code: 'positions/other-kind', wanted: 'list', found: foundValue(value) }, []);
}

/** A value from outside as a fact. */
export function foundValue(value: unknown): PositionValue {
  if (value === undefined) return { kind: 'nothing' };
  if (value === null) return { kind: 'null' };
  if (Array.isArray(value)) return { kind: 'list' };
  if (typeof value === 'object') return { kind: 'object' };
  const text = printableText(String(value));
  if (typeof value === 'number') return { kind: 'number', text };
  return { kind: typeof value === 'boolean' ? 'boolean' : 'string', text };
}

/** A text in quotes, as {@link printableText}. */
export function quoteValue(value: unknown): string {
  return typeof value === 'string' ? `'${printableText(value)}'` : kindOf(value);
}

/** A text from outside for a message: shortened, with what cannot be printed replaced. */
export function printableText(text: string): string {
  const shown = text.slice(0, 100).replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '�');
  return shown.length > 40 ? `${shown.slice(0, 40)}…` : shown;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${printableText(String(value))}`;
}
