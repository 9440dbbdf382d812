/** A line in which the word for the unit is mistyped: nothing is filed by it, and the orders that it may mean are offered. */
import { editDistance } from '../../text/edit-distance.ts';
import { foldText } from '../../text/fold.ts';
import type { OrdersRead } from './order-context.ts';

const UNITS = { army: ['army', 'armee'], fleet: ['fleet', 'flotte'] };

/** `Armeee Marseille`, `fleeet Brest`: with the unit as it is spelled; null where none is meant. */
export function withUnitSpelled(text: string): string | null {
  const [, word = '', rest = ''] = /^\W*(\p{L}{4,8})( .*)$/u.exec(text) ?? [];
  const typed = foldText(word).toLowerCase();
  const isLike = (each: string) => typed[0] === each[0] && editDistance(typed, each, 1) < 2;
  const unit = (['army', 'fleet'] as const).find((each) => each !== typed && UNITS[each].some(isLike));
  return unit === undefined ? null : unit + rest;
}

/** What is wrong with a line, and the orders that a likely spelling gives. */
export function withOffers(read: OrdersRead, likely: OrdersRead): OrdersRead {
  const lines = likely.readings.flatMap((each) =>
    each.read === 'order' ? [each.order] : each.read === 'error' ? each.suggestions : [],
  );
  const [first] = read.readings;
  if (lines.length === 0 || first?.read !== 'error') return read;
  return {
    ...read,
    means: true,
    readings: [{ ...first, text: read.readings.map(({ text }) => text).join(' '), suggestions: lines }],
  };
}
