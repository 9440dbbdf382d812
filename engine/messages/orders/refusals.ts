/** Why an order is refused, and what is to be noted of one that is taken (judge-language A3). */

import type { Power } from '../../board/variant.ts';
import type { OrderNote, Refusal } from '../../orders/verdict.ts';
import type { MessageTable } from '../message-table.ts';

/** Whose order it is: the reader's own power is `you`. */
export interface Whose {
  readonly power: Power | null;
  readonly own: boolean;
  /** All powers of the writer; left out where that does not matter. */
  readonly powers?: readonly Power[];
}

export type RefusalMessage = MessageTable<{
  'refusals/order': { whose: Whose; refusal: Refusal };
  'refusals/note': { note: OrderNote };
}>;
