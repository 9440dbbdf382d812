import { describe, expect, test } from 'vitest';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { JUDGE, write } from '../handling/rig.ts';

const ANN = 'vie-gal; bud-ser; tri-alb';

/** Bob is a day late for the first phase, and then both have ordered. */
async function oneLate(settings = ''): Promise<TestWorld> {
  const world = await twoPlayers(settings);
  await ask(world, 'ann', ANN);
  await world.moveTo((await deadlineOf(world)) + DAY + HOUR);
  await ask(world, 'bob', 'lon-nth; edi-nwg; lvp-yor');
  await world.moveTo(world.world.now() + HOUR);
  expect((await gameNow(world)).resolved).toHaveLength(1);
  return world;
}

/** Another game of Mara's, `somme`, which asks something of its players. */
async function somme(world: TestWorld, settings: string): Promise<void> {
  await write(world, 'mara', `create ?somme sesame\n${settings}`, JUDGE);
}

describe('judge-language D, ours: punctuality is kept as ratios, of rated games only', () => {
  test('each is told his own, and nobody another’s', async () => {
    const world = await oneLate();
    expect(await ask(world, 'ann', 'get dedication', JUDGE)).toContain('On time in 1 of 1 phase (100 %)');
    expect(await ask(world, 'bob', 'get dedication', JUDGE)).toContain('On time in 0 of 1 phase (0 %)');
    expect(await ask(world, 'ann', 'get dedication bob@example.org', JUDGE)).toContain('not public');
  });

  test('an unrated game does not count', async () => {
    const world = await oneLate('set unrated');
    expect(await ask(world, 'bob', 'get dedication', JUDGE)).toContain('No orders have been due of you');
  });

  test('ONTIMERAT: who was late too often does not come in, who has not played yet does', async () => {
    const world = await oneLate();
    await somme(world, 'set ontimerat 0.9');
    const answer = await ask(world, 'bob', 'signon ?somme bobpw', JUDGE);
    expect(answer).toContain('on time in 90 % of the phases so far; you have been in 0 of 1');
    expect(await ask(world, 'ann', 'signon ?somme annpw', JUDGE)).toContain('You have signed on');
    expect(await ask(world, 'vera', 'signon ?somme verapw', JUDGE)).toContain('You have signed on');
    expect(await ask(world, 'ann', 'list somme', JUDGE)).toContain('On time: 90 % at least');
  });

  test('who is on the master’s list of players is asked for no figures', async () => {
    const world = await oneLate();
    await somme(world, 'set ontimerat 0.9\nset allow player bob@example.org');
    expect(await ask(world, 'bob', 'signon ?somme bobpw', JUDGE)).toContain('You have signed on');
  });

  test('RESRAT: who leaves games does not come in, nor takes a seat over', async () => {
    const world = await twoPlayers();
    await confirmed(world, 'bob', 'resign');
    await somme(world, 'set resrat 0.5');
    expect(await ask(world, 'bob', 'signon ?somme bobpw', JUDGE)).toContain('you have left 1 of 1');
    await ask(world, 'mara', 'set resrat 0.5');
    await ask(world, 'bob', 'signon emarne bobpw', JUDGE);
    expect((await gameNow(world)).seats.find(({ power }) => power === 'ENGLAND')!.person).not.toBeNull();
    // Who has come back has not left.
    expect(await ask(world, 'bob', 'signon ?somme bobpw', JUDGE)).toContain('You have signed on');
  });

  test('LATE COUNT: LIST counts the late notices of each power, unless it is hidden who is late', async () => {
    const world = await oneLate('set late count');
    const late = /England +\S* *3\/3 +-(\d+) Player/.exec(await ask(world, 'ann', 'list'));
    expect(Number(late?.[1])).toBe((await gameNow(world)).seats.find(({ power }) => power === 'ENGLAND')!.lateNotices);
    expect(Number(late?.[1])).toBeGreaterThan(0);
    await ask(world, 'mara', 'set hide late');
    expect(await ask(world, 'ann', 'list')).toMatch(/England +\S* *3\/3 +0 Player/);
    await ask(world, 'mara', 'set no hide late, no late count');
    expect(await ask(world, 'ann', 'list')).toMatch(/England +\S* *3\/3 +0 Player/);
  });
});

