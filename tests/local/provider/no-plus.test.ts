/** Behind a mailbox without plus addresses every mail that says where to write says what the subject must have, in each language. */
import { expect, test } from 'vitest';
import { openWorld } from '../../conversations/world.ts';
import { JUDGE, mailOf, NAMES, POWERS, START } from '../../handling/rig.ts';

const CLUB = 'club@example.org';
const SUBJECTS = { en: 'with [marne] in the subject', de: 'mit [marne] im Betreff', fr: "avec [marne] dans l'objet" };

test('mails and their links name the game, and what they tell people to write arrives there', async () => {
  const mailbox = { address: CLUB, hasPlus: false, isShared: false };
  const world = await openWorld({ start: START, store: 'memory', mailbox });
  const write = (who: string, text: string, subject: string) =>
    world.deliver(mailOf(`${who}@example.org`, text, { subject }), { from: `${who}@example.org`, to: [JUDGE] });
  await write('mara', 'create ?marne sesame', 'a game');
  for (const [n, who] of NAMES.entries()) {
    const language = ['de', 'fr'][n] ?? 'en';
    await write(who, `signon ?marne ${who}pw\nset preference ${POWERS[n]}\nset language ${language}`, 'join');
  }
  await world.sent();
  await write('ann', 'press to all\nPeace?\nendpress', '[marne] press');
  await write('gus', 'resign', '[marne]');
  await write('mara', 'invite zoe@example.org to marne', '[marne]');
  await write('mara', 'terminate', '[marne]');
  const before = await world.sent();
  const word = before.map(({ text }) => /\bCONFIRM (\w+)/.exec(text)?.[1]).findLast((each) => each !== undefined);
  await write('mara', `confirm ${word}`, '[marne]');
  const mails = [...before, ...(await world.sent())];
  expect(mails.length).toBeGreaterThan(6);
  const told = mails.flatMap(({ text }) => [
    ...text.replace(/\s+/g, ' ').matchAll(/club@example\.org(?: \(([^)]*)\)(.{0,80}))?(.{0,80})/g),
  ]);
  // What goes to the judge itself needs no game in the subject.
  const games = told.filter(([, what, , after]) => what !== undefined || !/HELP|SIGNON \?/.test(after ?? ''));
  expect(new Set(games.map(([, what]) => what))).toEqual(new Set(Object.values(SUBJECTS)));
  const links = mails.flatMap(({ html }) => [...html.matchAll(/mailto:club@example\.org\?subject=([^&"]*)/g)]);
  for (const [, subject] of links) expect(decodeURIComponent(subject!)).toContain('[marne]');
  // A new mail with that subject is for the game.
  await write('bob', 'status', '[marne] how it stands');
  expect((await world.sent()).map(({ text }) => text).join('')).toContain('marne');
  await world.close();
});
