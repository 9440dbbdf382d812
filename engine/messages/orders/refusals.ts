/** Why an order is refused, and what is to be noted of one that is taken (judge-language A3). */
import type { Power } from '../../board/variant.ts';
import type { OrderNote, Refusal } from '../../orders/verdict.ts';

/** Whose order it is: the reader's own power is `you`. */
export interface Whose {
  readonly power: Power | null;
  readonly own: boolean;
  /** All powers of the writer; left out where that does not matter. */
  readonly powers?: readonly Power[];
}

export type RefusalMessage =
  | { readonly code: 'refusals/order'; readonly whose: Whose; readonly refusal: Refusal }
  | { readonly code: 'refusals/note'; readonly note: OrderNote };
