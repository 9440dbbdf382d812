/** Whether everything on a drawn map stands where it belongs, and shores join as the rules say. */
import type { Variant } from '../../../../engine/board/variant.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import { pointsAlong, stretchOf } from '../../../../templates/map/geometry/arcs.ts';
import { faceAt } from '../../../../templates/map/geometry/face-grid.ts';
import type { Geography, MapSheet, Point } from '../../../../templates/map/geometry/geography.ts';
import {
  type Box,
  boxesOverlap,
  centerBox,
  counterBox,
  labelBox,
} from '../../../../templates/map/geometry/obstacles.ts';
import { checkCoasts } from './coasts.ts';
import type { Complaint } from './ground.ts';

/** A province must have room for a circle of this radius, in user units. */
const LEAST_RADIUS = 9;
/** So near to its sea a fleet on a coast stands, in user units. */
const MOST_OFF_SHORE = 40;

/** Everything wrong with where things are drawn. Whether borders agree with the adjacencies is `checkDrawing`'s business. */
export function* checkSheets(geography: Geography, variant: Variant): Generator<Complaint> {
  for (const [n, sheet] of geography.sheets.entries()) {
    const field = `sheets[${n}]`;
    yield* checkLengths(sheet, field);
    yield* checkRoom(sheet, field);
    yield* checkStands(sheet, field, variant);
    yield* checkNames(sheet, field, variant);
  }
  yield* checkCoasts(geography, variant);
  yield* checkPalette(geography, variant);
}

/** The lengths of borders that are compared with the rules are those of the lines that are drawn. */
function* checkLengths({ arcs, faces, borders }: MapSheet, field: string): Generator<Complaint> {
  const lengths = new Map<string, number>();
  for (const arc of arcs) {
    const [a, b] = [faces[arc.left], faces[arc.right]];
    if (a === undefined || b === undefined) continue;
    const key = [a, b].sort().join('-');
    lengths.set(key, (lengths.get(key) ?? 0) + lengthOf(pointsAlong(stretchOf(arc))));
  }
  for (const key of new Set([...lengths.keys(), ...Object.keys(borders)])) {
    const [drawn, told] = [lengths.get(key) ?? 0, borders[key] ?? 0];
    if (Math.abs(drawn - told) > 0.2) {
      yield { field: `${field}.borders`, message: `${key}: ${drawn.toFixed(1)} long as drawn, not ${told}` };
    }
  }
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, n) => sum + gap(point, points[n]!), 0);
}

function gap(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
}

/** Every province has cells, and room for a mark somewhere. */
function* checkRoom(sheet: MapSheet, field: string): Generator<Complaint> {
  const at = faceAt(sheet);
  for (const [id, { unit }] of Object.entries(sheet.provinces)) {
    const face = sheet.faces.indexOf(id);
    const radius = largestCircle(sheet, face, at, unit);
    if (radius < LEAST_RADIUS) {
      yield {
        field: `${field}.provinces.${id}`,
        message: `too thin: a circle of ${radius} fits; it needs ${LEAST_RADIUS} or more`,
      };
    }
  }
}

/** Radius of the largest circle inside a face, found in steps of one unit up to what it needs: where its unit stands, else anywhere. */
function largestCircle({ size }: MapSheet, face: number, at: (point: Point) => number | null, stand: Point): number {
  const ring = Array.from({ length: 16 }, (_, n): Point => [Math.cos((n * Math.PI) / 8), Math.sin((n * Math.PI) / 8)]);
  let best = 0;
  const tryAround = ([x, y]: Point) => {
    if (at([x, y]) !== face) return;
    while (best < LEAST_RADIUS && ring.every(([dx, dy]) => at([x + dx * (best + 1), y + dy * (best + 1)]) === face))
      best++;
  };
  tryAround(stand);
  for (let y = 2; y < size[1]; y += 3) {
    for (let x = 2; x < size[0] && best < LEAST_RADIUS; x += 3) tryAround([x, y]);
  }
  return best;
}

