/** The map on the page: drawn by the project's own drawing, enlarged by fingers, wheel and keys, and asked what was tapped. */
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Position, Resolution } from '../../../engine/board/position.ts';
import type { Place, Power, Province, UnitText, UnitType } from '../../../engine/board/variant.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import { orderedUnit, provinceOf, rowsOf } from '../../../engine/vocabulary.ts';
import { ORDER_RANKS, type OrderDrawing } from '../../map/arrows.ts';
import { describeMap } from '../../map/describe.ts';
import { type BoardParts, boardParts } from '../../map/draw.ts';
import type { Point } from '../../map/geometry/geography.ts';
import { pathsOf } from '../../map/geometry/paths.ts';
import { type Sites, sitesOf, standOf } from '../../map/geometry/sites.ts';
import { mapOrders, mapViewOf } from '../../map/map-view.ts';
import { inBothSizes } from '../../map/small.ts';
import { idOf } from '../../map/svg.ts';
import { positionHtml } from '../../map/text-map.ts';
import type { MapOrder, MapView } from '../../map/view.ts';
import { KeptElements } from './dom.ts';
import type { SheetState } from './state.ts';
import { Zoom } from './zoom.ts';

const SVG = 'http://www.w3.org/2000/svg';

export interface Shown {
  readonly position: Position;
  readonly resolution: Resolution | null;
  readonly which: 'before' | 'after';
  readonly holders: Readonly<Record<Province, Power>>;
}

/** A unit as it stands on the map. */
export interface StageUnit {
  readonly power: Power;
  readonly unit: UnitText;
  readonly at: Point;
  readonly isDislodged: boolean;
}

/** The unit that an order moves, and where to; null for any other order. */
export function moveIn(order: string): { readonly unit: UnitText; readonly to: string } | null {
  const unit = orderedUnit(order);
  const [, to] = /^[AF] \S+(?: - \S+)*? - (\S+?)(?: VIA)?$/.exec(order) ?? [];
  return unit === null || to === undefined ? null : { unit, to };
}

/** From so many pixels for a unit of the drawing on, the whole of a map can be read. */
export const LEGIBLE = 0.4;

const LAYERS = ['ground', 'lit', 'orders', 'centres', 'units', 'marks', 'names', 'over'] as const;

export class Stage {
  /** The frame in which the map is. */
  readonly host: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly zoom: Zoom;
  readonly sites: Sites;
  private readonly sheet: SheetState;
  private readonly layers: Readonly<Record<(typeof LAYERS)[number] | 'defs', SVGElement>>;
  private readonly pieces: Readonly<Record<'orders' | 'marks', KeptElements>>;
  /** What the map shows, for those who do not see it. */
  private readonly told = document.createElementNS(SVG, 'desc');
  private readonly lettering = new CSSStyleSheet();
  private readonly dark = matchMedia('(prefers-color-scheme: dark)');
  private shown: Shown | null = null;
  private view: MapView | null = null;
  private parts: BoardParts | null = null;
  private drawnFor: readonly unknown[] = [];
  private ordersFor: readonly unknown[] = [];
  /** By all that its drawing hangs on. */
  private drawnBefore: ReadonlyMap<string, OrderDrawing & { readonly order: MapOrder }> = new Map();
  counters: readonly StageUnit[] = [];

