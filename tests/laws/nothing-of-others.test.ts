/**
 * What somebody tells a judge reaches nobody it was not meant for: no password leaves with a message, no stranger learns whose an address
 * is, and nobody can have the judge write to many people who know nothing of it.
 */
import { describe, expect, it } from 'vitest';
import { whyNotNamed } from '../../engine/decide/create.ts';
import { HOUSEKEEPING } from '../../engine/decide/reserved-names.ts';
import { routeOf } from '../../lambdas/mail/route.ts';
import type { TestWorld } from '../conversations/world.ts';
import { freshWorld, GAME, JUDGE, playedGame, write } from '../handling/rig.ts';

const toBob = async (world: TestWorld) => (await world.sent()).filter(({ to }) => to === 'bob@example.org');

/** Lines with a password, as people write and paste them; `#` is where it stands. */
const TELLING = [
  'signon amarne #',
  '> SIGNON AMARNE #',
  'sign on a@marne #',
  'SIGNON Austria@marne, #',
  'create ?other #',
  'takeover amarne #',
  'resign a@marne #',
  'resign amarne #',
  'password: #',
  'My password is #',
  'pw #',
  'set password #',
  'Passwort: #',
  'mot de passe : #',
  '  | signon amarne #   ',
  'SIGNON amarne "#"',
  'sign on amarne # please',
  'signon amarne\n#',
  'passwd=#',
  ' - password: #.',
  'password:# (do not tell)',
  'The password of Austria is #',
  'singon amarne #',
];

const PLACES: Readonly<Record<string, (text: string) => readonly [string, string]>> = {
  'press to one': (text) => [`press to england\nHi,\n${text}\nYours\nendpress`, GAME],
  'press to all': (text) => [`press to all\nHi,\n${text}\nYours\nendpress`, GAME],
  'the address of a player': (text) => [`Hi,\n${text}\nYours`, 'marne+england@judge.example.org'],
};

describe('a line with a password of its writer', () => {
  const world = playedGame();
  it.each(TELLING.flatMap((line) => Object.keys(PLACES).map((place) => [line, place] as const)))(
    'is held and asked about before it goes to others, and goes without it: %s (%s)',
    async (line, place) => {
      const judge = await world;
      await judge.asIf(async () => {
        const [text, to] = PLACES[place]!(line.replace('#', 'annpw'));
        await write(judge, 'ann', text, to);
        const all = await judge.sent();
        for (const mail of all) expect(mail.text).not.toMatch(/annpw/i);
        // What is quoted in a mail to a player's address is no part of the message.
        if (/^\s*[>|]/.test(line) && to !== GAME) return;
        const mails = all.filter((mail) => mail.to === 'ann@example.org');
        expect(mails).toHaveLength(all.length);
        const word = /CONFIRM (\w+)/.exec(mails[0]!.text)?.[1];
        if (word === undefined) return expect(mails[0]!.text).toMatch(/password/i);
        await write(judge, 'ann', `confirm ${word}`);
        const [sent] = await toBob(judge);
        expect(sent!.text).toContain('Yours');
        expect(sent!.text).not.toMatch(/annpw/i);
      });
    },
  );

  it.each(TELLING.filter((line) => !/marne|set/i.test(line)))(
    'that opens nothing of theirs is a line like any other: %s',
    async (line) => {
      const judge = await world;
      await judge.asIf(async () => {
        await write(judge, 'ann', `press to england\n${line.replace('#', 'xyzzy')}\nendpress`);
        expect((await toBob(judge))[0]!.text).toContain('xyzzy');
      });
    },
  );

  it('of another game of theirs is held too', async () => {
    const judge = await world;
    await judge.asIf(async () => {
      await write(judge, 'ann', 'create ?somme tulip', JUDGE);
      await judge.sent();
      await write(judge, 'ann', 'press to england\nsignon msomme tulip\nendpress');
      expect(await toBob(judge)).toEqual([]);
    });
  });

  it.each([
    ['broadcast\nThe password: #\npassword: #\nendbroadcast'],
    ['set comment signon mmarne #'],
    ['set comment begin\nWelcome.\nsignon mmarne #\nend'],
    ['diary\npassword: #\nend'],
    ['announce New dates\nFridays from now on.\nsignon mmarne #\nset wait'],
    ['announce New dates\nsignon mmarne #\nFridays from now on.\nend'],
  ])('is no text either that others get to read: %s', async (text) => {
    const judge = await world;
    await judge.asIf(async () => {
      await write(judge, 'mara', `${text.replaceAll('#', 'sesame')}\ndiary read`);
      const mails = await judge.sent();
      expect(mails.map(({ to }) => to)).toEqual(['mara@example.org']);
      expect(mails[0]!.text).not.toContain('sesame');
      await write(judge, 'bob', 'list');
      expect((await judge.sent()).map(({ text: list }) => list.includes('sesame'))).toEqual([false]);
    });
  });
});

