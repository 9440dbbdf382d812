/** Lines, blocks and sign-ons of a mail, as far as they are no orders. */
import type { Power } from '../board/variant.ts';

export type LineSaying =
  | { readonly code: 'lines/orders-of-another'; readonly power: Power }
  | { readonly code: 'lines/whose-points' };
