/** Passwords: what guessing brings, what it costs, and whom it shuts out. */

import { describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { makeSecrets } from '../../lambdas/adapters/secrets.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { onFile } from '../deadlines/games.ts';
import { GAME, JUDGE, mailOf, playedGame, START, write } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';

const FRANCE = 'cy@example.org';
const DAY = 86_400_000;
const ALL = 'marne+all@judge.example.org';

async function send(services: TestWorld, from: string, text: string, { to = GAME, proven = false } = {}) {
  await services.deliver(mailOf(from, text), { from, to: [to], dmarc: proven ? 'PASS' : 'GRAY' });
}

function guesses(count: number, first = 0): string {
  return Array.from({ length: count }, (_, n) => `signon fmarne guess${first + n}\nF Bre H\n`).join('\n');
}

function about(mails: readonly OutgoingMail[], word: string): readonly OutgoingMail[] {
  return mails.filter(({ subject }) => subject.includes(word));
}

/** A world whose checks of passwords are counted. */
async function watched(): Promise<{ readonly services: TestWorld; readonly checks: () => number }> {
  const services = await playedGame('memory');
  await services.sent();
  const { secrets } = services.services;
  let checks = 0;
  const counting = {
    ...secrets,
    verifyPassword: (password: string, hash: string) => {
      checks += 1;
      return secrets.verifyPassword(password, hash);
    },
    hashPassword: (password: string) => {
      checks += 1;
      return secrets.hashPassword(password);
    },
  };
  Object.assign(services.services, { secrets: counting });
  return { services, checks: () => checks };
}

describe('guessing', () => {
  it('is as limited for proven senders, however many there are: eight of them try 24 words at most in a day', async () => {
    const { services, checks } = await watched();
    for (let n = 0; n < 8; n += 1) await send(services, `m${n}@evil.example`, guesses(12, 12 * n), { proven: true });
    // And one of each mail after that, which opens nothing.
    expect(checks()).toBeLessThanOrEqual(24 + 8);
    await services.sent();
    await send(services, 'm50@evil.example', 'signon fmarne cypw\nF Bre - Mao', { proven: true });
    expect(await onFile(services, 'FRANCE')).toEqual([]);
    expect(services.log.some((line) => line.startsWith('password-guessing'))).toBe(true);
    const mails = await services.sent();
    expect(mails.find(({ to }) => to === 'm50@evil.example')?.text).toContain('Too many wrong passwords');
    // Whose it is has it opened all the same.
    const [asked] = mails.filter(({ to }) => to === FRANCE);
    await send(services, FRANCE, asked!.text.match(/CONFIRM \w+/)![0]);
    expect(await onFile(services, 'FRANCE')).toEqual(['F bre - mao']);
  });

  it('is limited for unproven mail, in made-up names and in the name of the player', async () => {
    const { services, checks } = await watched();
    for (let n = 0; n < 8; n += 1) {
      await send(services, `m${n}@evil.example`, guesses(20, 20 * n));
      await send(services, FRANCE, guesses(20, 1000 + 20 * n));
    }
    // One of each mail is looked at after that, and opens nothing: its player hears of the right one.
    expect(checks()).toBeLessThanOrEqual(2 * (12 + 8) + 16);
    expect(await onFile(services, 'FRANCE')).toEqual([]);
  });

  it('is told to the player, once a day, by the name that the game shows, and never with another’s address', async () => {
    const OBSERVER = 'otto@example.org';
    for (const isAnonymous of [false, true]) {
      const services = await playedGame('memory');
      await write(services, 'otto', 'observe marne', JUDGE);
      if (isAnonymous) await write(services, 'mara', 'set anonymous');
      for (const [from, name] of [
        ['m00@evil.example', null],
        ['di@example.org', 'Player'],
        [OBSERVER, 'Player'],
      ] as const) {
        await services.sent();
        for (let n = 0; n < 2; n += 1) await send(services, from, guesses(3), { proven: true });
        const told = about(await services.sent(), 'wrong password');
        expect(told.map(({ to }) => to)).toEqual([FRANCE]);
        const text = told[0]!.text.replace(/\s+/g, ' ');
        expect(text).toMatch(isAnonymous || name === null ? /UTC somebody tried/ : /UTC Player pers.* tried/);
        expect(text).toContain('France');
        for (const { text: all, html } of told) expect(`${all}${html}`).not.toMatch(/evil|di@|otto@|127\.0/);
        await services.moveTo(services.services.now() + DAY);
      }
    }
  });

  it('at the password of a GM who does not play is told to them with the address', async () => {
    const services = await playedGame('memory');
    await services.sent();
    await send(services, 'di@example.org', 'signon mmarne guess', { proven: true });
    const [told] = about(await services.sent(), 'wrong password');
    expect([told?.to, told?.text.includes('di@example.org')]).toEqual(['mara@example.org', true]);
  });

  it('is not what somebody sends who observes and names a seat without a password; nor does its player learn the address', async () => {
    const services = await playedGame('memory');
    await write(services, 'otto', 'observe marne', JUDGE);
    await services.sent();
    await send(services, 'otto@example.org', 'signon fmarne\nF Bre H', { proven: true });
    const asked = (await services.sent()).find(({ to }) => to === FRANCE)!;
    expect(asked.text.replace(/\s+/g, ' ')).toContain('a mail from another address reached us');
    expect(`${asked.text}${asked.html}`).not.toContain('otto@');
  });

  it.each([
    ['', 'Player pers.* has played France in .marne. since .+ UTC\\.'],
    ['set quiet', 'Somebody else plays France in .marne. now\\.'],
    ['set anonymous', 'Somebody else plays France in .marne. now\\.'],
  ])(
    'is no old password of whoever played before: they hear who does now, and nobody is accused (%s)',
    async (setting, says) => {
      const services = await playedGame('memory');
      if (setting !== '') await write(services, 'mara', setting);
      await write(services, 'cy', 'resign');
      const code = /CONFIRM \w+/.exec((await services.sent()).findLast(({ to }) => to === FRANCE)?.text ?? '')?.[0];
      if (code !== undefined) await write(services, 'cy', code);
      await services.sent();
      await write(services, 'rita', 'takeover fmarne ritapw');
      await services.sent();
      for (const line of ['signon fmarne cypw', 'signon fmarne']) {
        await send(services, FRANCE, line, { proven: true });
        const mails = await services.sent();
        expect(mails.map(({ to }) => to)).toEqual([FRANCE]);
        expect(mails[0]!.text.replace(/\s+/g, ' ')).toMatch(new RegExp(says));
      }
      await send(services, FRANCE, 'signon fmarne other', { proven: true });
      expect(about(await services.sent(), 'wrong password').map(({ to }) => to)).toEqual(['rita@example.org']);
    },
  );
});

describe('what checking costs', () => {
  it.each([
    ['sign-ons to one seat', guesses(20)],
    [
      'as master, observer and players',
      ['m', 'o', 'a', 'e', 'f', 'g', 'i', 'r', 't'].map((p) => `signon ${p}marne x${p}`).join('\n'),
    ],
  ])('of an unproven mail is that of eight checks: %s', async (_, text) => {
    const { services, checks } = await watched();
    await send(services, 'x@evil.example', text);
    expect(checks()).toBeLessThanOrEqual(8);
  });

  it('of a game with twenty observers is no more', async () => {
    const { services, checks } = await watched();
    for (let n = 0; n < 20; n += 1)
      await send(services, `o${n}@example.org`, 'signon omarne watchpw', { proven: true });
    const before = checks();
    await send(services, 'x@evil.example', Array.from({ length: 20 }, (_, n) => `signon omarne x${n}`).join('\n'));
    expect(checks() - before).toBeLessThanOrEqual(8);
  });

  it('of a proven mail is bounded too, with whatever it sets', async () => {
    const { services, checks } = await watched();
    const lines = Array.from({ length: IS_FULL ? 500 : 150 }, (_, n) => `set password word${n % 7}`).join('\n');
    await send(services, FRANCE, lines, { proven: true });
    expect(checks()).toBeLessThanOrEqual(7);
  });

  it('on real hashes, a mail of 484 bytes takes no longer than eight of them', async () => {
    const services = await playedGame('memory');
    const secrets = makeSecrets(Buffer.alloc(32, 7));
    const hash = await secrets.hashPassword('right');
    let running = 0;
    const verifyPassword = async (password: string) => {
      running += 1;
      return secrets.verifyPassword(password, hash);
    };
    const delivery = await services.leave(mailOf('x@evil.example', guesses(20)), {
      from: 'x@evil.example',
      to: [GAME],
    });
    const unproven = { ...delivery, verdicts: { ...delivery.verdicts, dmarc: 'GRAY' } } as const;
    await handleMail({ ...services.services, secrets: { ...secrets, verifyPassword } }, unproven);
    expect(running).toBe(8);
  });
});

describe('a password above a message', () => {
  const SECRET = /cypw/;

  it.each([
    ['a sign-on in the first line', 'SIGNON fmarne cypw\n\nHello, all of you.'],
    ['a sign-on in the first line, as older judges have it', 'signon f@marne cypw\nHello, all of you.\nsignoff'],
  ])('says who writes, and is no part of it: %s', async (_, text) => {
    const services = await playedGame('memory');
    await services.sent();
    await send(services, 'cyril@hotel.example', text, { to: ALL });
    const mails = await services.sent();
    expect(mails.filter(({ text: sent }) => sent.includes('Hello, all of you.')).length).toBeGreaterThan(6);
    expect(mails.filter(({ text: sent, html }) => SECRET.test(sent) || SECRET.test(html))).toEqual([]);
  });

  it.each([
    'Login details follow.',
    'hello Germany friend',
    'Join us tomorrow',
    'Log in to see, it is all there',
    'Sign on the dotted line, please',
    'My password for the bank is swordfish',
  ])('is looked for where one is: `%s` arrives as it was written', async (text) => {
    const services = await playedGame('memory');
    await services.sent();
    await send(services, FRANCE, text, { to: ALL, proven: true });
    expect((await services.sent()).filter(({ to, text: sent }) => to !== FRANCE && sent.includes(text))).toHaveLength(
      7,
    );
  });
});

describe('a reply address', () => {
  it('is good for its own player alone, whoever proves what', async () => {
    const services = await playedGame('memory');
    const start = await services.sent();
    await write(services, 'di', 'A Ber H');
    const [germany] = await services.sent();
    for (const to of [germany!.replyTo!, 'marne+r-anything@judge.example.org']) {
      await send(services, FRANCE, 'A Par - Bur', { to, proven: true });
      const [answer] = await services.sent();
      expect(answer?.text.replace(/\s+/g, ' ')).toContain('that are not yours');
      expect(await onFile(services, 'FRANCE')).toEqual([]);
    }
    expect(start).toEqual([]);
  });

  it('of before the powers were dealt, or of before a resignation taken back, is still its player’s', async () => {
    const services = await playedGame('memory');
    const { directory, games } = services.services;
    const person = (await directory.personAt(FRANCE))!.id;
    const early = services.services.secrets.replyToken(['reply', 'marne', person, ''].join('\n'));
    await send(services, FRANCE, 'A Par - Bur', { to: `marne+r-${early}@judge.example.org`, proven: true });
    expect(await onFile(services, 'FRANCE')).toEqual(['A par - bur']);
    expect((await games.latest(gameName('marne'))).snapshot?.status).toBe('active');
    expect(services.services.now()).toBe(START);
  });
});
