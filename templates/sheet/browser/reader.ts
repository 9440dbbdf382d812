/** Reads what somebody types by the judge's own reader of mails. Loaded when the box is used: it knows every command. */
import type { Power } from '../../../engine/board/variant.ts';
import { formatOrder } from '../../../engine/orders/notation.ts';
import type { Telling } from '../../../engine/sayings/said.ts';
import { readSection } from '../../../engine/sections/read-section.ts';
import { words } from '../../words/current.ts';
import { said } from '../../words/en/said/said.ts';
import { written } from '../../words/orders.ts';
import { speakerFor } from '../../words/speaker.ts';
import { paidFor, type Table } from '../slots.ts';

export interface ReadLine {
  readonly line: number;
  readonly kind: 'order' | 'command' | 'message' | 'error' | 'none';
  readonly text: string;
  readonly told: string;
  readonly suggestion: string | null;
  /** The order, and whose it is, where it can go onto the board. */
  readonly order: { readonly power: Power; readonly text: string } | null;
}

export function readText(table: Table, own: readonly Power[], text: string): readonly ReadLine[] {
  const { board, position, proxies } = table;
  // The page begins with few words; what the engine says of lines comes with this part.
  const { say } = speakerFor({ board }, { ...words(), said });
  const spell = (line: string) => written(board, line);
  const tell = (telling: Telling) =>
    say(telling).replace(/'([^']* [^']*)'/g, (_, quoted: string) => `'${spell(quoted)}'`);
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
    },
  );
  const read = items.map((item): ReadLine => {
    const place = { line: item.line, text: item.text.trim(), suggestion: null, order: null };
    if (item.kind === 'error')
      return {
        ...place,
        kind: 'error',
        told: tell(item.message),
        suggestion: item.suggestion === null ? null : spell(item.suggestion),
      };
    if (item.kind === 'command') return { ...place, kind: 'command', told: '' };
    const power = item.power ?? own[0];
    const points = item.influence?.points;
    const order =
      item.parsed === null || power === undefined || item.phase !== null || points === 'all'
        ? null
        : {
            power: item.influence === null ? power : (own[0] ?? power),
            text: points === undefined ? formatOrder(item.parsed) : paidFor(item.parsed, points),
          };
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
      suggestion: null,
      order: null,
    }),
  );
  return [...read, ...messages].sort((a, b) => a.line - b.line);
}