  constructor(sheet: SheetState, host: HTMLElement) {
    this.sheet = sheet;
    this.host = host;
    const [width, height] = sheet.geography.size;
    this.svg = document.createElementNS(SVG, 'svg');
    this.svg.setAttribute('class', 'board');
    this.svg.setAttribute('role', 'img');
    this.svg.setAttribute('aria-label', '');
    this.svg.append(this.told);
    const made = ['defs', ...LAYERS].map((name) => {
      const layer = document.createElementNS(SVG, name === 'defs' ? 'defs' : 'g');
      layer.setAttribute('class', name);
      this.svg.append(layer);
      return [name, layer];
    });
    this.layers = Object.fromEntries(made);
    this.pieces = { orders: new KeptElements(this.layers.orders), marks: new KeptElements(this.layers.marks) };
    for (const name of ['orders', 'marks'] as const) {
      this.layers[name].setAttribute('fill', 'none');
      this.layers[name].setAttribute('stroke-linecap', 'round');
    }
    this.sites = sitesOf(sheet.geography);
    this.zoom = new Zoom(this.svg, host, [width, height]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.lettering];
    this.dark.addEventListener('change', () => {
      if (this.shown !== null) this.show(this.shown);
      sheet.changed();
    });
  }

  get theme(): 'light' | 'dark' {
    return this.dark.matches ? 'dark' : 'light';
  }

  /** Draws a board. Nothing happens when it is the one that is drawn already. */
  show(shown: Shown): void {
    const { position, resolution, which, holders } = shown;
    const key = [this.theme, which, position, resolution, holders];
    this.shown = shown;
    if (key.every((part, n) => part === this.drawnFor[n])) return;
    this.drawnFor = key;
    this.ordersFor = [];
    this.drawnBefore = new Map();
    const { board } = this.sheet;
    const { sight = 'all' } = this.sheet.data;
    const isTranslated = board.language !== undefined;
    this.view = mapViewOf(board.variant, position, resolution, { which, holders, sight, isTranslated, board });
    this.parts = boardParts(this.view, this.sheet.geography, { theme: this.theme });
    this.told.textContent = describeMap(this.view);
    const { lettering, defs, ground, centres, units, names } = this.parts;
    this.lettering.replaceSync(lettering);
    const { layers } = this;
    layers.defs.innerHTML = defs;
    layers.ground.innerHTML = ground;
    layers.centres.innerHTML = inBothSizes(centres);
    layers.units.innerHTML = inBothSizes(units);
    layers.names.innerHTML = names;
    this.counters = this.countersOf(this.view, this.parts);
  }

  /** The board that is shown, as HTML in words. */
  get inWords(): string {
    return this.view === null ? '' : positionHtml(this.view).html;
  }

  /** What was played is drawn again, wherever its counters were moved. */
  forget(): void {
    this.drawnFor = [];
  }

  private countersOf(view: MapView, { field }: BoardParts): readonly StageUnit[] {
    const placed = (list: readonly { power: Power; type: UnitType; at: Place }[], isDislodged: boolean) =>
      list.flatMap(({ power, type, at }) => {
        const home = field.sheetOf(provinceOf(at));
        return this.sites
          .of(provinceOf(at))
          .filter(({ sheet }) => sheet === home)
          .map((site): StageUnit => {
            const stand = standOf(site, at);
            return { power, unit: `${type} ${at}`, at: isDislodged ? field.dislodged.of(stand) : stand, isDislodged };
          });
      });
    return [...placed(view.units, false), ...placed(view.dislodged, true)];
  }

  /** Orders on the board shown: resolved ones with what came of them; those of `guessed` powers dashed. */
  orders(
    orders: Readonly<Record<Power, readonly string[]>>,
    guessed: readonly Power[],
    resolution: Resolution | null,
  ): void {
    if (this.shown === null || this.parts === null) return;
    const key = [...Object.values(orders), guessed.length, resolution];
    if (key.length === this.ordersFor.length && key.every((part, n) => part === this.ordersFor[n])) return;
    this.ordersFor = key;
    const { kind } = parsePhase(this.shown.position.phase);
    const drawn = this.drawnOrders(mapOrders(this.sheet.board, kind, resolution, orders));
    const pieces = (kind: 'lines' | 'marks') =>
      drawn.map(
        (each) =>
          `<g class="${guessed.includes(each.order.power) && resolution === null ? 'guess' : 'sure'}">${each[kind]}</g>`,
      );
    this.pieces.orders.write(pieces('lines'));
    this.pieces.marks.write(pieces('marks'));
  }

