/** What is wrong with a document, and where. */
import type { MessageOrText } from '../messages/all-messages.ts';

export interface PlacedFault {
  /** `phases[2].position`; empty: the document as a whole. */
  readonly field: string;
  readonly message: MessageOrText;
}

/** The fault as one saying. */
export function inPlace({ field, message }: PlacedFault): MessageOrText {
  return field === '' ? message : { code: 'archive/at', field, what: message };
}
