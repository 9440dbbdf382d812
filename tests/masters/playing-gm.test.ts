/** Who creates a game may play in it: then he is told and shown what players are, and writes for nobody else. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../engine/view/view.ts';
import { boardOfGame } from '../../lambdas/games/board-of-game.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, DAY, deadlineOf, gameNow, HOUR, mailsTo } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

/** Mara runs the game and plays Austria, Bob plays England. */
async function played(settings = '', creates = 'create ?marne sesame play'): Promise<TestWorld> {
  const world = await freshWorld('memory');
  await write(world, 'mara', `${creates}\nset players 2\nset powers 2\nset preference A\n${settings}`, JUDGE);
  await write(world, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
  return world;
}

async function onFile(world: TestWorld, power: string): Promise<readonly string[]> {
  return (await gameNow(world)).seats.find((seat) => seat.power === power)!.onFile.map(({ order }) => order);
}

async function idOf(world: TestWorld, name: string): Promise<string> {
  return (await world.world.directory.personAt(`${name}@example.org`))!.id;
}

describe('the creator of a game comes into it', () => {
  test.each([
    ['CREATE … PLAY', 'create ?marne sesame play'],
    ['CREATE … PLAY, without the question mark', 'create marne play'],
    ['CREATE … PLAY, among options', 'create ?marne sesame standard play dias'],
    ['a sign-on in the same mail', 'create ?marne sesame\nsignon ?marne sesame'],
  ])('by %s', async (_, line) => {
    const world = await played('', line);
    const game = await gameNow(world);
    expect([game.status, game.masters]).toEqual(['active', [await idOf(world, 'mara')]]);
    expect(game.seats.map(({ power, person }) => [power, person])).toContainEqual(['AUSTRIA', game.masters[0]]);
  });

  test('by a sign-on from the same address later; RESIGN takes the seat back, not the game', async () => {
    const world = await freshWorld('memory');
    await write(world, 'mara', 'create ?marne sesame', JUDGE);
    expect(await ask(world, 'mara', 'signon ?marne sesame', JUDGE)).toContain('You play in your own game');
    expect((await gameNow(world)).applicants).toHaveLength(1);
    await ask(world, 'mara', 'resign');
    const game = await gameNow(world);
    expect([game.applicants, game.masters]).toEqual([[], [await idOf(world, 'mara')]]);
  });

  test('but not into one that has begun', async () => {
    const world = await freshWorld('memory');
    await write(world, 'mara', 'create ?marne sesame\nset powers 2\nset players 2', JUDGE);
    for (const name of ['ann', 'bob']) await write(world, name, `signon ?marne ${name}pw`, JUDGE);
    expect(await ask(world, 'mara', 'signon ?marne sesame', JUDGE)).toContain('has begun without you');
  });

  test('and everybody is told, by the start and by LIST', async () => {
    const world = await played();
    const mails = await mailsTo(world);
    for (const name of ['mara', 'bob'])
      expect(mails.get(`${name}@example.org`)!.join()).toContain('who runs this game, plays in it');
    expect(await ask(world, 'bob', 'list marne')).toMatch(/Master .*\(plays\)/);
  });
});

describe('a GM who plays', () => {
  test('plays, and runs the game, by one mail from his address', async () => {
    const world = await played();
    const answer = await ask(world, 'mara', 'vie-gal; bud-ser; tri-alb\nset comment hello\nset deadline in 5d');
    expect(await onFile(world, 'AUSTRIA')).toHaveLength(3);
    const game = await gameNow(world);
    expect(game.settings.comment).toBe('hello');
    expect(game.current!.clock.deadline).toBe(world.world.now() + 5 * DAY);
    expect(answer).not.toMatch(/could not be used/);
  });

  test.each([
    ['orders for another', 'become england\nlon-nth'],
    ['orders under the other’s name', 'england\nlon - nth'],
    ['a message of another', 'become england\npress to a\nhello\nendpress'],
    ['a message signed by another', 'press from e to a\nhello\nendpress'],
  ])('writes no %s, signed on as master or not', async (_, lines) => {
    const world = await played();
    for (const head of ['', 'signon mmarne sesame\n']) {
      await world.sent();
      await write(world, 'mara', `${head}${lines}`);
      const mails = await mailsTo(world);
      expect(await onFile(world, 'ENGLAND')).toEqual([]);
      expect(mails.has('bob@example.org')).toBe(false);
    }
  });

  test('may not look, whatever the settings', async () => {
    const world = await played('set master sees');
    await ask(world, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    for (const line of ['orders all', 'predict']) {
      const answer = await ask(world, 'mara', `signon mmarne sesame\n${line}`);
      expect(answer).toContain('nobody’s orders are shown');
      expect(answer).not.toMatch(/nwg|Norwegian/i);
    }
    expect((await gameNow(world)).looks).toEqual([]);
  });

  test('processes nothing early while somebody is waited for, and anything at the deadline', async () => {
    const world = await played('set grace 167');
    await ask(world, 'mara', 'vie-gal; bud-ser; tri-alb');
    expect(await ask(world, 'mara', 'process s1901m')).toContain('waits for all orders');
    await world.moveTo((await deadlineOf(world)) + HOUR);
    expect(await ask(world, 'mara', 'process s1901m')).toContain('S1901M results');
  });

  test('takes a game back, after the word that confirms it', async () => {
    const world = await played();
    const asked = await ask(world, 'mara', 'unstart');
    await ask(world, 'mara', `confirm ${/CONFIRM (\w+)/.exec(asked)![1]}`);
    expect((await gameNow(world)).status).toBe('forming');
  });

  test('reads no press of others where masters read it, and is told nobody’s lateness', async () => {
    const world = await played('set press white\nset master reads\nset hide late');
    await write(world, 'bob', 'press to a\nhello\nendpress');
    const game = await gameNow(world);
    const board = boardOfGame(world.world, game)!;
    const view = (person: string) => viewOf(game, { person }, { board, names: (id) => id, now: world.world.now() });
    const seats = view(await idOf(world, 'mara')).seats;
    expect(seats.map(({ progress, waits, away }) => [progress, waits, away])).toEqual(
      seats.map(() => [null, null, null]),
    );
  });

  test('does not learn who plays what in an anonymous game', async () => {
    const world = await freshWorld('memory');
    await write(
      world,
      'mara',
      'create ?marne sesame play\nset players 3\nset powers 3\nset anonymous\nset preference A',
      JUDGE,
    );
    for (const name of ['bob', 'cy'])
      await world.deliver(
        `From: The real ${name} <${name}@example.org>\r\nTo: ${JUDGE}\r\nMessage-ID: <${name}@x>\r\n\r\nsignon ?marne pw${name}\r\n`,
        { from: `${name}@example.org`, to: [JUDGE] },
      );
    await world.sent();
    const game = await gameNow(world);
    const other = game.seats.find(({ person }) => person !== game.masters[0] && person !== null)!;
    const name = other.person === (await idOf(world, 'bob')) ? 'bob' : 'cy';
    const rival = name === 'bob' ? 'cy' : 'bob';
    const answers = [
      await ask(world, 'mara', 'list marne\nwhogame marne\nstatus'),
      await ask(world, 'mara', `eject ${name}@example.org`),
      await ask(world, 'mara', 'signon mmarne sesame\nlist marne'),
    ].join('\n');
    expect(answers).not.toContain('The real');
    expect(answers).toContain('who plays what is a secret for you too');
    // Neither when a seat is taken over and somebody asks to be let in.
    await ask(world, 'mara', 'set approval');
    const asked = await ask(world, 'mara', `eject ${other.power}`);
    await ask(world, 'mara', `confirm ${/CONFIRM (\w+)/.exec(asked)![1]}`);
    await write(world, 'vera', `takeover ${other.power}@marne violet`);
    const mails = (await mailsTo(world)).get('mara@example.org')!.join('\n');
    expect(mails).toContain('set approve all');
    expect(mails).not.toMatch(/vera/i);
    expect(rival).not.toBe(name);
  });
});
