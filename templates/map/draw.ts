/**
 * The drawing: a view of a phase in, SVG text out. Pure; the same view and geography give the same text, byte for byte.
 */
import type { Place, Power, Province } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { type DrawnOrders, drawOrders } from './arrows.ts';
import { narrowPasses } from './border-marks.ts';
import { drawCenterMarks } from './center-marks.ts';
import { counterDefs, drawCenter, drawCounter } from './counters.ts';
import { altText, describeMap } from './describe.ts';
import { dislodgedStands } from './dislodged.ts';
import { type Geography, GRAIN, type Point } from './geometry/geography.ts';
import { type Box, centerBox, isInside, labelBox, type Obstacle } from './geometry/obstacles.ts';
import { pathsOf } from './geometry/paths.ts';
import { type MapSite, type Sites, sitesOf, standOf } from './geometry/sites.ts';
import { homeSheets, type SheetOf } from './home-sheets.ts';
import { drawInsets, type InsetContent, insetBoxes } from './inset.ts';
import { drawHeader, drawLegend } from './legend.ts';
import { coastNames, drawCoastNames } from './lettering/coast-names.ts';
import { abbreviateLabel, drawLeader, drawName, letteringStyle, translateLabel } from './lettering/names.ts';
import { colorsOf } from './owners.ts';
import type { RoutePlan } from './routes.ts';
import { signsOf } from './signs.ts';
import { drawSmall, namesOfBoth, smallBoardStyle, smallStyle } from './small.ts';
import { escapeText, idOf } from './svg.ts';
import { drawTerrain, type TerrainContext, terrainDefs } from './terrain.ts';
import { type PowerStyle, powerStyles, type Theme, type ThemeName, themeOf } from './theme.ts';
import type { MapOrder, MapUnit, MapView } from './view.ts';

export interface MapStyle {
  readonly theme?: ThemeName;
  /** `@font-face` rules, for an SVG that brings its type along; a PNG is given its fonts otherwise. */
  readonly fonts?: string;
  /** What stands in the provinces: their names, or the abbreviations that are written in orders. */
  readonly names?: 'full' | 'abbreviations';
}

export function drawMap(view: MapView, geography: Geography, style: MapStyle = {}): string {
  const ground = groundOf(view, geography, style);
  const { theme, styles } = ground;
  const names = style.names ?? 'full';
  const sites = sitesOf(geography);
  const [width, height] = geography.size;
  const header = drawHeader(view, width, theme);
  const signs = signsOf(view, geography);
  const legend = drawLegend(view, styles, { width, signs }, theme);
  const board = drawBoard(view, ground, sites, names);
  const total = header.height + height + legend.height;
  const title = escapeText(altText(view));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" width="${width}" height="${total}"${cuts(geography, header.height)} role="img" aria-labelledby="m-title m-desc">`,
    `<title id="m-title">${title}</title><desc id="m-desc">${escapeText(describeMap(view))}</desc>`,
    `<style>${letteringStyle({ land: theme.ink, sea: theme.seaInk }, style.fonts ?? '')}${smallStyle()}</style>`,
    `<defs>${terrainDefs(ground)}${counterDefs(shownPowers(view, styles), theme)}</defs>`,
    `<path id="m-paper" d="M0 0H${width}V${total}H0z" fill="${theme.paper}"/>`,
    `<g id="m-board" transform="translate(0 ${header.height})">${board}</g>`,
    `<g id="m-header">${bandGround(0, header.height, width, theme)}${header.svg}</g>`,
    `<g id="m-legend" transform="translate(0 ${header.height + height})">${bandGround(0, legend.height, width, theme)}${legend.svg}</g>`,
    drawSmall(view, ground, sites, { header: header.height, legend: legend.height, signs }),
    `<path d="M3 3H${width - 3}V${total - 3}H3z" fill="none" stroke="${theme.frame}" stroke-width="6"/>`,
    '</svg>',
  ].join('\n');
}

/** How large the drawing will be, in its own units: without the board, which is most of the work. */
export function mapSize(view: MapView, geography: Geography): { readonly width: number; readonly height: number } {
  const { theme, styles } = groundOf(view, geography, {});
  const [width, height] = geography.size;
  const signs = signsOf(view, geography);
  const bands = [drawHeader(view, width, theme), drawLegend(view, styles, { width, signs }, theme)];
  return { width, height: bands.reduce((sum, band) => sum + band.height, height) };
}

