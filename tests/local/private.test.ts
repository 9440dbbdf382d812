import { expect, test } from 'vitest';
import type { Request } from '../../infra/local/site/http.ts';
import { newCode, privately } from '../../infra/local/site/private.ts';

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
  const site = privately(async ({ path }) => {
    seen.push(path);
    return { status: 200, type: 'text/plain', body: 'shown' };
  }, code);
  for (const path of ['/', '/mailbox/ann@example.org/', '/api/mail', '/api/mail/x', '/write', '/demonstration'])
    expect((await site(asked(path))).status, path).toBe(401);
  expect((await site(asked('/games/marne/', { method: 'POST' }))).status).toBe(401);
  expect((await site(asked('/', { query: new URLSearchParams({ code: 'wrong' }) }))).status).toBe(401);
  expect(seen).toEqual([]);
  for (const path of ['/games/marne/', '/assets/style.css', '/api/health'])
    expect((await site(asked(path))).status).toBe(200);

  const opened = await site(asked('/', { method: 'POST', form: new URLSearchParams({ code }) }));
  const cookie = opened.headers?.['Set-Cookie']?.split(';')[0] ?? '';
  expect(opened.headers?.['Set-Cookie']).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await site(asked('/api/mail', { cookie }))).status).toBe(200);
  expect((await site(asked('/api/mail', { cookie: 'chancery-code=wrong' }))).status).toBe(401);
});
