/** Which way each arrow runs: bent round what stands in its way, and stopped where the unit was stopped. */
import type { Place, Province } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import type { DislodgedStands } from './dislodged.ts';
import { bowCurve, type Measured, measureCurve, pointAlong, pointDistance, smoothCurve } from './geometry/curve.ts';
import type { Point } from './geometry/geography.ts';
import { counterBox, crossingLength, isInside, type Obstacle } from './geometry/obstacles.ts';
import { type Sites, standOn, waysBetween } from './geometry/sites.ts';
import type { SheetOf } from './home-sheets.ts';
import type { MapOrder } from './view.ts';

export interface DrawnRoute {
  readonly line: Measured;
  /** Lengths from the start of the line between which it is drawn. */
  readonly from: number;
  readonly to: number;
  readonly sheet: number;
  /** A part of a voyage from sheet to sheet: it ends, or begins, at the edge of what its sheet shows. */
  readonly leg?: 'out' | 'in';
}

/** How a move ended, for its arrow. arrived: or not known yet. stopped: at the edge of where it wanted to go. unmade: it
 *  never left. */
export type MoveEnding = 'arrived' | 'stopped' | 'unmade';

export function endingOf({ result, reasons }: Pick<MapOrder, 'result' | 'reasons'>): MoveEnding {
  if (result !== 'fails') return 'arrived';
  return reasons.some((reason) => UNMADE.has(reason)) ? 'unmade' : 'stopped';
}

const UNMADE: ReadonlySet<string> = new Set(['void', 'no-convoy', 'disrupted', 'held']);

/** What a planner needs to know of the board. */
export interface RoutePlan {
  readonly sites: Sites;
  readonly obstacles: readonly Obstacle[];
  /** Middles of all counters drawn. */
  readonly counters: readonly Point[];
  readonly dislodged: DislodgedStands;
  readonly sheetOf: SheetOf;
  /** Routes found so far, by what they hang on: a board draws its orders again at every change of one. */
  readonly routes: Map<string, DrawnRoute | readonly DrawnRoute[]>;
}

/** Bends that are tried, the first of equals being taken. */
const BENDS = [0.07, -0.07, 0.13, -0.13, 0.2, -0.2, 0.28, -0.28];
/** For two units that change places: both bend to their own left, so apart. */
const SWAP_BENDS = [0.15, 0.22, 0.3];
/** An arrow is drawn at least so long. */
const SHORTEST = 16;

/** The arrow of a move on the sheet where its unit is drawn: of all bends the one that covers least. A voyage from sheet to sheet
 *  has a part on each. */
export function moveRoutes(field: RoutePlan, move: Move): readonly DrawnRoute[] {
  const { from, to, via, ending, isSwap, lies } = move;
  return kept(field, [from, to, via, ending, isSwap, lies !== undefined], () => routesFound(field, move));
}

function kept<T extends DrawnRoute | readonly DrawnRoute[]>(
  { routes }: RoutePlan,
  hangsOn: readonly unknown[],
  find: () => T,
): T {
  const key = hangsOn.join(' ');
  const found = (routes.get(key) as T | undefined) ?? find();
  routes.set(key, found);
  return found;
}

function routesFound(field: RoutePlan, move: Move): readonly DrawnRoute[] {
  const { from, to, via, isSwap } = move;
  const all = waysBetween(field.sites, from, to);
  const home = field.sheetOf(provinceOf(from));
  const ways = all.some(({ sheet }) => sheet === home) ? all.filter(({ sheet }) => sheet === home) : all.slice(0, 1);
  if (via.length > 0) return voyage(field, move, ways[0]?.sheet ?? null);
  return ways.map(({ sheet, start: stand, end }) => {
    const start = move.lies?.(stand) ?? stand;
    const inTheWay = [...field.obstacles, ...countersBut(field, [start, end])].filter(near(start, end));
    const far = pointDistance(start, end);
    return cheapest(
      (isSwap ? SWAP_BENDS : BENDS).map((bend) => ({
        least: Math.abs(bend) * (8 + far * 0.03),
        draw: () => {
          const route = { ...drawnPart(measureCurve(bowCurve(start, end, bend)), field, move, start, end), sheet };
          return { route, cost: coverage(route, inTheWay, start) + Math.abs(bend) * (8 + route.line.length * 0.03) };
        },
      })),
    ).route;
  });
}

