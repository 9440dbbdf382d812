/** Where provinces and units stand in the whole drawing, all sheets together. */
import type { Place, Province } from '../../../engine/board/variant.ts';
import { provinceOf } from '../../../engine/vocabulary.ts';
import { faceAt } from './face-grid.ts';
import type { Geography, Label, Places, Point } from './geography.ts';

/** A province on one of the sheets; its places are shifted to the whole drawing. */
export interface MapSite {
  readonly sheet: number;
  readonly province: Province;
  readonly places: Places;
}

export interface Sites {
  readonly all: readonly MapSite[];
  /** A province's sites, one for each sheet it is drawn on. */
  readonly of: (province: Province) => readonly MapSite[];
  /** The face at a point of the whole drawing: a province, or an id that begins with `_`; null outside every sheet. */
  readonly at: (point: Point) => string | null;
}

const known = new WeakMap<Geography, Sites>();

export function sitesOf(geography: Geography): Sites {
  let sites = known.get(geography);
  if (sites === undefined) {
    sites = compile(geography);
    known.set(geography, sites);
  }
  return sites;
}

/** Where a unit's counter stands on a site. */
export function standOf({ places }: MapSite, place: Place): Point {
  const coast = place.includes('/') ? place.slice(place.indexOf('/') + 1) : null;
  return (coast === null ? undefined : places.coasts?.[coast]) ?? places.unit;
}

/** From one point to another of the same sheet. */
export interface Join {
  readonly sheet: number;
  readonly start: Point;
  readonly end: Point;
}

/** The way from one place to another on each sheet that has both; where none has, from sheet to sheet. */
export function waysBetween(sites: Sites, from: Place, to: Place): readonly Join[] {
  const [starts, ends] = [sites.of(provinceOf(from)), sites.of(provinceOf(to))];
  const together = starts.flatMap((start) =>
    ends
      .filter(({ sheet }) => sheet === start.sheet)
      .map((end): Join => ({ sheet: start.sheet, start: standOf(start, from), end: standOf(end, to) })),
  );
  const [start, end] = [starts[0], ends[0]];
  if (together.length > 0 || start === undefined || end === undefined) return together;
  return [{ sheet: start.sheet, start: standOf(start, from), end: standOf(end, to) }];
}

/** Where a place is on a sheet; null when that sheet does not show it. */
export function standOn(sites: Sites, sheet: number, place: Place): Point | null {
  const site = sites.of(provinceOf(place)).find((each) => each.sheet === sheet);
  return site === undefined ? null : standOf(site, place);
}

function compile(geography: Geography): Sites {
  const all = geography.sheets.flatMap((sheet, n) =>
    Object.entries(sheet.provinces).map(
      ([province, places]): MapSite => ({ sheet: n, province, places: shifted(places, sheet.at) }),
    ),
  );
  const of = new Map<Province, MapSite[]>();
  for (const site of all) of.set(site.province, [...(of.get(site.province) ?? []), site]);
  return {
    all,
    of: (province) => of.get(province) ?? [],
    at: ([x, y]) => {
      for (const sheet of geography.sheets) {
        const face = faceAt(sheet)([x - sheet.at[0], y - sheet.at[1]]);
        if (face !== null) return sheet.faces[face] ?? null;
      }
      return null;
    },
  };
}

function shifted(places: Places, [dx, dy]: Point): Places {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  const { unit, coasts, center, label } = places;
  return {
    unit: move(unit),
    ...(coasts === undefined
      ? {}
      : { coasts: Object.fromEntries(Object.entries(coasts).map(([coast, at]) => [coast, move(at)])) }),
    ...(center === undefined ? {} : { center: move(center) }),
    ...(label === undefined ? {} : { label: movedLabel(label, move) }),
  };
}

function movedLabel(label: Label, move: (point: Point) => Point): Label {
  const { at, leader } = label;
  return { ...label, at: move(at), ...(leader === undefined ? {} : { leader: move(leader) }) };
}
