/** What is wrong with a document, and where. */
import type { Telling } from '../sayings/said.ts';

export interface PlacedFault {
  /** `phases[2].position`; empty: the document as a whole. */
  readonly field: string;
  readonly message: Telling;
}

/** The fault as one saying. */
export function inPlace({ field, message }: PlacedFault): Telling {
  return field === '' ? message : { code: 'archive/at', field, what: message };
}