describe('judge-language C2: RESUME', () => {
  test('a game ended without a result is taken up again by any of its players', async () => {
    const world = await twoPlayers();
    await confirmed(world, 'mara', 'terminate');
    expect(await ask(world, 'ann', 'resume')).toContain('goes on where it ended');
    expect((await gameNow(world)).status).toBe('active');
  });

  test('with NO RESUME, which a master may still set then, only by a master', async () => {
    const world = await twoPlayers();
    await confirmed(world, 'mara', 'terminate');
    expect(await ask(world, 'mara', 'set no resume')).toContain('Everyone has been told');
    expect(await ask(world, 'mara', 'set nodias')).toContain('settings stay as they were');
    expect(await ask(world, 'ann', 'resume')).toContain('Only the GM');
    await ask(world, 'mara', 'resume');
    expect((await gameNow(world)).status).toBe('active');
  });

  test('a draw that all have agreed on is not for one player to take back', async () => {
    const world = await twoPlayers();
    await ask(world, 'ann', 'set draw');
    await ask(world, 'bob', 'set draw');
    expect(await ask(world, 'ann', 'resume')).toContain('Only the GM');
    expect((await gameNow(world)).status).toBe('finished');
  });
});

describe('judge-language C2: AUTO CREATE', () => {
  async function drawn(settings: string): Promise<TestWorld> {
    const world = await twoPlayers(settings);
    await ask(world, 'ann', 'set draw');
    await world.sent();
    await write(world, 'bob', 'set draw');
    return world;
  }

  test('a game with a result is followed by another like it, and all are told how to come in', async () => {
    const world = await drawn('set auto create\nset move next 47');
    const mails = await mailsTo(world);
    expect(mails.get('ann@example.org')!.join('\n')).toContain("is forming: 'marne2'");
    expect(mails.get('ann@example.org')!.join('\n')).toContain('SIGNON ?marne2 password');
    expect(mails.get('mara@example.org')!.join('\n')).toContain('You are its GM');
    const sequel = (await loadGame(world.world, 'marne2'))!;
    const ended = await gameNow(world);
    expect([sequel.status, sequel.variant, sequel.masters, sequel.settings]).toEqual([
      'forming',
      ended.variant,
      ended.masters,
      ended.settings,
    ]);
    expect(await ask(world, 'ann', 'signon ?marne2 annpw', JUDGE)).toContain("You have signed on to 'marne2'");
    expect(await ask(world, 'mara', 'signon mmarne2 sesame\nset dias', JUDGE)).toContain('Everyone has been told');
  });

  test('once only, however often the end is handled, and by the next name where one is taken', async () => {
    const world = await twoPlayers('set auto create');
    await write(world, 'vera', 'create ?marne2 rose', JUDGE);
    await ask(world, 'ann', 'set draw');
    await ask(world, 'bob', 'set draw');
    // As if the judge had stopped before it had remembered how far it was.
    const before = (await world.world.games.commitsAfter('marne', 0)).length;
    const games = { ...world.world.games, snapshot: async () => null };
    await publishCommits({ ...world.world, games }, 'marne');
    expect((await world.world.games.commitsAfter('marne', 0)).length).toBe(before);
    expect((await loadGame(world.world, 'marne2'))!.masters).not.toEqual((await gameNow(world)).masters);
    expect((await loadGame(world.world, 'marne3'))!.masters).toEqual((await gameNow(world)).masters);
    expect(await loadGame(world.world, 'marne4')).toBeNull();
  });

  test('a game ended without a result has no sequel, nor one without the setting', async () => {
    const world = await twoPlayers('set auto create');
    await confirmed(world, 'mara', 'terminate');
    expect(await loadGame(world.world, 'marne2')).toBeNull();
    const other = await drawn('');
    expect(await loadGame(other.world, 'marne2')).toBeNull();
  });
});
