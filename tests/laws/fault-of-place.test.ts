/** A fault of the place (a full disk, a store that throttles) is never charged to a mail: it is not called failed, and done once. */
import { expect, it } from 'vitest';
import { localQueue } from '../../infra/local/mail/queue.ts';
import { isFaultOfPlace } from '../../lambdas/games/internal-errors.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import type { Services } from '../../lambdas/ports.ts';
import { GAME, mailOf, playedGame } from '../handling/rig.ts';

const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const THROTTLED = Object.assign(new Error('Rate exceeded'), {
  name: 'ThrottlingException',
  $metadata: { httpStatusCode: 400 },
});

/** What a mail touches on its way, each as it fails for want of room. */
const PLACES: Readonly<Record<string, (services: Services, fail: () => never) => Services>> = {
  'the store, before anything is decided': (services, fail) => ({
    ...services,
    games: { ...services.games, latest: async () => fail() },
  }),
  'the commit': (services, fail) => ({ ...services, games: { ...services.games, append: async () => fail() } }),
  'the mails, once it is committed': (services, fail) => ({
    ...services,
    outbox: { ...services.outbox, postAll: async () => fail() },
  }),
  'the index': (services, fail) => ({ ...services, index: { ...services.index, put: async () => fail() } }),
  'the snapshot': (services, fail) => ({ ...services, games: { ...services.games, saveSnapshot: async () => fail() } }),
  'the mail itself': (services, fail) => ({ ...services, files: { ...services.files, get: async () => fail() } }),
};

it.each(Object.keys(PLACES).flatMap((place) => [FULL, THROTTLED].map((error) => [place, error] as const)))(
  'whatever fails, however often: %s (%s)',
  async (place, error) => {
    const world = await playedGame();
    const raw = mailOf('ann@example.org', 'F tri - adr\npress to england\nHello\nendpress');
    const left = await world.leave(raw, { from: 'ann@example.org', to: [GAME] });
    const delivery = { ...left, rawKey: `inbox/${left.id}` };
    await world.services.files.put(delivery.rawKey, raw, 'message/rfc822');
    const attempt = async (services: Services, tries: number) => {
      const event = { Records: [queueRecord('inbound', delivery.id, JSON.stringify(formatReceipt(delivery)), tries)] };
      return (await makeInbound(services)(event)).batchItemFailures.length;
    };
    const failing = PLACES[place]!(world.services, () => {
      throw error;
    });
    for (let tries = 1; tries <= 7; tries += 1) await attempt(failing, tries);
    const during = await world.sent();
    expect(during.filter(({ text }) => /could not (?:be )?handled?/i.test(text))).toEqual([]);
    expect(await attempt(world.services, 8)).toBe(0);
    const mails = [...during, ...(await world.sent())];
    expect(mails.map(({ to }) => to).sort()).toEqual(['ann@example.org', 'bob@example.org']);
    const game = (await loadGame(world.services, 'marne'))!;
    expect(game.seats[0]!.onFile.map(({ order }) => order)).toEqual(['F tri - adr']);
  },
);

it('is told from faults of a mail and of ours', () => {
  for (const error of [FULL, THROTTLED, new Error('x', { cause: FULL }), new AggregateError([new Error('a'), FULL])])
    expect(isFaultOfPlace(error)).toBe(true);
  const invalid = Object.assign(new Error('too large'), {
    name: 'ValidationException',
    $metadata: { httpStatusCode: 400 },
  });
  for (const error of [new TypeError('x'), new Error('x'), invalid, 'ENOSPC', null])
    expect(isFaultOfPlace(error)).toBe(false);
});

it('on one machine the mail is tried until the place is as it should be', async () => {
  let tries = 0;
  const handled: string[] = [];
  const queue = localQueue({
    name: 'inbound',
    atOnce: 1,
    handle: async () => {
      tries += 1;
      return { batchItemFailures: tries < 4 ? [{ itemIdentifier: 'a' }] : [] };
    },
    isFaultOfPlace: () => true,
    retryMs: 1,
    attempts: 2,
    handled: async (id) => {
      handled.push(id);
    },
    putAside: async () => {
      handled.push('aside');
    },
  });
  queue.push('a', {});
  await queue.idle();
  expect([tries, handled]).toEqual([4, ['a']]);
  await queue.close();
});