/** Over the provinces of which nothing is known. */
function fog({ geography, theme }: TerrainContext, n: number, { unseen }: MapView): string {
  if (unseen === undefined) return '';
  const sheet = geography.sheets[n]!;
  const { faces } = pathsOf(sheet);
  const paths = sheet.faces.flatMap((id, face) => (unseen.has(id) ? (faces.get(face) ?? []) : []));
  return paths.length === 0
    ? ''
    : `<path transform="scale(${GRAIN})" d="${paths.join('')}" fill="${theme.ink}" fill-opacity=".26"/>`;
}

/** Where a drawing of several sheets may be cut for printing, from above. */
function cuts({ sheets }: Geography, header: number): string {
  const tops = sheets.map(({ at }) => at[1]).filter((top) => top > 0);
  return tops.length === 0 ? '' : ` data-cuts="${tops.map((top) => top + header).join(' ')}"`;
}

/** Paper under a band: what the map lets run out over its edge is covered. */
function bandGround(y: number, height: number, width: number, { paper }: Theme): string {
  return `<path d="M0 ${y}H${width}v${height}H0z" fill="${paper}"/>`;
}

function drawBoard(view: MapView, ground: TerrainContext, sites: Sites, names: NonNullable<MapStyle['names']>): string {
  const { geography } = ground;
  const board = layOut(view, ground, sites, names);
  const { field, centres, labels, counters, driven } = board;
  const orders = drawOrders(view, field, ground.styles, ground.theme);
  const again = ({ at, svg }: InsetContent): InsetContent => ({ at, svg: againOf(svg) });
  const insets = drawInsets(ground, [
    ordersNear(orders, field, ({ id, lines }) =>
      lines === '' ? '' : `<use href="#${id}" fill="none" stroke-linecap="round"/>`,
    ),
    centres,
    [...counters, ...driven].map(again),
    ordersNear(orders, field, ({ marks }) => marks),
    labels,
  ]);
  return [
    ...geography.sheets.map(
      ({ at }, n) =>
        `<g id="m-sheet${n}" transform="translate(${at[0]} ${at[1]})">${drawTerrain(ground, n)}${fog(ground, n, view)}</g>`,
    ),
    `<g id="m-leaders">${board.leaders}</g>`,
    `<g id="m-orders" fill="none" stroke-linecap="round">${orders.lines}</g>`,
    `<g id="m-centres">${svgOf(centres)}</g>`,
    `<g id="m-units">${svgOf(counters)}${svgOf(driven)}</g>`,
    `<g id="m-marks">${orders.marks}</g>`,
    `<g id="m-names">${svgOf(labels)}${board.coasts}</g>`,
    ...(insets === '' ? [] : [`<g id="m-insets">${insets}</g>`]),
  ].join('\n');
}

/** All that stands on a board but its orders. */
interface LaidOut {
  readonly field: RoutePlan;
  readonly centres: readonly InsetContent[];
  readonly labels: readonly InsetContent[];
  readonly counters: readonly InsetContent[];
  readonly driven: readonly InsetContent[];
  readonly leaders: string;
  readonly coasts: string;
}

function layOut(view: MapView, ground: TerrainContext, sites: Sites, names: NonNullable<MapStyle['names']>): LaidOut {
  const { geography, theme } = ground;
  const sheetOf = homeSheets(view, sites);
  const units = view.units.flatMap((unit) => placed(unit, sites, sheetOf));
  const obstacles: readonly Obstacle[] = [
    ...sites.all.flatMap((site) => obstaclesOf(site, view)),
    ...geography.sheets.flatMap(insetBoxes),
  ];
  const standing = units.map(({ stand }) => stand);
  const dislodged = dislodgedStands(view, sites, obstacles, standing);
  const field = { sites, obstacles, counters: [...standing, ...dislodged.all], dislodged, sheetOf, routes: new Map() };
  return {
    field,
    centres: sites.all.map((site) => ({
      at: [site.places.center ?? site.places.unit],
      svg: drawSiteCentre(site, view, ground),
    })),
    labels: sites.all.map((site) => {
      const own = named(site, view, names);
      const { label, unit } = own.places;
      const svg = drawSiteName(own, view, ground);
      return { at: [label?.at ?? unit], svg, ...(label && { name: labelBox(label, faceOf(site, view)) }) };
    }),
    counters: units.map((each) => ({ at: [each.stand], svg: drawUnit(each, view, ground) })),
    driven: drawDislodged(view, ground, field),
    leaders: sites.all.map((site) => drawLeader(site, faceOf(site, view), theme)).join(''),
    coasts: drawCoastNames(view, coastNames(view, sites, geography.sheets, obstacles), theme),
  };
}