/** The first of the cheapest. Most are never drawn: to bend so far costs more than the best did. `least`: what it costs at least. */
function cheapest<T extends { readonly cost: number }>(
  candidates: readonly { readonly least: number; readonly draw: () => T }[],
): T {
  let best: T | null = null;
  for (const { least, draw } of candidates) {
    if (best !== null && least >= best.cost) continue;
    const drawn = draw();
    if (best === null || drawn.cost < best.cost) best = drawn;
  }
  return best!;
}

function drawnPart(
  line: Measured,
  { sites, counters }: RoutePlan,
  { from, to, ending }: Move,
  start: Point,
  end: Point,
): Omit<DrawnRoute, 'sheet'> {
  const leaves = leaving(line, start);
  const arrives = arriving(line, end, counters);
  const stops =
    ending === 'arrived'
      ? arrives
      : ending === 'unmade'
        ? departing(line, sites, from)
        : entering(line, sites, to, arrives);
  return { line, from: leaves, to: Math.max(stops, Math.min(leaves + SHORTEST, line.length)) };
}

/** How much an arrow covers: its head, with the bar before it, counts for more than its shaft. */
function coverage(
  { line, from, to }: Pick<DrawnRoute, 'line' | 'from' | 'to'>,
  inTheWay: readonly Obstacle[],
  start: Point,
): number {
  const { at: tip, direction } = pointAlong(line, to);
  const own = { ...counterBox(start), weight: 0.5 };
  let cost = crossingLength(line, inTheWay, from, to);
  for (const obstacle of [...inTheWay, own]) {
    for (const [back, side] of HEAD_POINTS) {
      const at: Point = [
        tip[0] - direction[0] * back - direction[1] * side,
        tip[1] - direction[1] * back + direction[0] * side,
      ];
      if (isInside(at, obstacle, 2)) cost += obstacle.weight * 1.5;
    }
  }
  return cost;
}

/** Points of an arrow's head and of a bar before it: how far behind the tip, how far to the side. */
const HEAD_POINTS: readonly Point[] = [
  [-3, 0],
  [-3, 9],
  [-3, -9],
  [8, 0],
  [8, 5],
  [8, -5],
  [16, 9],
  [16, -9],
];

