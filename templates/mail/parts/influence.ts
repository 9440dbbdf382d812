/** Points that a power may give to neutral units (rule `influence`): told to nobody but their giver. */
import type { Board } from '../../../engine/board/board.ts';
import type { Position } from '../../../engine/board/position.ts';
import type { Province } from '../../../engine/board/variant.ts';
import { parseOrder, parseUnit } from '../../../engine/orders/notation.ts';
import { influencePoints } from '../../../engine/rules/influence.ts';
import { neutralName } from '../../../engine/rules/neutral-units.ts';
import type { OwnPower } from '../../../engine/view/view.ts';
import { provinceOf } from '../../../engine/vocabulary.ts';
import { t } from '../../locales/current.ts';
import { spellOrders } from '../../locales/order-spelling.ts';
import { gazetteOf, waysInShort } from '../../locales/place-lookup.ts';
import { powerName } from '../../locales/powers.ts';
import { abbrOf } from '../../locales/text/abbreviations.ts';
import { influenceRule } from '../../locales/text/rule-sentences.ts';
import { type Document, headingBlock, listBlock, paragraphBlock } from '../../markup/document.ts';
import type { MapAsked } from './gazetteer.ts';
import { glossaryTable } from './glossary.ts';

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
    return order?.kind === 'influence' ? [{ points: order.points, text: spellOrders(board, text) }] : [];
  });
  const spent = given.reduce((sum, each) => sum + each.points, 0);
  const say = t().mail.influence;
  const facts = { power: powerName(board, power), points, spent, given: given.map(({ text }) => text).join(', ') };
  return isOwn ? say.ownPoints(facts) : say.points(facts);
}

/** `HELP IP`: what influence points are, and in a game what there is to do with them; null where the topic is another. */
export function influenceHelp({ board, position }: MapAsked, topic: string): Document | null {
  if (!/^(?:ip|influence|influence points?)$/.test(topic)) return null;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  const say = t().mail.influence;
  if (influence === undefined || neutral === undefined) {
    return [headingBlock(say.title), paragraphBlock(...say.notHere('HELP IP 1865'))];
  }
  const example = exampleOf(board, position);
  const { state, from, to } = example;
  return [
    headingBlock(say.title),
    paragraphBlock(influenceRule(board.variant)),
    glossaryTable(say.lines, say.line, [
      [`IP 2 ${state} H`, say.hold(example)],
      [`IP 2 ${state} S ${from}`, say.support(example)],
      [`IP 2 ${state} S ${from} - ${to}`, say.supportMove(example)],
      [`IP ALL ${state} H`, say.allPoints],
      [`IP 0 ${state}`, say.takeBack(example)],
      ['CLEAR IP', say.clear],
    ]),
    ...(position === null ? [] : statesTable(board, position, [])),
  ];
}

/** A state's army, a place beside it that a power's army starts in, and a place beside both. */
function exampleOf(
  board: Board,
  position: Position | null,
): { readonly state: string; readonly from: string; readonly to: string } {
  const { variant } = board;
  const next = (place: Province) =>
    variant.adjacency.army.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
  const started = variant.powers.flatMap(({ units }) => units.map((unit) => parseUnit(unit)!.at));
  const atStart = variant.rules['neutral-units']?.units ?? [];
  const standing = position?.units[neutralName(board) ?? ''] ?? [];
  for (const unit of [...standing, ...atStart]) {
    const state = parseUnit(unit)!.at;
    for (const from of next(state).filter((place) => started.includes(place))) {
      const to = next(from).find((place) => place !== state && next(place).includes(state));
      if (to !== undefined) return { state: abbrOf(board, state), from: abbrOf(board, from), to: abbrOf(board, to) };
    }
  }
  throw new RangeError(`no neutral unit of ${variant.id} has anything to support`);
}

/** For the mail that opens a phase: the reader's points, what is on file, and what each neutral unit could do. */
export function influenceBlocks(board: Board, position: Position, own: readonly OwnPower[]): Document {
  const points = own.flatMap((each) => influenceInWords(board, position, each) ?? []);
  if (points.length === 0) return [];
  const say = t().mail.influence;
  return [
    headingBlock(say.title),
    ...points.map((each) => paragraphBlock(`${each} `, ...say.howToGive('HELP IP'))),
    ...statesTable(board, position, own),
  ];
}

/** What each neutral unit that still stands could do: hold, or support in and into the places it borders on. */
function statesTable(board: Board, position: Position, own: readonly OwnPower[]): Document {
  const say = t().mail.influence;
  const standing = (position.units[neutralName(board) ?? ''] ?? []).map((unit) => parseUnit(unit)!.at);
  const states = gazetteOf(board).filter(({ id }) => standing.includes(id));
  if (states.length === 0) return [paragraphBlock(say.noArmies)];
  const filed = own.flatMap(({ onFile }) =>
    onFile.flatMap(({ order }) => {
      const parsed = parseOrder(order, 'M');
      return parsed?.kind === 'influence' ? [{ at: provinceOf(parsed.unit.at), text: spellOrders(board, order) }] : [];
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
  const titles = [say.state, say.write, say.ways, ...(filed.length === 0 ? [] : [say.onFile])];
  return [{ kind: 'table', caption: '', columns: titles.map((title) => ({ title, align: 'left' })), rows }];
}

/** For a GM who looks at the orders on file: who has given which points. Nothing where the variant has none. */
export function allocationsForGm(board: Board, position: Position, powers: readonly OwnPower[]): Document {
  const told = powers.flatMap((own) => influenceInWords(board, position, own, { isOwn: false }) ?? []);
  return told.length === 0 ? [] : [paragraphBlock(t().mail.influence.allocations), listBlock(told)];
}

/** A remark for the lines of an answer: `5 influence points, as in IP 2 Bav H`; null where there are none to give. */
export function influenceHint(board: Board, position: Position, { power }: OwnPower): string | null {
  const points = influencePoints(board, position, power);
  const [first] = position.units[neutralName(board) ?? ''] ?? [];
  if (points === 0 || first === undefined) return null;
  return t().mail.influence.hint(points, `IP 1 ${abbrOf(board, parseUnit(first)!.at)} H`);
}
