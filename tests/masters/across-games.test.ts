import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { JUDGE, write } from '../handling/rig.ts';

const ANN = 'vie-gal; bud-ser; tri-alb';

/** Bob is a day late for the first phase, and then both have ordered. */
async function oneLate(settings = ''): Promise<TestWorld> {
  const services = await twoPlayers(settings);
  await ask(services, 'ann', ANN);
  await services.moveTo((await deadlineOf(services)) + DAY + HOUR);
  await ask(services, 'bob', 'lon-nth; edi-nwg; lvp-yor');
  await services.moveTo(services.services.now() + HOUR);
  expect((await gameNow(services)).resolved).toHaveLength(1);
  return services;
}

/** Another game of Mara's, `somme`, which asks something of its players. */
async function somme(services: TestWorld, settings: string): Promise<void> {
  await write(services, 'mara', `create ?somme sesame\n${settings}`, JUDGE);
}

describe('judge-language D, ours: punctuality is kept as ratios, of rated games only', () => {
  test('each is told his own, and nobody another’s', async () => {
    const services = await oneLate();
    expect(await ask(services, 'ann', 'get dedication', JUDGE)).toContain('On time in 1 of 1 phase (100 %)');
    expect(await ask(services, 'bob', 'get dedication', JUDGE)).toContain('On time in 0 of 1 phase (0 %)');
    expect(await ask(services, 'ann', 'get dedication bob@example.org', JUDGE)).toContain('not public');
  });

  test('an unrated game does not count', async () => {
    const services = await oneLate('set unrated');
    expect(await ask(services, 'bob', 'get dedication', JUDGE)).toContain('No orders have been due of you');
  });

  test('ONTIMERAT: who was late too often does not come in, who has not played yet does', async () => {
    const services = await oneLate();
    await somme(services, 'set ontimerat 0.9');
    const answer = await ask(services, 'bob', 'signon ?somme bobpw', JUDGE);
    expect(answer).toContain('on time in 90 % of the phases so far; you have been in 0 of 1');
    expect(await ask(services, 'ann', 'signon ?somme annpw', JUDGE)).toContain('You have signed on');
    expect(await ask(services, 'vera', 'signon ?somme verapw', JUDGE)).toContain('You have signed on');
    expect(await ask(services, 'ann', 'list somme', JUDGE)).toContain('On time: 90 % at least');
  });

  test('who is on the master’s list of players is asked for no figures', async () => {
    const services = await oneLate();
    await somme(services, 'set ontimerat 0.9\nset allow player bob@example.org');
    expect(await ask(services, 'bob', 'signon ?somme bobpw', JUDGE)).toContain('You have signed on');
  });

  test('RESRAT: who leaves games does not come in, nor takes a seat over', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'bob', 'resign');
    await somme(services, 'set resrat 0.5');
    expect(await ask(services, 'bob', 'signon ?somme bobpw', JUDGE)).toContain('you have left 1 of 1');
    await ask(services, 'mara', 'set resrat 0.5');
    await ask(services, 'bob', 'signon emarne bobpw', JUDGE);
    expect((await gameNow(services)).seats.find(({ power }) => power === 'ENGLAND')!.person).not.toBeNull();
    // Who has come back has not left.
    expect(await ask(services, 'bob', 'signon ?somme bobpw', JUDGE)).toContain('You have signed on');
  });

  test('LATE COUNT: LIST counts the late notices of each power, unless it is hidden who is late', async () => {
    const services = await oneLate('set late count');
    const late = /England +\S* *3\/3 +-(\d+) Player/.exec(await ask(services, 'ann', 'list'));
    expect(Number(late?.[1])).toBe(
      (await gameNow(services)).seats.find(({ power }) => power === 'ENGLAND')!.lateNotices,
    );
    expect(Number(late?.[1])).toBeGreaterThan(0);
    await ask(services, 'mara', 'set hide late');
    expect(await ask(services, 'ann', 'list')).toMatch(/England +\S* *3\/3 +0 Player/);
    await ask(services, 'mara', 'set no hide late, no late count');
    expect(await ask(services, 'ann', 'list')).toMatch(/England +\S* *3\/3 +0 Player/);
  });
});

describe('judge-language C2: RESUME', () => {
  test('with NO RESUME, which a master may still set then, only by a master', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'terminate');
    expect(await ask(services, 'mara', 'set no resume')).toContain('Everyone has been told');
    expect(await ask(services, 'mara', 'set nodias')).toContain('settings stay as they were');
    expect(await ask(services, 'ann', 'resume')).toContain('Only the GM');
    await ask(services, 'mara', 'resume');
    expect((await gameNow(services)).status).toBe('active');
  });

  test('a draw that all have agreed on is not for one player to take back', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'set draw');
    await ask(services, 'bob', 'set draw');
    expect(await ask(services, 'ann', 'resume')).toContain('Only the GM');
    expect((await gameNow(services)).status).toBe('finished');
  });
});

describe('judge-language C2: AUTO CREATE', () => {
  async function drawn(settings: string): Promise<TestWorld> {
    const services = await twoPlayers(settings);
    await ask(services, 'ann', 'set draw');
    await services.sent();
    await write(services, 'bob', 'set draw');
    return services;
  }

  test('a game with a result is followed by another like it, and all are told how to come in', async () => {
    const services = await drawn('set auto create\nset move next 47');
    const mails = await mailsTo(services);
    expect(mails.get('ann@example.org')!.join('\n')).toContain("is forming: 'marne2'");
    expect(mails.get('ann@example.org')!.join('\n')).toContain('SIGNON ?marne2');
    expect(mails.get('mara@example.org')!.join('\n')).toContain('You are its GM');
    const sequel = (await loadGame(services.services, 'marne2'))!;
    const ended = await gameNow(services);
    expect([sequel.status, sequel.variant, sequel.masters, sequel.settings]).toEqual([
      'forming',
      ended.variant,
      ended.masters,
      ended.settings,
    ]);
    expect(await ask(services, 'ann', 'signon ?marne2 annpw', JUDGE)).toContain("You have signed on to 'marne2'");
    expect(await ask(services, 'mara', 'signon mmarne2 sesame\nset nodias', JUDGE)).toContain('Everyone has been told');
  });

  test('once only, however often the end is handled, and by the next name where one is taken', async () => {
    const services = await twoPlayers('set auto create');
    await write(services, 'vera', 'create ?marne2 rose', JUDGE);
    await ask(services, 'ann', 'set draw');
    await ask(services, 'bob', 'set draw');
    // As if the judge had stopped before it had remembered how far it was.
    const before = (await services.services.games.commitsAfter(gameName('marne'), 0)).length;
    const games = { ...services.services.games, snapshot: async () => null };
    await publishCommits({ ...services.services, games }, gameName('marne'));
    expect((await services.services.games.commitsAfter(gameName('marne'), 0)).length).toBe(before);
    expect((await loadGame(services.services, 'marne2'))!.masters).not.toEqual((await gameNow(services)).masters);
    expect((await loadGame(services.services, 'marne3'))!.masters).toEqual((await gameNow(services)).masters);
    expect(await loadGame(services.services, 'marne4')).toBeNull();
  });

  test('a game ended without a result has no sequel, nor one without the setting', async () => {
    const services = await twoPlayers('set auto create');
    await confirmed(services, 'mara', 'terminate');
    expect(await loadGame(services.services, 'marne2')).toBeNull();
    const other = await drawn('');
    expect(await loadGame(other.services, 'marne2')).toBeNull();
  });
});
