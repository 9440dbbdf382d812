/** What a mail says of its own doings holds, whatever else the same mail brings about. */
import { expect, it } from 'vitest';
import { gameNow } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, NAMES, playedGame, write } from '../handling/rig.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ');

it('the mail of a pause that ends has the deadline that the end left, not that of a later line', async () => {
  const judge = await playedGame();
  await write(judge, 'mara', 'pause');
  await judge.sent();
  const before = (await gameNow(judge)).current!.clock.deadline;
  await write(judge, 'mara', 'resume\nextend 24h');
  expect((await gameNow(judge)).current!.clock.deadline).toBeGreaterThan(before);
  const resumed = (await judge.sent()).find(({ to, subject }) => to === 'ann@example.org' && /goes on/.test(subject))!;
  expect(resumed.subject).toMatch(/deadline Thu 5 Mar/);
  expect(plain(resumed.text)).toContain('the deadline stays as it was');
});

it('WAIT that holds nothing up is not said to be on', async () => {
  const judge = await playedGame();
  await write(judge, 'mara', 'set strict wait\nset manual process');
  const processed = async (phase: string) => {
    await write(judge, 'mara', `process ${phase}`);
    return gameNow(judge);
  };
  await write(judge, 'ann', 'A Bud - Ser');
  await processed('s1901m');
  expect((await processed('f1901m')).position!.phase).toBe('W1901A');
  await write(judge, 'mara', 'set auto process');
  const said = async (name: string) => {
    await judge.sent();
    await write(judge, name, 'set wait');
    return plain((await judge.sent()).find(({ to }) => to === `${name}@example.org`)!.text);
  };
  expect(await said('bob')).not.toContain('WAIT is on');
  expect(await said('ann')).toContain('WAIT is on');
});

it('orders that stay on file are not said to go, when their player resigns', async () => {
  const judge = await playedGame();
  await write(judge, 'ann', 'A Vie - Tri\nF Tri - Alb\nA Bud - Ser');
  await judge.sent();
  await write(judge, 'ann', 'resign');
  const [asked] = await judge.sent();
  expect(plain(asked!.text)).toContain('Your orders on file stay');
  expect(asked!.text).not.toContain('No longer on file');
});

it.each([
  ['white, grey', 'Sent to England', false],
  ['grey, white', 'Sent to England, without your name', true],
])('a message to a player’s address says when it hides who wrote it (%s)', async (press, says, hides) => {
  const judge = await playedGame();
  await write(judge, 'mara', `set ${press.replace(', ', '/')} press`);
  await judge.sent();
  await write(judge, 'ann', 'Shall we?', 'marne+england@judge.example.org');
  const mails = await judge.sent();
  expect(plain(mails.find(({ to }) => to === 'ann@example.org')!.text)).toContain(says);
  expect(mails.find(({ to }) => to === 'bob@example.org')!.subject.includes('anonymous')).toBe(hides);
});

it('who signs on and writes in the same mail is no observer to the GM; and to whom the last sign-on says why a message stayed', async () => {
  const judge = await freshWorld();
  await write(judge, 'mara', 'create ?marne sesame', JUDGE);
  await judge.sent();
  await write(judge, 'ann', 'signon ?marne annpw\npress to m\nHello.\nendpress', JUDGE);
  const told = (await judge.sent()).find(({ to, text }) => to === 'mara@example.org' && text.includes('Hello.'))!;
  expect(told.subject).toContain('press from a new player');
  expect(plain(told.text)).not.toMatch(/observer|anonymous/i);
  for (const name of NAMES.slice(1, 6)) await write(judge, name, `signon ?marne ${name}pw`, JUDGE);
  await judge.sent();
  const answer = async (name: string) =>
    plain((await judge.sent()).flatMap(({ to, text }) => (to === `${name}@example.org` ? [text] : [])).join());
  await write(judge, 'bob', 'press to all\nHello.\nendpress', GAME);
  expect(await answer('bob')).toContain('The game has not begun: you can only write to the GM');
  await write(judge, 'gus', 'signon ?marne guspw\npress to all\nHello.\nendpress', JUDGE);
  expect(await answer('gus')).toContain('Your sign-on has begun the game');
});

it('no agreement or thanks is told that an old order stands, nor offered as a message; a line that names its unit is', async () => {
  const judge = await playedGame();
  await write(judge, 'gus', 'A con - bul\nA smy - con\nF ank - bla');
  await judge.sent();
  const subject = async (text: string) => {
    await write(judge, 'gus', text);
    return (await judge.sent()).map((mail) => mail.subject).join();
  };
  const said = [
    'ok',
    'great, thank you!',
    'sounds good',
    'Alles klar!',
    'passt, danke',
    "d'accord, merci",
    'Okay, super',
  ];
  for (const text of [...said, 'I wonder what Germany will do'])
    expect([text, await subject(text)]).toEqual([
      text,
      expect.not.stringMatching(said.includes(text) ? /on file|confirm|refused/ : /on file/),
    ]);
  expect(await subject('Smyrna does not go to Constantinople')).toContain('still on file');
});

it.each([
  ['Is there any chance of an extra day per move?', /has not begun.*\(1 so far\).*for each move/, /EXTEND/],
  ['How long do we have for each move?', /for each move/, /EXTEND/],
  ['Could computers play the empty seats?', /SET BOTS FILL/, /No bot plays/],
  ['Please take my name off the list again.', /RESIGN/, /SET NAME/],
])('nobody whose game has not begun is offered what needs a phase: %s', async (asked, answer, never) => {
  const judge = await freshWorld();
  await write(judge, 'mara', 'create ?marne sesame', JUDGE);
  await write(judge, 'ann', 'signon ?marne annpw', JUDGE);
  await judge.sent();
  await write(judge, 'ann', asked, GAME);
  const [mail] = (await judge.sent()).filter(({ to }) => to === 'ann@example.org');
  expect(plain(mail!.text)).toMatch(answer);
  expect(plain(mail!.text)).not.toMatch(never);
});
