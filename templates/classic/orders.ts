/**
 * Orders and their outcomes as the classic judges list them (judge-language E), for any variant, from its own names: in
 * English word for word, since mapping programs read them; in other languages the same lines in their words.
 */

import { adjustmentOf } from '../../engine/adjudicate/phases/adjustments-due.ts';
import { removalOrder } from '../../engine/adjudicate/phases/civil-disorder.ts';
import { rulingsOf } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import { placeName } from '../../engine/board/display-names.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Dislodged, Position, Reason, Resolution, ResolvedOrder } from '../../engine/board/position.ts';
import type { PhaseKind, Power, UnitText } from '../../engine/board/variant.ts';
import { chosenUnits, type Due } from '../../engine/game/due.ts';
import { parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { completeChoice, isChoicePhase } from '../../engine/rules/start-choices.ts';
import type { ProxyView } from '../../engine/view/view.ts';
import { type PhaseCode, powersIn, provinceOf, provinceOfUnit } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { isFor } from '../locales/order-spelling.ts';
import { inOrder, placeInSentence, powerAdjective, powerName } from '../locales/powers.ts';
import type { Language } from '../locales/shape.ts';
import { classicTurn } from '../locales/times/phases.ts';
import { type DocumentLine, exactBlock } from '../markup/document.ts';
import { paddedPowerColumn, paddedUnit, powerColumn, widePowerColumn } from './columns.ts';
import { orderedConvoyRoute } from './ordered-convoy-route.ts';

const BLANK: DocumentLine = { text: '' };

/** Head and lines of a phase's results, powers in the variant's order, without what follows from them. */
export function classicResults(
  board: Board,
  before: Position,
  resolution: Resolution,
  game: string,
  turn: number,
): readonly DocumentLine[] {
  const of: ToldOf = { board, before, game, turn, words: t() };
  const told = TOLD.get(resolution) ?? [];
  const same = told.find((each) => isSame(each.of, of));
  if (same !== undefined) return same.lines;
  const lines = resultLines(board, before, resolution, game, turn);
  TOLD.set(resolution, [...told, { of, lines }]);
  return lines;
}

/** Beside the resolution, all that its lines are made from. */
interface ToldOf {
  readonly board: Board;
  readonly before: Position;
  readonly game: string;
  readonly turn: number;
  readonly words: Language;
}

/** All readers of one language get the same text, which is written once. */
const TOLD = new WeakMap<Resolution, readonly { readonly of: ToldOf; readonly lines: readonly DocumentLine[] }[]>();

function isSame(one: ToldOf, other: ToldOf): boolean {
  return (Object.keys(one) as (keyof ToldOf)[]).every((key) => one[key] === other[key]);
}

function resultLines(
  board: Board,
  before: Position,
  resolution: Resolution,
  game: string,
  turn: number,
): readonly DocumentLine[] {
  const { kind } = parsePhase(resolution.phase);
  return exactBlock([
    { text: t().listing.results(kind, turnName(board, resolution.phase, game, turn)) },
    BLANK,
    ...byPower(board, before, resolution, kind),
  ]);
}

/** Head and lines of the orders that a power has on file: `Movement orders for Spring of 1901.  (marne.001)`. */
export function classicOrdersOnFile(
  board: Board,
  position: Position,
  game: string,
  turn: number,
  powers: readonly OnFileOfPower[],
): readonly DocumentLine[] {
  const { kind } = parsePhase(position.phase);
  const lists = powers.map((each) => [
    ...onFileLines(board, position, kind, each),
    ...(each.proxies ?? []).map((proxy) => proxyOnFile(board, position, each.power, proxy)),
  ]);
  return exactBlock([
    { text: t().listing.orders(kind, turnName(board, position.phase, game, turn)) },
    BLANK,
    ...(kind === 'M' ? separated(lists) : lists.flat()),
  ]);
}

/** `Spring of 1902.  (marne.004)`. */
export function turnName(board: Board, phase: PhaseCode, game: string, turn: number): string {
  return `${classicTurn(board, phase)}.  (${game}.${String(turn).padStart(3, '0')})`;
}

/** The units of one power with their places, as at the start of a game: `Austria: Army  Budapest.` */
export function classicPosition(board: Board, position: Position): readonly DocumentLine[] {
  const lists = inOrder(board, powersIn(position.units)).map((power) =>
    (position.units[power] ?? []).map(
      (unit): DocumentLine => ({ text: `${paddedPowerColumn(board, power)} ${paddedUnit(board, unit)}.` }),
    ),
  );
  return exactBlock(separated(lists));
}

/** The units as a listing tells them, those that must retreat with where they may: `Austria: Army Budapest.` */
export function classicStatus(board: Board, position: Position): readonly DocumentLine[] {
  const named = inOrder(board, new Set([...powersIn(position.units), ...powersIn(position.dislodged ?? {})]));
  const width = Math.max(...named.map((power) => powerName(board, power).length)) + t().listing.colon.length + 1;
  const lists = named.map((power) => {
    const head = `${powerName(board, power)}${t().listing.colon}`.padEnd(width);
    const standing = (position.units[power] ?? []).map((unit) => ({ unit, ways: '' }));
    const leaving = (position.dislodged?.[power] ?? []).map(({ unit, retreats }) => ({
      unit,
      ways: waysOut(board, retreats),
    }));
    return [...standing, ...leaving].map(
      ({ unit, ways }): DocumentLine => ({
        text: `${head}${unitWords(board, parseUnit(unit)!)}${ways}.`,
        hang: 9,
        breaks: 'spaces',
      }),
    );
  });
  return separated(lists);
}

function waysOut(board: Board, retreats: readonly string[]): string {
  return retreats.length === 0 ? '' : t().listing.ways(retreats.map((place) => placeName(board, place)));
}

/** `The Austrian Army in Bohemia can retreat to Galicia or Vienna.`, one line for each dislodged unit. */
export function classicDislodged(board: Board, dislodged: Resolution['dislodged']): readonly DocumentLine[] {
  const lines = inOrder(board, powersIn(dislodged)).flatMap((power) =>
    (dislodged[power] ?? []).map(
      (each): DocumentLine => ({ text: dislodgedLine(board, power, each), breaks: 'spaces' }),
    ),
  );
  return lines.length === 0 ? [] : exactBlock([{ text: t().listing.dislodged }, BLANK, ...lines]);
}

function dislodgedLine(board: Board, power: Power, { unit, retreats }: Dislodged): string {
  const { mayRetreat, wasDestroyed } = t().listing;
  const [whose, listed] = [whoseIs(board, power), unitListed(board, parseUnit(unit)!)];
  const ways = retreats.map((place) => placeName(board, place));
  return ways.length === 0 ? wasDestroyed(whose, listed) : mayRetreat(whose, listed, ways);
}

function byPower(board: Board, before: Position, resolution: Resolution, kind: PhaseKind): readonly DocumentLine[] {
  const named = new Set([...powersIn(before.units), ...resolution.orders.map(({ power }) => power)]);
  const powers = inOrder(board, named);
  const ordersOf = (power: Power) => resolution.orders.filter((order) => order.power === power);
  switch (kind) {
    case 'M':
      return separated(
        powers.map((power) => [
          ...(before.units[power] ?? []).flatMap((unit) =>
            movementLine(board, before, resolution, power, unit, ordersOf(power)),
          ),
          ...ordersOf(power).flatMap((order) => proxyLine(board, before, power, order)),
        ]),
      );
    case 'R':
      return powers.flatMap((power) =>
        (before.dislodged?.[power] ?? []).flatMap(({ unit }) => retreatLine(board, power, unit, ordersOf(power))),
      );
    case 'A':
      return adjustmentLines(board, before, powers, ordersOf);
  }
}

/** Lists with a blank line between those that have lines. */
function separated(lists: readonly (readonly DocumentLine[])[]): readonly DocumentLine[] {
  return lists.filter((list) => list.length > 0).flatMap((list, n) => (n === 0 ? list : [BLANK, ...list]));
}

/** The first order of a unit is the one that was carried out. Orders for units that are not there are left out. */
function movementLine(
  board: Board,
  before: Position,
  resolution: Resolution,
  power: Power,
  unit: UnitText,
  orders: readonly ResolvedOrder[],
): readonly DocumentLine[] {
  const resolved = orders.find(({ order }) => isFor(order, 'M', unit));
  if (resolved === undefined) return [];
  const head = powerColumn(board, power);
  const order = parseOrder(resolved.order, 'M')!;
  // Of a convoy the older judges tell only whether the fleet was dislodged.
  const isTold = (reason: Reason) => order.kind !== 'convoy' || reason === 'dislodged' || reason === 'disbanded';
  const notes = annotation(resolved.reasons.filter(isTold));
  const told =
    resolved.reasons.includes('no-order') || order.kind === 'waive'
      ? t().listing.unordered(unitWords(board, parseUnit(unit)!))
      : orderWords(
          board,
          before,
          power,
          withCoast(order, resolution.orders),
          orderedConvoyRoute(board, before, resolution.orders, order),
        );
  return [marked(`${head}${told}`, notes)];
}

/** A support for a fleet's move names the coast that the fleet went for, as the older judges fill it in. */
function withCoast(order: Order, orders: readonly ResolvedOrder[]): Order {
  if (order.kind !== 'support-move' || order.to.includes('/')) return order;
  const from = provinceOf(order.target.at);
  const moved = orders
    .map(({ order: text }) => parseOrder(text, 'M'))
    .find((each) => each?.kind === 'move' && each.unit.type === 'F' && provinceOf(each.unit.at) === from);
  return moved?.kind === 'move' && provinceOf(moved.to) === order.to ? { ...order, to: moved.to } : order;
}

/** An order for another's unit whose proxy the power held: `France: Italian Army Venice -> Trieste.` */
function proxyLine(
  board: Board,
  before: Position,
  power: Power,
  { order: text, reasons }: ResolvedOrder,
): readonly DocumentLine[] {
  const order = parseOrder(text, 'M');
  if (order === null || order.kind === 'waive' || order.kind === 'influence' || reasons.includes('void')) return [];
  const owner = powersIn(before.units).find((each) => unitIn(before, each, order.unit) !== undefined);
  if (owner === undefined || owner === power) return [];
  const told = t().listing.foreign(orderWords(board, before, owner, order, []), whoseIs(board, owner), false);
  return [marked(`${powerColumn(board, power)}${told}`, annotation(reasons))];
}

/** A line with what went wrong after two spaces. */
function marked(text: string, notes: readonly string[]): DocumentLine {
  return notes.length === 0 ? { text: `${text}.` } : { text: t().listing.marked(text, notes), tone: 'bad' };
}

/** The words between the stars: what the order met, then what became of the unit. */
function annotation(reasons: readonly Reason[]): readonly string[] {
  const { met } = t().listing;
  const first = MET.find(([reason]) => reasons.includes(reason))?.[1];
  const gone = reasons.includes('dislodged') ? [reasons.includes('disbanded') ? met.destroyed : met.dislodged] : [];
  return [...(first === undefined ? [] : [met[first]]), ...gone];
}

/** The first that applies is said; the other reasons are finer than the classic judges'. */
const MET: readonly (readonly [Reason, 'void' | 'bounce' | 'no-convoy' | 'cut'])[] = [
  ['void', 'void'],
  ['bounce', 'bounce'],
  ['no-convoy', 'no-convoy'],
  ['disrupted', 'no-convoy'],
  ['cut', 'cut'],
];

function retreatLine(
  board: Board,
  power: Power,
  unit: UnitText,
  orders: readonly ResolvedOrder[],
): readonly DocumentLine[] {
  const resolved = orders.find(({ order }) => isFor(order, 'R', unit));
  if (resolved === undefined) return [];
  const head = `${widePowerColumn(board, power)}${paddedUnit(board, unit)}`;
  const { reasons } = resolved;
  const said = t().listing;
  if (reasons.includes('no-order')) return [{ text: said.retreatUnordered(head), tone: 'bad' }];
  const order = parseOrder(resolved.order, 'R')!;
  if (order.kind !== 'retreat') return [{ text: said.disband(head) }];
  const met = reasons.includes('retreat-conflict') ? 'bounce' : reasons.includes('void') ? 'void' : null;
  const line = said.retreat(head, placeName(board, order.to));
  if (met === null) return [{ text: `${line}.` }];
  return [{ text: said.retreatMet(line, [said.met[met], said.met.destroyed]), tone: 'bad' }];
}

/** What each power ordered, then what is left over, then what the judge removed by itself. */
function adjustmentLines(
  board: Board,
  before: Position,
  powers: readonly Power[],
  ordersOf: (power: Power) => readonly ResolvedOrder[],
): readonly DocumentLine[] {
  const done = powers.flatMap((power) => ordersOf(power).filter(({ result }) => result === 'succeeds'));
  const line = ({ power, order, reasons }: ResolvedOrder) =>
    adjustmentLine(board, power, order, reasons.includes('no-order'));
  const isDefault = ({ reasons }: ResolvedOrder) => reasons.includes('no-order');
  const left = powers.flatMap((power) => {
    const given = ordersOf(power).filter(({ result }) => result === 'succeeds');
    return buildsLeft(
      board,
      before,
      power,
      given.map(({ order }) => order),
      true,
    );
  });
  return [...done.filter((order) => !isDefault(order)).map(line), ...left, ...done.filter(isDefault).map(line)];
}

/** Builds for which there is no order, and those that cannot be made. */
function buildsLeft(
  board: Board,
  before: Position,
  power: Power,
  given: readonly string[],
  isOver: boolean,
): readonly DocumentLine[] {
  if (isChoicePhase(board, before)) return [];
  const removals = given.filter((text) => text.startsWith('remove ')).length;
  const { due, lost } = adjustmentOf(board, before, power, board.freeRemovals === true ? removals : 0);
  const pending = due - (given.length - removals);
  const head = widePowerColumn(board, power);
  return [
    ...(pending > 0 ? [{ text: `${head}${t().listing.pending(pending)}`, tone: 'bad' } as const] : []),
    ...(lost > 0 ? [{ text: `${head}${t().listing.unusable(lost, isOver)}` }] : []),
  ];
}

function adjustmentLine(board: Board, power: Power, text: string, isDefault: boolean): DocumentLine {
  const head = widePowerColumn(board, power);
  const order = parseOrder(text, 'A');
  const said = t().listing;
  if (order?.kind === 'build') return { text: `${head}${said.builds(unitListed(board, order.unit))}` };
  if (order?.kind === 'remove') {
    const unit = unitListed(board, { ...order.unit, at: provinceOf(order.unit.at) });
    return isDefault ? { text: `${head}${said.loses(unit)}`, tone: 'bad' } : { text: `${head}${said.removes(unit)}` };
  }
  return { text: `${head}${said.waived}` };
}

function onFileLines(
  board: Board,
  position: Position,
  kind: PhaseKind,
  { power, due, onFile }: OnFileOfPower,
): readonly DocumentLine[] {
  switch (due.kind) {
    case 'nothing':
      // Removed of its own will: nothing is owed.
      return kind === 'A' ? onFile.map((text) => adjustmentLine(board, power, text, false)) : [];
    case 'orders':
      return due.units.map((unit) => {
        const text = onFile.find((order) => isFor(order, kind, unit));
        const head = powerColumn(board, power);
        if (text === undefined)
          return { text: `${head}${t().listing.unordered(unitWords(board, parseUnit(unit)!))}.`, tone: 'bad' };
        return { text: `${head}${orderWords(board, position, power, parseOrder(text, kind)!)}.` };
      });
    case 'retreats':
      return due.units.map((unit) => {
        const text = onFile.find((order) => isFor(order, kind, unit));
        const head = `${widePowerColumn(board, power)}${paddedUnit(board, unit)}`;
        const said = t().listing;
        if (text === undefined) return { text: said.retreatUnordered(head), tone: 'bad' };
        const order = parseOrder(text, kind)!;
        if (order.kind !== 'retreat') return { text: said.disband(head) };
        return { text: `${said.retreat(head, placeName(board, order.to))}.` };
      });
    case 'builds': {
      const ordered = onFile.map((text) => adjustmentLine(board, power, text, false));
      return [...ordered, ...buildsLeft(board, position, power, onFile, false)];
    }
    case 'choices': {
      const chosen = chosenUnits(onFile);
      return due.choices.flatMap((choice) =>
        completeChoice(choice, chosen).map((unit) => {
          const told = `${paddedPowerColumn(board, power)} ${paddedUnit(board, unit)}`;
          return { text: `${chosen.includes(unit) ? told : t().listing.byDefault(told)}.` };
        }),
      );
    }
    case 'removals': {
      const ordered = onFile.map((text) => adjustmentLine(board, power, text, false));
      return [...ordered, ...defaultRemovals(board, position, power, due.count, onFile)];
    }
  }
}

/** Another's unit that the power may order: `France: Italian Army Venice -> Piedmont.` */
function proxyOnFile(board: Board, position: Position, power: Power, { owner, unit, order }: ProxyView): DocumentLine {
  const { foreign, unordered } = t().listing;
  const told =
    order === null
      ? unordered(unitWords(board, parseUnit(unit)!))
      : orderWords(board, position, owner, parseOrder(order, 'M')!);
  return { text: `${powerColumn(board, power)}${foreign(told, whoseIs(board, owner), true)}.` };
}

/** What will be removed if nothing more is ordered, in the rulebook's order. */
function defaultRemovals(
  board: Board,
  position: Position,
  power: Power,
  count: number,
  onFile: readonly string[],
): readonly DocumentLine[] {
  const left = (position.units[power] ?? []).filter((unit) => !onFile.some((order) => isFor(order, 'A', unit)));
  const going = removalOrder(board, position.centers[power] ?? [], power, left, rulingsOf(board));
  return going
    .slice(0, Math.max(0, count - onFile.filter((order) => order.startsWith('remove ')).length))
    .map(({ unit }) => adjustmentLine(board, power, `remove ${unit}`, true));
}

function whoseIs(board: Board, power: Power) {
  return { power: powerName(board, power), adjective: powerAdjective(board, power) };
}

function unitListed(board: Board, { type, at }: UnitRef) {
  return { type, place: placeName(board, at), inSentence: placeInSentence(board, at) };
}

/** `Army Bohemia`. */
function unitWords(board: Board, { type, at }: UnitRef): string {
  return `${t().listing.types[type]} ${placeName(board, at)}`;
}

/** An order of a movement phase. `route`, among results: the seas of a convoy whose route the order does not tell. */
function orderWords(board: Board, position: Position, power: Power, order: Order, route?: readonly string[]): string {
  if (order.kind === 'waive') return '';
  const unit = unitWords(board, standing(position, order.unit));
  const name = (place: string) => placeName(board, place);
  const target = (ref: UnitRef) => targetWords(board, position, power, ref, route === undefined);
  const said = t().listing;
  switch (order.kind) {
    case 'hold':
      return said.hold(unit);
    case 'move': {
      const stops = typeof order.route === 'string' ? (route ?? []) : order.route;
      const bySea = order.route === 'any' && stops.length === 0;
      return said.move([unit, ...stops.map(name), name(order.to)], bySea, route === undefined);
    }
    case 'support-hold':
      return said.supportHold(unit, target(order.target));
    case 'support-move':
      return said.supportMove(unit, target(order.target), name(order.to));
    case 'convoy':
      return said.convoy(unit, target(order.target), name(order.to));
    case 'proxy':
      return said.proxy(unit, powerName(board, order.to));
    default:
      return unit;
  }
}

/** A supported or convoyed unit; of another power's it is said whose it is. */
function targetWords(board: Board, position: Position, power: Power, ref: UnitRef, isToRead: boolean): string {
  const owner = powersIn(position.units).find((each) => unitIn(position, each, ref) !== undefined);
  const unit = unitWords(board, standing(position, ref));
  return owner === undefined || owner === power ? unit : t().listing.foreign(unit, whoseIs(board, owner), isToRead);
}

/** The unit that stands where an order names one, with its coast; the named one where none does. */
function standing(position: Position, ref: UnitRef): UnitRef {
  for (const power of powersIn(position.units)) {
    const unit = unitIn(position, power, ref);
    if (unit !== undefined) return parseUnit(unit)!;
  }
  return ref;
}

function unitIn(position: Position, power: Power, { at }: UnitRef): UnitText | undefined {
  return position.units[power]?.find((unit) => provinceOfUnit(unit) === provinceOf(at));
}

export interface OnFileOfPower {
  readonly power: Power;
  readonly due: Due;
  readonly onFile: readonly string[];
  /** Others' units that the power may order; left out: none. */
  readonly proxies?: readonly ProxyView[];
}
