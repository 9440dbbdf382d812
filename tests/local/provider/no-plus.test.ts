/**
 * Behind a mailbox without plus addresses, and without pages, every mail says what works there, in each language.
 * @module-tag long
 */

import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { makePictures } from '../../../infra/local/pictures.ts';
import { picturesInside } from '../../../infra/local/provider/pictures-inside.ts';
import { loadHelp } from '../../../lambdas/adapters/publish/help.ts';
import { composeMail } from '../../../lambdas/outgoing/send-mail.ts';
import { openWorld } from '../../conversations/world.ts';
import { playedGame } from '../../games/played.ts';
import { JUDGE, mailOf, NAMES, POWERS, START } from '../../handling/rig.ts';
import { IS_FULL } from '../../some-of.ts';

const CLUB = 'club@example.org';
const [{ phase, units, centers } = { phase: '' }] = playedGame('d3799').slice(1);
const PASTED = JSON.stringify({ variant: 'standard', phase, units, centers });
const SUBJECTS = { en: 'with [marne] in the subject', de: 'mit [marne] im Betreff', fr: "avec [marne] dans l'objet" };

test('mails name the game where they say where to write, lead to no page, bring their maps, and what they tell people to write arrives', async () => {
  const mailbox = { address: CLUB, hasPlus: false, isShared: false };
  const world = await openWorld({ start: START, store: 'memory', pages: 'drawn', house: { mailbox, hasPages: false } });
  const write = (who: string, text: string, subject: string) =>
    world.deliver(mailOf(`${who}@example.org`, text, { subject }), { from: `${who}@example.org`, to: [JUDGE] });
  await write('mara', 'create ?marne sesame', 'a game');
  for (const [n, who] of NAMES.entries()) {
    const language = ['de', 'fr'][n] ?? 'en';
    await write(who, `signon ?marne ${who}pw\nset preference ${POWERS[n]}\nset language ${language}`, 'join');
  }
  const starts = await world.sent();
  await write('ann', 'press to all\nPeace?\nendpress', '[marne] press');
  await write('gus', 'resign', '[marne]');
  await write('mara', 'invite zoe@example.org to marne', '[marne]');
  for (const [at, who] of ['ann', 'bob', 'cy'].entries()) {
    const all = [...loadHelp().topics.map(({ name }) => `get ${name}`), 'help', 'list', 'history', 'set links on'];
    const asked = all.filter((line, n) => IS_FULL || n % 3 === at || /^(?:help|set)/.test(line));
    for (let n = 0; n < asked.length; n += 10) await write(who, asked.slice(n, n + 10).join('\n'), '[marne]');
  }
  // What is asked for on pages: a person's, an event's, a seat's, a board's that was pasted.
  for (const [n, who] of ['ann', 'bob', 'cy'].entries()) {
    await write(who, `set public page\ncreate event cup${n} like marne`, 'a wish');
    await write(who, 'status\njoin\nbegin', `[cup${n}] cup`);
    await write(who, `create ?next${n} pw${n}x standard\ninvite link Zoe to next${n}`, 'another');
    await write(who, `import\n${PASTED}\nend`, `[next${n}] ours`);
  }
  const wishes = await world.sent();
  for (const words of [/so that a link would/, /ein Link führte/, /un lien ne mènerait/, /\[cup2\] in the subject/])
    expect(wishes.some(({ text }) => words.test(text.replace(/\s+/g, ' ')))).toBe(true);
  for (const who of NAMES) await write(who, 'wave', '[marne]');
  await write('mara', 'process', '[marne]');
  await write('mara', 'terminate', '[marne]');
  const before = await world.sent();
  const word = before.map(({ text }) => /\bCONFIRM (\w+)/.exec(text)?.[1]).findLast((each) => each !== undefined);
  await write('mara', `confirm ${word}`, '[marne]');
  const pictures = makePictures(world.services.files);
  const inside = picturesInside({ site: 'https://judge.example.org', pictures, written: async () => {} });
  const mails = await Promise.all([...starts, ...wishes, ...before, ...(await world.sent())].map(inside));
  expect(mails.length).toBeGreaterThan(6);
  const told = mails.flatMap(({ text }) => [
    ...text.replace(/\s+/g, ' ').matchAll(/club@example\.org(?: \(([^)]*)\)(.{0,80}))?(.{0,80})/g),
  ]);
  // What goes to the judge itself needs no game in the subject.
  const games = told.filter(
    ([, what, , after]) => !/cup|next/.test(what ?? '') && (what !== undefined || !/HELP|SIGNON \?/.test(after ?? '')),
  );
  expect(new Set(games.map(([, what]) => what))).toEqual(new Set(Object.values(SUBJECTS)));
  const links = mails.flatMap(({ html }) => [...html.matchAll(/mailto:club@example\.org\?subject=([^&"]*)/g)]);
  for (const [, subject] of links) expect(decodeURIComponent(subject!)).toMatch(/\[(?:marne|next\d|cup\d)\]/);
  const all = mails.flatMap(({ text, html, headers }) => [text, html, JSON.stringify(headers)]).join('\n');
  expect(all.match(/[\w.]\+[\w+-]+@.{0,40}/g)).toBeNull();
  expect(all.match(/https:\/\/judge\.example\.org.{0,60}/g)).toBeNull();
  const shown = mails.filter(({ html }) => html.includes('<img'));
  expect(shown.length).toBeGreaterThanOrEqual(2 * NAMES.length);
  for (const mail of shown) {
    const { html, attachments } = await simpleParser(Buffer.from(composeMail(mail, 'judge.example.org', mailbox)), {
      skipImageLinks: true,
    });
    const ids = Array.from((html || '').matchAll(/<img src="cid:([^"]*)"/g), ([, cid]) => cid);
    const maps = attachments.filter(({ related }) => related);
    expect([ids.length, ids]).toEqual([1, maps.map(({ cid }) => cid)]);
    expect([maps[0]!.contentType, maps[0]!.content.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
  }
  // What cannot be drawn is left out, and its mail goes all the same.
  const none = picturesInside({
    site: 'https://judge.example.org',
    pictures: { of: async () => null },
    written: async () => {},
  });
  const bare = await none(starts.find(({ html }) => html.includes('<img'))!);
  expect([bare.html.includes('<img'), bare.text.length > 100]).toEqual([false, true]);
  await pictures.close();
  // A new mail with that subject is for the game.
  await write('bob', 'status', '[marne] how it stands');
  expect((await world.sent()).map(({ text }) => text).join('')).toContain('Game: Marne');
});
