/** Ports of the local judge: who has a taken one, which is taken instead, and the page that is there before the judge is. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { BadInput } from '../../infra/local/bad-input.ts';
import { onPort } from '../../infra/local/ports.ts';
import { type Door, openDoor } from '../../infra/local/startup-page.mjs';
import { closeJudge, openJudge } from './rig.ts';
import { scratch } from './scratch.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function opened(...argv: readonly string[]): Promise<Door> {
  const door = await openDoor(argv);
  open.push(door!.server);
  return door!;
}

describe('a port that another program has', () => {
  test('somebody asked for it: the refusal says which process has it and how to choose another', async () => {
    const port = portOf(await listening(0));
    const refused = await onPort({ what: 'pages', option: '--http' }, port, listening).catch((error) => error);
    expect(refused).toBeInstanceOf(BadInput);
    // Where the system does not let us see the process, the sentence does without.
    const holder = `by (process ${process.pid} \\(.+\\)|another program)`;
    expect(refused.message).toMatch(
      new RegExp(
        `^Port ${port} for pages is taken ${holder}\\. Choose another with --http \\(0 finds a free one\\)\\.$`,
      ),
    );
    if (process.platform === 'linux') expect(refused.message).toContain(`process ${process.pid} (`);
  });

  test('nobody asked for it: the next free one is taken', async () => {
    const port = portOf(await listening(0));
    const moved = portOf(await onPort({ what: 'mail', option: '--smtp', mayMove: true }, port, listening));
    expect(moved).toBeGreaterThan(port);
    expect(moved).toBeLessThanOrEqual(port + 20);
  });
});

describe('the door, before the judge is there', () => {
  test('opens for serve alone', async () => {
    for (const argv of [[], ['variants'], ['serve', '--help'], ['serve', '--http', 'x'], ['bench', 'serve']]) {
      expect(await openDoor(argv), argv.join(' ')).toBeNull();
    }
    expect(await openDoor(['serve', `--http=${portOf(await listening(0))}`])).toBeNull();
  });

  test('shows a page that says what is being done and goes on by itself, on every path', async () => {
    const door = await opened('serve', '--http', '0');
    door.tell('Installing packages (npm ci), this once.');
    const site = `http://localhost:${door.port}`;
    for (const path of ['/', '/games/demo/']) {
      const answer = await fetch(site + path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      const text = await answer.text();
      expect(text).toContain('<p role="status" id="step">Installing packages (npm ci), this once.</p>');
      expect(text).toContain('<script src="/starting.js" defer>');
      expect(text).toContain('<noscript><meta http-equiv="refresh" content="1"></noscript>');
    }
    const health = await fetch(`${site}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ ok: false, step: 'Installing packages (npm ci), this once.' });
    for (const [path, type] of [
      ['/assets/style.css', 'text/css'],
      ['/assets/seal.svg', 'image/svg+xml'],
      ['/starting.js', 'text/javascript'],
    ]) {
      expect((await fetch(site + path)).headers.get('content-type')).toContain(type);
    }
  });

  test('answers to this machine’s own names only', async () => {
    const door = await opened('serve', '--http', '0');
    const { request } = await import('node:http');
    const asked = request({ port: door.port, host: '127.0.0.1', headers: { Host: 'evil.example' } }).end();
    const [{ statusCode }] = await once(asked, 'response');
    expect(statusCode).toBe(421);
  });

  test('is handed to the judge, which answers on the same port, also whoever came while it began again', async () => {
    const door = (await openDoor(['serve', '--http', '0'], true))!;
    const asked = fetch(`http://localhost:${door.port}/api/health`);
    await once(door.server, 'request');
    const judge = await openJudge(await scratch(), { door });
    expect(judge.httpPort).toBe(door.port);
    const health = await asked;
    expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
    await closeJudge(judge);
    expect(door.server.listening).toBe(false);
  });
});
