/** The line that names game and power (judge-language B): SIGNON and its like, in all their forms. */
import { describe, expect, test } from 'vitest';
import type { SignOn } from '../../../engine/language/mail/mail-text.ts';
import { readSections } from '../../../engine/language/mail/read-sections.ts';
import { readSignOn } from '../../../engine/language/mail/sign-on.ts';
import { freshWorld, mailOf, write } from '../../handling/rig.ts';
import { itemInShort, readMail } from '../mails.ts';

/** `kind power@game password variant options`, with a dash for what is not written. */
function inShort(line: string): string {
  const read = readSignOn(1, line);
  if (read === null) return 'none';
  if (!('otherwise' in read)) return itemInShort(read);
  const { kind, power, game, password, variant, options } = read;
  const flags = [
    read.takeOver ? ' takeover' : '',
    read.resign ? ' resign' : '',
    read.resultsOnly ? ' results' : '',
  ].join('');
  return (
    [kind, `${power ?? '-'}@${game ?? '-'}`, password?.reveal() ?? '-', variant ?? '-', ...options].join(' ') + flags
  );
}

describe('a player signs on', () => {
  test.each([
    ['signon fMarne Secret1', 'player f@marne Secret1 -'],
    ['SIGNON FMARNE Secret1', 'player f@marne Secret1 -'],
    ['sign on fmarne Secret1', 'player f@marne Secret1 -'],
    ['Sign  On  fmarne  Secret1', 'player f@marne Secret1 -'],
    ['Sign-on fmarne Secret1', 'player f@marne Secret1 -'],
    ['login fmarne Secret1', 'player f@marne Secret1 -'],
    ['log in fmarne Secret1', 'player f@marne Secret1 -'],
    ['hello fmarne Secret1', 'player f@marne Secret1 -'],
    ['signon fmarne', 'player f@marne - -'],
    ['signon f@marne Secret1', 'player f@marne Secret1 -'],
    ['signon France@marne Secret1', 'player France@marne Secret1 -'],
    ['signon France marne Secret1', 'player France@marne Secret1 -'],
    ['signon f marne Secret1', 'player f@marne Secret1 -'],
    ['signon f @ marne Secret1', 'player f@marne Secret1 -'],
    ['signon as France in marne password Secret1', 'player France@marne Secret1 -'],
    ['signon: fmarne, Secret1', 'player f@marne Secret1 -'],
    ['\u00a0signon fmarne\tSecret1', 'player f@marne Secret1 -'],
    ['takeover f@marne Secret1', 'player f@marne Secret1 - takeover'],
    ['take over fmarne Secret1', 'player f@marne Secret1 - takeover'],
    ['resign f@marne Secret1', 'player f@marne Secret1 - resign'],
  ])('%s', (line, expected) => {
    expect(inShort(line)).toBe(expected);
  });
});

describe('powers of several words', () => {
  const shown = ({ kind, power, game, password }: SignOn) => `${kind} ${power}@${game} ${password?.reveal() ?? '-'}`;

  test.each([
    ['signon Agatean Empire@oct Secret1', 'player Agatean Empire@oct Secret1'],
    ['takeover New Spain @ oct Secret1', 'player New Spain@oct Secret1'],
    ['signon Agatean Empire@oct', 'player Agatean Empire@oct -'],
    ['signon Agatean Empire oct Secret1', 'player Agatean Empire@oct Secret1'],
    ['resign Agatean Empire@oct Secret1', 'player Agatean Empire@oct Secret1'],
  ])('%s', (line, expected) => {
    const read = readSignOn(1, line) as SignOn;
    expect(shown(read.instead ?? read)).toBe(expected);
    expect(read.text).not.toContain('Secret1');
  });

  test('in a mail: taken so where there is no game of the other name', async () => {
    const services = await freshWorld();
    const to = 'judge@judge.example.org';
    await write(services, 'mara', 'create ?oct sesame octarine\nset players 2\nset powers 2', to);
    await write(services, 'ann', 'signon ?oct annpw\nset preference A', to);
    await write(services, 'bob', 'signon ?oct bobpw\nset preference C', to);
    await services.sent();
    for (const line of ['Agatean Empire@oct annpw', 'Agatean Empire@oct', 'Agatean Empire oct annpw']) {
      await write(services, 'ann', `signon ${line}\nset wait`, to);
      const [answer] = await services.sent();
      expect(answer!.subject).toContain('[oct]');
    }
    // A password with an at sign is one all the same.
    await write(services, 'ann', 'signon aoct annpw\nset password new@oct', to);
    await services.sent();
    await services.deliver(mailOf('ann@elsewhere.example', 'signon aoct new@oct\nset nowait'), {
      from: 'ann@elsewhere.example',
      to: [to],
    });
    expect((await services.sent()).some(({ subject }) => subject.startsWith('[oct]'))).toBe(true);
  });
});

