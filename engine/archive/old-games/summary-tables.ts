/** The tables of a summary: owners of centers by year, and counts of centers by year. */

export interface CountsRow {
  /** Empty: the row goes on with the power above, with another player. */
  readonly power: string;
  readonly counts: readonly { readonly year: number; readonly count: number; readonly mark: string }[];
  /** What stands at the end of the row: who played it then. Empty where nobody is named. */
  readonly player: string;
}

interface OwnerColumn {
  /** Where its letters stand; -1: the heading has lost its blanks, and letters are counted off. */
  readonly at: number;
  readonly center: string;
}

/** Is it the upper line of the headings, or its end, where a mail program broke it? */
export function isTopOfOwners(line: string): boolean {
  return /^ *[A-Z][A-Za-z]{1,2}(?: +[A-Z][A-Za-z]{1,2})*$/.test(line) && !/^Year\b/i.test(line);
}

/** The columns of a table of owners by its two lines of headings, one above and one below in turn; null when they are none. */
export function ownerColumns(top: string, bottom: string): readonly OwnerColumn[] | null {
  if (!/^Year\b/i.test(bottom)) return null;
  const [above, below] = [wordsOf(top), wordsOf(bottom).slice(1)];
  if (above.length - below.length < 0 || above.length - below.length > 1 || above.length === 0) return null;
  const inTurn = above.flatMap((word, n) => [word, ...(below[n] === undefined ? [] : [below[n]])]);
  // Where the blanks are all there, each stands four columns after the one above or below it.
  const isInPlace = /^ {4,}\S/.test(top) && inTurn.every(({ from }, n) => n === 0 || from > inTurn[n - 1]!.from);
  return inTurn.map(({ from, text }) => ({ at: isInPlace ? from + 1 : -1, center: text }));
}

/** A row of owners: `1900 I I I . E`; null when it is none. */
export function ownersRow(
  line: string,
  columns: readonly OwnerColumn[],
): { readonly year: number; readonly letters: readonly (readonly [center: string, letter: string])[] } | null {
  const head = /^ *([1-9]\d{0,3})(?= )/.exec(line);
  if (head === null) return null;
  const cells = line
    .slice(head[0].length)
    .split(' ')
    .filter((cell) => cell !== '');
  if (cells.some((cell) => cell.length !== 1) || cells.length > columns.length) return null;
  // By place where the letters stand beneath their headings, else by order.
  const byPlace = columns.flatMap(({ at, center }) => {
    const letter = at < 0 ? ' ' : (line[at] ?? ' ');
    return letter === ' ' ? [] : [[center, letter] as const];
  });
  const byOrder = cells.map((letter, n) => [columns[n]!.center, letter] as const);
  return { year: Number(head[1]), letters: byPlace.length === cells.length ? byPlace : byOrder };
}

interface CountColumn {
  /** Negative: the table has lost its blanks, and cells are counted off. */
  readonly end: number;
  readonly year: number;
}

/** No first year ends before this place where the names of powers have room. */
const FIRST_END = 12;
/** No two columns are further apart, in years. */
const WIDEST_STEP = 20;

/**
 * Where the years of a table of counts end, from its heading `Power    1900 '01 '02   Player`; null when it is none. A year of two
 * digits is the nearest such one to the year before it: years before Christ count down. `unclear`: what may be several.
 */
export function countColumns(
  line: string,
): { readonly columns: readonly CountColumn[]; readonly unclear: readonly string[] } | null {
  if (!/^Power\s+\d{1,4}\b/i.test(line)) return null;
  const columns: CountColumn[] = [];
  const unclear: string[] = [];
  for (const { from, text } of wordsOf(line).slice(1)) {
    if (!/^(?:\d{1,4}|'\d\d?)$/.test(text)) break;
    const year = text.startsWith("'") ? nearestYear(text.slice(1), columns.at(-1)?.year) : Number(text);
    if (year === null || columns.some((each) => each.year === year)) unclear.push(text);
    else columns.push({ end: from + text.length, year });
  }
  const isInPlace = columns[0] !== undefined && columns[0].end >= FIRST_END;
  return columns.length === 0
    ? null
    : { columns: columns.map((each) => (isInPlace ? each : { ...each, end: -1 })), unclear };
}

function nearestYear(digits: string, last: number | undefined): number | null {
  if (last === undefined) return null;
  const century = 10 ** digits.length;
  const same = last - (last % century) + Number(digits);
  const years = [same - century, same, same + century].filter(
    (year) => year >= 0 && year !== last && Math.abs(year - last) <= WIDEST_STEP,
  );
  const nearest = years.sort((a, b) => Math.abs(a - last) - Math.abs(b - last));
  const isTied = nearest.length > 1 && Math.abs(nearest[0]! - last) === Math.abs(nearest[1]! - last);
  return nearest[0] === undefined || isTied ? null : nearest[0];
}

/** A row of counts: `Turkey  3   4  15&  Kevin`; null when it is none. */
export function countsRow(line: string, columns: readonly CountColumn[]): CountsRow | null {
  const first = columns[0]!;
  if (first.end < 0) return rowInOrder(line, columns);
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
  const player = line
    .slice(columns.at(-1)!.end)
    .replace(/^\S? */, '')
    .trim();
  return line.trim() === '' ? null : { power, counts, player };
}

/** `Turkey 3 4 15& Kevin`: a cell for each year, or nobody knows which are missing. */
function rowInOrder(line: string, columns: readonly CountColumn[]): CountsRow | null {
  const words = wordsOf(line).map(({ text }) => text);
  const from = words.findIndex((word) => /^\d/.test(word));
  const cells = words.slice(from, from + columns.length).map((word) => /^(\d+)(\D?)$/.exec(word));
  if (from < 0 || cells.length < columns.length || cells.includes(null)) return null;
  const counts = columns.map(({ year }, n) => ({ year, count: Number(cells[n]![1]), mark: cells[n]![2]! }));
  return { power: words.slice(0, from).join(' '), counts, player: words.slice(from + columns.length).join(' ') };
}

function wordsOf(line: string): readonly { readonly from: number; readonly text: string }[] {
  return [...line.matchAll(/\S+/g)].map((match) => ({ from: match.index, text: match[0] }));
}
