/** The embedded DynamoDB engine: dynalite in this process, on disk or in memory, reached through the ordinary client. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { createTable, type Table } from '../../lambdas/adapters/dynamo-table.ts';

export interface EmbeddedStore {
  readonly table: Table;
  close(): Promise<void>;
}

/** Opens the store in the folder `path` (without one: in memory). Nobody else may have it open. */
export async function openStore(path?: string): Promise<EmbeddedStore> {
  closeIteratorsWhenDone();
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  const accessKeyId = randomBytes(16).toString('hex');
  admitOnly(server, accessKeyId);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new DynamoDBClient({
    region: 'local',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId, secretAccessKey: 'local' },
  });
  const name = 'chancery';
  await createTable(client, name);
  return {
    table: { client: DynamoDBDocumentClient.from(client), name },
    close: async () => {
      client.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
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

/** The port is open to every program and web page on this machine; only who has this run's key is served. */
function admitOnly(server: ReturnType<typeof dynalite>, accessKeyId: string): void {
  const serve = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) {
      for (const each of serve) each(request, response);
    } else response.writeHead(403).end();
  });
}
