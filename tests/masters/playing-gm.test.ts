/** Who creates a game may play in it: then he is told and shown what players are, and writes for nobody else. */

import { describe, expect, test } from 'vitest';
import { viewOf } from '../../engine/view/view.ts';
import { type PersonId, personId } from '../../engine/vocabulary.ts';
import { boardOfGame } from '../../lambdas/games/board-of-game.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, DAY, deadlineOf, gameNow, HOUR, mailsTo, onFile } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

/** Mara runs the game and plays Austria, Bob plays England. */
async function played(settings = '', creates = 'create ?marne sesame play'): Promise<TestWorld> {
  const services = await freshWorld('memory');
  await write(services, 'mara', `${creates}\nset players 2\nset powers 2\nset preference A\n${settings}`, JUDGE);
  await write(services, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
  return services;
}

async function idOf(services: TestWorld, name: string): Promise<string> {
  return (await services.services.directory.personAt(`${name}@example.org`))!.id;
}

describe('the creator of a game comes into it', () => {
  test.each([
    ['CREATE … PLAY', 'create ?marne sesame play'],
    ['CREATE … PLAY, without the question mark', 'create marne play'],
    ['CREATE … PLAY, among options', 'create ?marne sesame standard play dias'],
    ['a sign-on in the same mail', 'create ?marne sesame\nsignon ?marne sesame'],
  ])('by %s', async (_, line) => {
    const services = await played('', line);
    const game = await gameNow(services);
    expect([game.status, game.masters]).toEqual(['active', [await idOf(services, 'mara')]]);
    expect(game.seats.map(({ power, person }) => [power, person])).toContainEqual(['AUSTRIA', game.masters[0]]);
  });

  test('by a sign-on from the same address later; RESIGN takes the seat back, not the game', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    expect(await ask(services, 'mara', 'signon ?marne sesame', JUDGE)).toContain('You play in your own game');
    expect((await gameNow(services)).applicants).toHaveLength(1);
    await ask(services, 'mara', 'resign');
    const game = await gameNow(services);
    expect([game.applicants, game.masters]).toEqual([[], [await idOf(services, 'mara')]]);
  });

  test('but not into one that has begun', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\nset powers 2\nset players 2', JUDGE);
    for (const name of ['ann', 'bob']) await write(services, name, `signon ?marne ${name}pw`, JUDGE);
    expect(await ask(services, 'mara', 'signon ?marne sesame', JUDGE)).toContain('has begun without you');
  });

  test('and everybody is told, by the start and by LIST', async () => {
    const services = await played();
    const mails = await mailsTo(services);
    for (const name of ['mara', 'bob'])
      expect(mails.get(`${name}@example.org`)!.join()).toContain('who runs this game, plays in it');
    expect(await ask(services, 'bob', 'list marne')).toMatch(/Master .*\(plays\)/);
  });
});

