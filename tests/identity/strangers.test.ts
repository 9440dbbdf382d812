/** Who writes for a game from an address without a part in it is told how to prove himself, to come back, or to take over. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';

const ENGLAND = 'lon-nth; edi-nwg; lvp-yor';

async function onFile(world: TestWorld, power: string): Promise<readonly string[]> {
  return (await gameNow(world)).seats.find((seat) => seat.power === power)!.onFile.map(({ order }) => order);
}

async function playerOf(world: TestWorld, power: string): Promise<string | null> {
  const person = (await gameNow(world)).seats.find((seat) => seat.power === power)!.person;
  return person === null ? null : ((await world.world.directory.person(person))?.addresses[0] ?? null);
}

/** What stands behind `Try:`. */
function tried(answer: string): string {
  return /Try: +([^\n]*?)(?= --|$| Games and help)/m.exec(answer)![1]!.trim();
}

/** England was late until grace was over. */
async function abandoned(): Promise<TestWorld> {
  const world = await twoPlayers('set move grace 30');
  await ask(world, 'ann', 'vie-gal; bud-ser; tri-alb');
  await world.moveTo((await gameNow(world)).current!.clock.graceEnd + HOUR);
  await world.sent();
  return world;
}

describe('orders from an address that is not known', () => {
  test('are answered with the line that proves them, by password', async () => {
    const world = await playedGame('memory');
    const answer = await ask(world, 'bobatwork', ENGLAND);
    expect(answer).toContain('If you play England from another address');
    expect(await ask(world, 'bobatwork', `${tried(answer)} bobpw\n${ENGLAND}`)).not.toContain('could not be used');
    // The answer goes to the player, where his mail goes.
    expect(await onFile(world, 'ENGLAND')).toHaveLength(3);
  });

  test('or, by the line as it stands, with a word at the address that is known; it carries them out for the player', async () => {
    const world = await playedGame('memory');
    const line = tried(await ask(world, 'bobatwork', ENGLAND));
    await world.sent();
    await write(world, 'bobatwork', `${line}\n${ENGLAND}`);
    const mails = await mailsTo(world);
    expect(mails.get('bobatwork@example.org')!.join()).toContain('sent a mail to the address that we know');
    expect(await onFile(world, 'ENGLAND')).toEqual([]);
    const proof = mails.get('bob@example.org')!.join();
    expect(proof).toContain('bobatwork@example.org');
    expect(proof).toContain('lon-nth');
    expect(await ask(world, 'bob', `CONFIRM ${/CONFIRM (\w+)/.exec(proof)![1]}`, JUDGE)).toMatch(/all 3 units/i);
    expect(await onFile(world, 'ENGLAND')).toHaveLength(3);
    expect(await playerOf(world, 'ENGLAND')).toBe('bob@example.org');
  });

  test('a word confirms from the known address alone, and asking is limited', async () => {
    const world = await playedGame('memory');
    await write(world, 'mallory', `signon e@marne\n${ENGLAND}`);
    const word = /CONFIRM (\w+)/.exec((await mailsTo(world)).get('bob@example.org')!.join())![1];
    expect(await ask(world, 'mallory', `confirm ${word}`, JUDGE)).toContain('sent to another address');
    expect(await onFile(world, 'ENGLAND')).toEqual([]);
    for (let n = 0; n < 6; n += 1) await write(world, 'mallory', `signon e@marne\nlon - nth %${n}`);
    expect((await mailsTo(world)).get('bob@example.org')).toHaveLength(2);
  });

  test('tell nobody who plays what in an anonymous game', async () => {
    const world = await playedGame('memory');
    await write(world, 'mara', 'set anonymous');
    expect(await ask(world, 'mallory', `signon e@marne\n${ENGLAND}`)).not.toContain('bob');
  });
});

describe('whoever was given up for lost', () => {
  test('is let back by his orders, as the mail about it has promised', async () => {
    const world = await abandoned();
    expect(await playerOf(world, 'ENGLAND')).toBeNull();
    expect(await ask(world, 'bob', ENGLAND)).toContain('Welcome back');
    expect(await playerOf(world, 'ENGLAND')).toBe('bob@example.org');
    expect(await onFile(world, 'ENGLAND')).toHaveLength(3);
  });

  test('by nothing less: another mail tells the line, which works', async () => {
    const world = await abandoned();
    const answer = await ask(world, 'bob', 'set wait');
    expect(answer).toContain('You have lost England');
    expect(await playerOf(world, 'ENGLAND')).toBeNull();
    expect(await ask(world, 'bob', tried(answer))).toContain('Welcome back');
  });

  test('not by orders for somebody else, nor after a replacement has come', async () => {
    const world = await abandoned();
    await write(world, 'bob', 'vie - tyr');
    expect(await playerOf(world, 'ENGLAND')).toBeNull();
    await write(world, 'vera', 'takeover e@marne violet');
    expect(await ask(world, 'bob', ENGLAND)).toContain('If you play England from another address');
    expect(await playerOf(world, 'ENGLAND')).toBe('vera@example.org');
  });
});

test('whoever writes for a power without a player is told how to take it, and the line works', async () => {
  const world = await abandoned();
  const answer = await ask(world, 'vera', ENGLAND);
  expect(answer).toContain('Nobody plays England');
  expect(await ask(world, 'vera', `${tried(answer)}\n${ENGLAND}`)).toContain('You play England');
  expect(await onFile(world, 'ENGLAND')).toHaveLength(3);
});

describe('a line with the word “password” in it, as in our examples', () => {
  test.each(['signon ?marne password', 'SIGNON ?marne PASSWORD', 'join marne <password>'])(
    '%s signs on, and sets none',
    async (line) => {
      const world = await freshWorld('memory');
      await write(world, 'mara', 'create ?marne sesame', JUDGE);
      const answer = await ask(world, 'ann', line, JUDGE);
      expect(answer).toContain('You have signed on');
      expect(answer).toContain('No password was set');
      const game = await gameNow(world);
      expect(game.passwords[game.applicants[0]!.person]).toBeUndefined();
      // Nobody comes in by it from elsewhere.
      await world.deliver(mailOf('ann@example.org', 'signon ?marne password\nset preference F'), {
        from: 'x@evil.example',
        to: [GAME],
        dmarc: 'GRAY',
      });
      expect((await gameNow(world)).applicants[0]!.preferences).toEqual([]);
    },
  );

  test('the hint to somebody who has not signed on works as it stands', async () => {
    const world = await freshWorld('memory');
    await write(world, 'mara', 'create ?marne sesame', JUDGE);
    expect(await ask(world, 'ann', tried(await ask(world, 'ann', 'set preference F')))).toContain('You have signed on');
  });

  test('a player signs on by his address with it', async () => {
    const world = await playedGame('memory');
    await write(world, 'bob', `signon emarne password\n${ENGLAND}`);
    expect(await onFile(world, 'ENGLAND')).toHaveLength(3);
  });
});
