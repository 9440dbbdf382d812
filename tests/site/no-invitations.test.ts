/** The page that ends invitations, on a judge of one's own machine: looked at it does nothing, one click does. */
import { expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { stopLinks, wantsNone } from '../../lambdas/account/stop-invitations.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { openJudge, put, seedGame } from '../local/rig.ts';
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

test('who watches a game leaves it by one click in any of its mails; a player has no such link', {
  tags: ['long'],
}, async () => {
  const judge = await openJudge(await scratch());
  const { services } = judge;
  const marne = gameName('marne');
  await seedGame(judge, marne);
  const { id } = await services.directory.enrol('watcher@example.net', 'Wanda');
  await put(judge, marne, [{ type: 'observer-joined', person: id }]);
  const value = { from: 'MASTER', colour: 'white', to: 'all', shown: 'all', body: 'Hello.' } as const;
  const by = (await services.directory.enrol('master@example.org', 'Mara')).id;
  await put(judge, marne, [{ type: 'press-sent', by, sealed: { salt: 's', value } }]);
  await publishCommits(services, marne);
  await judge.settled();
  const headersTo = async (address: string) => (await services.outbox.last(address, 1))[0]!.headers;
  const headers = await headersTo('watcher@example.net');
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const page = /^<(http[^>]+)>, <mailto:[^>]+RESIGN>$/.exec(headers['List-Unsubscribe']!)![1]!;
  expect((await headersTo('france@example.org'))['List-Unsubscribe']).toBeUndefined();

  expect((await fetch(page)).status).toBe(200);
  expect((await loadGame(services, marne))!.observers).toEqual([id]);
  for (let click = 1; click <= 2; click += 1) {
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
  }
  expect((await loadGame(services, marne))!.observers).toEqual([]);
  expect((await fetch(page.replace(id, 'somebody'), { method: 'POST' })).status).toBe(404);
});
