/** What the caller of the adjudicator may choose. */
import type { PhaseKind, Power } from '../board/variant.ts';
import type { Order } from '../orders/order.ts';
import type { RulingOptions } from './rulings.ts';

/** Reads an order that is not in canonical notation (`engine/language`); null when it cannot. */
export type OrderReader = (text: string, power: Power, phase: PhaseKind) => Order | null;

export interface AdjudicateOptions extends RulingOptions {
  /** Fill in the explanations; `public`: only `explanation`, not what is told to the owner. */
  readonly explain?: boolean | 'public';
  readonly readOrder?: OrderReader;
}