/** Counters and centres are in their own province; fleets on coasts are near a sea that the coast touches. */
function* checkStands(sheet: MapSheet, field: string, { provinces, adjacency }: Variant): Generator<Complaint> {
  const at = faceAt(sheet);
  for (const province of provinces) {
    const places = sheet.provinces[province.id];
    if (places === undefined) continue;
    const where = `${field}.provinces.${province.id}`;
    const isHere = (point: Point) => sheet.faces[at(point) ?? -1] === province.id;
    if (!isHere(places.unit)) yield { field: `${where}.unit`, message: 'lies outside the province' };
    if ((places.center !== undefined) !== (province.center === true && places.label !== undefined)) {
      yield { field: `${where}.center`, message: 'a supply center has a mark, and nothing else has one' };
    }
    if (places.center !== undefined && !isHere(places.center)) {
      yield { field: `${where}.center`, message: 'lies outside the province' };
    }
    for (const coast of province.coasts ?? []) {
      const stand = places.coasts?.[coast];
      if (stand === undefined || !isHere(stand)) {
        yield { field: `${where}.coasts.${coast}`, message: 'a fleet on this coast has no place in the province' };
        continue;
      }
      const waters = adjacency.fleet.flatMap(([a, b]) =>
        a === `${province.id}/${coast}` ? [provinceOf(b)] : b === `${province.id}/${coast}` ? [provinceOf(a)] : [],
      );
      const isNear = sheet.arcs
        .filter(({ left, right }) => isBorder(sheet, left, right, province.id, waters))
        .some((arc) => pointsAlong(stretchOf(arc)).some((point) => gap(point, stand) <= MOST_OFF_SHORE));
      if (!isNear) {
        yield {
          field: `${where}.coasts.${coast}`,
          message: `stands more than ${MOST_OFF_SHORE} from every water of the coast`,
        };
      }
    }
  }
}

function isBorder({ faces }: MapSheet, left: number, right: number, id: string, others: readonly string[]): boolean {
  const [a, b] = [faces[left] ?? '', faces[right] ?? ''];
  return (a === id && others.includes(b)) || (b === id && others.includes(a));
}

/** Names lie inside the sheet, under no counter and no mark, and not on each other. */
function* checkNames(sheet: MapSheet, field: string, { provinces }: Variant): Generator<Complaint> {
  const isSea = new Set(provinces.filter(({ type }) => type === 'sea').map(({ id }) => id));
  const marks: { readonly what: string; readonly box: Box }[] = [];
  const names: { readonly what: string; readonly box: Box }[] = [];
  for (const [id, { unit, coasts = {}, center, label }] of Object.entries(sheet.provinces)) {
    marks.push({ what: `the counter in ${id}`, box: counterBox(unit) });
    for (const [coast, at] of Object.entries(coasts))
      marks.push({ what: `the counter in ${id}/${coast}`, box: counterBox(at) });
    if (center !== undefined) marks.push({ what: `the center of ${id}`, box: centerBox(center) });
    if (label !== undefined)
      names.push({ what: `the name of ${id}`, box: labelBox(label, isSea.has(id) ? 'sea' : 'land') });
  }
  const within: Box = { left: 4, top: 4, right: sheet.size[0] - 4, bottom: sheet.size[1] - 4 };
  for (const [n, { what, box }] of names.entries()) {
    if (box.left < within.left || box.right > within.right || box.top < within.top || box.bottom > within.bottom) {
      yield { field, message: `${what} runs over the edge of the sheet` };
    }
    for (const other of [...marks, ...names.slice(n + 1)]) {
      if (boxesOverlap(box, other.box)) yield { field, message: `${what} and ${other.what} lie on each other` };
    }
  }
}

function* checkPalette({ palette, realms }: Geography, { powers, rules, provinces }: Variant): Generator<Complaint> {
  const names = [
    ...powers.map(({ name }) => name),
    ...(rules['neutral-units'] === undefined ? [] : [rules['neutral-units'].name]),
  ];
  for (const name of names) {
    if (palette[name] === undefined)
      yield { field: 'palette', message: `${name} has no colours; add fill, bold and ink` };
  }
  for (const [id, power] of Object.entries(realms)) {
    if (!provinces.some((province) => province.id === id))
      yield { field: 'realms', message: `there is no province '${id}'` };
    if (!names.includes(power)) yield { field: `realms.${id}`, message: `there is no power '${power}'` };
  }
}
