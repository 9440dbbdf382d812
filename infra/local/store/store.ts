/** The embedded DynamoDB engine: dynalite in this process, on disk or in memory, reached through the ordinary client. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { createTable, type Table } from '../../../lambdas/adapters/aws/dynamo-table.ts';
import { transportTo } from './store-transport.ts';

export interface EmbeddedStore {
  readonly table: Table;
  close(): Promise<void>;
}

/** Opens the store in the folder `path` (without one: in memory). Nobody else may have it open. */
export async function openStore(path?: string): Promise<EmbeddedStore> {
  closeIteratorsWhenDone();
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  const client = new DynamoDBClient({ region: 'local', ...transportTo(server) });
  const name = 'chancery';
  await createTable(client, name);
  return {
    table: { client: DynamoDBDocumentClient.from(client), name },
    close: async () => {
      client.destroy();
      // dynalite closes its files with its server, and a server can be closed only while it listens.
      server.removeAllListeners('request');
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
