/**
 * The way between the SDK's client and the DynamoDB engine when both are in one process: requests are handed over as they are, with
 * no port that another program could find, and without the cost of sockets and signatures.
 */
import { EventEmitter } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

type Transport = Required<Pick<DynamoDBClientConfig, 'requestHandler' | 'signer' | 'endpoint' | 'credentials'>>;

/** The engine asks for the form of a signature, and does not check it. */
const SIGNED = {
  authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=local',
  'x-amz-date': '20260101T000000Z',
} as const;

/** Settings of a client that speaks to the listeners of this server, which need not listen anywhere. */
export function transportTo(server: Server): Transport {
  return {
    endpoint: 'http://localhost',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    signer: { sign: async (request) => request },
    requestHandler: {
      handle: async (request: Request) => ({ response: await ask(server, request) }),
    },
  };
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface Response {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

/** What a listener of HTTP requests touches of its request and its response, and no more. */
function ask(server: Server, { method, path, headers, body }: Request): Promise<Response> {
  return new Promise((resolve) => {
    const incoming = Object.assign(new EventEmitter(), { method, url: path, headers: { ...headers, ...SIGNED } });
    const answered: Record<string, string> = {};
    const outgoing = {
      statusCode: 200,
      setHeader: (name: string, value: string | number) => {
        answered[name.toLowerCase()] = String(value);
      },
      end: (text: string | Uint8Array = '') =>
        resolve({ statusCode: outgoing.statusCode, headers: answered, body: Buffer.from(text) }),
    };
    for (const listen of server.listeners('request')) {
      (listen as RequestListener)(incoming as never, outgoing as never);
    }
    if (body !== undefined && body.length > 0) incoming.emit('data', bytesOf(body));
    incoming.emit('end');
  });
}

function bytesOf(body: string | Uint8Array): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
