/**
 * One click on AWS: what a browser, a mail program and a program that looks at links are answered, and what it does.
 * @module-tag long
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { stopLinks, wantsNone } from '../../lambdas/account/stop-invitations.ts';
import { makeSecrets } from '../../lambdas/adapters/secrets.ts';
import { leaveLink } from '../../lambdas/games/leave-links.ts';
import { makeNoInvitations } from '../../lambdas/handlers/no-invitations-handler.ts';
import { describeWith } from '../describe-with.ts';
import { findBrowser, launch } from '../site/browser.ts';
import { someOf } from '../some-of.ts';

const BEN = 'ben@example.net';

function opened() {
  const why = new Map<string, string | null>();
  const logged: string[] = [];
  const told: unknown[] = [];
  const services = {
    tell: async (notice: unknown) => void told.push(notice),
    secrets: makeSecrets(Buffer.alloc(32, 'k')),
    stopped: {
      why: async (key: string) => why.get(key) ?? null,
      stop: async (key: string, reason: string | null) => void why.set(key, reason),
    },
    house: {
      domain: 'judge.example.org',
      judge: 'Chancery',
      code: 'CHAN',
      site: 'https://games.example.org',
      stopPage: 'https://clicks.example.org/no-invitations',
    },
    log: (what: string, facts: object) => void logged.push(`${what} ${JSON.stringify(facts)}`),
  };
  const handle = makeNoInvitations(services);
  const ask = (method: string, rawPath: string) => handle({ rawPath, requestContext: { http: { method } } });
  return { services, handle, ask, logged, told, path: new URL(stopLinks(services, BEN).page!).pathname };
}

test('only a press of the button acts, and only for whom the link stands for', async () => {
  const { services, ask, path } = opened();
  for (const method of ['GET', 'HEAD', 'get', 'OPTIONS', 'DELETE']) {
    expect((await ask(method, path)).body).toContain(`<form method="post" action="${path}">`);
  }
  for (const wrong of [path.slice(0, -1), `${path}a`, '/no-invitations/', '/no-invitations/%00"><script>']) {
    const answer = await ask('POST', wrong);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<script>');
  }
  expect(await wantsNone(services, BEN)).toBe(false);
  // Some programs write links in capital letters.
  for (const to of [path, path.toUpperCase()]) expect((await ask('POST', to)).statusCode).toBe(200);
  expect(await wantsNone(services, BEN)).toBe(true);
  expect(await wantsNone(services, 'max@example.net')).toBe(false);
});

test('the page takes its looks from the site, and leaves no trace of the link', async () => {
  const { ask, logged, path } = opened();
  const { body, headers } = await ask('GET', path);
  expect(body).toContain('href="https://games.example.org/assets/style.css"');
  expect(body).toContain('<a href="https://games.example.org/help/">');
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(headers!['content-security-policy']).toContain('style-src https://games.example.org;');
  await ask('POST', path);
  expect(logged).toEqual([
    'no invitations {"pressed":false,"ours":true}',
    'no invitations {"pressed":true,"ours":true}',
  ]);
});

test('what is no request fails, so that the alarm tells', async () => {
  const { handle } = opened();
  for (const event of [null, {}, { rawPath: '/x' }])
    await expect(handle(event)).rejects.toThrow('No request of a page');
});

test('who watches a game leaves it by its link: a look does nothing, the button tells who decides in games', async () => {
  const { services, ask, told } = opened();
  const leaving = { game: gameName('marne'), person: personId('p7') };
  const path = new URL(leaveLink(services, leaving)!).pathname;
  for (const method of ['GET', 'HEAD']) {
    expect((await ask(method, path)).body).toContain(`<form method="post" action="${path}">`);
  }
  // Of another person, another game, or nobody's.
  for (const wrong of [path.replace('p7', 'p8'), path.replace('marne', 'aisne'), path.slice(0, -1), `${path}a`]) {
    expect((await ask('POST', wrong)).statusCode).toBe(404);
  }
  expect(told).toEqual([]);
  const done = await ask('POST', path.toUpperCase());
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('OBSERVE marne to marne@judge.example.org');
  // Some programs write links in capital letters.
  expect(told).toEqual([{ left: leaving, token: path.slice(path.lastIndexOf('/') + 1).toUpperCase() }]);
});

test('a link that is not whole says what to write instead, by what it was for', async () => {
  const { services, ask, path } = opened();
  const said = async (to: string) => (await ask('GET', to)).body;
  expect(await said(path.slice(0, -1))).toContain('SET NO INVITATIONS');
  const link = new URL(leaveLink(services, { game: gameName('marne'), person: personId('p7') })!).pathname;
  for (const cut of [link.slice(0, -1), link.slice(0, link.lastIndexOf('.')), `${link}"><script>`]) {
    expect(await said(cut)).toContain('says RESIGN');
    expect(await said(cut)).not.toContain('<script>');
  }
});

test('the page is in the language that its reader’s browser asks for', async () => {
  const { handle, path } = opened();
  const inIt = async (accepted: string, method: string) =>
    (
      await handle({
        rawPath: path,
        headers: { 'accept-language': accepted },
        requestContext: { http: { method } },
      })
    ).body;
  expect(await inIt('de-AT,de;q=0.9,en;q=0.5', 'GET')).toContain('Einladungen abbestellen?');
  expect(await inIt('fr', 'POST')).toContain('<html lang="fr">');
  for (const other of ['nl', '', '<script>']) expect(await inIt(other, 'GET')).toContain('Stop invitations?');
});

const browserPath = findBrowser();

describeWith('browser', browserPath !== null, 'the page on a phone', () => {
  test.each(someOf([false, true], 1))(
    'asks, does nothing until the button is pressed, and then says that it is done (by night: %s)',
    async (dark) => {
      const { services, handle, told, path } = opened();
      const server = createServer((request, response) => {
        const event = { rawPath: request.url, requestContext: { http: { method: request.method } } };
        void handle(event).then(({ statusCode, headers, body }) =>
          response.writeHead(statusCode ?? 200, headers as Record<string, string>).end(body),
        );
      }).listen(0);
      onTestFinished(() => void server.close());
      const site = `http://localhost:${(server.address() as AddressInfo).port}`;
      const browser = await launch(browserPath!);
      onTestFinished(() => browser.close());
      const page = await browser.newPage({
        viewport: { width: 360, height: 640 },
        colorScheme: dark ? 'dark' : 'light',
      });
      // Looks come from another site, which is not there.
      await page.route(/games\.example\.org/, (route) => route.abort());
      const heading = () => page.locator('main h1').innerText();
      const leave = new URL(leaveLink(services, { game: gameName('marne'), person: personId('p7') })!).pathname;
      for (const [at, isDone] of [
        [path, () => wantsNone(services, BEN)],
        [leave, async () => told.length > 0],
      ] as const) {
        await page.goto(site + at);
        expect(await heading()).toMatch(/\?$/);
        expect(await page.title()).toMatch(/\?/);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
        expect(await isDone()).toBe(false);
        await page.click('main button');
        expect(await page.locator('[role=status]').innerText()).toMatch(/^Done: /);
        expect(await heading()).not.toContain('?');
        expect(await isDone()).toBe(true);
      }
    },
  );
});
