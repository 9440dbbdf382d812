/** Orders with what came of them and why, as a list on the page. */
import { spellOrders } from '../../locales/order-spelling.ts';
import { type OrderLabels, powerLabel } from '../order-labels.ts';
import { makeElement } from './dom.ts';
import type { OrderReason } from './reasons.ts';

export function writeReasons(list: HTMLElement, labels: OrderLabels, reasons: readonly OrderReason[]): void {
  const items = reasons.map(({ power, order, result, text }) => {
    const item = makeElement('li', { class: result });
    item.append(
      makeElement('strong', {}, powerLabel(labels, power)),
      ' ',
      makeElement('code', {}, spellOrders(labels.board, order)),
      ' ',
      text,
    );
    return item;
  });
  list.replaceChildren(...items);
  list.hidden = items.length === 0;
}
