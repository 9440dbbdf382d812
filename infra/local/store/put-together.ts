/**
 * What dynalite does not have: items that are put together, each under its condition, or none of them. It holds each item while it looks
 * at it, as dynalite does for one; what it then writes is written in the same moment, and so is one batch (`quick-files.ts`).
 */
type Fields = Record<string, unknown>;
type Callback<T> = (error: unknown, answer?: T) => void;

/** The parts of dynalite that put one item. */
export interface Putting {
  validateItem(item: unknown, table: unknown): Error | null | undefined;
  validationError(message: string): Error;
  itemSize(item: unknown): number;
  createKey(item: unknown, table: unknown): string;
  checkConditional(put: Fields, existing: unknown): Error | null | undefined;
  updateIndexes(store: Items, table: unknown, existing: unknown, item: unknown, done: Callback<void>): void;
}

export interface Items {
  getItemDb(table: string): {
    lock(keys: readonly string[], held: (release: (done: () => void) => () => void) => void): void;
    get(key: string, done: Callback<unknown>): void;
    put(key: string, value: unknown, done: Callback<void>): void;
  };
}

/** Why nothing was put: of each item, whether its condition did not hold. */
export class NotTogether extends Error {
  readonly refused: readonly boolean[];
  constructor(refused: readonly boolean[]) {
    super('Transaction cancelled, please refer cancellation reasons for specific reasons');
    this.refused = refused;
  }
}

/** As DynamoDB has it. */
const MOST_ITEMS = 100;
const MOST_BYTES = 4 * 1024 * 1024;

/** `puts`: what `PutItem` would be asked for, checked. All of one table. */
export async function putAtomically(
  parts: Putting,
  store: Items,
  table: unknown,
  puts: readonly Fields[],
): Promise<void> {
  for (const { Item: item } of puts) {
    const fault = parts.validateItem(item, table);
    if (fault) throw fault;
  }
  const items = store.getItemDb(puts[0]!['TableName'] as string);
  const keys = puts.map(({ Item: item }) => parts.createKey(item, table));
  if (puts.length > MOST_ITEMS) throw parts.validationError('Member must have length less than or equal to 100');
  // Who holds an item and waits for it waits for ever.
  if (new Set(keys).size < keys.length)
    throw parts.validationError('Transaction request cannot include multiple operations on one item');
  if (puts.reduce((sum, { Item: item }) => sum + parts.itemSize(item), 0) > MOST_BYTES)
    throw parts.validationError('Collection size of items in transaction request exceeded limit');
  const release = await new Promise<() => void>((resolve) => {
    items.lock(keys, (whenDone) => resolve(whenDone(() => {})));
  });
  try {
    const there = await Promise.all(keys.map((key) => existing(items, key)));
    const refused = puts.map((put, i) => Boolean(parts.checkConditional(put, there[i])));
    if (refused.includes(true)) throw new NotTogether(refused);
    await Promise.all(
      puts.flatMap(({ Item: item }, i) => [
        called((done) => parts.updateIndexes(store, table, there[i], item, done)),
        called((done) => items.put(keys[i]!, item, done)),
      ]),
    );
  } finally {
    release();
  }
}

/** The item at the key; undefined: there is none. */
function existing(items: ReturnType<Items['getItemDb']>, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    items.get(key, (error, item) => {
      if (error instanceof Error && error.name !== 'NotFoundError') reject(error);
      else resolve(item);
    });
  });
}

function called(act: (done: Callback<void>) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    act((error) => (error ? reject(error) : resolve()));
  });
}
