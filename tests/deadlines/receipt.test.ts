/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import type { ReceivedMail } from '../../lambdas/delivery.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import { GAME, mailOf, write } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';
import { asleep, DAY, deadlineOf, gameNow, lastOrders, twoPlayers } from './games.ts';

const SECOND = 1_000;
const runs = IS_FULL ? 2_000 : 10;

/** Complete orders of both, and a wish to wait, so that nothing is processed before the deadline. */
async function readyGame() {
  const services = await twoPlayers();
  await write(services, 'ann', 'vie-gal; bud-ser; tri-alb\nset wait');
  await write(services, 'bob', 'lon-nth; edi-nwg; lvp-yor');
  return services;
}

describe('judge-language D, ours: the receipt of a mail decides, not when it is read', () => {
  test('a change received before the deadline counts, one received at it or later never does', async () => {
    const instants = fc.record({
      received: fc.integer({ min: -90, max: 90 }),
      // How much later the judge gets round to the mail, and to the deadline.
      readAfter: fc.integer({ min: 0, max: 400 }),
      wokenAfter: fc.integer({ min: 0, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(instants, async ({ received, readAfter, wokenAfter }) => {
        const test = await readyGame();
        const deadline = await deadlineOf(test);
        const services = asleep(test.services);
        // The wake-up that the game has set rings for nobody: the deadline is called by hand.
        await services.timers.wake(gameName('marne'), null);
        await test.services.timers.wake(gameName('marne'), null);
        await test.moveTo(deadline + received * SECOND);
        const delivery = await test.leave(mailOf('ann@example.org', 'vie-tri; tri-ven; bud-vie'), {
          from: 'ann@example.org',
          to: [GAME],
        });
        const acts: { at: number; act: () => Promise<void> }[] = [
          { at: deadline + (received + readAfter) * SECOND, act: () => handleMail(services, delivery) },
          { at: deadline + wokenAfter * SECOND, act: () => runDeadline(services, gameName('marne')) },
        ];
        for (const { at, act } of acts.sort((a, b) => a.at - b.at)) {
          await test.moveTo(at);
          await act();
        }
        const game = await gameNow(test);
        expect(game.position!.phase).toBe('F1901M');
        const orders = lastOrders(game, 'AUSTRIA');
        expect(orders).toEqual(
          received < 0
            ? expect.arrayContaining(['A vie - tri', 'F tri - ven'])
            : expect.arrayContaining(['A vie - gal', 'F tri - alb']),
        );
        // What came too late for one phase is not taken for the next.
        expect(game.seats.every(({ onFile }) => onFile.length === 0)).toBe(true);
      }),
      { seed: 1902, numRuns: runs },
    );
  });

  test('two mails of one player around the deadline: the earlier counts, in whichever order they are read', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const test = await readyGame();
      const deadline = await deadlineOf(test);
      const services = asleep(test.services);
      await test.services.timers.wake(gameName('marne'), null);
      const deliveries: ReceivedMail[] = [];
      for (const [at, text] of [
        [deadline - 1, 'vie-boh'],
        [deadline, 'vie-tyr'],
      ] as const) {
        await test.moveTo(at);
        deliveries.push(await test.leave(mailOf('ann@example.org', text), { from: 'ann@example.org', to: [GAME] }));
      }
      await test.moveTo(deadline + 5 * SECOND);
      for (const n of order) await handleMail(services, deliveries[n]!);
      await runDeadline(services, gameName('marne'));
      expect(lastOrders(await gameNow(test), 'AUSTRIA')).toContain('A vie - boh');
    }
  });

  test('a late player is late by receipt, and a mail in grace still counts', async () => {
    const test = await twoPlayers();
    await write(test, 'ann', 'vie-gal; bud-ser; tri-alb');
    const deadline = await deadlineOf(test);
    await test.services.timers.wake(gameName('marne'), null);
    await test.moveTo(deadline + DAY);
    const delivery = await test.leave(mailOf('bob@example.org', 'lon-nth; edi-nwg; lvp-yor'), {
      from: 'bob@example.org',
      to: [GAME],
    });
    await handleMail(test.services, delivery);
    const game = await gameNow(test);
    expect(game.current!.lateNotices).toBeGreaterThan(0);
    expect(game.seats.find(({ power }) => power === 'ENGLAND')!.onFile).toHaveLength(3);
    await test.moveTo(deadline + DAY + 31 * 60 * SECOND);
    expect((await gameNow(test)).position!.phase).toBe('F1901M');
  });
});
