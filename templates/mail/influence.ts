/** Points that a power may give to neutral units (rule `influence`): told to nobody but their giver. */
import type { Board } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Province } from '../../engine/board/variant.ts';
import { parseOrder, parseUnit, provinceOf } from '../../engine/orders/notation.ts';
import { influencePoints } from '../../engine/rules/influence.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import type { OwnPower } from '../../engine/view/view.ts';
import { influenceRule } from '../variants/rules-in-words.ts';
import { abbrOf } from '../words/abbreviations.ts';
import { counted } from '../words/counts.ts';
import { gazetteOf, waysInShort } from '../words/gazetteer.ts';
import { written } from '../words/orders.ts';
import { powerName } from '../words/powers.ts';
import { type Document, heading, list, paragraph } from './document.ts';
import type { MapAsked } from './gazetteer.ts';
import { glossary } from './glossary.ts';

/** What has been given and what is left, in a sentence; null where the variant has no such points. */
export function influenceInWords(
  board: Board,
  position: Position,
  { power, onFile }: OwnPower,
  { isOwn }: { readonly isOwn: boolean } = { isOwn: true },
): string | null {
  const points = influencePoints(board, position, power);
  if (points === 0) return null;
  const given = onFile.flatMap(({ order: text }) => {
    const order = parseOrder(text, 'M');
    return order?.kind === 'influence' ? [{ points: order.points, text: written(board, text) }] : [];
  });
  const spent = given.reduce((sum, each) => sum + each.points, 0);
  const what = given.length === 0 ? 'none given yet' : `${spent} given: ${given.map(({ text }) => text).join(', ')}`;
  return `${powerName(board, power)} has ${counted(points, 'influence point')} in this phase, ${what}.${isOwn ? ' Nobody else sees this.' : ''}`;
}

/** `HELP IP`: what influence points are, and in a game what there is to do with them; null where the topic is another. */
export function influenceHelp({ board, position }: MapAsked, topic: string): Document | null {
  if (!/^(?:ip|influence|influence points?)$/.test(topic)) return null;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  if (influence === undefined || neutral === undefined) {
    return [
      heading('Influence points'),
      paragraph('There are none on this map. They belong to Consolidation 1865: ', { code: 'HELP IP 1865' }, '.'),
    ];
  }
  const [state, from, to] = exampleOf(board);
  return [
    heading('Influence points'),
    paragraph(influenceRule(board.variant)),
    glossary('Lines to write, among your orders', 'Line', [
      [`IP 2 ${state} H`, `two points for the army in ${state} to hold`],
      [`IP 2 ${state} S ${from}`, `to support whoever stands in ${from}`],
      [`IP 2 ${state} S ${from} - ${to}`, `to support the move from ${from} to ${to}, anybody's`],
      [`IP ALL ${state} H`, 'all the points that you have left'],
      [`IP 0 ${state}`, `takes back what you gave for ${state}`],
      ['CLEAR IP', 'takes back all of it'],
    ]),
    ...(position === null ? [] : statesTable(board, position, [])),
  ];
}

/** A state's army, a place beside it that a power's army starts in, and a place beside both. */
function exampleOf(board: Board): readonly [string, string, string] {
  const { variant } = board;
  const next = (place: Province) =>
    variant.adjacency.army.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
  const started = variant.powers.flatMap(({ units }) => units.map((unit) => parseUnit(unit)!.at));
  for (const unit of variant.rules['neutral-units']?.units ?? []) {
    const state = parseUnit(unit)!.at;
    for (const from of next(state).filter((place) => started.includes(place))) {
      const to = next(from).find((place) => place !== state && next(place).includes(state));
      if (to !== undefined) return [abbrOf(board, state), abbrOf(board, from), abbrOf(board, to)];
    }
  }
  throw new RangeError(`no neutral unit of ${variant.id} has anything to support`);
}

/** For the mail that opens a phase: the reader's points, what is on file, and what each neutral unit could do. */
export function influenceBlocks(board: Board, position: Position, own: readonly OwnPower[]): Document {
  const points = own.flatMap((each) => influenceInWords(board, position, each) ?? []);
  if (points.length === 0) return [];
  return [
    heading('Influence points'),
    ...points.map((each) =>
      paragraph(`${each} Each is for an order of one state: `, { code: 'HELP IP' }, ' tells how.'),
    ),
    ...statesTable(board, position, own),
  ];
}

/** What each neutral unit that still stands could do: hold, or support in and into the places it borders on. */
function statesTable(board: Board, position: Position, own: readonly OwnPower[]): Document {
  const standing = (position.units[neutralName(board) ?? ''] ?? []).map((unit) => parseUnit(unit)!.at);
  const states = gazetteOf(board).filter(({ id }) => standing.includes(id));
  if (states.length === 0) return [paragraph('No state has an army any more.')];
  const filed = own.flatMap(({ onFile }) =>
    onFile.flatMap(({ order }) => {
      const parsed = parseOrder(order, 'M');
      return parsed?.kind === 'influence' ? [{ at: provinceOf(parsed.unit.at), text: written(board, order) }] : [];
    }),
  );
  const rows = states.map(({ id, name, abbr, ways }) => [
    name,
    abbr,
    ways.map((way) => waysInShort(board, way)).join(' '),
    ...(filed.length === 0
      ? []
      : [
          filed
            .filter(({ at }) => at === id)
            .map(({ text }) => text)
            .join(', '),
        ]),
  ]);
  const titles = ['State', 'Write', 'Holds, or supports in or into', ...(filed.length === 0 ? [] : ['On file'])];
  return [{ kind: 'table', caption: '', columns: titles.map((title) => ({ title, align: 'left' })), rows }];
}

/** For a GM who looks at the orders on file: who has given which points. Nothing where the variant has none. */
export function allocationsOnFile(board: Board, position: Position, powers: readonly OwnPower[]): Document {
  const told = powers.flatMap((own) => influenceInWords(board, position, own, { isOwn: false }) ?? []);
  return told.length === 0 ? [] : [paragraph('Influence points, which only you and their giver see:'), list(told)];
}

/** A remark for the lines of an answer: `5 influence points, as in IP 2 Bav H`; null where there are none to give. */
export function influenceHint(board: Board, position: Position, { power }: OwnPower): string | null {
  const points = influencePoints(board, position, power);
  const [first] = position.units[neutralName(board) ?? ''] ?? [];
  if (points === 0 || first === undefined) return null;
  return `${counted(points, 'influence point')}, as in IP 1 ${abbrOf(board, parseUnit(first)!.at)} H`;
}
