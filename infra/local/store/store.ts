/** The embedded DynamoDB engine: dynalite in this process, on disk or in memory. */
import { createRequire } from 'node:module';
import { createTable, type DynamoTable } from '../../../lambdas/adapters/aws/dynamo-table.ts';
import { openEngine } from './embedded-engine.ts';
import { knowingEmptyLines } from './empty-lines.ts';

export interface EmbeddedStore {
  readonly table: DynamoTable;
  close(): Promise<void>;
}

/** Opens the store in the folder `path` (without one: in memory). Nobody else may have it open. */
export async function openStore(path?: string): Promise<EmbeddedStore> {
  closeIteratorsWhenDone();
  const { client, close } = openEngine(path);
  const name = 'chancery';
  await createTable(client, name);
  return { table: knowingEmptyLines({ client, name }), close };
}

interface Closable {
  close(): Promise<void>;
  return?: () => Promise<void>;
}

/**
 * dynalite 4.0.0 ends an iterator of its store by `return()`, which those of abstract-level 3 do not have: each query would leave
 * one open for ever, with what the store then looked like. This gives them one.
 */
function closeIteratorsWhenDone(): void {
  const required = createRequire(import.meta.url);
  const { AbstractKeyIterator, AbstractValueIterator } = createRequire(required.resolve('dynalite'))(
    'abstract-level',
  ) as {
    readonly [Kind in 'AbstractKeyIterator' | 'AbstractValueIterator']: { readonly prototype: Closable };
  };
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator]) {
    prototype.return ??= function close(this: Closable) {
      return this.close();
    };
  }
}
