/** No password ever comes back: whatever line it stood in, read or refused, it is in none of the mails that follow. */
import { expect, test } from 'vitest';
import { ask } from '../deadlines/games.ts';
import { IS_FULL } from '../some-of.ts';
import { JUDGE, mailOf, playedGame, write } from './rig.ts';

const GAME = 'marne@judge.example.org';

/** `#` stands for the password. */
const MAILS: readonly string[] = [
  'signon fmarne #',
  'signon fmarne # \\; A Par - Bur',
  'signon fmarne #\\; A Par - Burx \\; list',
  'signon fmarne #; A Par - Burx; nonsense',
  'signon fmarne # ; set password #',
  'signon fmarne # extra words',
  'signon f marne # extra',
  'signon france marne # extra',
  'SIGNON FMARNE # A Par - Bur',
  'signon xmarne #',
  'signon fmarnne #',
  'signon france mrane #',
  'singon fmarne #',
  'sign on fmarne #',
  'login fmarne #\nfoo # bar',
  'join marne #',
  'join ?marne #',
  'observe marne #',
  'takeover imarne #',
  'takeover i@marne #',
  'hello fmarne #',
  'create ?marne # standard',
  'create marne # nonsense more',
  'resign f@marne #',
  'set password #',
  'set pasword #\nwhat is # good for',
  'set password = #\nA Par # Bur',
  'set pw #',
  'my password is #',
  'password: #',
  'set wait, password #',
  'set wait \\; set password # \\; foo #',
  'revive france #',
  '> signon fmarne #\n> A Par - Bur',
  '> > set password #\nA Par - Burx #',
  'press to france\nsignon fmarne #\nendpress',
  'signon fmarne #\npress to germany\nhi\nsignon fmarne #\nendpress',
  'press to germany\nsignon fmarne #',
  // Slips of a sign-on, beside orders and in messages.
  ...[
    'sign in fmarne #',
    'signonfmarne #',
    'signon fmarne:#',
    'signon fmarne\n#',
    'tkaeover fmarne #',
    'takover fmarne #',
  ],
  ...['resign fmarne #', 'rsign fmarne #', 'resgn fmarne #', 'password #', 'Kennwort #', 'mdp #', 'pwd #'].flatMap(
    (line) => [`${line}\nA Par - Bur`, `A Par - Bur\n${line}\nA Mar - Spa`],
  ),
  'signon fmarne "#"',
  'signon fmarne <#>',
  'signon fmarne *#*',
  'signon fmarne password #',
  'signon fmarne password: #',
  'signon as France in marne with password #',
  'report signon fmarne #',
  'report france signon fmarne #',
  'report password is #',
  'set name signon fmarne #',
  'set name password #',
  'Set name: signon fmarne #',
];

test('a password comes back in no answer', { tags: ['long'] }, async () => {
  const services = await playedGame('memory');
  const shown: string[] = [];
  let n = 0;
  const subjects = ['orders', '#: signon fmarne #', 'Re: [marne] set password #', 'signon fmarne # \\; list'];
  for (const [at, mail] of MAILS.entries()) {
    for (const subject of IS_FULL ? subjects : [subjects[at % 4]!]) {
      n += 1;
      const password = `zq${n}xkv`;
      const [text, titled] = [mail, subject].map((each) => each.replaceAll('#', password));
      const raw = mailOf('cy@example.org', text!, { subject: titled!.replace(`${password}: `, '') });
      await services.deliver(raw, { from: 'cy@example.org', to: [n % 2 === 0 ? GAME : 'judge@judge.example.org'] });
      for (const { to, subject: title, text: words, html } of await services.sent()) {
        const isMessage = to !== 'cy@example.org' && /^press/m.test(mail);
        if (!isMessage && `${title}\n${words}\n${html ?? ''}`.includes(password))
          shown.push(`${subject} | ${mail} -> ${to}`);
      }
    }
  }
  expect(shown).toEqual([]);
});

test.each(['set name cypw', 'SET NAME Cy cypw', 'set name "cypw"', 'register\nname: cypw\nend'])(
  'no name is a password of its bearer: %j',
  async (text) => {
    const services = await playedGame();
    for (const to of [GAME, JUDGE]) {
      const answer = await ask(services, 'cy', text, to);
      expect(answer).toContain('holds a password');
      expect(answer).not.toContain('cypw');
    }
    expect((await services.services.directory.personAt('cy@example.org'))!.name).not.toContain('cypw');
    expect(await ask(services, 'cy', 'set name Cy Smith')).toContain('Others see you as Cy Smith');
  },
);

test('no GM reads a password in what a player says of a message', async () => {
  const services = await playedGame();
  await write(services, 'di', 'press to france\nhello\nendpress');
  const told: string[] = [];
  for (const why of ['signon fmarne cypw', 'my password is cypw', 'threats']) {
    await services.sent();
    await write(services, 'cy', `report germany ${why}`);
    for (const { to, text } of await services.sent()) if (to === 'mara@example.org') told.push(text);
  }
  expect(told.join('\n')).toContain('threats');
  expect(told.join('\n')).not.toContain('cypw');
});

test.each([
  ...['sign in fmarne cypw', 'takover fmarne cypw', 'resgn fmarne cypw'],
  ...['signonfmarne cypw', 'mdp cypw', 'login fmarne cypw'],
])('no message takes a slip with the own password along: %j', async (line) => {
  const services = await playedGame();
  await write(services, 'cy', `press to england\nHello\n${line}\nendpress`);
  const mails = await services.sent();
  expect(mails.map(({ to }) => to)).toEqual(['cy@example.org']);
  expect(mails[0]!.text).not.toContain('cypw');
});
