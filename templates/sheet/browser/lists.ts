/** The lists of choices, kept in step with the map: the same power for the keyboard and for screen readers. */

import type { Power } from '../../../engine/board/variant.ts';
import { dueOf } from '../../../engine/game/due.ts';
import { formatOrder, parseOrder } from '../../../engine/orders/notation.ts';
import { linesFor, withOrder, withoutOrder } from '../draft.ts';
import { orderFields, pointsIn } from '../order-fields.ts';
import type { SheetPower } from '../sheet-data.ts';
import { ordersIn, paidFor, type Slot } from '../slots.ts';
import { find, rewrite } from './dom.ts';
import type { Sheet } from './state.ts';

export class Lists {
  private readonly sheet: Sheet;
  private readonly fields: HTMLElement;
  private written = '';

  constructor(sheet: Sheet, form: HTMLElement) {
    this.sheet = sheet;
    this.fields = find('.fields', form);
    this.fields.addEventListener('change', (event) => this.change(event.target as HTMLElement));
    this.fields.addEventListener('focusin', (event) => this.focus(event.target as HTMLElement));
  }

  write(): void {
    const { table, labels, own, draft, guesses, mode } = this.sheet;
    if (table === null) return;
    const others = mode.kind === 'what-if' ? this.sheet.others().map((power) => this.guessed(power)) : [];
    const all = [...own, ...others].filter((each) => others.length === 0 || each.due.kind !== 'nothing');
    const html = orderFields({ table, labels, own: all, draft: { ...guesses, ...draft } }).html;
    // A list that somebody has opened stays open, as long as nothing in it is another.
    if (html === this.written) return;
    this.written = html;
    rewrite(this.fields, html);
    for (const each of this.fields.querySelectorAll('.scripted')) each.classList.remove('scripted');
  }

  private guessed(power: Power): SheetPower {
    const { board, position } = this.sheet.table!;
    return {
      power,
      due: dueOf(board, position, power),
      missing: { kind: 'units', units: [] },
      onFile: [],
      proxies: [],
      ahead: [],
      wait: false,
      vote: { draw: null, concede: null },
      receipt: null,
    };
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
    const draft = this.sheet.draftOf(slot.power);
    const left = slot.points - pointsIn(draft.filter((order) => !ordersIn(slot, draft).includes(order)));
    const wanted = Number(input?.value ?? 0) || (text === '' ? 0 : 1);
    const points = Math.min(left, Math.max(0, Math.round(wanted)));
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
