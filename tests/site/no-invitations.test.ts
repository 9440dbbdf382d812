/** The page that ends invitations, on a judge of one's own machine: looked at it does nothing, one click does. */
import { expect, test } from 'vitest';
import { stopLinks, wantsNone } from '../../lambdas/desk/no-invitations.ts';
import { openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';

test('a look at it is harmless, one click of a mail program acts, and a link that is not whole does nothing', async () => {
  const { services, site } = await openJudge(await scratch());
  const ben = 'ben@example.net';
  const page = stopLinks(services, ben).page!;
  expect(page.startsWith(`${site}/no-invitations/`)).toBe(true);

  for (const method of ['GET', 'HEAD']) {
    const looked = await fetch(page, { method });
    expect(looked.status).toBe(200);
    if (method === 'GET') {
      expect(await looked.text()).toContain(`<form method="post" action="${new URL(page).pathname}"><button>`);
    }
  }
  expect(await wantsNone(services, ben)).toBe(false);

  // What a mail program sends (RFC 8058), and what another site would have a browser send.
  const click = (to: string, headers: Record<string, string> = {}) =>
    fetch(to, { method: 'POST', headers, body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await click(page, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (const wrong of [
    page.slice(0, -1),
    `${page}a`,
    page.slice(0, page.lastIndexOf('/') + 1),
    `${site}/no-invitations`,
  ]) {
    expect([wrong, (await fetch(wrong)).status, (await click(wrong)).status]).toEqual([wrong, 404, 404]);
  }
  expect(await wantsNone(services, ben)).toBe(false);

  const done = await click(page);
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('Done:');
  expect(await wantsNone(services, ben)).toBe(true);
  expect(await wantsNone(services, 'max@example.net')).toBe(false);
});
