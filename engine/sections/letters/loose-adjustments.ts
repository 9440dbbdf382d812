/** Builds and removals that free sentences most likely mean. */
import { legalAdjustments } from '../../adjudicate/legality/legal-orders.ts';
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { SignContext } from '../../language/signs/sentences.ts';
import { formatOrder } from '../../orders/notation.ts';
import { foldText } from '../../text/fold.ts';
import { provinceOf } from '../../vocabulary.ts';
import { looseClauses, type Unit } from './loose-clauses.ts';
import { isAsked, quietOf } from './loose-doubt.ts';
import { LOOSE_REMOVAL } from './loose-words.ts';

/** `A new fleet in Brest and one more army, in Paris`: as many as are due. */
export function readLooseAdjustments(
  sentences: readonly string[],
  own: readonly Unit[],
  orders: OrderContext,
  signs: SignContext,
): { readonly found: readonly string[]; readonly refused: readonly string[] } | null {
  const { board, position, power } = orders;
  const due = dueTo(board, position!, power!);
  const legal = legalAdjustments(board, position!, power!);
  const found: string[] = [];
  const refused: string[] = [];
  for (const sentence of sentences) {
    if (isAsked(sentence, orders)) continue;
    const parts = looseClauses(sentence, orders, own).flatMap((clause) => clause.parts);
    const places = parts.filter((part) => part.is === 'place');
    if (quietOf(sentence, signs, places.length > 0, false) !== null) return null;
    if (
      parts.some(({ is, low }) => is === 'not' || is === 'power' || is === 'stay' || (is === 'hold' && low !== 'halt'))
    )
      return null;
    if (due < 0 && !LOOSE_REMOVAL.test(foldText(sentence).toLowerCase())) continue;
    for (const [at, part] of parts.entries()) {
      if (part.is !== 'place') continue;
      const beside = [...parts.slice(0, at).reverse(), ...parts.slice(at + 1)].find(
        ({ is }) => is === 'army' || is === 'fleet',
      );
      const type = beside === undefined ? null : beside.is === 'fleet' ? 'F' : 'A';
      const ways = legal.filter(
        (order) =>
          (order.kind === 'build' || order.kind === 'remove') &&
          part.ids.includes(provinceOf(order.unit.at)) &&
          (order.unit.type === type || (order.kind === 'remove' && own.length > 0)),
      );
      if (ways.length > 1) return null;
      found.push(...ways.map(formatOrder));
      // `Baue eine Flotte in Brest`, which is lost.
      if (ways.length === 0 && due > 0 && type !== null && part.ids.length === 1)
        refused.push(`build ${type} ${part.ids[0]!}`);
    }
  }
  const all = [...new Set(found)];
  return all.length <= Math.abs(due) ? { found: all, refused } : null;
}