describe('WHO of an address', () => {
  it('tells strangers nothing: the same of somebody and of nobody', async () => {
    const world = await playedGame();
    await write(world, 'olga', 'observe marne', JUDGE);
    const asks = async (who: string, address: string) => {
      await world.sent();
      await write(world, who, `who ${address}@example.org`, JUDGE);
      const { text } = (await world.sent()).at(-1)!;
      return text.replaceAll(address, 'x').replace(/\s+/g, ' ');
    };
    for (const who of ['zoe', 'ann', 'olga', 'gus']) expect(await asks(who, 'bob')).toBe(await asks(who, 'nobody'));
    expect(await asks('mara', 'bob')).toContain('x@example.org is Player');
    expect(await asks('bob', 'bob')).toContain('x@example.org is Player');
    await write(world, 'bob', 'set public page', JUDGE);
    expect(await asks('zoe', 'bob')).toContain('x@example.org is Player');
  });
});

describe('the name of a game', () => {
  it('is that of no mailbox which mail to it would never come through', () => {
    for (const name of HOUSEKEEPING) {
      expect(whyNotNamed(name)).not.toBeNull();
      expect(routeOf([`${name}@judge.example.org`], 'judge.example.org', 'judge')).toEqual({ kind: 'not-for-us' });
    }
    for (const name of ['bounce', 'bounces', 'judge', 'owner', 'unsubscribe'])
      expect(whyNotNamed(name)).toMatchObject({ code: 'deciding/reserved-name' });
    expect(routeOf(['bouncer@judge.example.org'], 'judge.example.org', 'judge')).toEqual({
      kind: 'game',
      game: 'bouncer',
    });
  });
});

describe('invitations', () => {
  const invited = async (world: TestWorld) =>
    (await world.sent()).filter(({ subject }) => /invites/.test(subject)).map(({ to }) => to);
  const guests = (from: number, to: number, domain = (n: number) => `d${n}.example`) =>
    Array.from({ length: to - from }, (_, n) => `guest${from + n}@${domain(from + n)}`).join(', ');

  it('count by the mailbox, whatever stands behind its plus', async () => {
    const world = await freshWorld();
    await write(world, 'mara', 'create ?marne sesame', JUDGE);
    await write(
      world,
      'mara',
      `invite ${Array.from({ length: 6 }, (_, n) => `Ben+${n}@example.net`).join(', ')}, BEN@example.net`,
    );
    expect(await invited(world)).toEqual(['ben+0@example.net']);
    await write(world, 'ben', 'set no invitations', JUDGE);
    for (const name of ['a', 'b', 'c'])
      await write(world, `gm${name}`, `create ?game${name} pw${name}\ninvite ben+x${name}@example.org`, JUDGE);
    expect(await invited(world)).toEqual([]);
  });

  it('are fewer of whoever has not yet played a phase to its end', async () => {
    const world = await playedGame();
    await write(world, 'zoe', 'create ?somme tulip', JUDGE);
    await world.sent();
    await write(world, 'zoe', `invite ${guests(0, 12)}`, 'somme@judge.example.org');
    expect(await invited(world)).toHaveLength(8);
    for (const [n, unit] of ['F tri', 'F lon', 'F bre', 'F kie', 'F nap', 'F sev', 'F ank'].entries())
      await write(world, ['ann', 'bob', 'cy', 'di', 'eve', 'flo', 'gus'][n]!, `${unit} H`);
    await write(world, 'mara', 'process s1901m');
    await write(world, 'mara', 'create ?aisne tulip', JUDGE);
    await world.sent();
    await write(world, 'mara', `invite ${guests(20, 45)}`, 'aisne@judge.example.org');
    expect(await invited(world)).toHaveLength(20);
  });

  it('of all newcomers together are bounded, and those of players are not by them', async () => {
    const world = await playedGame();
    for (let n = 0; n < 27; n += 1)
      await write(world, `new${n}`, `create ?game${n}x pw${n}\ninvite ${guests(n * 8, n * 8 + 8)}`, JUDGE);
    expect((await invited(world)).length).toBe(200);
  });

  it('to a domain at which no player writes are ten a day', async () => {
    const world = await playedGame();
    for (const name of ['za', 'zb', 'zc']) await write(world, name, `create ?${name}x pw${name}`, JUDGE);
    await world.sent();
    for (const name of ['za', 'zb', 'zc']) {
      const guests = Array.from({ length: 6 }, (_, n) => `${name}${n}@firm.example`).join(', ');
      await write(world, name, `invite ${guests}`, `${name}x@judge.example.org`);
    }
    expect(await invited(world)).toHaveLength(10);
    // Players write from there.
    await write(
      world,
      'za',
      `invite ${Array.from({ length: 2 }, (_, n) => `friend${n}@example.org`).join(', ')}`,
      'zax@judge.example.org',
    );
    expect(await invited(world)).toHaveLength(2);
  });
});