describe('a GM who plays', () => {
  test('plays, and runs the game, by one mail from his address', async () => {
    const services = await played();
    const answer = await ask(services, 'mara', 'vie-gal; bud-ser; tri-alb\nset comment hello\nset deadline in 5d');
    expect(await onFile(services, 'AUSTRIA')).toHaveLength(3);
    const game = await gameNow(services);
    expect(game.settings.comment).toBe('hello');
    expect(game.current!.clock.deadline).toBe(services.services.now() + 5 * DAY);
    expect(answer).not.toMatch(/could not be used/);
  });

  test.each([
    ['orders for another', 'become england\nlon-nth'],
    ['orders under the other’s name', 'england\nlon - nth'],
    ['a message of another', 'become england\npress to a\nhello\nendpress'],
    ['a message signed by another', 'press from e to a\nhello\nendpress'],
  ])('writes no %s, signed on as master or not', async (_, lines) => {
    const services = await played();
    for (const head of ['', 'signon mmarne sesame\n']) {
      await services.sent();
      await write(services, 'mara', `${head}${lines}`);
      const mails = await mailsTo(services);
      expect(await onFile(services, 'ENGLAND')).toEqual([]);
      expect(mails.has('bob@example.org')).toBe(false);
    }
  });

  test('may not look, whatever the settings', async () => {
    const services = await played('set master sees');
    await ask(services, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    for (const line of ['orders all', 'predict']) {
      const answer = await ask(services, 'mara', `signon mmarne sesame\n${line}`);
      expect(answer).toContain('nobody’s orders are shown');
      expect(answer).not.toMatch(/nwg|Norwegian/i);
    }
    expect((await gameNow(services)).looks).toEqual([]);
  });

  test('processes nothing early while somebody is waited for, and anything at the deadline', async () => {
    const services = await played('set grace 167');
    await ask(services, 'mara', 'vie-gal; bud-ser; tri-alb');
    expect(await ask(services, 'mara', 'process s1901m')).toContain('waits for all orders');
    await services.moveTo((await deadlineOf(services)) + HOUR);
    expect(await ask(services, 'mara', 'process s1901m')).toContain('S1901M results');
  });

  test('takes a game back, after the word that confirms it', async () => {
    const services = await played();
    const asked = await ask(services, 'mara', 'unstart');
    await ask(services, 'mara', `confirm ${/CONFIRM (\w+)/.exec(asked)![1]}`);
    expect((await gameNow(services)).status).toBe('forming');
  });

  test('reads no press of others where masters read it, and is told nobody’s lateness', async () => {
    const services = await played('set press white\nset master reads\nset hide late');
    await write(services, 'bob', 'press to a\nhello\nendpress');
    const game = await gameNow(services);
    const board = boardOfGame(services.services, game)!;
    const view = (person: PersonId) =>
      viewOf(game, { person }, { board, names: (id) => id, now: services.services.now() });
    const seats = view(personId(await idOf(services, 'mara'))).seats;
    expect(seats.map(({ progress, waits, away }) => [progress, waits, away])).toEqual(
      seats.map(() => [null, null, null]),
    );
  });

  test('does not learn who plays what in an anonymous game', async () => {
    const services = await freshWorld('memory');
    await write(
      services,
      'mara',
      'create ?marne sesame play\nset players 3\nset powers 3\nset anonymous\nset preference A',
      JUDGE,
    );
    for (const name of ['bob', 'cy'])
      await services.deliver(
        `From: The real ${name} <${name}@example.org>\r\nTo: ${JUDGE}\r\nMessage-ID: <${name}@x>\r\n\r\nsignon ?marne pw${name}\r\n`,
        { from: `${name}@example.org`, to: [JUDGE] },
      );
    await services.sent();
    const game = await gameNow(services);
    const other = game.seats.find(({ person }) => person !== game.masters[0] && person !== null)!;
    const name = other.person === (await idOf(services, 'bob')) ? 'bob' : 'cy';
    const rival = name === 'bob' ? 'cy' : 'bob';
    const answers = [
      await ask(services, 'mara', 'list marne\nwhogame marne\nstatus'),
      await ask(services, 'mara', `eject ${name}@example.org`),
      await ask(services, 'mara', 'signon mmarne sesame\nlist marne'),
    ].join('\n');
    expect(answers).not.toContain('The real');
    expect(answers).toContain('who plays what is a secret for you too');
    // Neither when a seat is taken over and somebody asks to be let in.
    await ask(services, 'mara', 'set approval');
    const asked = await ask(services, 'mara', `eject ${other.power}`);
    await ask(services, 'mara', `confirm ${/CONFIRM (\w+)/.exec(asked)![1]}`);
    await write(services, 'vera', `takeover ${other.power}@marne violet`);
    const mails = (await mailsTo(services)).get('mara@example.org')!.join('\n');
    expect(mails).toContain('set approve all');
    expect(mails).not.toMatch(/vera/i);
    expect(rival).not.toBe(name);
  });
});
