/** The box in which orders are written, read line by line as the judge would. */
import { withOrder } from '../draft.ts';
import { findElement, makeElement } from './dom.ts';
import { readStored, writeStored } from './kept.ts';
import type { ReadLine } from './reader.ts';
import type { SheetState } from './state.ts';

export class Typing {
  private readonly sheet: SheetState;
  private readonly area: HTMLTextAreaElement;
  private readonly read: HTMLElement;
  private timer = 0;

  constructor(sheet: SheetState, form: HTMLFormElement) {
    this.sheet = sheet;
    this.area = findElement<HTMLTextAreaElement>('textarea[name="text"]', form);
    this.read = findElement('.read', form);
    this.area.value = readStored(this.key) ?? '';
    this.area.addEventListener('input', () => {
      writeStored(this.key, this.area.value === '' ? null : this.area.value);
      // Its lines are not what is written any more.
      this.read.querySelector('button')?.remove();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.show(), 150);
    });
    this.area.addEventListener('focus', () => void import('./reader.ts'), { once: true });
    if (this.area.value !== '') void this.show();
  }

  get text(): string {
    return this.area.value.trim();
  }

  clear(): void {
    this.area.value = '';
    writeStored(this.key, null);
    this.read.hidden = true;
  }

  /** Puts on the board what is written; false, with the lines brought to sight, where one of them is no order. */
  async take(reveal: () => void): Promise<boolean> {
    if (this.text === '') return true;
    const lines = await this.readLines();
    const isWhole = lines.length > 0 && lines.every(({ kind, order }) => kind === 'order' && order !== null);
    if (isWhole) this.put(lines);
    else {
      await this.show();
      reveal();
      this.area.focus();
    }
    return isWhole;
  }

  private put(lines: readonly ReadLine[]): void {
    const { table } = this.sheet;
    for (const { order } of lines)
      if (order !== null && table !== null)
        this.sheet.setDraft(order.power, (draft) => withOrder(table, draft, order.power, order.text));
    const rest = lines.filter(({ order }) => order === null).map(({ text }) => text);
    this.clear();
    if (rest.length === 0) return;
    this.area.value = rest.join('\n');
    this.area.dispatchEvent(new Event('input'));
  }

  private async readLines(): Promise<readonly ReadLine[]> {
    const { table, own, draft } = this.sheet;
    const { readOrderText } = await import('./reader.ts');
    return table === null ? [] : readOrderText(table, own, draft, this.area.value);
  }

  private get key(): string {
    return `${this.sheet.data.game.name} text`;
  }

  private async show(): Promise<void> {
    const { table, words } = this.sheet;
    const { text } = this;
    if (table === null || text === '') {
      this.read.hidden = true;
      return;
    }
    const lines = await this.readLines();
    if (this.text !== text) return;
    const list = makeElement('ol');
    for (const line of lines) list.append(this.item(line));
    const take = makeElement('button', { type: 'button', class: 'quiet' }, words.orders.toBoard);
    take.addEventListener('click', () => {
      this.put(lines);
      this.area.focus();
    });
    const isOrder = lines.some(({ order }) => order !== null);
    this.read.replaceChildren(makeElement('h3', {}, words.orders.read), list, ...(isOrder ? [take] : []));
    this.read.hidden = false;
  }

  private item({ kind, text, told, suggestions }: ReadLine): HTMLElement {
    const { orders, answer } = this.sheet.words;
    const item = makeElement('li', { class: kind });
    item.append(makeElement('code', {}, text), ' ');
    if (kind === 'command') item.append(makeElement('span', {}, orders.asCommand));
    else if (kind === 'message') item.append(makeElement('span', {}, orders.asMessage));
    else item.append(makeElement('span', {}, told === '' ? orders.unused : told));
    for (const line of suggestions) item.append(' ', makeElement('span', { class: 'try' }, answer.tryThis(line)));
    return item;
  }
}
