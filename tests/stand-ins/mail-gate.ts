/** A server that stands before SES, hands on what it is asked, and refuses it when the test says so: no server of others does. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As SES words it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export async function gateTo(ses: string) {
  let refusal: Refusal | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (refusal !== null) {
      const { code, message } = refusal;
      response.writeHead(400, { 'content-type': 'text/xml' });
      response.end(
        `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
      );
      return;
    }
    const { host: _, ...headers } = request.headers;
    const answered = await fetch(`${ses}${request.url}`, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: Buffer.concat(parts),
    });
    response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? 'text/xml' });
    response.end(Buffer.from(await answered.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: (next: typeof refusal) => {
      refusal = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
