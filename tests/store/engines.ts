/**
 * The stores that the contract is tested on: the embedded and the simulated one always, moto where servers of others are asked for, any
 * other when DYNAMODB_ENDPOINT names it.
 */
import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { openStore } from '../../infra/local/store/store.ts';
import { createTable, type DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { calmEdge } from '../simulation/edge.ts';
import { emptyShelves, simulatedTable } from '../simulation/table.ts';
import { HAVE_MOTO, serve } from '../stand-ins/servers.ts';
import { transportTo } from './store-transport.ts';

/** `wire`: dynalite by its own protocol. */
export type EngineKind = 'embedded' | 'wire' | 'simulated' | 'moto' | 'given';

export interface Engine {
  readonly kind: EngineKind;
  readonly name: string;
  open(): Promise<{ readonly table: DynamoTable; close(): Promise<void> }>;
}

const embedded: Engine = { kind: 'embedded', name: 'the embedded engine', open: () => openStore() };

/** The same engine, spoken to by the SDK's client as DynamoDB is. */
const asked: Engine = {
  kind: 'wire',
  name: 'the embedded engine through the client',
  open: async () => {
    const client = new DynamoDBClient({ region: 'local', ...transportTo(dynalite({ createTableMs: 0 })) });
    await createTable(client, 'chancery');
    return {
      table: { client: DynamoDBDocumentClient.from(client), name: 'chancery' },
      close: async () => client.destroy(),
    };
  },
};

const endpoint = process.env['DYNAMODB_ENDPOINT'];

/** Region and credentials come from the environment, as the SDK finds them. */
const given: Engine = {
  kind: 'given',
  name: `DynamoDB at ${endpoint}`,
  open: async () => {
    const client = new DynamoDBClient(endpoint === undefined ? {} : { endpoint });
    const name = `chancery-test-${randomBytes(6).toString('hex')}`;
    await createTable(client, name);
    return {
      table: { client: DynamoDBDocumentClient.from(client), name },
      close: async () => client.destroy(),
    };
  },
};

/** What the simulation runs on: it must be as strict as the real ones. */
const simulated: Engine = {
  kind: 'simulated',
  name: 'the simulated table',
  open: async () => ({ table: simulatedTable(emptyShelves(), calmEdge), close: async () => {} }),
};

/** Written by others, in a process of its own; the only one here that does transactions on the wire. */
const moto: Engine = {
  kind: 'moto',
  name: 'moto',
  open: async () => {
    const { url, stop } = await serve('moto');
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const client = new DynamoDBClient({ region: 'eu-west-1', endpoint: url, credentials });
    await createTable(client, 'chancery');
    return {
      table: { client: DynamoDBDocumentClient.from(client), name: 'chancery' },
      close: async () => {
        client.destroy();
        stop();
      },
    };
  },
};

export const engines: readonly Engine[] = [
  embedded,
  asked,
  simulated,
  ...(HAVE_MOTO ? [moto] : []),
  ...(endpoint === undefined ? [] : [given]),
];
