import { expect, test } from 'vitest';
import type { Request } from '../../infra/local/site/http.ts';
import { newCode, withAccessCode } from '../../infra/local/site/private.ts';

const asked = (path: string, more: Partial<Request> = {}): Request => ({
  method: 'GET',
  path,
  query: new URLSearchParams(),
  form: new URLSearchParams(),
  ...more,
});

test('a private judge shows and takes no mail without its code; games stay open; the code is kept in a cookie', async () => {
  const code = newCode();
  expect(code).toMatch(/^[a-z0-9]{10}$/);
  const seen: string[] = [];
  const site = withAccessCode(async ({ path }) => {
    seen.push(path);
    return { status: 200, type: 'text/plain', body: 'shown' };
  }, code);
  for (const path of ['/', '/mailbox/ann@example.org/', '/api/mail', '/api/mail/x', '/write', '/demonstration'])
    expect((await site(asked(path))).status, path).toBe(401);
  expect((await site(asked('/games/marne/', { method: 'POST' }))).status).toBe(401);
  expect((await site(asked('/', { query: new URLSearchParams({ code: 'wrong' }) }))).status).toBe(401);
  expect(seen).toEqual([]);
  for (const path of ['/games/marne/', '/events/cup/', '/privacy/', '/board/', '/assets/style.css', '/api/health'])
    expect((await site(asked(path))).status).toBe(200);

  const opened = await site(asked('/', { method: 'POST', form: new URLSearchParams({ code }) }));
  const cookie = String(opened.headers?.['Set-Cookie']).split(';')[0]!;
  expect(opened.headers?.['Set-Cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  expect((await site(asked('/api/mail', { cookie }))).status).toBe(200);
  expect((await site(asked('/api/mail', { cookie: 'chancery-code=wrong' }))).status).toBe(401);
});

test('who is asked for the code sees a page, and comes to the page that was asked for, never to another site', async () => {
  const site = withAccessCode(async () => ({ status: 200, type: 'text/plain', body: 'shown' }), 'abcdefghjk');
  const path = '/mailbox/ann@example.org/';
  const body = (await site(asked(path))).write?.();
  expect(body).toContain('<h1>This judge is private</h1>');
  expect(body).toContain(`<form class="inline" method="post" action="${path}">`);
  expect(body).not.toMatch(/\[object|undefined|not the code/);
  const give = (code: string, to = path) => site(asked(to, { method: 'POST', form: new URLSearchParams({ code }) }));
  const wrong = await give('wrong');
  const refused = wrong.write?.();
  expect([wrong.status, wrong.headers?.['Set-Cookie']]).toEqual([401, undefined]);
  expect(refused).toMatch(/That is not the code/);
  expect(refused).toContain(`action="${path}"`);
  expect((await give(' ABCdefghjk ')).headers).toMatchObject({ Location: path });
  expect((await give('abcdefghjk', '//example.org/')).headers).toMatchObject({ Location: '/' });
});

test('whoever was invited ends invitations without the code', async () => {
  const site = withAccessCode(async () => ({ status: 200, type: 'text/plain', body: 'shown' }), newCode());
  for (const method of ['GET', 'POST'] as const)
    expect((await site(asked('/no-invitations/token', { method }))).status).toBe(200);
});