/** Whether an obstacle may lie in the way of a line between two points, however bent. */
function near(a: Point, b: Point): (obstacle: Obstacle) => boolean {
  const reach = pointDistance(a, b) * 0.3 + 20;
  const [left, right] = [Math.min(a[0], b[0]) - reach, Math.max(a[0], b[0]) + reach];
  const [top, bottom] = [Math.min(a[1], b[1]) - reach, Math.max(a[1], b[1]) + reach];
  return (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}

/** Counters other than those at these points. */
function countersBut({ counters }: Pick<RoutePlan, 'counters'>, but: readonly Point[]): readonly Obstacle[] {
  return counters
    .filter((at) => but.every((point) => pointDistance(at, point) > 1))
    .map((at) => ({ ...counterBox(at), weight: 4 }));
}

export interface Move {
  readonly from: Place;
  readonly to: Place;
  /** Places of the fleets that carry it. */
  readonly via: readonly Place[];
  readonly ending: MoveEnding;
  /** Another unit goes the opposite way. */
  readonly isSwap: boolean;
  /** Where its counter lies when not in the usual place. */
  readonly lies?: (stand: Point) => Point;
}

/** Points on a sheet at which an arrow may end, the best first. */
export interface AimPoints {
  readonly sheet: number;
  readonly points: readonly Point[];
}

type HelpWay = AimPoints & { readonly start: Point };

/** A line from a counter to a point on something else, for a support or a convoy; the best of several ends. */
export function helpRoute(field: RoutePlan, way: HelpWay): DrawnRoute {
  return kept(field, [way.sheet, way.start, way.points], () => helpFound(field, way));
}

function helpFound(field: RoutePlan, { sheet, start, points }: HelpWay): DrawnRoute {
  const { line } = cheapest(
    points.flatMap((end, rank) => {
      const inTheWay = [...field.obstacles, ...countersBut(field, [start])].filter(near(start, end));
      return [0, 0.08, -0.08, 0.16, -0.16].map((bend) => ({
        least: rank * 0.8 + Math.abs(bend) * 10 + pointDistance(start, end) * 0.01,
        draw: () => {
          const line = measureCurve(bowCurve(start, end, bend));
          const crossed = crossingLength(line, inTheWay, 26, line.length - 4);
          return { line, cost: crossed + rank * 0.8 + Math.abs(bend) * 10 + line.length * 0.01 };
        },
      }));
    }),
  );
  return { line, from: leaving(line, start), to: line.length, sheet };
}

/** How far along a line leaves the counter it starts from. */
function leaving(line: Measured, start: Point): number {
  const box = counterBox(start);
  return line.steps.find(({ at }) => !isInside(at, box, -2))?.along ?? 0;
}

/** How far along an arrow's tip goes: to the middle of the province, or up to the counter that stands there. */
function arriving(line: Measured, end: Point, counters: readonly Point[]): number {
  const standing = counters.filter((at) => pointDistance(at, end) < 30).map(counterBox);
  if (standing.length === 0) return line.length - 2;
  const outside = line.steps.findLastIndex(({ at }) => !standing.some((box) => isInside(at, box, 3)));
  return line.steps[Math.max(0, outside)]!.along;
}

/** How far along a line enters its destination for good. */
function entering(line: Measured, sites: Sites, to: Place, latest: number): number {
  const outside = line.steps.findLastIndex(({ at }) => sites.at(at) !== provinceOf(to));
  return Math.min(latest, (line.steps[outside]?.along ?? line.length / 2) + 5);
}

/** How far along a line leaves the province it starts in. */
function departing(line: Measured, sites: Sites, from: Place): number {
  const outside = line.steps.find(({ at }) => sites.at(at) !== provinceOf(from));
  return Math.min(line.length * 0.6, (outside?.along ?? 0) + 14);
}

/** An army's way by sea, through its fleets: on one sheet where it shows all of them, or else out of the sheet of its start at
 *  the last fleet there, and into that of its end at the same fleet, or the next. */
function voyage(field: RoutePlan, move: Move, whole: number | null): readonly DrawnRoute[] {
  const { sites } = field;
  const places = [move.from, ...move.via, move.to];
  const on = (sheet: number, list: readonly Place[]) => list.map((place) => standOn(sites, sheet, place));
  const drawn = (sheet: number, stands: readonly Point[], leg?: DrawnRoute['leg']): DrawnRoute => {
    const line = measureCurve(smoothCurve(stands));
    const part = drawnPart(line, field, move, stands[0]!, stands.at(-1)!);
    if (leg === undefined) return { ...part, sheet };
    return leg === 'out' ? { ...part, to: line.length, sheet, leg } : { ...part, from: 0, sheet, leg };
  };
  const sheets = sites.of(provinceOf(move.from)).map(({ sheet }) => sheet);
  for (const sheet of whole === null ? sheets : [whole, ...sheets]) {
    const stands = on(sheet, places);
    if (stands.every((stand) => stand !== null)) return [drawn(sheet, stands)];
  }
  const [first, last] = [sheets[0], sites.of(provinceOf(move.to)).map(({ sheet }) => sheet)[0]];
  if (first === undefined || last === undefined) return [];
  const out = on(first, places);
  const left = out.indexOf(null) < 0 ? out.length : out.indexOf(null);
  const into = on(last, places);
  const entered = into.lastIndexOf(null) + 1;
  const going = out.slice(0, left).filter((stand) => stand !== null);
  const coming = into.slice(Math.min(Math.max(entered, left - 1), places.length - 2)).filter((stand) => stand !== null);
  return [
    ...(going.length > 1 ? [drawn(first, going, 'out')] : []),
    ...(coming.length > 1 ? [drawn(last, coming, 'in')] : []),
  ];
}

/** Moves that have their opposite among the moves: the provinces of each, as `a>b`. */
export function swapsAmong(moves: readonly { readonly from: Place; readonly to: Place }[]): ReadonlySet<string> {
  const key = (from: Province, to: Province) => `${from}>${to}`;
  const all = new Set(moves.map(({ from, to }) => key(provinceOf(from), provinceOf(to))));
  return new Set([...all].filter((each) => all.has(each.split('>').reverse().join('>'))));
}
