/** The API before the site's functions: only the distribution is answered or, where there is none, each address for so long. */
import { describe, expect, test } from 'vitest';
import { EDGE_HEADER, goneRound, isThroughEdge, notForbidden } from '../../lambdas/handlers/edge.ts';
import { makeWholeSite } from '../../lambdas/handlers/whole-site.ts';

const KEY = '0f8b1c3e-52d4-4c8e-9d1b-3a6f1f7f4a10';

describe('behind the distribution', () => {
  test('nobody is answered who does not come through it; a link of before leads on to the site, and nowhere else', () => {
    expect(isThroughEdge({ headers: { [EDGE_HEADER]: KEY } }, KEY)).toBe(true);
    for (const headers of [{}, { [EDGE_HEADER]: '' }, { [EDGE_HEADER]: KEY.slice(1) }, { [EDGE_HEADER]: `${KEY} ` }])
      expect(isThroughEdge({ headers }, KEY)).toBe(false);
    const asked = (rawPath: string, method: string) => ({ rawPath, requestContext: { http: { method } } });
    const site = 'https://games.example.org';
    expect(goneRound(asked('/sheet/marne/', 'GET'), site)).toMatchObject({
      statusCode: 308,
      headers: { location: `${site}/sheet/marne/` },
    });
    for (const [path, method] of [
      ['/sheet/marne/orders', 'POST'],
      ['//evil.example/', 'GET'],
      ['/@evil.example', 'GET'],
      ['', 'GET'],
    ] as const)
      expect(goneRound(asked(path, method), site)).toMatchObject({ statusCode: 404 });
  });

  test('no answer is what the distribution would put its own page in the place of', () => {
    expect([200, 303, 403, 404, 429].map((statusCode) => notForbidden({ statusCode }).statusCode)).toEqual([
      200, 303, 409, 404, 429,
    ]);
  });
});

describe('without a distribution', () => {
  const PAGES: Readonly<Record<string, string>> = {
    'index.html': 'home',
    'de/index.html': 'daheim',
    'games/war/index.html': 'war',
    'not-here/index.html': 'not here',
    'fr/not-here/index.html': 'pas ici',
    'assets/style.css': 'css',
    'games/war/archive.json': 'packed',
  };
  const site = (now = () => 0) => {
    const files = { get: async (key: string) => (key in PAGES ? Buffer.from(PAGES[key]!) : null) };
    return makeWholeSite(
      files,
      async (event) => {
        const { rawPath } = event as { rawPath: string };
        const isMade = ['/games/war/map.svg', '/games/war/archive.json'].includes(rawPath);
        return isMade ? { statusCode: 200, headers: { 'content-type': 'x' }, body: 'made' } : { statusCode: 404 };
      },
      now,
    );
  };
  const asked = (rawPath: string, { method = 'GET', ...more }: Record<string, unknown> = {}) => ({
    rawPath,
    requestContext: { http: { method: String(method), sourceIp: '192.0.2.1' } },
    ...more,
  });

  test('pages are served by the same paths, in the language of their reader, with the same headers', async () => {
    const answer = site();
    expect(await answer(asked('/'))).toMatchObject({ statusCode: 200, body: 'home' });
    const german = { headers: { 'accept-language': 'de-AT,en;q=0.5' } };
    expect(await answer(asked('/', german))).toMatchObject({ body: 'daheim' });
    expect(await answer(asked('/', { ...german, cookies: ['language=en'] }))).toMatchObject({ body: 'home' });
    expect(await answer(asked('/games/war/', german))).toMatchObject({ body: 'war' });
    expect(await answer(asked('/games/war'))).toMatchObject({ statusCode: 301, headers: { location: '/games/war/' } });
    expect(await answer(asked('/games/war/', { rawQueryString: 'language=fr' }))).toMatchObject({
      statusCode: 302,
      headers: { location: '/games/war/' },
      cookies: [expect.stringMatching(/^language=fr; .*Secure/)],
    });
    const { headers } = await answer(asked('/assets/style.css'));
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'x-content-type-options': 'nosniff' });
    expect((await answer(asked('/'))).headers).toHaveProperty('content-security-policy');
  });

  test('what is made when asked for is made; what is missing has its page; nothing leads elsewhere', async () => {
    const answer = site();
    for (const path of ['/games/war/map.svg', '/games/war/archive.json'])
      expect(await answer(asked(path))).toMatchObject({ statusCode: 200, body: 'made' });
    expect(await answer(asked('/games/peace/', { headers: { 'accept-language': 'fr' } }))).toMatchObject({
      statusCode: 404,
      body: 'pas ici',
    });
    for (const path of ['/../records/mail/x', '//evil.example', '/.git/', '/a/../b/', '/%2e%2e/'])
      expect((await answer(asked(path))).statusCode, path).toBe(404);
    expect((await answer(asked('/', { method: 'POST' }))).statusCode).toBe(404);
  });

  test('one address that asks without end is told to wait, and nobody else', async () => {
    let at = 0;
    const answer = site(() => at);
    const statuses = async (count: number, sourceIp: string) => {
      const all: (number | undefined)[] = [];
      for (let n = 0; n < count; n += 1)
        all.push((await answer({ ...asked('/'), requestContext: { http: { method: 'GET', sourceIp } } })).statusCode);
      return all.filter((status) => status === 200).length;
    };
    expect(await statuses(500, '192.0.2.1')).toBe(120);
    expect(await statuses(50, '192.0.2.2')).toBe(50);
    at = 10_000;
    expect(await statuses(500, '192.0.2.1')).toBe(40);
  });
});
