/** The box in which orders are written, read line by line as the judge would. */
import { withOrder } from '../draft.ts';
import { find, make } from './dom.ts';
import { keep, kept } from './kept.ts';
import type { ReadLine } from './reader.ts';
import type { Sheet } from './state.ts';

export class Typing {
  private readonly sheet: Sheet;
  private readonly area: HTMLTextAreaElement;
  private readonly read: HTMLElement;
  private timer = 0;

  constructor(sheet: Sheet, form: HTMLFormElement) {
    this.sheet = sheet;
    this.area = find<HTMLTextAreaElement>('textarea[name="text"]', form);
    this.read = find('.read', form);
    this.area.value = kept(this.key) ?? '';
    this.area.addEventListener('input', () => {
      keep(this.key, this.area.value === '' ? null : this.area.value);
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
    keep(this.key, null);
    this.read.hidden = true;
  }

  private get key(): string {
    return `${this.sheet.data.game.name} text`;
  }

  private async show(): Promise<void> {
    const { table, own, words } = this.sheet;
    const { text } = this;
    if (table === null || text === '') {
      this.read.hidden = true;
      return;
    }
    const { readText } = await import('./reader.ts');
    const lines = await readText(table, own, this.area.value);
    if (this.text !== text) return;
    const list = make('ol');
    for (const line of lines) list.append(this.item(line));
    const orders = lines.flatMap(({ order }) => (order === null ? [] : [order]));
    const take = make('button', { type: 'button', class: 'quiet' }, words.orders.toBoard);
    take.addEventListener('click', () => {
      for (const { power, text: each } of orders)
        this.sheet.setDraft(power, (draft) => withOrder(table, draft, power, each));
      this.clear();
      this.area.focus();
    });
    const isWhole = lines.every(({ kind }) => kind === 'order');
    this.read.replaceChildren(
      make('h3', {}, words.orders.read),
      list,
      ...(isWhole && orders.length === lines.length && orders.length > 0 ? [take] : []),
    );
    this.read.hidden = false;
  }

  private item({ kind, text, told, suggestions }: ReadLine): HTMLElement {
    const { orders, answer } = this.sheet.words;
    const item = make('li', { class: kind });
    item.append(make('code', {}, text), ' ');
    if (kind === 'command') item.append(make('span', {}, orders.asCommand));
    else if (kind === 'message') item.append(make('span', {}, orders.asMessage));
    else item.append(make('span', {}, told === '' ? orders.unused : told));
    for (const line of suggestions) item.append(' ', make('span', { class: 'try' }, answer.tryThis(line)));
    return item;
  }
}
