/**
 * Orders and their outcomes in the words of the classic judges (judge-language E), which mapping programs read: for any
 * variant, from its own names.
 */
import { dueTo, holdsBuildsBack, openSites } from '../../engine/adjudicate/phases/adjustments-due.ts';
import { removalOrder } from '../../engine/adjudicate/phases/civil-disorder.ts';
import { rulingsOf } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Dislodged, Position, Reason, Resolution, ResolvedOrder } from '../../engine/board/position.ts';
import type { PhaseKind, Power, UnitText } from '../../engine/board/variant.ts';
import { placeName } from '../../engine/explain/names.ts';
import { chosenUnits } from '../../engine/game/due.ts';
import { parseOrder, parseUnit, provinceOf } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { matureCenters } from '../../engine/rules/center-maturity.ts';
import { completed, isChoicePhase } from '../../engine/rules/start-choices.ts';
import type { ProxyView } from '../../engine/view/view.ts';
import { counted } from '../words/counts.ts';
import { isFor } from '../words/orders.ts';
import { classicTurn, KIND } from '../words/phases.ts';
import { inOrder, placeInSentence, powerAdjective, powerName, unitInSentence } from '../words/powers.ts';
import { convoyRoute } from './convoy-route.ts';
import { exact, type Line } from './document.ts';
import { inEnglish } from './in-english.ts';
import type { OnFileOfPower } from './on-file.ts';

const BLANK: Line = { text: '' };

/** Head and lines of a phase's results, powers in the variant's order, without what follows from them. */
export function classicResults(
  board: Board,
  before: Position,
  resolution: Resolution,
  game: string,
  turn: number,
): readonly Line[] {
  return inEnglish(board, (board) => {
    const { kind } = parsePhase(resolution.phase);
    return exact([
      { text: `${KIND[kind]} results for ${turnName(board, resolution.phase, game, turn)}` },
      BLANK,
      ...byPower(board, before, resolution, kind),
    ]);
  });
}

/** Head and lines of the orders that a power has on file: `Movement orders for Spring of 1901.  (marne.001)`. */
export function classicOrdersOnFile(
  board: Board,
  position: Position,
  game: string,
  turn: number,
  powers: readonly OnFileOfPower[],
): readonly Line[] {
  return inEnglish(board, (board) => {
    const { kind } = parsePhase(position.phase);
    const lists = powers.map((each) => [
      ...onFileLines(board, position, kind, each),
      ...(each.proxies ?? []).map((proxy) => proxyOnFile(board, position, each.power, proxy)),
    ]);
    return exact([
      { text: `${KIND[kind]} orders for ${turnName(board, position.phase, game, turn)}` },
      BLANK,
      ...(kind === 'M' ? separated(lists) : lists.flat()),
    ]);
  });
}

/** `Spring of 1902.  (marne.004)`. */
export function turnName(board: Board, phase: string, game: string, turn: number): string {
  return `${classicTurn(board, phase)}.  (${game}.${String(turn).padStart(3, '0')})`;
}

/** The units of one power with their places, as at the start of a game: `Austria: Army  Budapest.` */
export function classicPosition(board: Board, position: Position): readonly Line[] {
  return inEnglish(board, (board) => {
    const lists = inOrder(board, Object.keys(position.units)).map((power) =>
      (position.units[power] ?? []).map(
        (unit): Line => ({ text: `${padded(board, power)} ${paddedUnit(board, unit)}.` }),
      ),
    );
    return exact(separated(lists));
  });
}

/** The units as a listing tells them, those that must retreat with where they may: `Austria: Army Budapest.` */
export function classicStatus(board: Board, position: Position): readonly Line[] {
  return inEnglish(board, (board) => {
    const named = inOrder(board, new Set([...Object.keys(position.units), ...Object.keys(position.dislodged ?? {})]));
    const width = Math.max(...named.map((power) => powerName(board, power).length)) + 2;
    const lists = named.map((power) => {
      const head = `${powerName(board, power)}:`.padEnd(width);
      const standing = (position.units[power] ?? []).map((unit) => ({ unit, ways: '' }));
      const leaving = (position.dislodged?.[power] ?? []).map(({ unit, retreats }) => ({
        unit,
        ways: waysOut(board, retreats),
      }));
      return [...standing, ...leaving].map(
        ({ unit, ways }): Line => ({
          text: `${head}${unitWords(board, parseUnit(unit)!)}${ways}.`,
          hang: 9,
          breaks: 'spaces',
        }),
      );
    });
    return separated(lists);
  });
}

