/** A drawn map whose outlines are written in letters: packed, two thirds of what they take as JSON. */
import { ARC_KINDS, type Arc, type Geography, type MapSheet } from '../../../templates/map/geometry/geography.ts';

export type PackedMap = Omit<Geography, 'sheets'> & {
  readonly sheets: readonly (Omit<MapSheet, 'arcs'> & { readonly arcs: string })[];
};

export function packMap(map: Geography): PackedMap {
  const sheets = map.sheets.map(({ arcs, ...sheet }) => ({
    ...sheet,
    arcs: inLetters(
      arcs.flatMap(({ left, right, kind, closed, points }) => {
        return [left, right, ARC_KINDS.indexOf(kind), closed ? 1 : 0, points.length, ...points];
      }),
    ),
  }));
  return { ...map, sheets };
}

export function unpackMap(packed: PackedMap): Geography {
  const sheets = packed.sheets.map(({ arcs: letters, ...sheet }): MapSheet => {
    const arcs: Arc[] = [];
    const numbers = fromLetters(letters);
    for (let n = 0; n < numbers.length; ) {
      const [left, right, kind, closed, length] = numbers.slice(n, n + 5) as [number, number, number, number, number];
      const points = numbers.slice(n + 5, n + 5 + length);
      arcs.push({ left, right, kind: ARC_KINDS[kind]!, ...(closed === 1 ? { closed: true } : {}), points });
      n += 5 + length;
    }
    return { ...sheet, arcs };
  });
  return { ...packed, sheets };
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
