import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

/** Ann alone has signed on to a game of seven. */
async function forming(settings = ''): Promise<TestWorld> {
  const world = await freshWorld('memory');
  await write(world, 'mara', `create ?marne sesame\n${settings}`, JUDGE);
  await write(world, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
  await world.sent();
  return world;
}

describe('judge-language C1: FORCE BEGIN, FORM, ACTIVATE', () => {
  test.each(['force begin', 'start game', 'activate'])(
    '%s begins short-handed; nobody waits for the empty seats, and whoever likes takes one over',
    async (line) => {
      const world = await forming();
      expect(await ask(world, 'mara', line)).toContain('begin');
      const game = await gameNow(world);
      expect(game.seats.map(({ status }) => status)).toEqual(['playing', ...Array<string>(6).fill('dummy')]);
      expect(await ask(world, 'vera', 'signon tmarne rose', JUDGE)).toContain('You play Turkey');
      expect((await gameNow(world)).seats.find(({ power }) => power === 'TURKEY')!.status).toBe('playing');
    },
  );

  test('a game begins once', async () => {
    const world = await twoPlayers();
    expect(await ask(world, 'mara', 'force begin')).toContain('has begun already');
    expect(await ask(world, 'mara', 'form')).toContain('UNSTART takes the start back');
    expect(await ask(world, 'mara', 'activate')).toContain('The game is running');
  });

  test('without players nothing begins', async () => {
    const world = await freshWorld('memory');
    await write(world, 'mara', 'create ?marne sesame', JUDGE);
    for (const line of ['activate', 'force begin'])
      expect(await ask(world, 'mara', line)).toContain('Nobody has signed on yet');
    expect((await gameNow(world)).status).toBe('forming');
  });

  test('ACTIVATE lets a paused game go on, and takes up one that has ended', async () => {
    const world = await twoPlayers();
    await ask(world, 'mara', 'suspend');
    expect((await gameNow(world)).status).toBe('paused');
    await ask(world, 'mara', 'activate');
    expect((await gameNow(world)).status).toBe('active');
    await confirmed(world, 'mara', 'terminate');
    await ask(world, 'mara', 'activate');
    expect((await gameNow(world)).status).toBe('active');
  });

  test('a game that nobody plays any more does not run on by itself: its master is told once a week', async () => {
    const world = await twoPlayers();
    await confirmed(world, 'mara', 'dummy austria');
    await confirmed(world, 'mara', 'dummy england');
    const deadline = await deadlineOf(world);
    await world.moveTo(deadline + 20 * DAY);
    expect((await gameNow(world)).resolved).toHaveLength(0);
    const told = (await world.sent()).filter(({ subject }) => subject.includes('is ready to process'));
    expect(told.map(({ to, date }) => [to, date])).toEqual(
      [0, 7, 14].map((days) => ['mara@example.org', deadline + days * DAY]),
    );
    await ask(world, 'mara', 'process s1901m');
    expect((await gameNow(world)).resolved).toHaveLength(1);
  });

  test('MANUAL START waits for the master’s word, AUTO START begins with the last seat', async () => {
    const manual = await twoPlayers('set manual start');
    expect((await gameNow(manual)).status).toBe('forming');
    await ask(manual, 'mara', 'set auto start');
    expect((await gameNow(manual)).status).toBe('active');
  });

  test('all are told who plays what and when orders are due', async () => {
    const world = await forming('set players 2, powers 2');
    await write(world, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
    const mails = await mailsTo(world);
    for (const name of ['ann', 'bob', 'mara']) {
      const text = mails.get(`${name}@example.org`)!.join('\n');
      expect(text).toContain('Deadline: ');
      expect(text).toContain('The following players are in this game');
    }
  });
});

describe('judge-language C1: what masters write under other names', () => {
  test.each([
    ['official Easter\nNo deadline.\nend', 'from the GM: Easter'],
    ['announce Easter\nNo deadline.\nend', 'from the GM: Easter'],
  ])('%s reaches everybody', async (lines, subject) => {
    const world = await twoPlayers();
    await world.sent();
    await write(world, 'mara', lines);
    const mails = await mailsTo(world);
    for (const name of ['ann', 'bob']) expect(mails.get(`${name}@example.org`)!.join()).toContain(subject);
  });

  test('PREVIEW is PREDICT, RESIGN with a power EJECT, SUSPEND PAUSE', async () => {
    const world = await twoPlayers('set master sees');
    expect(await ask(world, 'mara', 'preview')).toContain('If the phase were processed now');
    expect(await ask(world, 'mara', 'resign austria')).toContain('sends the player of Austria away');
    expect(await ask(world, 'mara', 'suspend')).toContain('The game is paused');
  });

  test('RENAME is answered with what can be done instead', async () => {
    expect(await ask(await twoPlayers(), 'mara', 'rename somme')).toContain('CREATE ?somme password');
  });

  test('an observer or a master is not waited for', async () => {
    const world = await twoPlayers();
    await write(world, 'olga', 'observe marne', JUDGE);
    await ask(world, 'ann', 'vie-gal; bud-ser; tri-alb');
    await ask(world, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    await world.moveTo(world.world.now() + 3_600_000);
    expect((await gameNow(world)).resolved).toHaveLength(1);
  });
});