describe('masters, observers, newcomers', () => {
  test.each([
    ['signon mmarne Secret1', 'master -@marne Secret1 -'],
    ['signon master@marne Secret1', 'master -@marne Secret1 -'],
    ['signon omarne Secret1', 'observer -@marne Secret1 -'],
    ['observe marne Secret1', 'observer -@marne Secret1 -'],
    ['OBSERVE marne', 'observer -@marne - -'],
    ['observe me@marne Secret1', 'observer -@marne Secret1 -'],
    ['watch marne', 'observer -@marne - -'],
    ['monitor marne', 'observer -@marne - - results'],
    ['signon ?marne Secret1', 'join -@marne Secret1 -'],
    ['signon ? Secret1', 'join -@- Secret1 -'],
    ['signon ?marne Secret1 standard', 'join -@marne Secret1 standard'],
    ['signon ?marne Secret1 standard gunboat', 'join -@marne Secret1 standard gunboat'],
    ['join marne Secret1', 'join -@marne Secret1 -'],
    ['create ?marne Secret1', 'create -@marne Secret1 -'],
    ['create ?marne Secret1 octarine gunboat blind', 'create -@marne Secret1 octarine gunboat blind'],
    ['create marne Secret1 standard', 'create -@marne Secret1 standard'],
  ])('%s', (line, expected) => {
    expect(inShort(line)).toBe(expected);
  });
});

test.each([
  ['please sign me on to Loire, password Tulip', 'join -@loire Tulip -'],
  ['Sign me up for loire please, my password is Tulip', 'join -@loire Tulip -'],
  ['Bitte melde mich bei loire an, Passwort Tulpe', 'join -@loire Tulpe -'],
  ['Trag mich bitte in loire ein', 'join -@loire - -'],
  ['Inscrivez-moi à loire, mot de passe Tulipe', 'join -@loire Tulipe -'],
  ['please sign me up for the next game', 'none'],
  ['Sign me up for your game', 'none'],
])('a sentence that asks to be signed on: %s', (line, short) => {
  expect(inShort(line)).toBe(short);
});

describe('what is no sign-on, and what is a broken one', () => {
  test.each([
    'hello there',
    'Hello judge, how are you today?',
    'join us tomorrow for a game',
    'I watch with interest',
    'resign',
    'watch out for the next move please',
    'create something beautiful out of what is left of this position',
    'A Par - Bur',
    'signature',
  ])('%s', (line) => {
    expect(inShort(line)).toBe('none');
  });

  test.each([
    [
      'signon',
      "! Which game, and which power? The power's letter comes right before the name of the game. => SIGNON fmarne password",
    ],
    ['signon f', "! '' can't be the name of a game: names have 2 to 24 letters and digits."],
    ['signon fmar-ne pw', "! 'mar-ne' can't be the name of a game: names have 2 to 24 letters and digits."],
    ['singon fmarne pw', "! There is no command 'singon'. => SIGNON fmarne password"],
    ['create ?', '! What is the name of the new game? => CREATE ?marne password standard'],
  ])('%s', (line, expected) => {
    expect(inShort(line)).toBe(expected);
  });

  test('greetings that read as sign-ons can be passed over', () => {
    const lines = ['hello marne dear', 'signon fmarne pw', 'A Par H'];
    const first = readSections(lines).sections;
    expect(first.map(({ signOn }) => signOn?.mayBeGreeting)).toEqual([true, false]);
    const second = readSections(lines, [], new Set([1])).sections;
    expect(second.map(({ signOn }) => signOn?.game ?? null)).toEqual([null, 'marne']);
  });
});