/** A board whose parts are put together by who shows it: the order sheet draws its orders again at every tap. */
export interface BoardParts {
  readonly field: RoutePlan;
  /** Rules for its type: to be given to the page, for a page that allows no style of its own in a drawing. */
  readonly lettering: string;
  readonly defs: string;
  /** Water, land and borders. */
  readonly ground: string;
  readonly centres: string;
  readonly units: string;
  readonly names: string;
  /** Orders on this board, which need not be those of the view. */
  readonly orders: (orders: readonly MapOrder[]) => DrawnOrders;
}

const plain = new WeakMap<Geography, Geography>();

/** The same map without crowded corners shown twice, for a page that can be enlarged. One for each map: what is computed of it is kept by it. */
export function withoutInsets(geography: Geography): Geography {
  const known = plain.get(geography) ?? {
    ...geography,
    sheets: geography.sheets.map(({ insets: _, ...sheet }) => sheet),
  };
  plain.set(geography, known);
  return known;
}

/** The parts of a board, without bands. */
export function boardParts(
  view: MapView,
  geography: Geography,
  style: MapStyle = {},
  part: Box | null = null,
): BoardParts {
  const whole = groundOf(view, geography, style);
  const ground = part === null ? whole : { ...whole, part };
  const isShown = ({ at }: InsetContent) => part === null || at.some((point) => isInside(point, part, 60));
  const { theme, styles } = ground;
  const sites = sitesOf(geography);
  const board = layOut(view, ground, sites, style.names ?? 'full');
  const lettering = letteringStyle({ land: theme.ink, sea: theme.seaInk }, '');
  return {
    field: board.field,
    lettering: `${lettering}${smallBoardStyle()}`,
    defs: `${terrainDefs(ground)}${counterDefs(
      view.powers.map(({ name, letter }) => ({ style: styleOf(name, styles), letter })),
      theme,
    )}`,
    ground: `${geography.sheets
      .map(
        ({ at }, n) =>
          `<g transform="translate(${at[0]} ${at[1]})">${drawTerrain(ground, n)}${fog(ground, n, view)}</g>`,
      )
      .join('')}${board.leaders}`,
    centres: svgOf(board.centres.filter(isShown)),
    units: `${svgOf(board.counters)}${svgOf(board.driven)}`,
    names:
      part === null
        ? namesOfBoth(`${svgOf(board.labels)}${board.coasts}`, view, ground, sites)
        : `${svgOf(board.labels.filter(isShown))}${board.coasts}`,
    orders: (orders) => drawOrders({ ...view, orders }, board.field, styles, theme),
  };
}

/** A part of a board with its orders, by itself; null: all of it, as the phone's drawing where that is narrow. */
export function drawPart(view: MapView, geography: Geography, part: Box | null, style: MapStyle = {}): string {
  const { lettering, defs, ground, centres, units, names, orders } = boardParts(
    view,
    withoutInsets(geography),
    style,
    part,
  );
  const { left, top, right, bottom } = part ?? { left: 0, top: 0, right: geography.size[0], bottom: geography.size[1] };
  const [width, height] = [right - left, bottom - top];
  const { lines, marks } = orders(view.orders);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"${part === null ? '' : ' class="close"'}>` +
    `<style>${lettering}</style><defs>${defs}</defs><g class="board">${ground}<g class="orders" fill="none" stroke-linecap="round">${lines}</g><g class="m-stand">${centres}${units}</g>${marks}${names}</g></svg>\n`
  );
}

const ROUND_A_PART = 110;
const LEAST_PART = 420;

