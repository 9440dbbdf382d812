/** Tables as plain text: columns side by side, cells broken into lines where a row would be too long. */
import { NO_BREAK, wrapLine } from './wrap.ts';

/** Between columns. */
const GAP = '  ';
/** No column is made narrower. */
const NARROWEST = 8;
/** A unit's letter stays with its place. */
const UNITS = /\b([AF]) (?=[A-Z])/g;

/** The rows as lines of at most `width` columns, the first row the titles; null where they cannot be told apart any more. */
export function tableText(
  rows: readonly (readonly string[])[],
  aligns: readonly ('left' | 'right')[],
  width: number,
): readonly string[] | null {
  const kept = rows.map((row) => row.map((cell) => cell.replace(UNITS, `$1${NO_BREAK}`)));
  const widths = fitted(kept, aligns.length, width);
  if (widths === null) return null;
  return kept.flatMap((row) => {
    const cells = widths.map((room, c) => cellLines(row[c] ?? '', room));
    const height = Math.max(1, ...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, l) =>
      cells
        .map((lines, c) => {
          const text = lines[l] ?? '';
          return aligns[c] === 'right' ? text.padStart(widths[c]!) : text.padEnd(widths[c]!);
        })
        .join(GAP)
        .replaceAll(NO_BREAK, ' ')
        .trimEnd(),
    );
  });
}

/** Column widths that fit: the widest give way first, never below their longest word. */
function fitted(rows: readonly (readonly string[])[], columns: number, width: number): readonly number[] | null {
  const longest = (c: number, of: (text: string) => number) => Math.max(0, ...rows.map((row) => of(row[c] ?? '')));
  const word = (text: string) => Math.max(0, ...text.split(' ').map((each) => each.length));
  const least = Array.from({ length: columns }, (_, c) =>
    Math.min(
      longest(c, (text) => text.length),
      Math.max(NARROWEST, longest(c, word)),
    ),
  );
  const widths = Array.from({ length: columns }, (_, c) => longest(c, (text) => text.length));
  let over = widths.reduce((sum, each) => sum + each, GAP.length * (columns - 1)) - width;
  while (over > 0) {
    const open = widths.map((each, c) => (each > least[c]! ? each : 0));
    const widest = Math.max(...open);
    if (widest === 0) return null;
    widths[open.indexOf(widest)] = widest - 1;
    over -= 1;
  }
  return widths;
}

function cellLines(text: string, width: number): readonly string[] {
  return text.length <= width ? [text] : wrapLine(text, width).map((line) => line.trim());
}
