/** The embedded DynamoDB engine: dynalite in this process, on disk or in memory, reached through the ordinary client. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
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
