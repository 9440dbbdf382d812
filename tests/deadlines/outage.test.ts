import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import type { Heartbeat, Services } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { GAME, mailOf, write } from '../handling/rig.ts';
import { asleep, DAY, deadlineOf, gameNow, HOUR, twoPlayers } from './games.ts';

/** A world with signs of life, the last one so long before the deadline; no wake-up rings by itself. */
async function down(test: TestWorld, before: number): Promise<Services> {
  let last: number | null = (await deadlineOf(test)) - before;
  const heartbeat: Heartbeat = {
    last: async () => last,
    beat: async (at) => {
      last = at;
    },
  };
  await test.services.timers.wake(gameName('marne'), null);
  return { ...asleep(test.services), heartbeat };
}

const noMail = async () => {};

describe('design: nobody is punished for an outage', () => {
  test('a deadline that passed while the judge was down moves by as long, and everyone is told', async () => {
    const test = await twoPlayers();
    const deadline = await deadlineOf(test);
    const services = await down(test, HOUR);
    await test.moveTo(deadline + 5 * HOUR);
    await sweepGames(services, noMail);
    const game = await gameNow(test);
    expect(game.current!.clock.deadline).toBeGreaterThanOrEqual(deadline + 6 * HOUR);
    expect(game.current!.lateNotices).toBe(0);
    const mails = await test.sent();
    expect(mails.map(({ to }) => to).sort()).toEqual(['ann@example.org', 'bob@example.org', 'mara@example.org']);
    for (const { subject, text } of mails) {
      expect(subject).toContain('new deadline');
      expect(text).toContain('The judge was down for 6 h');
    }
  });

  test('it moves once, whoever comes first: the wake-up, the sweep, or both again', async () => {
    const test = await twoPlayers();
    const deadline = await deadlineOf(test);
    const services = await down(test, HOUR);
    await test.moveTo(deadline + 5 * HOUR);
    await runDeadline(services, gameName('marne'));
    const moved = await deadlineOf(test);
    await sweepGames(services, noMail);
    await runDeadline(services, gameName('marne'));
    await sweepGames(services, noMail);
    expect(await deadlineOf(test)).toBe(moved);
    expect((await test.sent()).filter(({ subject }) => subject.includes('new deadline'))).toHaveLength(3);
  });

  test('a mail that came during the outage is on time', async () => {
    const test = await twoPlayers();
    const deadline = await deadlineOf(test);
    const services = await down(test, HOUR);
    await test.moveTo(deadline + 2 * HOUR);
    const orders = mailOf('ann@example.org', 'vie-gal; bud-ser; tri-alb');
    const delivery = await test.leave(orders, { from: 'ann@example.org', to: [GAME] });
    await test.moveTo(deadline + 5 * HOUR);
    await handleMail(services, delivery);
    const game = await gameNow(test);
    expect(game.current!.clock.deadline).toBeGreaterThan(deadline);
    expect(game.seats.find(({ power }) => power === 'AUSTRIA')!.onFile).toHaveLength(3);
  });

  test('where all orders are in and nobody waits, the phase is processed instead', async () => {
    const test = await twoPlayers();
    const deadline = await deadlineOf(test);
    await test.moveTo(deadline - 20 * 60_000);
    await write(test, 'ann', 'vie-gal; bud-ser; tri-alb');
    await write(test, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    const services = await down(test, 10 * 60_000);
    await test.moveTo(deadline + 5 * HOUR);
    await sweepGames(services, noMail);
    expect((await gameNow(test)).position!.phase).toBe('F1901M');
  });

  test('an end of grace that passed moves too: nobody is abandoned for it', async () => {
    const test = await twoPlayers();
    const { deadline, graceEnd } = (await gameNow(test)).current!.clock;
    await test.moveTo(graceEnd - HOUR);
    const services = await down(test, -(graceEnd - deadline - 30 * 60_000));
    await test.moveTo(graceEnd + HOUR);
    await sweepGames(services, noMail);
    const game = await gameNow(test);
    expect(game.seats.map(({ status }) => status)).not.toContain('abandoned');
    expect(game.current!.clock.graceEnd).toBeGreaterThan(graceEnd);
  });

  test('a silence of some minutes is no outage: the deadline stands', async () => {
    const test = await twoPlayers();
    const deadline = await deadlineOf(test);
    const services = await down(test, 5 * 60_000);
    await test.moveTo(deadline + 60_000);
    await sweepGames(services, noMail);
    const game = await gameNow(test);
    expect(game.current!.clock.deadline).toBe(deadline);
    expect(game.current!.lateNotices).toBe(1);
  });

  test('a deadline that lies ahead stands, however long the judge was down', async () => {
    const test = await twoPlayers();
    const deadline = await deadlineOf(test);
    const services = await down(test, 3 * DAY);
    await test.moveTo(deadline - HOUR);
    await sweepGames(services, noMail);
    expect(await deadlineOf(test)).toBe(deadline);
  });
});
