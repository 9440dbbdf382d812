/** The lists in which every order can be chosen without the map: written by the server, and again by the page's script. */

import { adjustmentOf } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { placeName } from '../../engine/board/display-names.ts';
import type { Power } from '../../engine/board/variant.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import type { Order } from '../../engine/orders/order.ts';
import { influencePoints } from '../../engine/rules/influence.ts';
import { isChoicePhase } from '../../engine/rules/start-choices.ts';
import { placeOfUnit } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { spellOrders } from '../locales/order-spelling.ts';
import { capitalize } from '../locales/text/counts.ts';
import { unusableInWords } from '../locales/text/unusable.ts';
import { type Html, html } from '../markup/html.ts';
import { linesFor, type OrderDraft } from './draft.ts';
import { groupsOf, type OrderLabels, orderLabel, powerLabel, sentenceLabel, unitLabel } from './order-labels.ts';
import type { SheetPower } from './sheet-data.ts';
import { allocationIn, type OrderTable, ordersIn, type Slot, slotsOf } from './slots.ts';

export interface FieldsOf {
  readonly table: OrderTable;
  readonly labels: OrderLabels;
  readonly own: readonly SheetPower[];
  readonly draft: OrderDraft;
  /** Known already; left out: they are reckoned. */
  readonly slotsFor?: (own: SheetPower) => readonly Slot[];
}

/** Of all powers of the reader. */
export function orderFields({ table, labels, own, draft, slotsFor }: FieldsOf): Html {
  const context = { table, labels, several: own.length > 1 };
  return html`${own.map((each) => {
    const orders = draft[each.power] ?? [];
    const slots = slotsFor?.(each) ?? slotsOf(table, each.power, each.proxies, orders);
    return powerFields(context, each, slots, orders);
  })}`;
}

interface Context {
  readonly table: OrderTable;
  readonly labels: OrderLabels;
  readonly several: boolean;
}

function powerFields(context: Context, own: SheetPower, slots: readonly Slot[], draft: readonly string[]): Html {
  const { labels, several } = context;
  const { words } = labels;
  const shown = slots.filter(({ kind }) => kind !== 'influence');
  return html`<fieldset class="power" data-power="${own.power}">
<legend>${several ? words.orders.headingFor(powerLabel(labels, own.power)) : words.orders.heading}</legend>
${shown.length === 0 && html`<p class="calm">${words.orders.nothingDue}</p>`}
${whyNoBuilds(context, own.power)}
<ul class="slots">${shown.map((slot) => slotRows(context, slot, ordersIn(slot, draft)))}</ul>
${influenceFields(context, slots, draft)}
${aheadList(labels, own)}
</fieldset>`;
}

/** Of a power with more centers than units: those that give no build, and why. */
function whyNoBuilds({ table: { board, position } }: Context, power: Power): Html | null {
  if (!position.phase.endsWith('A') || isChoicePhase(board, position)) return null;
  const why = unusableInWords(t().map, board, power, adjustmentOf(board, position, power).unusable);
  return why === null ? null : html`<p class="calm">${capitalize(why)}.</p>`;
}

function slotRows(context: Context, slot: Slot, chosen: readonly string[]): Html {
  const { labels } = context;
  const { orders: words } = labels.words;
  switch (slot.kind) {
    case 'unit': {
      const name = unitLabel(labels, slot.unit);
      const label = slot.owner === slot.power ? name : words.lent(name, powerLabel(labels, slot.owner));
      const none = context.table.position.phase.endsWith('R') ? words.noneDisbands : words.noneHolds;
      return row(context, slot, { label, none, n: 0, chosen: chosen[0] ?? null });
    }
    case 'choice': {
      const none = words.byDefault(unitLabel(labels, slot.byDefault));
      const label = placeName(labels.board, placeOfUnit(slot.unit));
      return row(context, slot, { label, none, n: 0, chosen: chosen[0] ?? null });
    }
    case 'builds':
    case 'removals': {
      const number = slot.kind === 'builds' ? words.buildNumber : words.removalNumber;
      return html`${Array.from({ length: slot.count }, (_, n) =>
        row(context, slot, {
          label: number(n + 1, slot.count),
          none: slot.kind === 'builds' ? words.noBuild : words.none,
          n,
          chosen: chosen[n] ?? null,
        }),
      )}`;
    }
    default:
      return html``;
  }
}

interface Row {
  readonly label: string;
  readonly none: string;
  readonly n: number;
  readonly chosen: string | null;
}