  /** Only those are drawn that are other than before, or whose lines hang on moves that are: what they help, or goes the other way. */
  private drawnOrders(all: readonly MapOrder[]): readonly (OrderDrawing & { readonly order: MapOrder })[] {
    const moves = new Map(
      all.flatMap((each) => (each.order.kind === 'move' ? [[provinceOf(each.order.unit.at), each] as const] : [])),
    );
    const keyed = all.map((each) => {
      const { order } = each;
      const ends = ['target' in order ? order.target.at : '', 'to' in order ? order.to : ''];
      const near = ends.flatMap((at) => moves.get(provinceOf(at)) ?? []);
      return { each, near, key: JSON.stringify([each, ...near]) };
    });
    const fresh = keyed.filter(({ key }) => !this.drawnBefore.has(key));
    const drawn = this.parts!.orders([...new Set(fresh.flatMap(({ each, near }) => [each, ...near]))]);
    const found = new Map(drawn.each.map((each) => [each.order, each]));
    this.drawnBefore = new Map(keyed.map(({ each, key }) => [key, this.drawnBefore.get(key) ?? found.get(each)!]));
    const rank = ({ order: { order } }: { readonly order: MapOrder }) => ORDER_RANKS[order.kind] ?? 0;
    return [...this.drawnBefore.values()].sort((a, b) => rank(a) - rank(b));
  }

  /** Lights up provinces and rings units. */
  light({
    ends,
    helped,
    at,
  }: {
    readonly ends: ReadonlySet<Province>;
    readonly helped: ReadonlySet<Province>;
    readonly at: UnitText | null;
  }): void {
    const { geography } = this.sheet;
    const faces = geography.sheets.map((sheet) => {
      const paths = pathsOf(sheet);
      const shapes = sheet.faces.flatMap((id, face) => {
        const kind = ends.has(id) ? 'end' : helped.has(id) ? 'help' : null;
        const path = paths.faces.get(face);
        return kind === null || path === undefined ? [] : [`<path class="${kind}" d="${path}"/>`];
      });
      return `<g transform="translate(${sheet.at.join(' ')})scale(.2)">${shapes.join('')}</g>`;
    });
    this.layers.lit.innerHTML = faces.join('');
    const ring = this.counters.find(({ unit }) => unit === at);
    const marks = [...ends]
      .flatMap((id) => this.sites.of(id))
      .map(({ places: { unit } }) => {
        const taken = this.counters.some(({ at: stand }) => Math.hypot(stand[0] - unit[0], stand[1] - unit[1]) < 20);
        return `<circle class="${taken ? 'aim' : 'dot'}" cx="${unit[0]}" cy="${unit[1]}" r="${taken ? 28 : 11}"/>`;
      });
    this.layers.over.innerHTML = `${marks.join('')}${
      ring === undefined ? '' : `<circle class="ring" cx="${ring.at[0]}" cy="${ring.at[1]}" r="30"/>`
    }`;
  }

  /** The unit under a point or, for a finger, close to it. */
  counterAt(point: Point, reach: number, wanted: (counter: StageUnit) => boolean = () => true): StageUnit | null {
    const most = Math.max(24, reach / this.zoom.scale);
    const near = this.counters
      .map((counter) => ({ counter, far: Math.hypot(counter.at[0] - point[0], counter.at[1] - point[1]) }))
      .filter(({ counter, far }) => far <= most && wanted(counter))
      .sort((a, b) => a.far - b.far);
    return near[0]?.counter ?? null;
  }

  provinceAt(point: Point): Province | null {
    const found = this.sites.at(point);
    return found === null || found.startsWith('_') ? null : found;
  }

