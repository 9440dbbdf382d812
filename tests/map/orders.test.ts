/** Orders as arrows: where they begin and end, and what is drawn at them. */

import { describe, expect, it } from 'vitest';
import type { OrdersByPower, Position } from '../../engine/board/position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { Place } from '../../engine/board/variant.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { type ByPower, phaseCode, type UnitText } from '../../engine/vocabulary.ts';
import { busyPhase } from '../../infra/tools/maps/busy.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { describeMap } from '../../templates/map/describe.ts';
import { dislodgedStands } from '../../templates/map/dislodged.ts';
import { drawMap } from '../../templates/map/draw.ts';
import { pointAlong, pointDistance } from '../../templates/map/geometry/curve.ts';
import { sitesOf, standOf } from '../../templates/map/geometry/sites.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { type Move, moveRoutes } from '../../templates/map/routes.ts';
import { LIGHT } from '../../templates/map/theme.ts';
import { boardOf, readVariant } from '../boards.ts';
import { geographyOf, MAPS, openingOf, viewOf } from './maps.ts';

const geography = geographyOf('standard');
const sites = sitesOf(geography);
const standOfPlace = (place: Place) => standOf(sites.of(place.split('/')[0]!)[0]!, place);

/** The arrow of a move on an empty board, but for counters on the places named. */
function routeOf(move: Pick<Move, 'from' | 'to' | 'ending'> & Partial<Move>, occupied: readonly Place[] = []) {
  const counters = [move.from, ...occupied].map(standOfPlace);
  const field = {
    sites,
    obstacles: [],
    counters,
    dislodged: dislodgedStands({ dislodged: [] }, sites, [], counters),
    sheetOf: () => 0,
    routes: new Map(),
  };
  const [route] = moveRoutes(field, { via: [], isSwap: false, ...move });
  return { ...route!, tip: pointAlong(route!.line, route!.to).at };
}

describe('an arrow', () => {
  it('of a move that was made ends in the middle of an empty province', () => {
    const { tip } = routeOf({ from: 'par', to: 'bur', ending: 'arrived' });
    expect(pointDistance(tip, standOfPlace('bur'))).toBeLessThan(4);
  });

  it('ends before the counter of a unit that is in its province', () => {
    const { tip } = routeOf({ from: 'par', to: 'bur', ending: 'arrived' }, ['bur']);
    expect(pointDistance(tip, standOfPlace('bur'))).toBeGreaterThan(17);
    expect(sites.at(tip)).toBe('bur');
  });

  it('of a move that bounced stops where it enters the province', () => {
    const { tip, line, to } = routeOf({ from: 'mos', to: 'ukr', ending: 'stopped' });
    expect(sites.at(tip)).toBe('ukr');
    expect(sites.at(pointAlong(line, to - 12).at)).toBe('mos');
  });

  it('of a move that could not begin stays with its unit', () => {
    const { tip } = routeOf({ from: 'mos', to: 'ukr', ending: 'unmade' });
    expect(pointDistance(tip, standOfPlace('mos'))).toBeLessThan(pointDistance(tip, standOfPlace('ukr')) * 2);
  });

  it('of an army at sea runs through the fleets that carry it, in their order', () => {
    const via = ['nth', 'nwg', 'bar'];
    const { line } = routeOf({ from: 'yor', to: 'stp', via, ending: 'arrived' });
    const passed = via.map((sea) => line.steps.findIndex(({ at }) => pointDistance(at, standOfPlace(sea)) < 0.5));
    expect(passed.every((step) => step > 0)).toBe(true);
    expect([...passed].sort((a, b) => a - b)).toEqual(passed);
  });

  it('keeps off the arrow the other way when two units change places', () => {
    const there = routeOf({ from: 'ven', to: 'tri', ending: 'stopped', isSwap: true });
    const back = routeOf({ from: 'tri', to: 'ven', ending: 'stopped', isSwap: true });
    const middle = ({ line }: typeof there) => pointAlong(line, line.length / 2).at;
    expect(pointDistance(middle(there), middle(back))).toBeGreaterThan(15);
  });

  it('from one coast starts at the fleet on that coast', () => {
    const { line } = routeOf({ from: 'stp/nc', to: 'bar', ending: 'arrived' });
    expect(pointDistance(line.steps[0]!.at, standOfPlace('stp/nc'))).toBeLessThan(0.1);
  });
});

/** Of the drawing of a phase, the group of one order and the marks, which are drawn apart. */
function drawn(position: Position, orders: OrdersByPower): string {
  return drawMap(viewOf(position, orders), geography);
}

const count = (svg: string, text: string) => svg.split(text).length - 1;
const RED_BAR = `stroke="${LIGHT.bad}" stroke-width="4.8"`;
const RED_CROSS = `stroke="${LIGHT.bad}" stroke-width="3.8"`;
const VOID_RING = `stroke="${LIGHT.void}" stroke-width="2.4"/><path`;

