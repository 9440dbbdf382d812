import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

/** Ann alone has signed on to a game of seven. */
async function forming(settings = ''): Promise<TestWorld> {
  const services = await freshWorld('memory');
  await write(services, 'mara', `create ?marne sesame\n${settings}`, JUDGE);
  await write(services, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
  await services.sent();
  return services;
}

describe('judge-language C1: FORCE BEGIN, FORM, ACTIVATE', () => {
  test.each(['force begin', 'start game', 'activate'])(
    '%s begins short-handed; nobody waits for the empty seats, and whoever likes takes one over',
    async (line) => {
      const services = await forming();
      expect(await ask(services, 'mara', line)).toContain('begin');
      const game = await gameNow(services);
      expect(game.seats.map(({ status }) => status)).toEqual(['playing', ...Array<string>(6).fill('dummy')]);
      expect(await ask(services, 'vera', 'signon tmarne rose', JUDGE)).toContain('You play Turkey');
      expect((await gameNow(services)).seats.find(({ power }) => power === 'TURKEY')!.status).toBe('playing');
    },
  );

  test('a game begins once', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'force begin')).toContain('has begun already');
    expect(await ask(services, 'mara', 'form')).toContain('UNSTART takes the start back');
    expect(await ask(services, 'mara', 'activate')).toContain('The game is running');
  });

  test('without players nothing begins', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    for (const line of ['activate', 'force begin'])
      expect(await ask(services, 'mara', line)).toContain('Nobody has signed on yet');
    expect((await gameNow(services)).status).toBe('forming');
  });

  test('ACTIVATE lets a paused game go on, and takes up one that has ended', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'suspend');
    expect((await gameNow(services)).status).toBe('paused');
    await ask(services, 'mara', 'activate');
    expect((await gameNow(services)).status).toBe('active');
    await confirmed(services, 'mara', 'terminate');
    await ask(services, 'mara', 'activate');
    expect((await gameNow(services)).status).toBe('active');
  });

  test('a game that nobody plays any more does not run on by itself: its master is told once a week', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'dummy austria');
    await confirmed(services, 'mara', 'dummy england');
    const deadline = await deadlineOf(services);
    await services.moveTo(deadline + 20 * DAY);
    expect((await gameNow(services)).resolved).toHaveLength(0);
    const told = (await services.sent()).filter(({ subject }) => subject.includes('is ready to process'));
    expect(told.map(({ to, date }) => [to, date])).toEqual(
      [0, 7, 14].map((days) => ['mara@example.org', deadline + days * DAY]),
    );
    await ask(services, 'mara', 'process s1901m');
    expect((await gameNow(services)).resolved).toHaveLength(1);
  });

  test('MANUAL START waits for the master’s word, AUTO START begins with the last seat', async () => {
    const manual = await twoPlayers('set manual start');
    expect((await gameNow(manual)).status).toBe('forming');
    await ask(manual, 'mara', 'set auto start');
    expect((await gameNow(manual)).status).toBe('active');
  });
});

describe('judge-language C1: what masters write under other names', () => {
  test.each([
    ['official Easter\nNo deadline.\nend', 'from the GM: Easter'],
    ['announce Easter\nNo deadline.\nend', 'from the GM: Easter'],
  ])('%s reaches everybody', async (lines, subject) => {
    const services = await twoPlayers();
    await services.sent();
    await write(services, 'mara', lines);
    const mails = await mailsTo(services);
    for (const name of ['ann', 'bob']) expect(mails.get(`${name}@example.org`)!.join()).toContain(subject);
  });

  test('PREVIEW is PREDICT, RESIGN with a power EJECT, SUSPEND PAUSE', async () => {
    const services = await twoPlayers('set master sees');
    expect(await ask(services, 'mara', 'preview')).toContain('If the phase were processed now');
    expect(await ask(services, 'mara', 'resign austria')).toContain('Austria: no player');
    expect(await ask(services, 'mara', 'suspend')).toContain('The game is paused');
  });

  test('an observer or a master is not waited for', async () => {
    const services = await twoPlayers();
    await write(services, 'olga', 'observe marne', JUDGE);
    await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
    await ask(services, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    await services.moveTo(services.services.now() + 3_600_000);
    expect((await gameNow(services)).resolved).toHaveLength(1);
  });
});
