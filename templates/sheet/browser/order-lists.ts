/** The lists of choices, kept in step with the map: the same power for the keyboard and for screen readers. */

import type { Power } from '../../../engine/board/variant.ts';
import { dueOf } from '../../../engine/game/due.ts';
import { formatOrder, parseOrder } from '../../../engine/orders/notation.ts';
import { barePower } from '../bare-sheet.ts';
import { linesFor, type OrderDraft, withOrder, withoutOrder } from '../draft.ts';
import { orderFields, orderNotation } from '../order-fields.ts';
import type { SheetData, SheetPower } from '../sheet-data.ts';
import { ordersIn, paidFor, type Slot } from '../slots.ts';
import { findElement, rewritePart } from './dom.ts';
import type { Mode, SheetState } from './state.ts';

export class Lists {
  private readonly sheet: SheetState;
  private readonly form: HTMLElement;
  private readonly fields: HTMLElement;
  private writtenFor: readonly [SheetData, OrderDraft, OrderDraft, Mode['kind']] | null = null;
  /** The list that was changed last: what it shows may not be what was ordered. */
  private changed: HTMLElement | null = null;

  constructor(sheet: SheetState, form: HTMLElement) {
    this.sheet = sheet;
    this.form = form;
    this.fields = findElement('.fields', form);
    this.fields.addEventListener('change', (event) => this.change(event.target as HTMLElement));
    this.fields.addEventListener('focusin', (event) => this.focus(event.target as HTMLElement));
  }

  /**
   * After each change: rows keep their elements as long as there are the same slots, so that an open list stays open. Behind another tab
   * a thousand choices wait until it is opened.
   */
  write(): void {
    if (this.form.closest('[hidden]') !== null) return;
    const { table, own, draft, guesses, mode, data } = this.sheet;
    if (table === null || mode.kind === 'past') return;
    const key = [data, draft, guesses, mode.kind] as const;
    const before = this.writtenFor;
    if (before !== null && key.every((part, n) => part === before[n])) return;
    this.writtenFor = key;
    const isSame = before !== null && data === before[0] && mode.kind === before[3];
    if (isSame && this.setValues({ ...before[2], ...before[1] })) return;
    const others = mode.kind === 'what-if' ? this.sheet.others().map((power) => this.guessed(power)) : [];
    const all = [...own, ...others].filter((each) => others.length === 0 || each.due.kind !== 'nothing');
    const { labels } = this.sheet;
    const slotsFor = ({ power, proxies }: SheetPower) => this.sheet.slotsOf(power, proxies);
    rewritePart(this.fields, orderFields({ table, labels, own: all, draft: { ...guesses, ...draft }, slotsFor }).html);
    for (const each of this.fields.querySelectorAll('.scripted')) each.classList.remove('scripted');
  }

  /** Shows the draft in the rows that are there, which show `before`; false where that needs other rows. */
  private setValues(before: OrderDraft): boolean {
    const slots = new Map(this.sheet.slots().map((slot) => [slot.key, slot]));
    const selects = [...this.fields.querySelectorAll<HTMLSelectElement>('select[data-slot]')];
    const rows = new Set(selects.map((select) => select.dataset['slot']));
    if (selects.some((select) => !slots.has(select.dataset['slot'] ?? '')) || rows.size !== slots.size) return false;
    for (const select of selects) {
      const slot = slots.get(select.dataset['slot']!)!;
      if (slot.kind === 'influence') return false;
      if ('count' in slot && selects.filter((each) => each.dataset['slot'] === slot.key).length !== slot.count)
        return false;
      const n = Number(select.dataset['n']);
      const chosen = ordersIn(slot, this.sheet.draftOf(slot.power))[n];
      if (chosen === ordersIn(slot, before[slot.power] ?? [])[n] && select !== this.changed) continue;
      const index = chosen === undefined ? 0 : this.indexOf(select, slot, chosen);
      if (index < 0) return false;
      if (select.selectedIndex !== index) select.selectedIndex = index;
      select.parentElement?.classList.toggle('missing', chosen === undefined);
      const code = select.parentElement?.querySelector('code');
      if (code != null) code.outerHTML = orderNotation(this.sheet.board, chosen ?? null).html;
    }
    return true;
  }

  private indexOf(select: HTMLSelectElement, slot: Slot, chosen: string): number {
    const { table } = this.sheet;
    const lines = [true, false].map((several) => linesFor(table!, slot.power, [chosen], [], several)[0] ?? '');
    return [...select.options].findIndex(({ value }) => value !== '' && lines.includes(value));
  }

  private guessed(power: Power): SheetPower {
    const { board, position } = this.sheet.table!;
    return { ...barePower(power, dueOf(board, position, power)), missing: { kind: 'units', units: [] } };
  }

  private slotOf(field: HTMLElement): Slot | undefined {
    const key = field.dataset['slot'] ?? field.dataset['points'];
    return this.sheet.slots().find((slot) => slot.key === key);
  }

  private change(field: HTMLElement): void {
    const { table } = this.sheet;
    const slot = this.slotOf(field);
    if (table === null || slot === undefined) return;
    this.sheet.chosen = null;
    this.changed = field;
    if (slot.kind === 'influence') {
      this.changePoints(slot);
      return;
    }
    const select = field as HTMLSelectElement;
    const before = ordersIn(slot, this.sheet.draftOf(slot.power))[Number(select.dataset['n'])];
    const several = this.sheet.own.length > 1 || this.sheet.mode.kind === 'what-if';
    const text = slot.orders
      .map(formatOrder)
      .find((order) =>
        [several, !several].some((each) => linesFor(table, slot.power, [order], [], each)[0] === select.value),
      );
    this.sheet.setDraft(slot.power, (draft) => {
      const rest = before === undefined ? draft : withoutOrder(draft, slot, before);
      return text === undefined ? rest : withOrder(table, rest, slot.power, text);
    });
  }

  private changePoints(slot: Extract<Slot, { kind: 'influence' }>): void {
    const { table } = this.sheet;
    if (table === null) return;
    const row = [...this.fields.querySelectorAll<HTMLElement>('li.slot')].find(
      (each) => each.dataset['slot'] === slot.key,
    );
    const text = row?.querySelector('select')?.value ?? '';
    const input = row?.querySelector('input');
    const wanted = Number(input?.value ?? 0) || (text === '' ? 0 : 1);
    const points = Math.min(slot.points, Math.max(0, Math.round(wanted)));
    const order = parseOrder(text, 'M');
    this.sheet.setDraft(slot.power, (all) =>
      order === null || points === 0
        ? withoutOrder(all, slot)
        : withOrder(table, all, slot.power, paidFor(order, points)),
    );
  }

  /** The unit whose list is open is the one on the map. */
  private focus(field: HTMLElement): void {
    const slot = this.slotOf(field);
    if (slot === undefined || !('unit' in slot) || this.sheet.chosen?.slot.key === slot.key) return;
    this.sheet.chosen = { slot, help: null };
    this.sheet.changed();
  }
}
