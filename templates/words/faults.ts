/** What is wrong with input from outside, in a line. */
import type { Fault } from '../../engine/adjudicate/faults.ts';
import type { Speaker } from './language.ts';

export function faultInWords({ field, message }: Fault, { say }: Pick<Speaker, 'say'>): string {
  return field === '' ? say(message) : `${field}: ${say(message)}`;
}
