/** What is wrong with input from outside, in a line. */
import type { PositionFault } from '../../engine/adjudicate/faults.ts';
import type { Formatter } from './formatter.ts';

export function faultInWords({ field, message }: PositionFault, { say }: Pick<Formatter, 'say'>): string {
  return field === '' ? say(message) : `${field}: ${say(message)}`;
}
