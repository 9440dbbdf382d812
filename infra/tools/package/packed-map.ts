/** A drawn map whose outlines are written in letters: packed, two thirds of what they take as JSON. */
import type { Province } from '../../../engine/board/variant.ts';
import { rowsOf } from '../../../engine/vocabulary.ts';
import { ARC_KINDS, type Arc, type Geography, type MapSheet } from '../../../templates/map/geometry/geography.ts';

export type PackedMap = Omit<Geography, 'sheets'> & {
  /** Points lie on a grid of so many grains. */
  readonly grid: number;
  readonly sheets: readonly (Omit<MapSheet, 'arcs' | 'lakes'> & { readonly arcs: string; readonly lakes: string })[];
};

/** Grains between the points of a map made coarser. */
export const GRID = 5;

type Names = readonly { readonly id: Province; readonly name: string }[];

/** `names`: of the variant's provinces, which labels need not repeat. */
export function packMap(map: Geography, names: Names): PackedMap {
  const all = map.sheets.flatMap(({ arcs, lakes }) => [...arcs.map(({ points }) => points), ...lakes].flat());
  const grid = all.every((step) => step % GRID === 0) ? GRID : 1;
  const steps = (points: readonly number[]) => [points.length, ...points.map((step) => step / grid)];
  const sheets = map.sheets.map(({ arcs, lakes, provinces, ...sheet }) => ({
    ...sheet,
    arcs: inLetters(
      arcs.flatMap(({ left, right, kind, closed, points }) => {
        return [left, right, ARC_KINDS.indexOf(kind), closed ? 1 : 0, ...steps(points)];
      }),
    ),
    lakes: inLetters(lakes.flatMap(steps)),
    provinces: withLines(provinces, names, (lines, name) => (lines?.join() === name ? undefined : lines)),
  }));
  return { ...map, grid, sheets };
}

export function unpackMap({ grid, ...packed }: PackedMap, names: Names): Geography {
  const sheets = packed.sheets.map(({ arcs: letters, lakes: rings, provinces, ...sheet }): MapSheet => {
    const arcs: Arc[] = [];
    const lakes: (readonly number[])[] = [];
    const numbers = fromLetters(letters);
    const steps = (from: readonly number[], at: number) =>
      from.slice(at + 1, at + 1 + from[at]!).map((step) => step * grid);
    for (let n = 0; n < numbers.length; ) {
      const [left, right, kind, closed] = numbers.slice(n, n + 4) as [number, number, number, number];
      const points = steps(numbers, n + 4);
      arcs.push({ left, right, kind: ARC_KINDS[kind]!, ...(closed === 1 ? { closed: true } : {}), points });
      n += 5 + points.length;
    }
    const flat = fromLetters(rings);
    for (let n = 0; n < flat.length; n += 1 + flat[n]!) lakes.push(steps(flat, n));
    return { ...sheet, arcs, lakes, provinces: withLines(provinces, names, (lines, name) => lines ?? [name]) };
  });
  return { ...packed, sheets };
}

type Places = MapSheet['provinces'];
type Lines = readonly string[] | undefined;

/** Places with other lines in their labels. */
function withLines(places: Places, names: Names, change: (lines: Lines, name: string) => Lines): Places {
  const nameOf = (id: Province) => names.find((each) => each.id === id)?.name ?? id;
  const rows = rowsOf(places).map(([id, { label, ...rest }]) => {
    return [id, label === undefined ? rest : { ...rest, label: { ...label, lines: change(label.lines, nameOf(id)) } }];
  });
  return Object.fromEntries(rows);
}

// Digits 0 to 70 end a number, the 20 above them say that it goes on. A sign is the lowest bit.
const [LAST, MORE] = [71, 20];

function inLetters(numbers: readonly number[]): string {
  return numbers.map((number) => digits(number < 0 ? -2 * number - 1 : 2 * number)).join('');
}

function digits(value: number): string {
  return value < LAST ? letter(value) : letter(LAST + (value % MORE)) + digits(Math.floor(value / MORE));
}

/** From `#` on, without the backslash. */
function letter(digit: number): string {
  return String.fromCharCode(digit + (digit < 57 ? 35 : 36));
}

function fromLetters(text: string): readonly number[] {
  const numbers: number[] = [];
  let [value, place] = [0, 1];
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    const digit = code - (code < 92 ? 35 : 36);
    value += place * (digit < LAST ? digit : digit - LAST);
    place *= MORE;
    if (digit >= LAST) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, place] = [0, 1];
  }
  return numbers;
}
