/**
 * dynalite's engine, asked directly: what the SDK's client would be sent over a wire, checked and carried out by the same code as
 * there, without the client's layers and the wire's forms in between. `tests/store` holds that it answers as the client does.
 */
import { createRequire } from 'node:module';
import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DescribeTableCommand,
  ResourceInUseException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type Grammar, readOnce } from './expressions.ts';
import { type Items, NotTogether, type Putting, putAtomically } from './put-together.ts';
import { askQuickly, type CachedFile } from './quick-files.ts';

/** The operation of each command, in dynalite's spelling. */
const OPERATIONS = new Map<unknown, string>([
  [GetCommand, 'getItem'],
  [PutCommand, 'putItem'],
  [UpdateCommand, 'updateItem'],
  [DeleteCommand, 'deleteItem'],
  [QueryCommand, 'query'],
  [ScanCommand, 'scan'],
  [BatchGetCommand, 'batchGetItem'],
  [BatchWriteCommand, 'batchWriteItem'],
  [CreateTableCommand, 'createTable'],
  [DescribeTableCommand, 'describeTable'],
]);

type Callback<T> = (error: Failure | null, answer: T) => void;
type Failure = Error & { readonly body?: { readonly __type?: string; readonly message?: string } };
type Fields = Record<string, unknown>;

interface Store extends CachedFile, Items {
  getItemDb: CachedFile['getItemDb'] & Items['getItemDb'];
  getTable: (name: string, checks: boolean | Callback<unknown>, done?: Callback<unknown>) => void;
  readonly lifecycleManager: { gracefulClose(done: Callback<void>): void };
}

/** The parts of dynalite that its own listener of requests puts together. */
interface Dynalite {
  readonly db: Putting & { create(options: { readonly path?: string; readonly createTableMs: number }): Store };
  readonly validations: {
    checkValidations(data: Fields, types: Fields, custom: unknown, store: Store): void;
  };
  /** By operation; `types`: of each field of a request, in the order in which they are checked. */
  readonly validation: ReadonlyMap<string, { readonly types: Fields; readonly custom: unknown }>;
  readonly action: ReadonlyMap<string, (store: Store, data: Fields, done: Callback<Fields>) => void>;
}

let loaded: Dynalite | null = null;

function dynalite(): Dynalite {
  if (loaded !== null) return loaded;
  const own = createRequire(import.meta.url);
  const load = createRequire(own.resolve('dynalite'));
  for (const grammar of ['conditionParser', 'updateParser', 'projectionParser'])
    readOnce(load(`./db/${grammar}`) as Grammar);
  const byOperation = <T>(folder: string) =>
    new Map([...OPERATIONS.values()].map((operation) => [operation, load(`./${folder}/${operation}`) as T]));
  loaded = {
    db: load('./db') as Dynalite['db'],
    validations: load('./validations') as Dynalite['validations'],
    validation: byOperation('validations'),
    action: byOperation('actions'),
  };
  return loaded;
}

export interface Engine {
  readonly client: DynamoDBDocumentClient;
  close(): Promise<void>;
}

