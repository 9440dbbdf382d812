/**
 * Identifiers never pass through folding: mail goes to the address that was written, or nowhere, and a password opens for what was
 * written alone. Reading orders folds letters into others; over commands that take an address or a password nothing of that may show.
 * @module-tag long
 */
import { domainToUnicode } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS, SETTING_INDEX } from '../../engine/commands/registry.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { addressIn } from '../../engine/text/address.ts';
import { foldText } from '../../engine/text/fold.ts';
import { makeSecrets } from '../../lambdas/adapters/secrets.ts';
import { boardOf } from '../boards.ts';
import { JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';

/** Every letter, mark and digit that reading orders turns into another, or leaves out. */
const FOLDED = Array.from({ length: 0x3_0000 - 0x80 }, (_, n) => String.fromCodePoint(n + 0x80)).filter(
  (char) => /[\p{L}\p{M}\p{N}]/u.test(char) && foldText(char) !== char,
);

const SOME = FOLDED.filter((_, n) => n % 4000 === 0);

/** Examples of all commands and settings that take an address. */
const LINES = [
  ...COMMANDS.flatMap(({ example }) => example),
  ...new Set([...SETTING_INDEX.entries.values()].flatMap(({ example }) => example)),
  'UNMUTE jean@example.org',
].filter((line) => line.includes('@'));

/** When everything is run each letter stands in one of the lines, beside those that stand in all. */
const lettersIn = (line: string) =>
  IS_FULL ? FOLDED.filter((char, n) => SOME.includes(char) || n % LINES.length === LINES.indexOf(line)) : SOME;

/** The addresses that a line comes to, whoever reads it. */
function addressesOf(line: string): readonly string[] {
  const { sections } = readSections(line.split('\n'), []);
  const context = { board: boardOf('standard'), phase: null, role: 'master', power: null, position: null } as const;
  const items = sections.flatMap((section) => readSection(section, context).items);
  return items
    .flatMap((item) => (item.kind === 'command' ? stringsIn(item.args) : []))
    .filter((each) => each.includes('@'));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** As people read it: without case, the domain in its own letters. */
function shown(address: string): string {
  const [local, domain] = address.split('@');
  return `${local}@${domainToUnicode(domain!)}`.normalize('NFC').toLowerCase();
}

describe('an address', () => {
  it.each(LINES)('goes to no other mailbox than the one written: %s', (line) => {
    const plain = addressesOf(line);
    expect(plain.length).toBeGreaterThan(0);
    for (const char of lettersIn(line)) {
      for (const [, local, domain] of line.matchAll(/([\w.]+)@([\w.]+\w)/g)) {
        for (const written of [
          `${local}${char}x@${domain}`,
          `${local}@x${char}${domain}`,
          `${char}${local}@${domain}`,
        ]) {
          const asked = line.replace(`${local}@${domain}`, written);
          const wanted = new Set([...plain.map(shown), written.normalize('NFC').toLowerCase()]);
          expect(addressesOf(asked).filter((each) => !wanted.has(shown(each)))).toEqual([]);
          if (addressIn(written) === null) expect(addressesOf(asked)).not.toContain(foldText(written).toLowerCase());
        }
      }
    }
  });

  it.each(LINES)('is the whole word that holds the @: %s', (line) => {
    for (const [whole, local, domain] of line.matchAll(/([\w.]+)@([\w.]+\w)/g)) {
      const others = new Set(addressesOf(line).filter((each) => each !== whole.toLowerCase()));
      for (const before of ['foo:', 'cc=', 'x%0d%0acc:', 'a/', '!', 'y@z:']) {
        const written = `${before}${local}@${domain}`;
        const read = addressesOf(line.replace(whole, written)).filter((each) => !others.has(each));
        expect(read.filter((each) => each !== written)).toEqual([]);
      }
    }
  });

  it('has its domain letter for letter in the DNS, or is none', () => {
    const wrong = FOLDED.filter((char) => {
      const address = addressIn(`x@a${char}b.example`);
      // Cherokee has its capitals there.
      return address !== null && shown(address) !== `x@a${char}b.example`.normalize('NFC').toLowerCase();
    });
    expect(wrong).toEqual([]);
    expect(addressIn('x@MÜNCHEN.example')).toBe('x@xn--mnchen-3ya.example');
    expect(addressIn('x@mu\u0308nchen.example')).toBe('x@xn--mnchen-3ya.example');
  });

  it.each([
    ...['x@localhost', 'x@printer', 'x@[127.0.0.1]', 'x@127.0.0.1', 'x@0x7f.1', 'x@judge.local', 'x@a.localhost'],
    ...['x@xn--zz.example', 'x@a..b.example', 'x@.example', 'x@example.', 'x y@example.org', '"x"@example.org'],
    ...['@example.org'],
    ...['x@ｅxample.org', 'jürgen@example.org', 'х@example.org'],
  ])('is none: %s', (written) => {
    expect(addressIn(written)).toBeNull();
  });

  it('of the judge itself is asked nothing and invited to nothing', async () => {
    const world = await playedGame();
    for (const line of ['i am also anybody@judge.example.org', 'set address x@mail.judge.example.org'])
      await write(world, 'ann', line, JUDGE);
    await write(world, 'mara', 'invite marne@judge.example.org\nreplace italy by bot@judge.example.org');
    const mails = await world.sent();
    expect(mails.map(({ to }) => to).filter((to) => to.endsWith('judge.example.org'))).toEqual([]);
    expect(mails.filter(({ text }) => /of\s+this\s+judge/.test(text))).toHaveLength(3);
  });

  it('in other letters is mailed the code, and nobody else is', async () => {
    const world = await playedGame();
    await write(world, 'ann', 'set address x@münchen.example', JUDGE);
    expect((await world.sent()).map(({ to }) => to).sort()).toEqual(['ann@example.org', 'x@xn--mnchen-3ya.example']);
  });
});

describe('a password', () => {
  const secrets = makeSecrets(new Uint8Array(32).fill(7));
  const passwordIn = (line: string) => readSections(line.split('\n'), []).sections[0]!.signOn!.password!;

  it('is what was written, in each kind of sign-on', () => {
    for (const char of IS_FULL ? FOLDED : SOME) {
      const word = `Gr${char}n7`;
      for (const head of [
        'signon fmarne',
        'create ?marne',
        'signon france marne',
        'takeover f@marne',
        'observe ?marne',
      ])
        expect(passwordIn(`${head} ${word}`).reveal()).toBe(word);
    }
  });

  it('that SET PASSWORD has set opens by sign-on, and no word that is folded alike does', async () => {
    const world = await playedGame();
    await write(world, 'ann', 'set password Grüße7');
    await world.sent();
    const filed = async (word: string) => {
      await world.deliver(mailOf('ann@hotel.example', `signon amarne ${word}\nF tri - adr`), {
        from: 'ann@hotel.example',
        to: [JUDGE],
        dmarc: 'GRAY',
      });
      return (await world.sent()).some(({ subject }) => subject.includes('orders'));
    };
    for (const word of ['Grusse7', 'Grüsse7', 'Gruße7', 'grüße7'])
      expect([word, await filed(word)]).toEqual([word, false]);
    expect(await filed('Grüße7')).toBe(true);
    // The same letters, otherwise composed (NFKC).
    expect(await filed('Gru\u0308ße7')).toBe(true);
  });

  it('of an older version, which folded sign-ons, opens as it did', async () => {
    const made = (await secrets.hashPassword('Grusse7')).replace(/^[^$]*/, 'scrypt');
    const { reveal, folded } = passwordIn('signon amarne Grüße7');
    expect(await secrets.verifyPassword(reveal(), made, folded())).toBe(true);
    expect(await secrets.verifyPassword(reveal(), await secrets.hashPassword('Grusse7'), folded())).toBe(false);
  });

  it('stands in no answer, neither as written nor as folded', async () => {
    const world = await playedGame();
    await write(world, 'ann', 'signon amarne Grüße7\nF tri - Grüße7\nA vie - Grusse7\nGrüße7 is it');
    for (const { text } of await world.sent()) expect(text).not.toMatch(/gr[uü](?:ß|ss)e7/i);
  });
});
