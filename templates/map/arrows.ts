/** Orders as arrows, with what came of them. */

import type { Place } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { cutCurve, pathData, pointAlong } from './geometry/curve.ts';
import type { Point } from './geometry/geography.ts';
import { standOf, standOn, waysBetween } from './geometry/sites.ts';
import {
  arrowHead,
  buildBadge,
  convoyWaves,
  crossBar,
  drawLine,
  drawSignpost,
  failureCross,
  supportKnob,
  voidMark,
} from './marks.ts';
import { type AimPoints, endingOf, helpRoute, type Move, moveRoutes, type RoutePlan, swapsAmong } from './routes.ts';
import { escapeText, idOf } from './svg.ts';
import type { PowerStyle, Theme } from './theme.ts';
import type { MapOrder, MapView } from './view.ts';

export interface OrderDrawing {
  /** Shafts, under the names. */
  readonly lines: string;
  /** Heads and outcomes, over everything. */
  readonly marks: string;
}

export interface DrawnOrders extends OrderDrawing {
  /** Supports first, moves last. */
  readonly each: readonly (OrderDrawing & { readonly id: string; readonly order: MapOrder })[];
}

interface Pen extends RoutePlan {
  readonly view: MapView;
  readonly theme: Theme;
  readonly moves: ReadonlyMap<string, MapOrder>;
  readonly swaps: ReadonlySet<string>;
}

export function drawOrders(
  view: MapView,
  field: RoutePlan,
  styles: ReadonlyMap<string, PowerStyle>,
  theme: Theme,
): DrawnOrders {
  const moves = new Map<string, MapOrder>();
  for (const each of view.orders) {
    const { order } = each;
    if (order.kind === 'move') moves.set(moveKey(order.unit.at, order.to), each);
  }
  const swaps = swapsAmong(
    [...moves.values()].flatMap(({ order }) => (order.kind === 'move' ? [{ from: order.unit.at, to: order.to }] : [])),
  );
  const pen: Pen = { ...field, view, theme, moves, swaps };
  const drawn = view.orders.map((order, n) => {
    const { lines, marks } = drawOrder(order, styles.get(order.power)?.line ?? theme.ink, pen);
    const id = `m-${idOf('order', order.power, order.order.kind === 'waive' ? `waive-${n}` : order.order.unit.at)}`;
    const told = `<title>${escapeText(titleOf(order))}</title>`;
    return {
      rank: ORDER_RANKS[order.order.kind] ?? 0,
      id,
      order,
      lines: lines === '' ? '' : `<g id="${id}">${told}${lines}</g>`,
      marks: marks === '' ? '' : `<g>${marks}</g>`,
    };
  });
  const ranked = [...drawn].sort((a, b) => a.rank - b.rank);
  return {
    lines: ranked.map(({ lines }) => lines).join(''),
    marks: ranked.map(({ marks }) => marks).join(''),
    each: ranked,
  };
}

/** Supports lie under moves. */
export const ORDER_RANKS: Partial<Readonly<Record<MapOrder['order']['kind'], number>>> = {
  move: 2,
  retreat: 2,
  convoy: 1,
};

function titleOf({ text, result, reasons, explanation }: MapOrder): string {
  if (explanation !== '') return explanation;
  return result === null ? text : `${text}${t().grammar.colon}${[result, ...reasons].join(', ')}`;
}

function moveKey(from: Place, to: Place): string {
  return `${provinceOf(from)}>${provinceOf(to)}`;
}