/** The engine on the files in the folder `path` (left out: in memory). */
export function openEngine(path?: string): Engine {
  const parts = dynalite();
  const store = parts.db.create({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  keepTables(store);
  const written = askQuickly(store);
  return {
    // The document client is a class with private parts; of all of it the adapters use `send`.
    client: new EngineClient(parts, store) as unknown as DynamoDBDocumentClient,
    close: async () => {
      await written();
      await new Promise<void>((resolve, reject) => {
        store.lifecycleManager.gracefulClose((error) => (error ? reject(error) : resolve()));
      });
    },
  };
}

/** What stands in the place of the SDK's client. */
export class EngineClient {
  readonly #parts: Dynalite;
  readonly #store: Store;

  constructor(parts: Dynalite, store: Store) {
    this.#parts = parts;
    this.#store = store;
  }

  send(command: { readonly input: Fields }): Promise<Fields> {
    if (command instanceof TransactWriteCommand) return this.#together(command);
    const { validations, validation, action } = this.#parts;
    return new Promise((resolve, reject) => {
      const operation = OPERATIONS.get(command.constructor);
      if (operation === undefined) throw new Error(`The embedded store does not know ${command.constructor.name}.`);
      const { types, custom } = validation.get(operation)!;
      try {
        const data = inOrder(toWire(command.input), types);
        validations.checkValidations(data, types, custom, this.#store);
        action.get(operation)!(this.#store, data, (error, answer) => {
          if (error) reject(thrownFor(error));
          else resolve(fromWire(answer));
        });
      } catch (error) {
        reject(thrownFor(error as Failure));
      }
    });
  }

  async #together({ input }: TransactWriteCommand): Promise<Fields> {
    const { db, validations, validation } = this.#parts;
    const { types, custom } = validation.get('putItem')!;
    try {
      const puts = (input.TransactItems ?? []).map(({ Put: put }) => {
        if (put === undefined) throw new Error('The embedded store puts items together, and nothing else.');
        const data = inOrder(toWire({ ...put }), types);
        validations.checkValidations(data, types, custom, this.#store);
        return data;
      });
      const table = await new Promise<unknown>((resolve, reject) => {
        this.#store.getTable(puts[0]!['TableName'] as string, (error, found) =>
          error ? reject(error) : resolve(found),
        );
      });
      await putAtomically(db, this.#store, table, puts);
      return {};
    } catch (error) {
      throw thrownFor(error as Failure);
    }
  }
}

/**
 * The fields that the operation has, in its order. dynalite would look at the type of each value again, by its name, and decode all bytes
 * for it: each has just been given its type here.
 */
function inOrder(fields: Fields, types: Fields): Fields {
  const data: Fields = {};
  for (const name of Object.keys(types))
    if (fields[name] !== undefined && fields[name] !== null) data[name] = fields[name];
  return data;
}

/** dynalite looks its table up in the files for each item; ours is made once and never changed. */
function keepTables(store: Store): void {
  const look = store.getTable;
  const known = new Map<string, unknown>();
  store.getTable = (name, checks, done) => {
    const answer = typeof checks === 'function' ? checks : done!;
    const table = known.get(name);
    if (table !== undefined) return answer(null, table);
    const keep: Callback<unknown> = (error, found) => {
      if (!error && (found as { readonly TableStatus?: string }).TableStatus === 'ACTIVE') known.set(name, found);
      answer(error, found);
    };
    if (typeof checks === 'function') look(name, keep);
    else look(name, checks, keep);
  };
}

function thrownFor(error: Failure): Error {
  const { __type: type = '', message = error.message } = error.body ?? {};
  const told = { message, $metadata: {} };
  if (error instanceof NotTogether) {
    const reasons = error.refused.map((isRefused) => ({ Code: isRefused ? 'ConditionalCheckFailed' : 'None' }));
    return new TransactionCanceledException({ ...told, CancellationReasons: reasons });
  }
  if (type.endsWith('#ConditionalCheckFailedException')) return new ConditionalCheckFailedException(told);
  if (type.endsWith('#ResourceInUseException')) return new ResourceInUseException(told);
  return error.body === undefined ? error : Object.assign(new Error(message), { name: type.replace(/^.*#/, '') });
}

/** Where requests and answers hold items, or values of attributes by name. */
const ITEMS: ReadonlySet<string> = new Set(['Item', 'Key', 'ExclusiveStartKey', 'ExpressionAttributeValues']);
const ANSWERED: ReadonlySet<string> = new Set(['Item', 'Attributes', 'LastEvaluatedKey']);

/** A command's input as it goes over the wire: each value with its type. */
function toWire(input: Fields): Fields {
  const wire: Fields = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    wire[name] = ITEMS.has(name)
      ? mapped(value as Fields, typed)
      : name === 'RequestItems'
        ? mapped(value as Fields, asked)
        : value;
  }
  return wire;
}

function asked(of: unknown): unknown {
  if (Array.isArray(of))
    return of.map((request: { PutRequest: Fields }) => mapped(request, (put) => toWire(put as Fields)));
  const { Keys, ...rest } = of as { readonly Keys: readonly Fields[] };
  return { ...rest, Keys: Keys.map((key) => mapped(key, typed)) };
}

function fromWire(answer: Fields): Fields {
  const plain: Fields = {};
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    if (ANSWERED.has(name)) plain[name] = mapped(value as Fields, untyped);
    else if (name === 'Items') plain[name] = (value as readonly Fields[]).map((item) => mapped(item, untyped));
    else if (name === 'Responses')
      plain[name] = mapped(value as Fields, (items) =>
        (items as readonly Fields[]).map((each) => mapped(each, untyped)),
      );
    else if (name === 'UnprocessedKeys')
      plain[name] = mapped(value as Fields, (left) => {
        const { Keys, ...rest } = left as { readonly Keys: readonly Fields[] };
        return { ...rest, Keys: Keys.map((key) => mapped(key, untyped)) };
      });
    else plain[name] = value;
  }
  return plain;
}

function mapped(fields: Fields, change: (value: unknown) => unknown): Fields {
  const changed: Fields = {};
  for (const name of Object.keys(fields)) changed[name] = change(fields[name]);
  return changed;
}

/** A value with its type, as DynamoDB's protocol writes it. */
function typed(value: unknown): Fields {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: exact(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array)
    return { B: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
  if (Array.isArray(value)) return { L: value.map(typed) };
  if (typeof value === 'object') return { M: mapped(value as Fields, typed) };
  throw new Error(`The store holds no ${typeof value}.`);
}

/** The SDK's client writes no number that a double may not hold exactly. */
function exact(value: number): string {
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  throw new Error(`The store holds no number ${value}.`);
}

function untyped(value: unknown): unknown {
  const [[type, held]] = Object.entries(value as Fields) as [[string, unknown]];
  switch (type) {
    case 'N':
      return Number(held);
    case 'NULL':
      return null;
    case 'B':
      return new Uint8Array(Buffer.from(held as string, 'base64'));
    case 'L':
      return (held as readonly unknown[]).map(untyped);
    case 'M':
      return mapped(held as Fields, untyped);
    default:
      return held;
  }
}
