/** What is around a map, on sheets and boards alike: the frame with what enlarges it, what to do next, buttons, and why orders came out so. */
import type { Board } from '../../../engine/board/board.ts';
import type { Resolution } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { explanationOf } from '../../locales/explained.ts';
import { spellOrders } from '../../locales/order-spelling.ts';
import { html } from '../../markup/html.ts';
import { type OrderLabels, powerLabel } from '../order-labels.ts';
import { KeptElements, makeElement } from './dom.ts';
import type { Zoom } from './zoom.ts';

/** What came of an order, and why. */
export interface OrderReason {
  readonly order: string;
  readonly power: Power;
  readonly result: 'succeeds' | 'fails';
  readonly text: string;
}

export function orderReasons(board: Board, { orders }: Resolution): readonly OrderReason[] {
  return orders.map((each) => ({ ...each, text: explanationOf(board, each) }));
}

export abstract class Surround {
  /** In which the map is. */
  readonly frame = makeElement('div', { class: 'frame' });
  readonly bar = makeElement('div', { class: 'tools' });
  protected readonly hint = makeElement('p', { class: 'hint', role: 'status' });
  private readonly list = makeElement('ol', { class: 'reasons' });
  private readonly items = new KeptElements(this.list);
  private readonly labels: OrderLabels;
  private said = '';

  /** `extra`: what stands between the buttons and the reasons. */
  constructor(host: HTMLElement, labels: OrderLabels, extra: readonly HTMLElement[] = []) {
    this.labels = labels;
    const { board } = labels.words;
    const column = makeElement('div', { class: 'zoom' });
    column.append(
      this.button('+', () => this.zoom.by(1.5), board.closer),
      this.button('−', () => this.zoom.by(1 / 1.5), board.farther),
      this.button('⤢', () => this.zoom.whole(), board.whole),
    );
    column.addEventListener('click', (event) => event.stopPropagation());
    this.frame.append(column);
    host.hidden = false;
    host.append(this.frame, this.hint, this.bar, ...extra, this.list);
  }

  protected abstract get zoom(): Zoom;

  /** What to do next, in words. */
  protected abstract next(): string;

  /** What an order is followed by, for whoever is led from unit to unit. */
  protected lead(): string | null {
    return null;
  }

  button(text: string, act: () => unknown, label = text): HTMLButtonElement {
    const names = label === text ? {} : { 'aria-label': label, title: label };
    const made = makeElement('button', { type: 'button', class: 'quiet', ...names }, text);
    made.addEventListener('click', () => void act());
    return made;
  }

  /** Says something at once, until the next thing is to be done: what changes by the same tap does not take it away, the next one does. */
  tell(text: string, isOrder = false): void {
    this.said = isOrder ? `${text} ${this.lead() ?? ''}`.trim() : text;
    queueMicrotask(() => {
      this.said = '';
    });
    this.hint.textContent = text === '' ? this.next() : this.said;
  }

  write(): void {
    const text = this.said === '' ? this.next() : this.said;
    if (this.hint.textContent !== text) this.hint.textContent = text;
  }

  /** Orders with what came of them and why. */
  reasons(reasons: readonly OrderReason[]): void {
    const items = reasons.map(({ power, order, result, text }) => {
      const said = html`<strong>${powerLabel(this.labels, power)}</strong> <code>${spellOrders(this.labels.board, order)}</code> ${text}`;
      return html`<li class="${result}">${said}</li>`.html;
    });
    this.items.write(items);
    this.list.hidden = items.length === 0;
  }
}