/** Ids are made of what the row is about, so that a row written again is the same row. */
function rowId({ key }: Slot, n: number): string {
  return `o-${key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${n}`;
}

function row(context: Context, slot: Slot, { label, none, n, chosen }: Row): Html {
  const { labels } = context;
  const id = rowId(slot, n);
  const known = slot.orders.map(formatOrder);
  const groups = groupsOf(labels, slot.orders, slot.kind === 'choice');
  return html`<li class="slot${chosen === null ? ' missing' : ''}" data-slot="${slot.key}">
<label for="${id}">${label}</label>
<select id="${id}" name="line" data-slot="${slot.key}" data-n="${n}">
<option value="">${none}</option>
${chosen !== null && !known.includes(chosen) && option(context, slot, chosen, chosen, sentenceLabel(labels, context.table.position.phase, chosen))}
${groups.map(
  (group) =>
    html`<optgroup label="${group.label}">${group.orders.map((order) => {
      const text = formatOrder(order);
      return option(context, slot, text, chosen, orderText(labels, order, slot));
    })}</optgroup>`,
)}
</select>${orderNotation(context.table.board, chosen)}</li>`;
}

/** As a mail would say it, beside the words. */
export function orderNotation(board: Board, chosen: string | null): Html {
  return html`<code class="notation">${chosen === null ? '' : spellOrders(board, chosen)}</code>`;
}

function orderText(labels: OrderLabels, order: Order, slot: Slot): string {
  return slot.kind === 'choice' && order.kind === 'build' ? unitLabel(labels, order.unit) : orderLabel(labels, order);
}

/** The value is the line that a plain form sends. */
function option({ table, several }: Context, slot: Slot, text: string, chosen: string | null, label: string): Html {
  const [line = ''] = linesFor(table, slot.power, [text], [], several);
  return html`<option value="${line}"${text === chosen ? html` selected` : ''}>${label}</option>`;
}

function influenceFields({ table, labels }: Context, slots: readonly Slot[], draft: readonly string[]): Html | null {
  const { words } = labels;
  const bought = slots.filter((slot) => slot.kind === 'influence');
  if (bought.length === 0) return null;
  const { board, position } = table;
  const of = influencePoints(board, position, bought[0]!.power);
  const given = draft.flatMap((text) => allocationIn(text) ?? []);
  const left = given.reduce((rest, { points }) => rest - points, of);
  const most = board.variant.rules.influence?.unitsPerPhase ?? 0;
  return html`<div class="influence"><h3>${words.orders.influence}</h3>
<p class="calm" data-left>${words.orders.pointsLeft({ left, of, units: given.length, most })}</p>
<ul class="slots scripted">${bought.map((slot) => {
    const own = ordersIn(slot, draft).flatMap((text) => allocationIn(text) ?? [])[0] ?? null;
    const closed = slot.orders.length === 0 ? html` disabled` : '';
    const id = rowId(slot, 0);
    return html`<li class="slot" data-slot="${slot.key}"><label for="${id}">${unitLabel(labels, slot.unit)}</label>
<select id="${id}" data-slot="${slot.key}" data-n="0"${closed}><option value="">${words.orders.none}</option>${slot.orders.map(
      (order) => {
        const value = formatOrder(order);
        const isChosen = own !== null && formatOrder(own.order).slice(2) === value.slice(2);
        return html`<option value="${value}"${isChosen ? html` selected` : ''}>${orderLabel(labels, order)}</option>`;
      },
    )}</select>
<input id="${id}-points" type="number" inputmode="numeric" min="0" max="${slot.points}" value="${own?.points ?? 0}" data-points="${slot.key}"${closed} aria-label="${words.orders.pointsFor(unitLabel(labels, slot.unit))}"></li>`;
  })}</ul>
<noscript><p class="calm">${spellOrders(table.board, `IP 1 ${`${bought[0]!.unit} H`.slice(2)}`)}</p></noscript></div>`;
}

/** Conditions and all, as text: they are changed by writing. */
function aheadList({ words }: OrderLabels, { ahead }: SheetPower): Html | null {
  if (ahead.length === 0) return null;
  return html`<details class="ahead" open><summary>${words.orders.ahead}</summary><dl>${ahead.map(
    (each) =>
      html`<dt>${each.words}</dt>${[`PHASE ${each.phase}`, ...each.lines].map((line) => html`<dd><code>${line}</code></dd>`)}`,
  )}</dl><p class="calm">${words.orders.aheadHelp}</p></details>`;
}
