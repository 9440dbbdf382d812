/**
 * dynalite's files, asked without a detour: an item is read where it is asked for (LevelDB holds in memory what is read often; a trip
 * through the pool of threads costs more than the reading), items written in the same moment are one batch, and a query's page comes
 * in one piece. What is stored, and where, is as dynalite has it.
 */
import { Stream } from 'node:stream';

type Callback<T> = (error: unknown, answer?: T) => void;

/** What dynalite has of LevelDB, in abstract-level's terms. */
interface Level {
  getSync(key: string): unknown;
  batch(writes: readonly Write[]): Promise<void>;
  values(range: Range & { readonly highWaterMarkBytes: number }): {
    nextv(most: number): Promise<readonly unknown[]>;
    close(): Promise<void>;
  };
}

type Write =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

interface Range {
  readonly gt?: string;
  readonly gte?: string;
  readonly lt?: string;
  readonly lte?: string;
  readonly limit?: number;
  readonly reverse?: boolean;
}

/** A part of the files, all of whose keys begin alike: the items of a table, or one of its indexes. */
interface Part {
  get(key: string, done: Callback<unknown>): void;
  put(key: string, value: unknown, done: Callback<void>): void;
  del(key: string, done: Callback<void>): void;
  createValueStream(range: Range): Stream;
}

export interface CachedFile {
  readonly db: Level;
  getItemDb(table: string): Part;
  getIndexDb(type: string, table: string, index: string): Part;
}

/** Changes how the store's files are asked. The answer resolves when all that was written so far is in them. */
export function askQuickly(store: CachedFile): () => Promise<void> {
  const { db, getItemDb, getIndexDb } = store;
  const { write, written } = together(db);
  const quickened = new Set<Part>();
  const quick = (part: Part, prefix: string, waits: boolean): Part => {
    if (quickened.has(part)) return part;
    quickened.add(part);
    const change = (one: Write, done: Callback<void>) => {
      write(one, waits ? done : () => {});
      if (!waits) done(null);
    };
    return Object.assign(part, {
      get: (key, done) => done(null, db.getSync(prefix + key)),
      put: (key, value, done) => change({ type: 'put', key: prefix + key, value }, done),
      del: (key, done) => change({ type: 'del', key: prefix + key }, done),
      createValueStream: (range) => new Values(db, within(range, prefix)),
    } satisfies Part);
  };
  store.getItemDb = (table) => quick(getItemDb(table), `item-${table}~`, true);
  // An entry of an index goes with its item, which dynalite writes in the same moment: one batch, all of it or nothing.
  store.getIndexDb = (type, table, index) =>
    quick(getIndexDb(type, table, index), `index-${type.toLowerCase()}~${table}~${index}~`, false);
  return written;
}

/** Writes of the same moment, and those that come while others are being written, are one batch. */
function together(db: Level) {
  let waiting: { readonly write: Write; readonly done: Callback<void> }[] = [];
  let writing: Promise<void> | null = null;
  const flush = async () => {
    while (waiting.length > 0) {
      const all = waiting;
      waiting = [];
      const failure = await db.batch(all.map(({ write }) => write)).then(
        () => null,
        (error: unknown) => error,
      );
      for (const { done } of all) done(failure);
    }
    writing = null;
  };
  return {
    write: (write: Write, done: Callback<void>) => {
      waiting.push({ write, done });
      writing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(flush);
    },
    written: async () => {
      await writing;
    },
  };
}

/** dynalite's own way of putting a prefix before a range. */
function within({ gt, gte, lt, lte, ...rest }: Range, prefix: string): Range {
  const from = gte === undefined && gt !== undefined ? { gt: prefix + gt } : { gte: prefix + (gte ?? '') };
  const to = lte === undefined ? { lt: prefix + (lt ?? '\u00FF') } : { lte: prefix + lte };
  return { ...rest, ...from, ...to };
}

const AT_ONCE = 1_000;
/** As much as a query answers with at a time. */
const PAGE_BYTES = 1_048_576;

/** The values of a range, one event for each, until dynalite has heard enough and calls `destroy`. */
class Values extends Stream {
  #isOver = false;

  constructor(db: Level, range: Range) {
    super();
    void this.#read(db.values({ ...range, highWaterMarkBytes: PAGE_BYTES }));
  }

  destroy(): void {
    this.#isOver = true;
  }

  async #read(values: ReturnType<Level['values']>): Promise<void> {
    try {
      let found: readonly unknown[];
      do {
        found = await values.nextv(AT_ONCE);
        for (const value of found) if (!this.#isOver) this.emit('data', value);
      } while (found.length > 0 && !this.#isOver);
      if (!this.#isOver) this.emit('end');
    } catch (error) {
      this.emit('error', error);
    } finally {
      await values.close();
    }
  }
}
