/** The tables of a summary: owners of centers by year, and counts of centers by year. */

export interface CountsRow {
  /** Empty: the row goes on with the power above, with another player. */
  readonly power: string;
  readonly counts: readonly { readonly year: number; readonly count: number; readonly mark: string }[];
}

/** Where each column of a table of owners stands, from its two lines of headings; null when they are none. */
export function ownerColumns(
  top: string,
  bottom: string,
): readonly { readonly at: number; readonly center: string }[] | null {
  if (!/^Year\b/.test(bottom) || !/^ {4,}\S/.test(top)) return null;
  const words = [...wordsOf(top), ...wordsOf(bottom).slice(1)].sort((a, b) => a.from - b.from);
  const columns = words.map(({ from, text }) => ({ at: from + 1, center: text }));
  return columns.length === 0 ? null : columns;
}

/** A row of owners: `1900 I I I . E`; null when it is none. */
export function ownersRow(
  line: string,
  columns: readonly { readonly at: number; readonly center: string }[],
): { readonly year: number; readonly letters: readonly (readonly [center: string, letter: string])[] } | null {
  const head = /^(\d{1,4})(?= )/.exec(line);
  if (head === null) return null;
  const cells = line
    .slice(head[0].length)
    .split(' ')
    .filter((cell) => cell !== '');
  if (cells.some((cell) => cell.length !== 1) || cells.length > columns.length) return null;
  // By place where the letters stand beneath their headings, else by order.
  const byPlace = columns.flatMap(({ at, center }) => {
    const letter = line[at] ?? ' ';
    return letter === ' ' ? [] : [[center, letter] as const];
  });
  const byOrder = cells.map((letter, n) => [columns[n]!.center, letter] as const);
  return { year: Number(head[1]), letters: byPlace.length === cells.length ? byPlace : byOrder };
}

/** Where the years of a table of counts end, from its heading `Power    1900 '01 '02   Player`; null when it is none. */
export function countColumns(line: string): readonly { readonly end: number; readonly year: number }[] | null {
  if (!/^Power\s+\d{1,4}\b/.test(line)) return null;
  const columns: { end: number; year: number }[] = [];
  for (const { from, text } of wordsOf(line).slice(1)) {
    const last = columns.at(-1)?.year;
    if (/^\d{1,4}$/.test(text)) columns.push({ end: from + text.length, year: Number(text) });
    else if (/^'\d\d$/.test(text) && last !== undefined) {
      let year = last - (last % 100) + Number(text.slice(1));
      if (year < last) year += 100;
      columns.push({ end: from + text.length, year });
    } else break;
  }
  return columns.length === 0 ? null : columns;
}

/** A row of counts: `Turkey  3   4  15&  Kevin`; null when it is none. */
export function countsRow(
  line: string,
  columns: readonly { readonly end: number; readonly year: number }[],
): CountsRow | null {
  const first = columns[0]!;
  const power = line
    .slice(0, Math.max(0, first.end - 3))
    .trim()
    .replace(/\s+\d*$/, '');
  const counts = columns.flatMap(({ end, year }) => {
    const cell = /(\d+)$/.exec(line.slice(Math.max(0, end - 3), end).replace(/[^\d ]/g, ' '));
    if (cell === null) return [];
    const mark = line[end] ?? ' ';
    return [{ year, count: Number(cell[1]), mark: mark === ' ' ? '' : mark }];
  });
  // A player who was replaced before anything was counted has a row with nothing but a name.
  return line.trim() === '' ? null : { power, counts };
}

function wordsOf(line: string): readonly { readonly from: number; readonly text: string }[] {
  return [...line.matchAll(/\S+/g)].map((match) => ({ from: match.index, text: match[0] }));
}
