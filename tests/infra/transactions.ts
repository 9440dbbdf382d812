/** TransactWriteItems for a server of DynamoDB that does not know it: puts where nothing stands, all or none, in front of dynalite. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Transaction {
  readonly ClientRequestToken?: string;
  readonly TransactItems: readonly {
    readonly Put: {
      readonly TableName: string;
      readonly Item: Readonly<Record<string, unknown>>;
      readonly ConditionExpression: string;
    };
  }[];
}

const API = 'DynamoDB_20120810';

/** Answers requests in the place of the server at `dynamo`. Whatever writes does so one after the other, so that a transaction meets nobody. */
export function transacting(dynamo: string) {
  let before: Promise<unknown> = Promise.resolve();
  const done = new Set<string>();

  async function pass(headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<Answer> {
    const { host: _, 'content-length': __, ...rest } = headers;
    const answered = await fetch(dynamo, { method: 'POST', headers: rest, body });
    return {
      status: answered.status,
      headers: Object.fromEntries(answered.headers),
      body: Buffer.from(await answered.arrayBuffer()),
    };
  }

  async function transact(headers: Readonly<Record<string, string>>, body: Buffer): Promise<Answer> {
    const { ClientRequestToken = '', TransactItems } = JSON.parse(body.toString()) as Transaction;
    // The same asked again, since the answer got lost, is done once.
    if (done.has(ClientRequestToken)) return said(200, {});
    const call = (operation: string, asked: unknown) =>
      pass({ ...headers, 'x-amz-target': `${API}.${operation}` }, JSON.stringify(asked));
    const taken: boolean[] = [];
    for (const { Put } of TransactItems) {
      if (Put.ConditionExpression !== 'attribute_not_exists(pk)') {
        return said(400, { __type: `${API}#ValidationException`, message: 'Only puts where nothing stands.' });
      }
      const { pk, sk } = Put.Item;
      const found = await call('GetItem', { TableName: Put.TableName, Key: { pk, sk }, ConsistentRead: true });
      taken.push('Item' in (JSON.parse(found.body.toString()) as object));
    }
    if (taken.includes(true)) {
      return said(400, {
        __type: `${API}#TransactionCanceledException`,
        Message: 'Transaction cancelled, please refer cancellation reasons for specific reasons',
        CancellationReasons: taken.map((is) => ({ Code: is ? 'ConditionalCheckFailed' : 'None' })),
      });
    }
    for (const { Put } of TransactItems) await call('PutItem', { TableName: Put.TableName, Item: Put.Item });
    done.add(ClientRequestToken);
    return said(200, {});
  }

  return (headers: Readonly<Record<string, string>>, body: Buffer): Promise<Answer> => {
    const operation = String(headers['x-amz-target']).replace(/.*\./, '');
    if (!/Write|Put|Update|Delete/.test(operation)) return pass(headers, body);
    const answer = () => (operation === 'TransactWriteItems' ? transact(headers, body) : pass(headers, body));
    const answered = before.then(answer, answer);
    before = answered;
    return answered;
  };
}

/** The same as a server of its own. */
export async function openTransacting(dynamo: string): Promise<{ readonly url: string; close(): void }> {
  const answers = transacting(dynamo);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, headers, body } = await answers(request.headers as Record<string, string>, Buffer.concat(parts));
    response.writeHead(status, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function said(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
