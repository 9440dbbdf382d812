/** What is wrong with input, and the checks of shape that every reader of outside data needs. */

export interface Fault {
  /** Where: `units.ENGLAND[2]`. */
  readonly field: string;
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** A fault in one line. */
export function formatFault({ field, message }: Fault): string {
  return field === '' ? message : `${field}: ${message}`;
}

/** Notes a fault; for use as an expression: the value is what the reader goes on with. */
export function fault<T>(faults: Fault[], field: string, message: string, instead: T): T {
  faults.push({ field, message });
  return instead;
}

export function readObject(faults: Fault[], field: string, value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : fault(faults, field, `must be an object, not ${kindOf(value)}.`, {});
}

export function readList(faults: Fault[], field: string, value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : fault(faults, field, `must be a list, not ${kindOf(value)}.`, []);
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
