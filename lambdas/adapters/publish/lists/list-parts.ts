/**
 * A list in parts: sorted rows, so many to a part, each part a page of its own. A row is put into its part alone, and only a part that has
 * grown too long is split; so a change costs as much in a list of a hundred thousand rows as in one of ten. Part 1 holds the lowest rows.
 */

export type RowKey = readonly (number | string)[];

/** What is known of a part without reading it. */
export interface ListPart {
  /** Never given twice in a list. */
  readonly id: number;
  /** No row of it is lower. */
  readonly from: RowKey;
  readonly rows: number;
  /** Where rows have names that stand together: how many there are, and the first and the last. */
  readonly names?: { readonly count: number; readonly first: string; readonly last: string };
}

export interface ListKind<Row> {
  readonly keyOf: (row: Row) => RowKey;
  /** Left out: rows have none. */
  readonly nameOf?: (row: Row) => string;
  /** Rows come at the end: a part that is full stays as it is. Otherwise they come anywhere, and a part is halved when it is twice as long. */
  readonly grows: 'at the end' | 'anywhere';
  readonly most: number;
}

/** Rows to take away, by their keys, and rows to put in: one with the same key is replaced. */
export interface Edits<Row> {
  readonly gone: readonly RowKey[];
  readonly put: readonly Row[];
}

/** Parts that are read: their rows in order, by id. */
export type Loaded<Row> = ReadonlyMap<number, readonly Row[]>;

export interface Edited<Row> {
  readonly parts: readonly ListPart[];
  /** What is in the parts that have changed. */
  readonly rows: Loaded<Row>;
  /** Those of them that are new. */
  readonly added: readonly number[];
}

export function compareKeys(a: RowKey, b: RowKey): number {
  for (const [n, one] of a.entries()) {
    const other = b[n];
    if (other === undefined) return 1;
    if (one !== other) return one < other ? -1 : 1;
  }
  return a.length - b.length;
}

/** Index of the part in which a row of this key stands or would stand; 0 in an empty list. */
function partOf(parts: readonly ListPart[], key: RowKey): number {
  const after = parts.findIndex(({ from }, n) => n > 0 && compareKeys(from, key) > 0);
  return after === -1 ? Math.max(0, parts.length - 1) : after - 1;
}

/** Ids of the parts that these edits change. */
export function partsTouched<Row>(
  { keyOf }: ListKind<Row>,
  parts: readonly ListPart[],
  edits: Edits<Row>,
): readonly number[] {
  if (parts.length === 0) return [];
  const keys = [...edits.gone, ...edits.put.map(keyOf)];
  return [...new Set(keys.map((key) => parts[partOf(parts, key)]!.id))];
}

/** `loaded` has the parts that the edits touch. */
export function editParts<Row>(
  kind: ListKind<Row>,
  parts: readonly ListPart[],
  loaded: Loaded<Row>,
  { gone, put }: Edits<Row>,
): Edited<Row> {
  const { keyOf } = kind;
  const before = parts.length === 0 ? [{ id: 1, from: [], rows: 0 }] : parts;
  // Nothing is taken from a list that is begun.
  const keysGone = parts.length === 0 ? [] : [...gone, ...put.map(keyOf)];
  const removed = new Set(keysGone.map((key) => JSON.stringify(key)));
  const rows = new Map<number, Row[]>();
  const added: number[] = parts.length === 0 ? [1] : [];
  const rowsOf = ({ id }: ListPart): Row[] => {
    const known = rows.get(id) ?? (loaded.get(id) ?? []).filter((row) => !removed.has(JSON.stringify(keyOf(row))));
    rows.set(id, known);
    return known;
  };
  for (const key of gone) rowsOf(before[partOf(before, key)]!);
  for (const row of put) rowsOf(before[partOf(before, keyOf(row))]!).push(row);
  let last = Math.max(...before.map(({ id }) => id));
  const after = before.flatMap((part, n): readonly ListPart[] => {
    const changed = rows.get(part.id);
    if (changed === undefined) return [part];
    const inOrder = changed.map((row) => [keyOf(row), row] as const).sort(([a], [b]) => compareKeys(a, b));
    const sorted = inOrder.map(([, row]) => row);
    const isAtEnd = kind.grows === 'at the end' && n === before.length - 1;
    const sizes = isAtEnd || parts.length === 0 ? full(sorted.length, kind.most) : halved(sorted.length, kind.most);
    let from = 0;
    return sizes.map((size, s): ListPart => {
      const own = sorted.slice(from, from + size);
      from += size;
      if (s > 0) {
        last += 1;
        added.push(last);
      }
      const id = s === 0 ? part.id : last;
      rows.set(id, own);
      return { id, from: s === 0 ? part.from : keyOf(own[0]!), rows: own.length, ...namesOf(kind, own) };
    });
  });
  return { parts: after, rows, added };
}

function full(length: number, most: number): readonly number[] {
  const sizes = Array.from({ length: Math.ceil(length / most) }, (_, n) => Math.min(most, length - n * most));
  return sizes.length === 0 ? [0] : sizes;
}

function halved(length: number, most: number): readonly number[] {
  if (length <= 2 * most) return [length];
  const half = Math.floor(length / 2);
  return [...halved(half, most), ...halved(length - half, most)];
}

/** The rows of a part that are its own: while a part is split, those that have gone on stand in both. */
export function ownRows<Row>(
  { keyOf }: ListKind<Row>,
  parts: readonly ListPart[],
  id: number,
  rows: readonly Row[],
): readonly Row[] {
  const n = parts.findIndex((part) => part.id === id);
  const next = parts[n + 1];
  return next === undefined ? rows : rows.filter((row) => compareKeys(keyOf(row), next.from) < 0);
}

function namesOf<Row>({ nameOf }: ListKind<Row>, rows: readonly Row[]): Pick<ListPart, 'names'> {
  if (nameOf === undefined || rows.length === 0) return {};
  const names = rows.map(nameOf);
  return { names: { count: new Set(names).size, first: names[0]!, last: names.at(-1)! } };
}

/** Rows, or names where rows have them. One that goes on in the next part counts once. */
export function countOf(parts: readonly ListPart[]): number {
  if (parts.every(({ names }) => names === undefined)) return parts.reduce((sum, { rows }) => sum + rows, 0);
  const named = parts.flatMap(({ names }) => (names === undefined ? [] : [names]));
  return named.reduce((sum, { count, first }, n) => sum + count - Number(named[n - 1]?.last === first), 0);
}
