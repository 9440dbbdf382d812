/** What is wrong with input, and the checks of shape that every reader of outside data needs. */
import type { FoundValue } from '../sayings/positions.ts';
import type { Telling } from '../sayings/said.ts';

export interface Fault {
  /** Where: `units.ENGLAND[2]`. */
  readonly field: string;
  /** What is wrong, and what would be right. */
  readonly message: Telling;
}

/** Notes a fault; for use as an expression: the value is what the reader goes on with. */
export function fault<T>(faults: Fault[], field: string, message: Telling, instead: T): T {
  faults.push({ field, message });
  return instead;
}

export function readObject(faults: Fault[], field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value;
  return fault(faults, field, { code: 'positions/other-kind', wanted: 'object', found: found(value) }, {});
}

export function readList(faults: Fault[], field: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return fault(faults, field, { code: 'positions/other-kind', wanted: 'list', found: found(value) }, []);
}

/** A value from outside as a fact. */
export function found(value: unknown): FoundValue {
  if (value === undefined) return { kind: 'nothing' };
  if (value === null) return { kind: 'null' };
  if (Array.isArray(value)) return { kind: 'list' };
  if (typeof value === 'object') return { kind: 'object' };
  const text = printable(String(value));
  if (typeof value === 'number') return { kind: 'number', text };
  return { kind: typeof value === 'boolean' ? 'boolean' : 'string', text };
}

/** A text in quotes, as {@link printable}. */
export function quote(value: unknown): string {
  return typeof value === 'string' ? `'${printable(value)}'` : kindOf(value);
}

/** A text from outside for a message: shortened, with what cannot be printed replaced. */
export function printable(text: string): string {
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
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${printable(String(value))}`;
}
