/** What a proxy says of its client counts where pages are shown elsewhere, from this machine, as the last that it has added; else nothing. */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { listenHttp } from '../../../infra/local/site/http.ts';

const SITE = 'https://games.example.org';
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** The client that the pages see. */
async function seen(site: string | undefined, headers: Readonly<Record<string, string>>, from = '127.0.0.1') {
  let client: string | undefined;
  const respond = async ({ headers: given = {} }: { headers?: Readonly<Record<string, string | undefined>> }) => {
    client = given['remote-address'];
    return { status: 200, type: 'text/plain', body: '' };
  };
  const http = await listenHttp({ host: from, port: 0 }, () => respond, site);
  onTestFinished(http.close);
  const host = site === undefined ? `localhost:${http.port}` : new URL(site).host;
  await new Promise<void>((done, failed) =>
    request({ host: from, port: http.port, headers: { host, ...headers } }, (answer) => answer.resume().on('end', done))
      .on('error', failed)
      .end(),
  );
  return client;
}

test('the last address in the field, and whatever a client wrote before it is nothing', async () => {
  expect(await seen(SITE, { 'x-forwarded-for': '198.51.100.1' })).toBe('198.51.100.1');
  expect(await seen(SITE, { 'x-forwarded-for': '10.0.0.1, 127.0.0.1, 198.51.100.2' })).toBe('198.51.100.2');
  expect(await seen(SITE, { 'x-forwarded-for': '2001:db8::7' })).toBe('2001:db8::7');
});

test('no name, no other field, and nothing where no proxy is set up', async () => {
  for (const field of ['unknown', 'localhost, evil', '198.51.100.1:80', ''])
    expect([field, await seen(SITE, { 'x-forwarded-for': field })]).toEqual([field, '127.0.0.1']);
  expect(await seen(SITE, { forwarded: 'for=198.51.100.1', 'x-real-ip': '198.51.100.1' })).toBe('127.0.0.1');
  expect(await seen(undefined, { 'x-forwarded-for': '198.51.100.1' })).toBe('127.0.0.1');
});

test.runIf(OUTSIDE !== undefined)('nor from another machine', async () => {
  expect(await seen(SITE, { 'x-forwarded-for': '198.51.100.1' }, OUTSIDE)).toBe(OUTSIDE);
});
