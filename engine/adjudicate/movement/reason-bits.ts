/** Reasons as bits, so that the adjudicator can collect them without allocating: bit n is `REASONS[n]`. */
import { REASONS, type Reason } from '../../board/position.ts';

export const BOUNCE = bitOf('bounce');
export const CUT = bitOf('cut');
export const DISLODGED = bitOf('dislodged');
export const VOID_BIT = bitOf('void');
export const NO_CONVOY = bitOf('no-convoy');
export const DISRUPTED = bitOf('disrupted');
export const HEAD_TO_HEAD = bitOf('head-to-head');
export const BELEAGUERED = bitOf('beleaguered');
export const SELF_DISLODGEMENT = bitOf('self-dislodgement');
export const HELD = bitOf('held');
export const DISBANDED = bitOf('disbanded');
export const NO_ORDER = bitOf('no-order');

const lists = new Map<number, readonly Reason[]>();

/** The reasons in a set of bits, in the order of `REASONS`. The same bits give the same list. */
export function reasonsOfBits(bits: number): readonly Reason[] {
  let list = lists.get(bits);
  if (list === undefined) {
    list = Object.freeze(REASONS.filter((_, n) => (bits & (1 << n)) !== 0));
    lists.set(bits, list);
  }
  return list;
}

function bitOf(reason: Reason): number {
  return 1 << REASONS.indexOf(reason);
}