function waysOut(board: Board, retreats: readonly string[]): string {
  return retreats.length === 0
    ? ''
    : ` can retreat to ${retreats.map((place) => placeName(board, place)).join(' or ')}`;
}

/** `The Austrian Army in Bohemia can retreat to Galicia or Vienna.`, one line for each dislodged unit. */
export function classicDislodged(board: Board, dislodged: Resolution['dislodged']): readonly Line[] {
  return inEnglish(board, (board) => {
    const lines = inOrder(board, Object.keys(dislodged)).flatMap((power) =>
      (dislodged[power] ?? []).map((each): Line => ({ text: dislodgedLine(board, power, each), breaks: 'spaces' })),
    );
    return lines.length === 0 ? [] : exact([{ text: 'The following units were dislodged:' }, BLANK, ...lines]);
  });
}

function dislodgedLine(board: Board, power: Power, { unit, retreats }: Dislodged): string {
  const { type, at } = parseUnit(unit)!;
  const who = `The ${powerAdjective(board, power)} ${TYPES[type]} in ${placeInSentence(board, at)}`;
  return retreats.length === 0 ? `${who} with no valid retreats was destroyed.` : `${who}${waysOut(board, retreats)}.`;
}

function byPower(board: Board, before: Position, resolution: Resolution, kind: PhaseKind): readonly Line[] {
  const named = new Set([...Object.keys(before.units), ...resolution.orders.map(({ power }) => power)]);
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
function separated(lists: readonly (readonly Line[])[]): readonly Line[] {
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
): readonly Line[] {
  const resolved = orders.find(({ order }) => isFor(order, 'M', unit));
  if (resolved === undefined) return [];
  const head = `${powerName(board, power)}: `;
  const order = parseOrder(resolved.order, 'M')!;
  // Of a convoy the older judges tell only whether the fleet was dislodged.
  const isTold = (reason: Reason) => order.kind !== 'convoy' || reason === 'dislodged' || reason === 'disbanded';
  const notes = annotation(resolved.reasons.filter(isTold));
  const words =
    resolved.reasons.includes('no-order') || order.kind === 'waive'
      ? `${unitWords(board, parseUnit(unit)!)}, No Order Processed`
      : orderWords(
          board,
          before,
          power,
          withCoast(order, resolution.orders),
          convoyRoute(board, before, resolution.orders, order),
        );
  return [marked(`${head}${words}.`, notes)];
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
): readonly Line[] {
  const order = parseOrder(text, 'M');
  if (order === null || order.kind === 'waive' || order.kind === 'influence' || reasons.includes('void')) return [];
  const owner = Object.keys(before.units).find((each) => unitIn(before, each, order.unit) !== undefined);
  if (owner === undefined || owner === power) return [];
  const words = orderWords(board, before, owner, order, []);
  return [marked(`${powerName(board, power)}: ${powerAdjective(board, owner)} ${words}.`, annotation(reasons))];
}

/** A line with what went wrong after two spaces. */
function marked(text: string, notes: readonly string[]): Line {
  return notes.length === 0 ? { text } : { text: `${text}  (*${notes.join(', ')}*)`, tone: 'bad' };
}

/** The words between the stars: what the order met, then what became of the unit. */
function annotation(reasons: readonly Reason[]): readonly string[] {
  const met = MET.find(([reason]) => reasons.includes(reason))?.[1];
  const gone = reasons.includes('dislodged') ? [reasons.includes('disbanded') ? 'destroyed' : 'dislodged'] : [];
  return [...(met === undefined ? [] : [met]), ...gone];
}

/** The first that applies is said; the other reasons are finer than the classic judges'. */
const MET: readonly (readonly [Reason, string])[] = [
  ['void', 'void'],
  ['bounce', 'bounce'],
  ['no-convoy', 'no convoy'],
  ['disrupted', 'no convoy'],
  ['cut', 'cut'],
];

function retreatLine(board: Board, power: Power, unit: UnitText, orders: readonly ResolvedOrder[]): readonly Line[] {
  const resolved = orders.find(({ order }) => isFor(order, 'R', unit));
  if (resolved === undefined) return [];
  const head = `${wide(board, power)}${paddedUnit(board, unit)}`;
  const { reasons } = resolved;
  if (reasons.includes('no-order')) return [{ text: `${head}, No Order Processed (DISBAND).`, tone: 'bad' }];
  const order = parseOrder(resolved.order, 'R')!;
  if (order.kind !== 'retreat') return [{ text: `${head} DISBAND.` }];
  const met = reasons.includes('retreat-conflict') ? 'bounce' : reasons.includes('void') ? 'void' : null;
  const line = `${head} -> ${placeName(board, order.to)}`;
  return [met === null ? { text: `${line}.` } : { text: `${line} (*${met}, destroyed*).`, tone: 'bad' }];
}

/** What each power ordered, then what is left over, then what the judge removed by itself. */
function adjustmentLines(
  board: Board,
  before: Position,
  powers: readonly Power[],
  ordersOf: (power: Power) => readonly ResolvedOrder[],
): readonly Line[] {
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
      'waived',
    );
  });
  return [...done.filter((order) => !isDefault(order)).map(line), ...left, ...done.filter(isDefault).map(line)];
}