function drawOrder(each: MapOrder, colour: string, pen: Pen): OrderDrawing {
  const { order } = each;
  switch (order.kind) {
    case 'move':
      return drawMove(each, order, colour, pen);
    case 'support-move':
      return drawSupport(each, order.unit.at, movePoints(order.target.at, order.to, pen), false, colour, pen);
    case 'support-hold': {
      const ways = waysBetween(pen.sites, order.unit.at, order.target.at);
      const aims = ways.map(({ sheet, end }) => ({ sheet, points: [end] }));
      return drawSupport(each, order.unit.at, aims, true, colour, pen);
    }
    case 'convoy':
      return drawConvoy(each, order.unit.at, order.target.at, order.to, colour, pen);
    case 'retreat':
      return drawRetreat(each, order.unit.at, order.to, pen);
    case 'build':
      return drawBadges(order.unit.at, each, each.result === 'fails' ? voidMark : buildBadge, pen);
    case 'remove':
    case 'disband':
      return drawBadges(order.unit.at, each, each.result === 'fails' ? voidMark : failureCross, pen);
    default:
      return { lines: '', marks: '' };
  }
}

function moveOf({ result, reasons, route }: MapOrder, from: Place, to: Place, { swaps }: Pen): Move {
  return { from, to, via: route, ending: endingOf({ result, reasons }), isSwap: swaps.has(moveKey(from, to)) };
}

function drawMove(
  each: MapOrder,
  { unit, to }: { readonly unit: { readonly at: Place }; readonly to: Place },
  colour: string,
  pen: Pen,
): OrderDrawing {
  const { theme, view } = pen;
  const ending = endingOf(each);
  const ink = inkOf(each, colour, theme);
  const made = ending === 'arrived';
  // A voyage from sheet to sheet has a signpost where its other part is to be found.
  const abbr = (place: Place) => view.provinces[provinceOf(place)]?.abbr ?? provinceOf(place);
  const signpost = (words: string, at: Point) =>
    drawSignpost(words, at, { colour: ink, inTheWay: pen.obstacles }, theme);
  const drawn = moveRoutes(pen, moveOf(each, unit.at, to, pen)).map(({ line, from, to: end, leg }) => {
    const tip = pointAlong(line, end);
    const shaft = pathData(cutCurve(line, from, leg === 'out' ? end : end - 9));
    const lines = drawLine(shaft, ink, made ? 'move' : 'failed', theme);
    if (leg === 'out') return { lines, marks: signpost(t().map.to(abbr(to)), tip.at) };
    const outcome =
      ending === 'stopped'
        ? crossBar(tip.at, tip.direction, theme)
        : ending === 'unmade'
          ? failureOf(each)(pointAlong(line, (from + end - 8) / 2).at, theme)
          : '';
    const begin = leg === 'in' ? signpost(t().map.from(abbr(unit.at)), pointAlong(line, from).at) : '';
    return { lines, marks: begin + arrowHead(tip.at, tip.direction, ink, made, theme) + outcome };
  });
  return joined(drawn);
}

/** By sheet, points on the arrow of a supported or convoyed move, the best first; on where it would run when it was not
 *  ordered. The last sheet is that of its end. */
function movePoints(from: Place, to: Place, pen: Pen): readonly AimPoints[] {
  const move = pen.moves.get(moveKey(from, to));
  const routes = moveRoutes(
    pen,
    move === undefined ? { from, to, via: [], ending: 'arrived', isSwap: false } : moveOf(move, from, to, pen),
  );
  return routes.map(({ line, from: start, to: end, sheet }) => ({
    sheet,
    points: [0.5, 0.62, 0.38].map((share) => pointAlong(line, start + (end - start) * share).at),
  }));
}