describe('a phase is drawn with what came of each order', () => {
  const opening = openingOf('standard');

  it('a bounce: both arrows broken, each with a red bar', () => {
    const svg = drawn(opening, { AUSTRIA: ['A vie - gal'], RUSSIA: ['A war - gal'] });
    expect([count(svg, 'stroke-dasharray="9 5"'), count(svg, RED_BAR)]).toEqual([2, 2]);
  });

  it('a move that was made: a whole line without bar or cross', () => {
    const svg = drawn(opening, { AUSTRIA: ['A vie - gal'] });
    expect([count(svg, 'stroke-dasharray="9 5"'), count(svg, RED_BAR), count(svg, RED_CROSS)]).toEqual([0, 0, 0]);
    expect(svg).toContain('id="m-order-austria-vie"');
  });

  it('a support: dots to a knob on the arrow; cut: with a red cross', () => {
    const given = drawn(opening, { AUSTRIA: ['A vie - gal', 'A bud S A vie - gal'] });
    expect([count(given, 'stroke-dasharray="0.1 7.2"'), count(given, 'r="5.4"'), count(given, RED_CROSS)]).toEqual([
      1, 1, 0,
    ]);
    const units: ByPower<readonly UnitText[]> = { AUSTRIA: ['A vie', 'A bud'], RUSSIA: ['A rum'] };
    const cut = drawn(
      { ...opening, units },
      { AUSTRIA: ['A vie - gal', 'A bud S A vie - gal'], RUSSIA: ['A rum - bud'] },
    );
    expect(count(cut, RED_CROSS)).toBe(1);
  });

  it('a support to hold ends at a bar before the unit', () => {
    const svg = drawn(opening, { AUSTRIA: ['A vie S A bud'] });
    expect([count(svg, 'stroke-dasharray="0.1 7.2"'), count(svg, 'r="5.4"')]).toEqual([1, 0]);
  });

  it('a void order: grey, with a grey ring', () => {
    const svg = drawn(opening, { AUSTRIA: ['A vie S A tri - ser'] });
    expect(count(svg, VOID_RING)).toBe(1);
  });

  it('a convoy: waves under the fleet and an arrow through it', () => {
    const units: ByPower<readonly UnitText[]> = { ENGLAND: ['A lon', 'F nth'] };
    const svg = drawn({ ...opening, units }, { ENGLAND: ['A lon - nwy VIA', 'F nth C A lon - nwy'] });
    expect(count(svg, 'q4.5-5 9 0t9 0 9 0 9 0')).toBe(2);
    expect(svg).toContain('id="m-order-england-lon"');
  });

  it('a unit that is dislodged: a red edge', () => {
    const units: ByPower<readonly UnitText[]> = { AUSTRIA: ['A vie', 'A bud'], RUSSIA: ['A gal'] };
    const svg = drawn({ ...opening, units }, { AUSTRIA: ['A vie - gal', 'A bud S A vie - gal'] });
    expect(count(svg, `stroke="${LIGHT.bad}" stroke-width="9.5"`)).toBe(1);
  });

  it('retreats, builds, removals and waived builds', () => {
    const [R, A] = [busyPhase(boardOf('standard'), 'R'), busyPhase(boardOf('standard'), 'A')];
    const retreat = drawMap(mapViewOf(readVariant('standard'), R.position, R.resolution), geography);
    const leaving = R.resolution.orders.filter(({ order }) => order.includes(' - ')).length;
    expect(count(retreat, `stroke="${LIGHT.retreat}" stroke-width="4.2"`)).toBe(leaving);
    const winter = drawMap(mapViewOf(readVariant('standard'), A.position, A.resolution), geography);
    const built = A.resolution.orders.filter(({ order }) => order.startsWith('build')).length;
    const removed = A.resolution.orders.filter(({ order }) => order.startsWith('remove')).length;
    expect([built, removed].every((number) => number > 0)).toBe(true);
    expect(count(winter, `fill="${LIGHT.good}"`)).toBe(built);
    expect(count(winter, RED_CROSS)).toBe(removed);
    const waived = { ...openingOf('standard'), phase: phaseCode('W1901A'), units: { FRANCE: [] } };
    expect(drawn(waived, { FRANCE: ['waive'] })).toContain('1 waived');
  });
});

describe.each(MAPS)('the busiest phase of %s', (variant) => {
  const M = busyPhase(boardOf(variant), 'M');
  const view = mapViewOf(readVariant(variant), M.position, M.resolution, { holders: M.holders });
  const svg = drawMap(view, geographyOf(variant));

  it('has every order that is seen, under an id of its own', () => {
    const seen = view.orders.filter(({ order }) => order.kind !== 'hold' && order.kind !== 'waive');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const groups = ids.filter((id) => id!.startsWith('m-order-')).length;
    const carriers = seen.filter(({ order }) => order.kind === 'convoy').length;
    expect(groups).toBeGreaterThanOrEqual(seen.length - carriers);
  });

  it('has names over all else, so that none lies under a unit or a mark', () => {
    const order = ['m-orders', 'm-centres', 'm-units', 'm-marks', 'm-names'].map((id) => svg.indexOf(`<g id="${id}"`));
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(order.every((at) => at > 0)).toBe(true);
  });

  it('tells itself to those who do not see it: a title, and every power with its units', () => {
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="m-title m-desc">/);
    const desc = /<desc id="m-desc">([^<]*)</.exec(svg)![1]!;
    for (const { name, display } of view.powers) {
      if (view.units.some(({ power }) => power === name)) expect(desc).toContain(`${display}: `);
    }
    expect(desc.match(/(army|fleet) /g)?.length).toBe(view.units.length + view.dislodged.length);
  });

  it.each(LANGUAGES)(
    'and names powers in its own language, never in capitals: %s',
    { tags: ['long'] },
    async (code) => {
      const { position } = busyPhase(boardOf(variant), 'R');
      const board = boardIn(boardOf(variant), code);
      const told = inLanguage(await loadLanguage(code), () => describeMap(mapViewOf(board.variant, position)));
      const shouted = board.powers.filter(({ name, display }) => name !== display && told.includes(name));
      expect(shouted.map(({ name }) => name)).toEqual([]);
    },
  );
});