/** Builds for which there is no order: pending as long as a site stands open for one, else of no use. */
function buildsLeft(
  board: Board,
  before: Position,
  power: Power,
  given: readonly string[],
  unusable: 'waived' | 'pending',
): readonly Line[] {
  if (isChoicePhase(board, before)) return [];
  const { units, centers } = before;
  const surplus = matureCenters(centers, power, before.ruleState) - (units[power]?.length ?? 0);
  const builds = given.filter((text) => !text.startsWith('remove ')).length;
  const count = surplus - builds;
  if (count <= 0) return [];
  const built = given.flatMap((text) => /^build (.*)/.exec(text)?.[1] ?? []);
  const after = { ...before, units: { ...units, [power]: [...(units[power] ?? []), ...built] } };
  // Where a rule holds builds back, an open site is not enough.
  const usable = holdsBuildsBack(board) ? dueTo(board, before, power) - builds : count;
  const head = wide(board, power);
  return usable > 0 && openSites(board, after, power).length > 0
    ? [{ text: `${head}${counted(count, 'build')} pending.`, tone: 'bad' }]
    : [{ text: `${head}${counted(count, 'unusable build')} ${unusable}.` }];
}

function adjustmentLine(board: Board, power: Power, text: string, isDefault: boolean): Line {
  const head = wide(board, power);
  const order = parseOrder(text, 'A');
  if (order?.kind === 'build') {
    return {
      text: `${head}Builds ${order.unit.type === 'A' ? 'an army' : 'a fleet'} in ${placeInSentence(board, order.unit.at)}.`,
    };
  }
  if (order?.kind === 'remove') {
    const unit = unitInSentence(board, `${order.unit.type} ${provinceOf(order.unit.at)}`);
    return isDefault
      ? { text: `${head}Defaults, removing ${unit}.`, tone: 'bad' }
      : { text: `${head}Removes ${unit}.` };
  }
  return { text: `${head}Build waived.` };
}

function onFileLines(
  board: Board,
  position: Position,
  kind: PhaseKind,
  { power, due, onFile }: OnFileOfPower,
): readonly Line[] {
  switch (due.kind) {
    case 'nothing':
      // Removed of its own will: nothing is owed.
      return kind === 'A' ? onFile.map((text) => adjustmentLine(board, power, text, false)) : [];
    case 'orders':
      return due.units.map((unit) => {
        const text = onFile.find((order) => isFor(order, kind, unit));
        const head = `${powerName(board, power)}: `;
        if (text === undefined)
          return { text: `${head}${unitWords(board, parseUnit(unit)!)}, No Order Processed.`, tone: 'bad' };
        return { text: `${head}${orderWords(board, position, power, parseOrder(text, kind)!, [])}.` };
      });
    case 'retreats':
      return due.units.map((unit) => {
        const text = onFile.find((order) => isFor(order, kind, unit));
        const head = `${wide(board, power)}${paddedUnit(board, unit)}`;
        if (text === undefined) return { text: `${head}, No Order Processed (DISBAND).`, tone: 'bad' };
        const order = parseOrder(text, kind)!;
        return { text: order.kind === 'retreat' ? `${head} -> ${placeName(board, order.to)}.` : `${head} DISBAND.` };
      });
    case 'builds': {
      const ordered = onFile.map((text) => adjustmentLine(board, power, text, false));
      return [...ordered, ...buildsLeft(board, position, power, onFile, 'pending')];
    }
    case 'choices': {
      const chosen = chosenUnits(onFile);
      return due.choices.flatMap((choice) =>
        completed(choice, chosen).map((unit) => ({
          text: `${padded(board, power)} ${paddedUnit(board, unit)}${chosen.includes(unit) ? '' : ' (by default)'}.`,
        })),
      );
    }
    case 'removals': {
      const ordered = onFile.map((text) => adjustmentLine(board, power, text, false));
      return [...ordered, ...defaultRemovals(board, position, power, due.count, onFile)];
    }
  }
}

