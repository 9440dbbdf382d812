/** What is wrong with a document, and where; pointers into it (RFC 6901). */
import type { PhaseCode } from '../board/position.ts';
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

/** Of what a document tells and no commit of its chain does. */
export function unvouchedPart(field: string, phase: PhaseCode | null = null): PlacedFault {
  return { field, message: { code: 'archive/no-commit-vouches', phase } };
}

/** `/powers/3/players` */
export function pointerTo(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