  /** Of these provinces the one nearest to a point, within so many pixels. */
  nearest(point: Point, provinces: Iterable<Province>, reach: number): Province | null {
    let best: { readonly id: Province; readonly far: number } | null = null;
    for (const id of provinces) {
      for (const { places } of this.sites.of(id)) {
        const far = Math.hypot(places.unit[0] - point[0], places.unit[1] - point[1]);
        if (far <= reach / this.zoom.scale && (best === null || far < best.far)) best = { id, far };
      }
    }
    return best?.id ?? null;
  }

  /** Makes room on the screen for a unit and all that it can reach. */
  focus(at: UnitText, provinces: Iterable<Province>): void {
    const own = this.counters.find(({ unit }) => unit === at);
    const points = [...provinces].flatMap((id) => this.sites.of(id).map(({ places }) => places.unit));
    if (own !== undefined)
      this.zoom.reveal([own.at, ...points.filter((point) => this.sheetAt(point) === this.sheetAt(own.at))]);
  }

  /** The whole; where that would be too small to be read, the sheet on which most units stand. */
  overview(): void {
    this.zoom.whole();
    if (this.zoom.scale > LEGIBLE) return;
    const many = (n: number) => this.counters.filter(({ at }) => this.sheetAt(at) === n).length;
    this.zoom.fill(
      this.sheet.geography.sheets.reduce((best, each, n, all) => (many(n) > many(all.indexOf(best)) ? each : best)),
    );
  }

  /** Two sheets of a map are far apart: what is on the other one need not be on the screen. */
  private sheetAt([x, y]: Point): number {
    return this.sheet.geography.sheets.findIndex(
      ({ at, size }) => x >= at[0] && y >= at[1] && x < at[0] + size[0] && y < at[1] + size[1],
    );
  }

  /** Moves the counters of a board to where they stand afterwards, then draws the board afterwards. */
  async play(position: Position, resolution: Resolution, signal: AbortSignal): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const moved = resolution.orders.flatMap(({ power, order, result }) => {
      const move = moveIn(order);
      return result === 'succeeds' && move !== null ? [{ power, ...move }] : [];
    });
    const gone = rowsOf(position.units).flatMap(([power, list]) =>
      list
        .filter(
          (unit) =>
            !moved.some((each) => each.power === power && each.unit === unit) &&
            !(resolution.units[power] ?? []).includes(unit),
        )
        .map((unit) => ({ power, unit })),
    );
    const animations = [
      ...moved.flatMap(({ power, unit, to }) => this.slide(power, unit, to)),
      ...gone.flatMap(({ power, unit }) => this.fade(power, unit)),
    ];
    signal.addEventListener('abort', () => {
      for (const each of animations) each.finish();
    });
    await Promise.allSettled(animations.map((each) => each.finished));
  }

  /** Its counter in each size. */
  private elements(power: Power, unit: UnitText): readonly Element[] {
    const { at } = parseUnit(unit) ?? { at: '' };
    const [near, far] = this.layers.units.children;
    const ids = ['unit', 'dislodged'].map((kind) => `m-${idOf(kind, power, at)}`);
    const n = [...near!.children].findLastIndex(({ id }) => ids.includes(id));
    return n < 0 ? [] : [near!.children[n]!, far!.children[n]!];
  }

  private slide(power: Power, unit: UnitText, to: string): readonly Animation[] {
    const from = this.counters.findLast((each) => each.power === power && each.unit === unit);
    const [site] = this.sites.of(provinceOf(to));
    if (from === undefined || site === undefined) return [];
    const [x, y] = standOf(site, to);
    const steps = [{ transform: 'none' }, { transform: `translate(${x - from.at[0]}px, ${y - from.at[1]}px)` }];
    const how = { duration: 1100, delay: 250, easing: 'ease-in-out', fill: 'forwards' } as const;
    return this.elements(power, unit).map((element) => element.animate(steps, how));
  }

  private fade(power: Power, unit: UnitText): readonly Animation[] {
    const how = { duration: 900, delay: 600, fill: 'forwards' } as const;
    return this.elements(power, unit).map((element) => element.animate([{ opacity: 1 }, { opacity: 0.15 }], how));
  }
}
