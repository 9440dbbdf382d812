/** From a position, and its resolution or orders where there are any, to what the map shows. */

import { type Board, compileBoard } from '../../engine/board/board.ts';
import { parsePhase, seasonAndYear } from '../../engine/board/phase.ts';
import type {
  Dislodged,
  OrdersByPower,
  Phase,
  Position,
  Resolution,
  ResolvedOrder,
} from '../../engine/board/position.ts';
import type { ByPower, PhaseKind, Place, Power, Province, UnitText, Variant } from '../../engine/board/variant.ts';
import { parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import { ownEntry } from '../../engine/own.ts';
import { clausesOfUnit } from '../../engine/rules/clauses.ts';
import { goalOf } from '../../engine/rules/game-rules.ts';
import { provincesUnseen, type Sight } from '../../engine/rules/sight.ts';
import { orderedUnit, placeOfUnit, powersIn, provinceOf, rowsOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { explanationOf } from '../locales/explained.ts';
import { goalInShort } from '../locales/outcome.ts';
import { abbrOf } from '../locales/text/abbreviations.ts';
import { centerMarksOf } from './center-marks.ts';
import { drawnConvoyRoute } from './drawn-convoy-route.ts';
import { standingsOf } from './map-standings.ts';
import { rulesOfPlaces } from './rules-of-places.ts';
import type { MapDislodged, MapOrder, MapPower, MapProvince, MapStrait, MapUnit, MapView } from './view.ts';

export interface MapViewOptions {
  /** Name of the game. */
  readonly game?: string;
  /** With a resolution: the old board with the orders (default), or the board after them. */
  readonly which?: 'before' | 'after';
  /** The variant's names are in another language than English: they are lettered in their place. */
  readonly isTranslated?: boolean;
  /** Orders that are not resolved yet. */
  readonly orders?: OrdersByPower;
  /** The variant's board, where somebody has it; left out: it is compiled. */
  readonly board?: Board;
  /** Whose eyes it is seen with; the position and the resolution hold no more than that. Left out: all is seen. */
  readonly sight?: Sight;
  /** See {@link MapView.holders}; {@link holdersAfter} keeps them up to date. */
  readonly holders?: Readonly<Record<Province, Power>>;
}

/**
 * A view of one phase. Without `resolution`: the position, with `orders` if given. With it: `position` as the orders found
 * it and the resolved orders, or the board afterwards. `position` may be null where only the resolution is known: the old
 * board is then read off the orders, and the owners of centres are those afterwards. Throws on a power or a province that the variant does not have.
 */
export function mapViewOf(
  variant: Variant,
  position: Position | null,
  resolution?: Resolution | null,
  options: MapViewOptions = {},
): MapView {
  const code = (resolution ?? position)?.phase;
  if (code === undefined) throw new Error('A map shows a position or a resolution; neither was given.');
  const phase = parsePhase(code);
  const stage = resolution ? (options.which ?? 'before') : 'position';
  const compiled = options.board ?? boardOfVariant(variant);
  const orders = stage === 'after' ? [] : mapOrders(compiled, phase.kind, resolution, options.orders);
  const board = boardOf(stage, position, resolution, phase.kind);
  const shown = { ...board, orders };
  const { sight = 'all' } = options;
  const counted = standingsOf(compiled, {
    ...board,
    phase: stage === 'after' ? (resolution?.next ?? null) : code,
    orders,
    ruleState: (resolution ?? position)?.ruleState,
  });
  const unseen = provincesUnseen({ variant }, board, sight);
  const isKnown = ({ powers }: { readonly powers: readonly Power[] }) =>
    sight === 'all' || powers.every((power) => sight.includes(power));
  const standings = counted.map((each) => (isKnown(each) ? each : { ...each, isHidden: true as const }));
  const { season, year } = seasonAndYear(variant.calendar, phase);
  const winner = stage === 'after' ? (resolution?.winner ?? []) : [];
  const powers = powersOf(variant, options.isTranslated === true);
  const { holders = {} } = options;
  const stranger = strangers(variant, { ...shown, holders }, powers)[0];
  if (stranger !== undefined) throw new RangeError(`The map of ${variant.id} does not have ${stranger}.`);
  return {
    variant: { id: variant.id, name: variant.name },
    game: options.game ?? null,
    phase: { code, words: t().pages.times.phase(season, year, phase.kind) },
    stage,
    provinces: provincesOf(variant),
    ...(options.isTranslated === true ? { isTranslated: true as const } : {}),
    powers,
    units: unitsOf(shown),
    dislodged: dislodgedOf(shown),
    owners: Object.fromEntries(
      rowsOf(board.centers).flatMap(([power, centers]) => centers.map((center) => [center, power])),
    ),
    holders,
    orders,
    standings,
    ...(unseen === null ? {} : { unseen }),
    straits: straitsOf(variant, phase),
    ways: waysOf(variant),
    walks: variant.adjacency.army.map(([a, b]) => [provinceOf(a), provinceOf(b)]),
    marks: centerMarksOf(
      compiled,
      { ...board, ruleState: (resolution ?? position)?.ruleState },
      {
        phase: stage === 'after' ? (resolution?.next ?? null) : code,
        isOrdered: orders.length > 0,
        isKnown: (power) => isKnown({ powers: [power] }),
      },
    ),
    rules: () => rulesOfPlaces(variant),
    clausesOf: (unit) => clausesOfUnit(compiled, unit.power, unit),
    goal: goalInShort(goalOf(variant)),
    winners: (typeof winner === 'string' ? [winner] : winner).map(
      (name) => standings.find((standing) => standing.name === name || standing.powers.includes(name))?.display ?? name,
    ),
  };
}

/** Powers and provinces of what is to be shown that the variant does not have, and units that are none. */
function strangers(
  { provinces }: Variant,
  { units, dislodged, centers, orders, holders }: Shown & Pick<MapView, 'holders'>,
  powers: readonly MapPower[],
): readonly string[] {
  const texts = rowsOf(units).flatMap(([, list]) => list);
  const retreating = rowsOf(dislodged).flatMap(([, list]) => list.map(({ unit }) => unit));
  const owned = rowsOf(centers).flatMap(([, list]) => list);
  const named = [...powersIn({ ...units, ...dislodged, ...centers }), ...Object.values(holders)];
  const known = new Set<string>(powers.map(({ name }) => name));
  const places = new Set<string>(provinces.map(({ id }) => id));
  return [
    ...[...named, ...orders.map(({ power }) => power)].filter((power) => !known.has(power)),
    ...[...texts, ...retreating].filter(
      (unit) => parseUnit(unit) === null || !places.has(provinceOf(placeOfUnit(unit))),
    ),
    ...owned.filter((center) => !places.has(center)),
  ];
}

interface Shown {
  readonly units: ByPower<readonly UnitText[]>;
  readonly dislodged: ByPower<readonly Dislodged[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly orders: readonly MapOrder[];
}

function boardOf(
  stage: MapView['stage'],
  position: Position | null,
  resolution: Resolution | null | undefined,
  kind: PhaseKind,
): Omit<Shown, 'orders'> {
  if (resolution && stage === 'after') return resolution;
  if (position !== null) return { dislodged: {}, ...position };
  const { orders, centers, units, dislodged } = resolution!;
  if (kind === 'M') return { units: byPower(orders, ({ order }) => orderedUnit(order)), dislodged: {}, centers };
  if (kind === 'R') {
    const leaving = byPower(orders, ({ order }) => {
      const unit = orderedUnit(order);
      return unit === null ? null : { unit, from: null, retreats: [] };
    });
    const arrived = new Set(
      orders.flatMap(({ order, result }) => (result === 'succeeds' ? [order.split(' - ')[1]] : [])),
    );
    const stayed = rowsOf(units).map(([power, list]) => [
      power,
      list.filter((unit) => !arrived.has(placeOfUnit(unit))),
    ]);
    return { units: Object.fromEntries(stayed), dislodged: leaving, centers };
  }
  const built = new Set(
    orders.flatMap(({ order, result }) => (order.startsWith('build') && result === 'succeeds' ? [order.slice(6)] : [])),
  );
  const removed = byPower(orders, ({ order, result }) =>
    order.startsWith('remove') && result === 'succeeds' ? order.slice(7) : null,
  );
  const before = powersIn({ ...units, ...removed }).map((power) => [
    power,
    [...(units[power] ?? []).filter((unit) => !built.has(unit)), ...(removed[power] ?? [])],
  ]);
  return { units: Object.fromEntries(before), dislodged, centers };
}

function byPower<T>(orders: readonly ResolvedOrder[], item: (order: ResolvedOrder) => T | null): ByPower<readonly T[]> {
  const lists = new Map<Power, T[]>();
  for (const order of orders) {
    const found = item(order);
    if (found !== null) lists.set(order.power, [...(lists.get(order.power) ?? []), found]);
  }
  return Object.fromEntries(lists);
}

const boards = new WeakMap<Variant, Board>();

/** For the names in explanations. */
function boardOfVariant(variant: Variant): Board {
  const board = boards.get(variant) ?? compileBoard(variant);
  boards.set(variant, board);
  return board;
}

/** Orders of a phase as a map shows them: resolved ones, or `unresolved`. */
export function mapOrders(
  board: Board,
  kind: PhaseKind,
  resolution: Resolution | null | undefined,
  unresolved: OrdersByPower = {},
): readonly MapOrder[] {
  const lines: readonly (Omit<ResolvedOrder, 'result'> & { result: MapOrder['result'] })[] =
    resolution?.orders ??
    rowsOf(unresolved).flatMap(([power, list]) => list.map((order) => ({ power, order, result: null, reasons: [] })));
  const parsed = lines.flatMap((line) => {
    const { power, order: text, result, reasons } = line;
    const order = parseOrder(text, kind);
    const explanation = result === null ? '' : explanationOf(board, { ...line, result });
    return order === null ? [] : [{ power, result, reasons, explanation, text, order, route: [] }];
  });
  return parsed.map((each) => ({ ...each, route: drawnConvoyRoute(board.variant, each, parsed) }));
}

function unitsOf({ units, orders, dislodged }: Shown): readonly MapUnit[] {
  const fates = new Map<string, MapUnit['fate']>();
  const built: MapUnit[] = [];
  for (const { power, order, result, reasons } of orders) {
    if (order.kind === 'waive') continue;
    const isRetreating = (dislodged[power] ?? []).some(({ unit }) => unit === `${order.unit.type} ${order.unit.at}`);
    if (order.kind === 'build') {
      if (result !== 'fails') built.push({ power, ...order.unit, fate: 'new' });
    } else if (order.kind === 'remove' || (order.kind === 'disband' && !isRetreating)) {
      if (result !== 'fails') fates.set(provinceOf(order.unit.at), 'leaving');
    } else if (reasons.includes('dislodged')) fates.set(provinceOf(order.unit.at), 'dislodged');
  }
  const standing = rowsOf(units).flatMap(([power, list]) =>
    list.flatMap((text): MapUnit[] => {
      const unit = parseUnit(text);
      if (unit === null) return [];
      const fate = fates.get(provinceOf(unit.at));
      return [{ power, ...unit, ...(fate === undefined ? {} : { fate }) }];
    }),
  );
  return [...standing, ...built];
}

function dislodgedOf({ dislodged, orders }: Shown): readonly MapDislodged[] {
  return rowsOf(dislodged).flatMap(([power, list]) =>
    list.flatMap(({ unit: text, from, retreats }): MapDislodged[] => {
      const unit = parseUnit(text);
      if (unit === null) return [];
      const own = orders.find(
        (each) => each.order.kind !== 'waive' && each.power === power && each.order.unit.at === unit.at,
      );
      const isLost = own !== undefined && (own.order.kind === 'disband' || own.result === 'fails');
      return [{ power, ...unit, from, retreats, ...(isLost ? { fate: 'leaving' as const } : {}) }];
    }),
  );
}

const COAST_NAMES: ReadonlyMap<string, string> = new Map([
  ['nc', 'north coast'],
  ['sc', 'south coast'],
  ['ec', 'east coast'],
  ['wc', 'west coast'],
]);

function provincesOf(variant: Variant): Readonly<Record<Province, MapProvince>> {
  const { provinces, adjacency, coastNames = {} } = variant;
  return Object.fromEntries(
    provinces.map(({ id, name, type, center = false, coasts = [] }) => {
      const abbr = abbrOf({ variant }, id);
      const named = coasts.map((coast) => [coast, ownEntry(coastNames, coast) ?? COAST_NAMES.get(coast) ?? coast]);
      const shores = coasts.map((coast) => [coast, touching(`${id}/${coast}`, adjacency.fleet)]);
      return [id, { name, abbr, type, center, coasts: Object.fromEntries(named), shores: Object.fromEntries(shores) }];
    }),
  );
}

function touching(place: Place, pairs: Variant['adjacency']['fleet']): readonly Province[] {
  return pairs.flatMap(([a, b]) => (a === place ? [provinceOf(b)] : b === place ? [provinceOf(a)] : []));
}

function waysOf({ waterways = [], adjacency }: Variant): MapView['ways'] {
  const along = new Set(waterways.flatMap(({ provinces }) => provinces));
  return adjacency.fleet.flatMap(([a, b]) => {
    const [from, to] = [provinceOf(a), provinceOf(b)];
    return [...(along.has(from) ? [[from, to] as const] : []), ...(along.has(to) ? [[to, from] as const] : [])];
  });
}

/** Without those of small words: `Confédération du Rhin`. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word.length > 3);
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}

/** A phase without moves shows what the next moves find. */
function straitsOf({ adjacency, calendar }: Variant, phase: Phase): readonly MapStrait[] {
  const { seasons } = calendar;
  const now = seasons.findIndex(({ letter }) => letter === phase.season);
  const turned = [...seasons.slice(Math.max(0, now)), ...seasons.slice(0, Math.max(0, now))];
  const moving = turned.find(({ phases }) => phases.includes('M'))?.letter;
  return (adjacency.seasonal ?? []).map(({ pair: [a, b], type, seasons: open }) => ({
    pair: [provinceOf(a), provinceOf(b)],
    type,
    open: moving !== undefined && open.includes(moving),
    seasons: seasons.flatMap(({ letter, name }) => (open.includes(letter) ? [name] : [])),
  }));
}

/**
 * In another language a power's letter is that of its name there, with the next one where several begin alike, or those of its words
 * (`Parti républicain`: PR); its English one where that is not enough.
 */
function powersOf({ powers, rules }: Variant, isTranslated: boolean): readonly MapPower[] {
  const own = powers.map(({ display }) => {
    const isAlone = (part: string) => powers.filter((each) => each.display.startsWith(part)).length === 1;
    return [1, 2].map((length) => display.slice(0, length)).find(isAlone) ?? initialsOf(display);
  });
  const isClear = isTranslated && new Set(own).size === powers.length;
  const neutral = rules['neutral-units'];
  return [
    ...powers.map(({ name, display, adjective, letter }, n) => ({
      name,
      display,
      adjective,
      letter: isClear ? own[n]! : letter,
      neutral: false,
    })),
    ...(neutral === undefined
      ? []
      : [
          {
            name: neutral.name,
            display: neutral.display,
            adjective: neutral.adjective,
            letter: neutral.letter ?? '',
            neutral: true,
          },
        ]),
  ];
}