/** Where these places are, with what lies around them. */
export function partAround(geography: Geography, places: readonly Place[]): Box {
  const sites = sitesOf(geography);
  const stands = places.flatMap((place) => sites.of(provinceOf(place)).map((site) => standOf(site, place)));
  const along = (axis: 0 | 1): readonly [number, number] => {
    const all = stands.map((stand) => stand[axis]);
    const [from, to] = [Math.min(...all) - ROUND_A_PART, Math.max(...all) + ROUND_A_PART];
    const more = Math.max(0, LEAST_PART - (to - from)) / 2;
    return [Math.max(0, Math.round(from - more)), Math.min(geography.size[axis], Math.round(to + more))];
  };
  const [[left, right], [top, bottom]] = [along(0), along(1)];
  return { left, top, right, bottom };
}

function groundOf(view: MapView, geography: Geography, style: MapStyle): TerrainContext {
  const theme = themeOf(style.theme ?? 'light');
  const impassable = new Set(
    Object.entries(view.provinces)
      .filter(([, { type }]) => type === 'impassable')
      .map(([id]) => id),
  );
  return {
    geography,
    theme,
    styles: powerStyles(
      geography,
      view.powers.map(({ name }) => name),
      theme,
    ),
    colours: colorsOf(view, geography),
    impassable,
    abbr: (province: Province) => view.provinces[province]?.abbr ?? province,
    straits: view.straits,
    ways: view.ways,
    passes: narrowPasses(geography.sheets, view.walks),
  };
}

function svgOf(all: readonly InsetContent[]): string {
  return all.map(({ svg }) => svg).join('');
}

/** What has an id is drawn a second time by it. */
function againOf(svg: string): string {
  const id = /^<g id="([^"]+)"/.exec(svg)?.[1];
  return id === undefined ? svg : `<use href="#${id}"/>`;
}

/** The orders where their units stand, and where those go or help. */
function ordersNear(
  { each }: DrawnOrders,
  { sites }: Pick<RoutePlan, 'sites'>,
  svg: (order: DrawnOrders['each'][number]) => string,
): readonly InsetContent[] {
  return each.flatMap((drawn): readonly InsetContent[] => {
    const { order } = drawn.order;
    if (order.kind === 'waive') return [];
    const places = 'to' in order ? [order.unit.at, order.to] : [order.unit.at];
    const stands = places.flatMap((place) => sites.of(provinceOf(place)).map((site) => standOf(site, place)));
    return [{ at: stands, svg: svg(drawn) }];
  });
}

interface Placed {
  readonly unit: MapUnit;
  readonly stand: Point;
  /** On another sheet than that of the unit itself. */
  readonly isGhost: boolean;
}

function placed(unit: MapUnit, sites: Sites, sheetOf: SheetOf): readonly Placed[] {
  const home = sheetOf(provinceOf(unit.at));
  const all = sites.of(provinceOf(unit.at));
  if (all.length === 0) throw new RangeError(`Nothing is drawn of ${unit.at}, where a unit stands.`);
  return all.map((site) => ({ unit, stand: standOf(site, unit.at), isGhost: site.sheet !== home }));
}

function faceOf({ province }: MapSite, view: MapView): 'land' | 'sea' {
  return view.provinces[province]?.type === 'sea' ? 'sea' : 'land';
}

function obstaclesOf(site: MapSite, view: MapView): readonly Obstacle[] {
  return [
    ...(site.places.label === undefined ? [] : [{ ...labelBox(site.places.label, faceOf(site, view)), weight: 1 }]),
    ...(site.places.center === undefined ? [] : [{ ...centerBox(site.places.center), weight: 1 }]),
  ];
}

/** A site with what is to be written there. */
function named(site: MapSite, view: MapView, names: NonNullable<MapStyle['names']>): MapSite {
  const { label } = site.places;
  const known = view.provinces[site.province];
  if (label === undefined || known === undefined || (names === 'full' && view.isTranslated !== true)) return site;
  const { name, abbr } = known;
  const face = faceOf(site, view);
  const own = names === 'full' ? translateLabel(label, name, abbr, face) : abbreviateLabel(label, abbr, face);
  return { ...site, places: { ...site.places, label: own } };
}

