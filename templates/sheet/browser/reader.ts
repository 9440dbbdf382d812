/** Reads what somebody types by the judge's own reader of mails. Loaded when the box is used: it knows every command. */
import type { Power, Province } from '../../../engine/board/variant.ts';
import { linesToTry } from '../../../engine/language/orders/order-items.ts';
import type { MessageOrText } from '../../../engine/messages/all-messages.ts';
import { formatOrder } from '../../../engine/orders/notation.ts';
import { allocatePoints } from '../../../engine/rules/allocate.ts';
import { readSection } from '../../../engine/sections/read-section.ts';
import { provinceOfUnit } from '../../../engine/vocabulary.ts';
import { t } from '../../locales/current.ts';
import { spellOrders } from '../../locales/order-spelling.ts';
import { formatReportLine, formatterFor } from '../../locales/speaker.ts';
import type { OrderDraft } from '../draft.ts';
import type { SheetPower } from '../sheet-data.ts';
import { allocationIn, type OrderTable } from '../slots.ts';
import { loadMessages } from './messages.ts';

export interface ReadLine {
  readonly line: number;
  readonly kind: 'order' | 'command' | 'message' | 'error' | 'none';
  readonly text: string;
  readonly told: string;
  readonly suggestions: readonly string[];
  /** The order, and whose it is, where it can go onto the board. */
  readonly order: { readonly power: Power; readonly text: string } | null;
}

export async function readOrderText(
  table: OrderTable,
  reader: readonly SheetPower[],
  draft: OrderDraft,
  text: string,
): Promise<readonly ReadLine[]> {
  const { board, position, proxies } = table;
  const own = reader.map(({ power }) => power);
  const speaker = formatterFor({ board }, { ...t(), said: await loadMessages() });
  const spell = (line: string) => spellOrders(board, line);
  const tell = (message: MessageOrText) =>
    formatReportLine({ line: 0, text: '', outcome: 'note', message }, speaker).message;
  const { items, press } = readSection(
    {
      signOn: null,
      unreadable: null,
      secrets: [],
      lines: text.split('\n').map((line, n) => ({ number: n + 1, text: line, ignored: null })),
    },
    {
      board,
      phase: position.phase,
      role: 'player',
      power: own[0] ?? null,
      also: own.slice(1),
      position,
      allows: { proxy: proxies },
      ...(proxies ? { proxies: lentTo(table, reader) } : {}),
    },
  );
  const allocations = new Map(
    own.map((power) => [power, (draft[power] ?? []).flatMap((order) => allocationIn(order) ?? [])]),
  );
  const read = items.map((item): ReadLine => {
    const place = { line: item.line, text: item.text.trim(), suggestions: [], order: null };
    if (item.kind === 'error')
      return {
        ...place,
        kind: 'error',
        told: tell(item.message),
        suggestions: linesToTry(item)?.split('\n').map(spell) ?? [],
      };
    if (item.kind === 'command') return { ...place, kind: 'command', told: '' };
    const power = item.influence === null ? (holderOf(item.power, reader) ?? item.power ?? own[0]) : own[0];
    const given = power === undefined ? undefined : allocations.get(power);
    let told = item.parsed;
    if (item.influence !== null && given !== undefined && power !== undefined && item.phase === null) {
      const allocation = allocatePoints(
        { board, position, power, own: true },
        { parsed: item.parsed, ...item.influence },
        given,
      );
      if ('code' in allocation) return { ...place, kind: 'error', told: tell(allocation) };
      allocations.set(power, [...given.filter(({ unit }) => unit.at !== allocation.unit.at), allocation]);
      told = allocation;
    }
    const order =
      told === null || power === undefined || item.phase !== null ? null : { power, text: formatOrder(told) };
    return {
      ...place,
      kind: 'order',
      told: [order === null ? item.order : spell(order.text), ...item.notes.map(tell)].join(' · '),
      order,
    };
  });
  const messages = press.map(
    ({ line, body, held }): ReadLine => ({
      line,
      kind: held === null ? 'message' : 'error',
      text: body.split('\n')[0] ?? '',
      told: held === null ? '' : tell(held),
      suggestions: [],
      order: null,
    }),
  );
  return [...read, ...messages].sort((a, b) => a.line - b.line);
}

/** Provinces of the units that others let these powers order, by owner. */
function lentTo({ board }: OrderTable, reader: readonly SheetPower[]): Readonly<Record<Power, readonly Province[]>> {
  const lent = reader.flatMap(({ proxies }) => proxies);
  return Object.fromEntries(
    board.powers.map(({ name }) => [
      name,
      lent.filter(({ owner }) => owner === name).map(({ unit }) => provinceOfUnit(unit)),
    ]),
  );
}

/** The reader's power that orders the units of another. */
function holderOf(owner: Power | null, reader: readonly SheetPower[]): Power | undefined {
  return reader.find(({ proxies }) => proxies.some((each) => each.owner === owner))?.power;
}