/** Another's unit that the power may order: `France: Italian Army Venice -> Piedmont.` */
function proxyOnFile(board: Board, position: Position, power: Power, { owner, unit, order }: ProxyView): Line {
  const head = `${powerName(board, power)}: ${powerAdjective(board, owner)} `;
  return order === null
    ? { text: `${head}${unitWords(board, parseUnit(unit)!)}, No Order Processed.` }
    : { text: `${head}${orderWords(board, position, owner, parseOrder(order, 'M')!, [])}.` };
}

/** What will be removed if nothing more is ordered, in the rulebook's order. */
function defaultRemovals(
  board: Board,
  position: Position,
  power: Power,
  count: number,
  onFile: readonly string[],
): readonly Line[] {
  const left = (position.units[power] ?? []).filter((unit) => !onFile.some((order) => isFor(order, 'A', unit)));
  const going = removalOrder(board, position.centers[power] ?? [], power, left, rulingsOf(board));
  return going
    .slice(0, Math.max(0, count - onFile.filter((order) => order.startsWith('remove ')).length))
    .map(({ unit }) => adjustmentLine(board, power, `remove ${unit}`, true));
}

const TYPES = { A: 'Army', F: 'Fleet' } as const;

/** `Army Bohemia`. */
function unitWords(board: Board, { type, at }: UnitRef): string {
  return `${TYPES[type]} ${placeName(board, at)}`;
}

/** An order of a movement phase. `route`: the seas of a convoy whose route the order does not tell. */
function orderWords(board: Board, position: Position, power: Power, order: Order, route: readonly string[]): string {
  if (order.kind === 'waive') return '';
  const unit = unitWords(board, standing(position, order.unit));
  const name = (place: string) => placeName(board, place);
  const target = (ref: UnitRef) => targetWords(board, position, power, ref);
  switch (order.kind) {
    case 'hold':
      return `${unit} HOLD`;
    case 'move': {
      const stops = typeof order.route === 'string' ? route : order.route;
      return [unit, ...stops.map(name), name(order.to)].join(' -> ');
    }
    case 'support-hold':
      return `${unit} SUPPORT ${target(order.target)}`;
    case 'support-move':
      return `${unit} SUPPORT ${target(order.target)} -> ${name(order.to)}`;
    case 'convoy':
      return `${unit} CONVOY ${target(order.target)} -> ${name(order.to)}`;
    case 'proxy':
      return `${unit} Proxy given to ${powerName(board, order.to)}`;
    default:
      return unit;
  }
}

/** A supported or convoyed unit; before one of another power stands its owner's adjective. */
function targetWords(board: Board, position: Position, power: Power, ref: UnitRef): string {
  const owner = Object.keys(position.units).find((each) => unitIn(position, each, ref) !== undefined);
  const whose = owner === undefined || owner === power ? '' : `${powerAdjective(board, owner)} `;
  return `${whose}${unitWords(board, standing(position, ref))}`;
}

/** The unit that stands where an order names one, with its coast; the named one where none does. */
function standing(position: Position, ref: UnitRef): UnitRef {
  for (const power of Object.keys(position.units)) {
    const unit = unitIn(position, power, ref);
    if (unit !== undefined) return parseUnit(unit)!;
  }
  return ref;
}

function unitIn(position: Position, power: Power, { at }: UnitRef): UnitText | undefined {
  return position.units[power]?.find((unit) => provinceOf(unit.slice(2)) === provinceOf(at));
}

/** Power names in a column with their colon: `Austria:`, `Italy:  `. */
function padded(board: Board, power: Power | 'Unowned'): string {
  const name = power === 'Unowned' ? power : powerName(board, power);
  return `${name}:`.padEnd(nameWidth(board));
}

/** Columns of a power's name in retreats and adjustments, whatever the variant. */
const WIDE = 24;

/** `Austria:                  `: where the words of a retreat or an adjustment begin. */
function wide(board: Board, power: Power): string {
  return `${powerName(board, power)}: `.padEnd(WIDE + 2);
}

/** Columns of the longest name with its colon; the standard map's at least. */
function nameWidth(board: Board): number {
  const neutral = board.variant.rules['neutral-units'];
  const names = [...board.powers.map(({ display }) => display), ...(neutral === undefined ? [] : [neutral.display])];
  return Math.max('Unowned:'.length, ...names.map((name) => name.length + 1));
}

/** `Army  Bohemia`: the type in a column of five. */
function paddedUnit(board: Board, unit: UnitText): string {
  const { type, at } = parseUnit(unit)!;
  return `${TYPES[type].padEnd(5)} ${placeName(board, at)}`;
}