describe('the letter and the name', () => {
  test('glued, they are also kept as one word, for those who left the letter out', () => {
    const read = readSignOn(1, 'signon marne pw') as SignOn;
    expect([read.kind, read.game, read.otherwise]).toEqual(['master', 'arne', 'marne']);
    expect((readSignOn(1, 'signon f@marne pw') as SignOn).otherwise).toBe(null);
  });
});

describe('passwords', () => {
  test('are in no text, and not in JSON', () => {
    for (const line of [
      'signon fmarne Hush1',
      'signon France marne Hush1',
      'create ?marne Hush1 standard',
      'join marne Hush1',
      'signon fmar-ne Hush1',
      'singon fmarne Hush1',
      'takeover f@marne Hush1',
    ]) {
      const read = readSignOn(1, line);
      expect(JSON.stringify(read)).not.toContain('Hush1');
      expect(JSON.stringify(read)).toContain('********');
    }
  });

  test('of one section are taken out of all others too', () => {
    const { sections } = readSections(['signon fmarne Hush1', 'A Par H', 'signon gsomme Hush2']);
    expect(sections.map(({ secrets }) => secrets.map((each) => each.reveal()))).toEqual([
      ['Hush1', 'Hush2'],
      ['Hush1', 'Hush2'],
    ]);
  });
});

describe('several sign-ons in one mail', () => {
  test('each opens a section with the lines below it', () => {
    const { sections } = readSections(['Hi', 'signon fmarne pw', 'A Par H', '', 'sign on gsomme pw', 'A Mun H']);
    expect(sections.map(({ signOn, lines }) => [signOn?.game ?? null, lines.map(({ text }) => text)])).toEqual([
      [null, ['Hi']],
      ['marne', ['A Par H', '']],
      ['somme', ['A Mun H']],
    ]);
  });

  test('a broken one opens a section that acts for nobody', () => {
    const { sections } = readSections(['signon fmarne pw', 'A Par H', 'signon', 'A Mun H']);
    expect(sections.map(({ signOn, unreadable }) => [signOn?.game ?? null, unreadable !== null])).toEqual([
      ['marne', false],
      [null, true],
    ]);
  });

  test('inside a message or a quotation it is none', () => {
    const { sections } = readSections([
      'signon fmarne pw',
      'press to E',
      'signon gsomme x',
      'endpress',
      '> signon imarne y',
    ]);
    expect(sections.map(({ signOn }) => signOn?.game)).toEqual(['marne']);
  });
});

describe('what shares the line of a sign-on', () => {
  test.each(['\\;', ' \\; ', ';', ' ; '])('by %j', (sign) => {
    const { signOns, items } = readMail(['signon fmarne pw', 'A Par - Bur', 'set wait'].join(sign));
    expect(signOns.map(({ game, power, password }) => [game, power, password?.reveal()])).toEqual([
      ['marne', 'f', 'pw'],
    ]);
    expect(items.map(itemInShort)).toEqual(['A par - bur', 'SET WAIT']);
  });

  test('the comma behind the password parts orders from it, and nothing else', () => {
    const read = (line: string) => readMail(line);
    expect(read('signon fmarne pw, A Par - Bur, F Bre - Mao').items.map(itemInShort)).toEqual([
      'A par - bur',
      'F bre - mao',
    ]);
    expect(
      read('signon fmarne pw, A Par - Bur').signOns.map(({ game, password }) => [game, password?.reveal()]),
    ).toEqual([['marne', 'pw']]);
    expect(read('signon France, marne, pw').signOns.map(({ power, game }) => [power, game])).toEqual([
      ['France', 'marne'],
    ]);
    expect(read('create ?marne, pw, standard, nmr').signOns.map(({ options }) => options)).toEqual([['nmr']]);
  });

  test('other lines are parted by the backslash alone', () => {
    expect(readMail('A Par - Bur \\; F Bre - Mao').items.map(itemInShort)).toEqual(['A par - bur', 'F bre - mao']);
    expect(readMail('press to germany\nsignon us \\; we agree; really\nendpress').press[0]!.body).toBe(
      'signon us \\; we agree; really',
    );
  });

  test('is no end of pieces', () => {
    const { items } = readMail(`signon fmarne pw${' ; A Par - Bur'.repeat(500)}`);
    expect(items.length).toBeLessThan(60);
  });
});
