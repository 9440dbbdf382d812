/**
 * What to do next, for somebody who has never played: in the first phase unit by unit, with a center that lies open next to it; in a
 * retreat which unit goes where; in winter how many units, and why.
 */
import { placeName } from '../../engine/board/display-names.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Province } from '../../engine/board/variant.ts';
import type { Order } from '../../engine/orders/order.ts';
import { provinceOf, provinceOfUnit, rowsOf } from '../../engine/vocabulary.ts';
import { powerName } from '../locales/powers.ts';
import { type OrderLabels, unitLabel } from './order-labels.ts';
import { isOfSlot, type OrderTable, type Slot } from './slots.ts';

export interface LeadFacts {
  readonly table: OrderTable;
  readonly slots: readonly Slot[];
  /** The reader's orders for a power so far. */
  readonly draftOf: (power: Slot['power']) => readonly string[];
  /** Orders that were not sent yet. */
  readonly changes: number;
  readonly isFirst: boolean;
}

/** Null: nothing leads; the page says what a tap does. */
export function sheetLead(labels: OrderLabels, facts: LeadFacts): string | null {
  const { table, slots, draftOf, changes, isFirst } = facts;
  const { position, board } = table;
  const { lead } = labels.words;
  const { kind } = parsePhase(position.phase);
  if (kind === 'A') {
    const due = slots.flatMap((slot) => (slot.kind === 'builds' || slot.kind === 'removals' ? [slot] : []));
    const slot = due.find((each) => draftOf(each.power).length < each.count);
    if (slot === undefined) return changes > 0 && due.length > 0 ? lead.send : null;
    // Whose, where a player has several powers.
    const whose = due.length > 1 ? `${powerName(board, slot.power)}: ` : '';
    const units = (position.units[slot.power] ?? []).length;
    const centers = (position.centers[slot.power] ?? []).length;
    const sites = [...new Set(slot.orders.flatMap((order) => ('unit' in order ? [provinceOf(order.unit.at)] : [])))];
    const counts = { count: slot.count, centers, units };
    return whose + (slot.kind === 'builds' ? lead.build(counts, names(sites)) : lead.remove(counts));
  }
  const next = slots.find((slot) => slot.kind === 'unit' && !isOrdered(slot, draftOf(slot.power)));
  if (kind === 'R') {
    if (next?.kind !== 'unit') return changes > 0 ? lead.send : null;
    const ways = next.orders.flatMap((order) => (order.kind === 'retreat' ? [provinceOf(order.to)] : []));
    const unit = unitLabel(labels, next.unit);
    return ways.length === 0 ? lead.noRetreat(unit) : lead.retreat(unit, names(ways));
  }
  // Later it names what has no order yet to whoever has begun.
  if (!isFirst && slots.every(({ power }) => draftOf(power).length === 0)) return null;
  if (next?.kind !== 'unit') {
    const open = slots.find((slot) => isForPoints(slot) && !draftOf(slot.power).some((text) => isOfSlot(slot, text)));
    if (changes === 0) return null;
    return open?.kind === 'influence' ? lead.points(open.points) : lead.send;
  }
  const own = new Set((position.units[next.owner] ?? []).map(provinceOfUnit));
  const owned = new Set(rowsOf(position.centers).flatMap(([, centers]) => centers));
  const isOpen = (at: Province) =>
    !owned.has(at) && !own.has(at) && board.provinces[board.provinceNumber.get(at)!]?.center === true;
  const center = isFirst ? next.orders.flatMap((order) => openAt(order, isOpen))[0] : undefined;
  const unit = unitLabel(labels, next.unit);
  if (center !== undefined) return lead.center(unit, placeName(labels.board, center));
  return isFirst ? `${lead.unit(unit)} ${lead.tapIt}` : lead.unit(unit);

  function names(places: readonly Province[]): string {
    return places.map((at) => placeName(labels.board, at)).join(', ');
  }
}

/** A neutral unit that takes points still. */
function isForPoints(slot: Slot): boolean {
  return slot.kind === 'influence' && slot.points > 0;
}

function openAt(order: Order, isOpen: (at: Province) => boolean): readonly Province[] {
  return order.kind === 'move' && order.route === 'unstated' && isOpen(provinceOf(order.to))
    ? [provinceOf(order.to)]
    : [];
}

function isOrdered({ unit }: Extract<Slot, { readonly kind: 'unit' }>, draft: readonly string[]): boolean {
  return draft.some((order) => order.startsWith(`${unit} `));
}
