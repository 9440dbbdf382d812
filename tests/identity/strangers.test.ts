/** Who writes for a game from an address without a part in it is told how to prove himself, to come back, or to take over. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, gameNow, HOUR, mailsTo, onFile, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';

const ENGLAND = 'lon-nth; edi-nwg; lvp-yor';

async function playerOf(services: TestWorld, power: string): Promise<string | null> {
  const person = (await gameNow(services)).seats.find((seat) => seat.power === power)!.person;
  return person === null ? null : ((await services.services.directory.person(person))?.addresses[0] ?? null);
}

/** What stands behind `Try:`. */
function tried(answer: string): string {
  return /Try: +([^\n]*?)(?= --|$| Games and help)/m.exec(answer)![1]!.trim();
}

/** England was late until grace was over. */
async function abandoned(): Promise<TestWorld> {
  const services = await twoPlayers('set move grace 30');
  await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
  await services.moveTo((await gameNow(services)).current!.clock.graceEnd + HOUR);
  await services.sent();
  return services;
}

describe('orders from an address that is not known', () => {
  test('are answered with the line that proves them, by password', async () => {
    const services = await playedGame('memory');
    const answer = await ask(services, 'bobatwork', ENGLAND);
    expect(answer).toContain('If you play England from another address');
    // The answer goes to the player, where his mail goes; whoever wrote is told so, and how to be known there too.
    const told = await ask(services, 'bobatwork', `${tried(answer)} bobpw\n${ENGLAND}`);
    expect(told).not.toContain('could not be used');
    expect(told).toContain("the answer went to the player's address. If that is you, I AM ALSO bobatwork@example.org");
    expect(told).not.toContain('bob@example.org');
    expect(await ask(services, 'bob', 'I AM ALSO bobatwork@example.org', JUDGE)).toContain('bobatwork@example.org');
    expect(await onFile(services, 'ENGLAND')).toHaveLength(3);
  });

  test('or, by the line as it stands, with a word at the address that is known; it carries them out for the player', async () => {
    const services = await playedGame('memory');
    const line = tried(await ask(services, 'bobatwork', ENGLAND));
    await services.sent();
    await write(services, 'bobatwork', `${line}\n${ENGLAND}`);
    const mails = await mailsTo(services);
    expect(mails.get('bobatwork@example.org')!.join()).toContain('sent a mail to the address that we know');
    expect(await onFile(services, 'ENGLAND')).toEqual([]);
    const proof = mails.get('bob@example.org')!.join();
    expect(proof).toContain('bobatwork@example.org');
    expect(proof).toContain('lon-nth');
    expect(await ask(services, 'bob', `CONFIRM ${/CONFIRM (\w+)/.exec(proof)![1]}`, JUDGE)).toMatch(/all 3 units/i);
    expect(await onFile(services, 'ENGLAND')).toHaveLength(3);
    expect(await playerOf(services, 'ENGLAND')).toBe('bob@example.org');
  });

  test('a power and its game apart, without a password, are no other game and its password: the hint works', async () => {
    const services = await playedGame('memory');
    const answer = await ask(services, 'bobatwork', 'signon england marne', JUDGE);
    expect(answer).toContain('signon england marne');
    expect(tried(answer)).toBe('SIGNON england@marne');
    expect(await ask(services, 'bob', tried(answer), JUDGE)).not.toContain('could not be used');
  });

  test('a word confirms from the known address alone, and asking is limited', async () => {
    const services = await playedGame('memory');
    await write(services, 'mallory', `signon e@marne\n${ENGLAND}`);
    const word = /CONFIRM (\w+)/.exec((await mailsTo(services)).get('bob@example.org')!.join())![1];
    expect(await ask(services, 'mallory', `confirm ${word}`, JUDGE)).toContain('sent to another address');
    expect(await onFile(services, 'ENGLAND')).toEqual([]);
    for (let n = 0; n < 6; n += 1) await write(services, 'mallory', `signon e@marne\nlon - nth %${n}`);
    expect((await mailsTo(services)).get('bob@example.org')).toHaveLength(2);
  });

  test('tell nobody who plays what in an anonymous game', async () => {
    const services = await playedGame('memory');
    await write(services, 'mara', 'set anonymous');
    expect(await ask(services, 'mallory', `signon e@marne\n${ENGLAND}`)).not.toContain('bob');
  });
});

describe('whoever was given up for lost', () => {
  test('is let back by his orders, as the mail about it has promised', async () => {
    const services = await abandoned();
    expect(await playerOf(services, 'ENGLAND')).toBeNull();
    expect(await ask(services, 'bob', ENGLAND)).toContain('Welcome back');
    expect(await playerOf(services, 'ENGLAND')).toBe('bob@example.org');
    expect(await onFile(services, 'ENGLAND')).toHaveLength(3);
  });

  test('by nothing less: another mail tells the line, which works', async () => {
    const services = await abandoned();
    const answer = await ask(services, 'bob', 'set wait');
    expect(answer).toContain('You have lost England');
    expect(await playerOf(services, 'ENGLAND')).toBeNull();
    expect(await ask(services, 'bob', tried(answer))).toContain('Welcome back');
  });

  test('not by orders for somebody else, nor after a replacement has come', async () => {
    const services = await abandoned();
    await write(services, 'bob', 'vie - tyr');
    expect(await playerOf(services, 'ENGLAND')).toBeNull();
    await write(services, 'vera', 'takeover e@marne violet');
    expect(await ask(services, 'bob', ENGLAND)).toContain('If you play England from another address');
    expect(await playerOf(services, 'ENGLAND')).toBe('vera@example.org');
  });
});

test('whoever writes for a power without a player is told how to take it, and the line works', async () => {
  const services = await abandoned();
  const answer = await ask(services, 'vera', ENGLAND);
  expect(answer).toContain('Nobody plays England');
  expect(await ask(services, 'vera', `${tried(answer)}\n${ENGLAND}`)).toContain('You play England');
  expect(await onFile(services, 'ENGLAND')).toHaveLength(3);
});

describe('a line with the word “password” in it, as in our examples', () => {
  test.each(['signon ?marne password', 'SIGNON ?marne PASSWORD', 'join marne <password>'])(
    '%s signs on, and sets none',
    async (line) => {
      const services = await freshWorld('memory');
      await write(services, 'mara', 'create ?marne sesame', JUDGE);
      const answer = await ask(services, 'ann', line, JUDGE);
      expect(answer).toContain('You have signed on');
      expect(answer).toContain('No password was set');
      const game = await gameNow(services);
      expect(game.passwords[game.applicants[0]!.person]).toBeUndefined();
      // Nobody comes in by it from elsewhere.
      await services.deliver(mailOf('ann@example.org', 'signon ?marne password\nset preference F'), {
        from: 'x@evil.example',
        to: [GAME],
        dmarc: 'GRAY',
      });
      expect((await gameNow(services)).applicants[0]!.preferences).toEqual([]);
    },
  );

  test('the hint to somebody who has not signed on works as it stands', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    expect(await ask(services, 'ann', tried(await ask(services, 'ann', 'set preference F')))).toContain(
      'You have signed on',
    );
  });

  test('a player signs on by his address with it', async () => {
    const services = await playedGame('memory');
    await write(services, 'bob', `signon emarne password\n${ENGLAND}`);
    expect(await onFile(services, 'ENGLAND')).toHaveLength(3);
  });
});
