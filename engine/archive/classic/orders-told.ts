/** The orders of a report, and what it says of them. */
import type { OrdersByPower } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { ToldPhase } from '../document.ts';
import type { ClassicOrder } from './classic-entries.ts';
import type { ClassicReport } from './report.ts';

/** Orders of a unit that has another before it. */
export function ordersAgain({ kind, orders }: ClassicReport): readonly ClassicOrder[] {
  const first = new Map<string, ClassicOrder>();
  return orders.filter((each) => {
    if (kind === 'A' || each.unit === null || each.order === null) return false;
    const key = `${each.power} ${each.unit}`;
    if (!first.has(key)) first.set(key, each);
    return first.get(key)!.order !== each.order;
  });
}

export function ordersOf(report: ClassicReport): OrdersByPower {
  const byPower: Record<Power, string[]> = {};
  const again = ordersAgain(report);
  for (const each of report.orders) {
    const { power, order } = each;
    if (order !== null && !again.includes(each)) byPower[power] = [...(byPower[power] ?? []), order];
  }
  return byPower;
}

export function notesOf(report: ClassicReport): ToldPhase['notes'] {
  const again = ordersAgain(report);
  const orders = report.orders.map((each) =>
    again.includes(each) ? { ...each, order: null, notes: [each.order!, ...each.notes] } : each,
  );
  const noted = orders.filter(({ notes, order }) => notes.length > 0 || order === null).slice(0, MOST_NOTES);
  return noted.map(({ power, order, notes }) => ({
    power,
    order,
    notes: notes.flatMap((note) => note.match(/.{1,200}/gs) ?? []).slice(0, 20),
  }));
}

/** As the schema of archives has it. */
const MOST_NOTES = 2000;