/** The dots of a support: to a knob on a move, or to a bar before the unit that holds. */
function drawSupport(
  each: MapOrder,
  from: Place,
  aims: readonly AimPoints[],
  isHold: boolean,
  colour: string,
  pen: Pen,
): OrderDrawing {
  const { theme, sites } = pen;
  const home = pen.sheetOf(provinceOf(from));
  const ways = aims.flatMap(({ sheet, points }) => {
    const start = standOn(sites, sheet, from);
    return start === null || points.length === 0 ? [] : [{ sheet, start, points }];
  });
  const way = ways.find(({ sheet }) => sheet === home) ?? ways.at(isHold ? 0 : -1);
  if (way === undefined) return { lines: '', marks: '' };
  const { line, from: leaves, to: end } = helpRoute(pen, way);
  const to = isHold ? Math.max(line.length - 27, leaves + 6) : end;
  const ink = inkOf(each, colour, theme);
  const tip = pointAlong(line, to);
  const isGiven = each.result !== 'fails';
  return {
    lines: drawLine(pathData(cutCurve(line, leaves, to)), ink, 'support', theme),
    marks:
      (isHold ? crossBar(tip.at, tip.direction, theme, ink) : supportKnob(tip.at, ink, isGiven, theme)) +
      (isGiven ? '' : failureOf(each)(pointAlong(line, (leaves + to) / 2).at, theme)),
  };
}

function drawConvoy(each: MapOrder, at: Place, from: Place, to: Place, colour: string, pen: Pen): OrderDrawing {
  const { theme, moves } = pen;
  const carried = moves.get(moveKey(from, to));
  const marks = standsOf(at, pen).map((stand) =>
    convoyWaves([stand[0], stand[1] + 20], inkOf(each, colour, theme), theme),
  );
  const failed = each.result === 'fails';
  const outcome = standsOf(at, pen).map((stand) =>
    failed ? failureOf(each)([stand[0] + 16, stand[1] + 17], theme) : '',
  );
  if (carried?.route.includes(at) === true) return { lines: '', marks: marks.join('') + outcome.join('') };
  const line = drawSupport({ ...each, result: null }, at, movePoints(from, to, pen), false, colour, pen);
  return { lines: line.lines, marks: line.marks + marks.join('') + outcome.join('') };
}

function drawRetreat(each: MapOrder, at: Place, to: Place, pen: Pen): OrderDrawing {
  const { theme } = pen;
  const routes = moveRoutes(pen, {
    from: at,
    to,
    via: [],
    ending: endingOf(each),
    isSwap: false,
    lies: pen.dislodged.of,
  });
  const drawn = routes.map(({ line, from, to: end }) => {
    const tip = pointAlong(line, end);
    const failed = each.result === 'fails';
    return {
      lines: drawLine(pathData(cutCurve(line, from, end - 8)), theme.retreat, 'retreat', theme),
      marks:
        arrowHead(tip.at, tip.direction, theme.retreat, !failed, theme) +
        (failed ? failureCross(pointAlong(line, (from + end) / 2).at, theme) : ''),
    };
  });
  return joined(drawn);
}

function drawBadges(
  at: Place,
  { order: { kind } }: MapOrder,
  mark: (at: Point, theme: Theme) => string,
  pen: Pen,
): OrderDrawing {
  return {
    lines: '',
    marks: standsOf(at, pen)
      .slice(0, 1)
      .map((stand) => (kind === 'disband' ? pen.dislodged.of(stand) : stand))
      .map(([x, y]) => mark([x + 17, y - 12], pen.theme))
      .join(''),
  };
}

/** Where a unit is drawn, and after that where its ghosts are. */
function standsOf(place: Place, { sites, sheetOf }: Pen): readonly Point[] {
  const home = sheetOf(provinceOf(place));
  return [...sites.of(provinceOf(place))]
    .sort((a, b) => Number(b.sheet === home) - Number(a.sheet === home))
    .map((site) => standOf(site, place));
}

/** A void order is grey, with a mark of its own. */
function inkOf({ reasons }: MapOrder, colour: string, theme: Theme): string {
  return reasons.includes('void') ? theme.void : colour;
}

function failureOf({ reasons }: MapOrder): typeof voidMark {
  return reasons.includes('void') ? voidMark : failureCross;
}

function joined(drawn: readonly OrderDrawing[]): OrderDrawing {
  return { lines: drawn.map(({ lines }) => lines).join(''), marks: drawn.map(({ marks }) => marks).join('') };
}
