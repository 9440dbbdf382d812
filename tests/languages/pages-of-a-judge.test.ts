/** What a reader is shown who has no sheet open and no game: the local judge's own pages, and pages that are not there. */
import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpListener, listenHttp } from '../../infra/local/site/http.ts';
import { showMissing, showPage } from '../../infra/local/site/show.ts';
import { mailboxesPage } from '../../templates/pages/mailbox-pages.ts';

const SCRIPT = { status: 200, type: 'text/javascript', body: 'export const x = 1;\n'.repeat(500) };

let site: HttpListener;

beforeAll(async () => {
  const mailboxes = showPage(() => mailboxesPage(['ann@example.org']));
  site = await listenHttp(
    { host: '127.0.0.1', port: 0 },
    () =>
      async ({ path }) =>
        path === '/mailbox' ? mailboxes : path.endsWith('.js') ? SCRIPT : showMissing(),
  );
});

afterAll(() => site.close());

async function read(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return (await fetch(`http://localhost:${site.port}${path}`, { headers })).text();
}

test.each([
  ['/mailbox', 'Postfächer', 'Boîtes'],
  ['/nowhere', 'Diese Seite gibt es nicht', 'Cette page n&#39;existe pas'],
])('%s is written in the language of its reader', async (path, german, french) => {
  const pages = await Promise.all([
    read(path, { 'accept-language': 'de-CH,de;q=0.9' }),
    read(path, { 'accept-language': 'de', cookie: 'language=fr' }),
    read(path, {}),
  ]);
  expect(pages[0]).toContain(german);
  expect(pages[1]).toContain(french);
  for (const [n, language] of (['de', 'fr', 'en'] as const).entries()) {
    expect(pages[n]).toContain(`lang="${language}"`);
    // With links to the other two.
    expect([...pages[n]!.matchAll(/href="\?language=(..)"/g)]).toHaveLength(2);
  }
});

test('scripts come packed to who takes them so, pages with secrets never', async () => {
  const packed = (path: string, takes: string) =>
    new Promise<readonly [encoding: string | undefined, length: number, text: string]>((done, fail) => {
      get({ port: site.port, path, headers: { 'accept-encoding': takes } }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        const encoding = answer.headers['content-encoding'];
        done([encoding, body.length, String(encoding === 'br' ? brotliDecompressSync(body) : body)]);
      }).on('error', fail);
    });
  const [encoding, length, text] = await packed('/assets/sheet/x.js', 'gzip, br');
  expect([encoding, text]).toEqual(['br', SCRIPT.body]);
  expect(length).toBeLessThan(SCRIPT.body.length / 10);
  expect((await packed('/assets/sheet/x.js', 'gzip'))[2]).toBe(SCRIPT.body);
  expect((await packed('/mailbox', 'br'))[0]).toBeUndefined();
});