function drawSiteName(site: MapSite, view: MapView, { colours, styles, theme, impassable }: TerrainContext): string {
  const { type, center } = view.provinces[site.province] ?? { type: 'sea', center: false };
  const owner = colours[site.province];
  if (type === 'sea' && !center) return drawName(site, 'sea', theme.seaHalo);
  const land = owner === undefined ? theme.neutral : (styles.get(owner)?.land ?? theme.neutral);
  return drawName(site, type === 'sea' ? 'sea' : 'land', impassable.has(site.province) ? theme.impassable : land);
}

function drawSiteCentre({ province, places }: MapSite, view: MapView, ground: TerrainContext): string {
  if (places.center === undefined) return '';
  const { styles } = ground;
  const owner = view.owners[province];
  const mark = drawCenter(places.center, owner === undefined ? null : styleOf(owner, styles));
  return `${mark}${drawCenterMarks(province, places.center, places.label, view, ground)}`;
}

function drawUnit({ unit, stand, isGhost }: Placed, view: MapView, { styles, theme }: TerrainContext): string {
  const style = styleOf(unit.power, styles);
  const { type, fate } = unit;
  const state =
    fate === 'dislodged' ? { state: 'dislodged' as const } : fate === 'leaving' ? { state: 'ghost' as const } : {};
  const counter = drawCounter({ type, at: stand, style, ...state }, theme);
  if (isGhost) {
    const told = escapeText(t().map.seenFromHere(unitInWords(unit, view)));
    return `<g opacity=".42"><title>${told}</title>${counter}</g>`;
  }
  const id = `m-${idOf('unit', unit.power, unit.at)}`;
  return `<g id="${id}">${unitTitle(unitInWords(unit, view), unit, view)}${counter}</g>`;
}

/** What shows under a pointer: the unit, and the clauses of the rules that bind it alone. */
function unitTitle(what: string, unit: Pick<MapUnit, 'power' | 'type' | 'at'>, view: MapView): string {
  const clauses = view.clausesOf(unit).map(({ id, text }) => `${view.variant.name} ${id}${t().grammar.colon}${text}`);
  return `<title>${[what, ...clauses].map(escapeText).join('&#10;')}</title>`;
}

function drawDislodged(
  view: MapView,
  { styles, theme }: TerrainContext,
  { sites, dislodged, sheetOf }: Pick<RoutePlan, 'sites' | 'dislodged' | 'sheetOf'>,
): readonly InsetContent[] {
  return view.dislodged.flatMap((unit) =>
    placed(unit, sites, sheetOf).flatMap(({ stand, isGhost }): readonly InsetContent[] => {
      if (isGhost) return [];
      const style = styleOf(unit.power, styles);
      const at = dislodged.of(stand);
      const id = `m-${idOf('dislodged', unit.power, unit.at)}`;
      const counter = drawCounter({ type: unit.type, at, style, state: 'dislodged' }, theme);
      return [
        {
          at: [at],
          svg: `<g id="${id}">${unitTitle(t().map.dislodgedUnit(unitInWords(unit, view)), unit, view)}${counter}</g>`,
        },
      ];
    }),
  );
}

/** All powers of a view have one. */
function styleOf(power: Power, styles: ReadonlyMap<Power, PowerStyle>): PowerStyle {
  return styles.get(power)!;
}

function shownPowers(view: MapView, styles: ReadonlyMap<Power, PowerStyle>) {
  const shown = new Set([
    ...Object.values(view.owners),
    ...[...view.units, ...view.dislodged].map(({ power }) => power),
  ]);
  return view.powers.flatMap(({ name, letter }) => (shown.has(name) ? [{ style: styleOf(name, styles), letter }] : []));
}

function unitInWords({ power, type, at }: Pick<MapUnit, 'power' | 'type' | 'at'>, view: MapView): string {
  const owner = view.powers.find(({ name }) => name === power);
  const province: Province = provinceOf(at);
  const coast = at.includes('/') ? view.provinces[province]?.coasts[at.slice(province.length + 1)] : undefined;
  const where = `${view.provinces[province]?.name ?? province}${coast === undefined ? '' : ` (${coast})`}`;
  const { display = power, adjective = power } = owner ?? {};
  return t().map.counter({ type, power: display, adjective, place: where });
}
