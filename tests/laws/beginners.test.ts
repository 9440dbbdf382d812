/**
 * Mails of beginners in three languages, sets of 208, 150, 60, 180 and 200 by people who had not read the code, and 60 after that (docs/trust.md): none meets
 * silence, none of the first is taken for an order, a vote or a resignation, and most are answered above all else. What is said there is
 * judged by people, not here. A line: language, phase, mail and, in the second set, what its writer wants, in the fourth, which answer people
 * judged right for it, in the fifth also whom it is for or the orders that are meant.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Power } from '../../engine/board/variant.ts';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import { addresseesOf } from '../../engine/sections/opening.ts';
import { standard } from '../boards.ts';
import { ask } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, playedGame, write } from '../handling/rig.ts';
import { IS_FULL, oneIn } from '../some-of.ts';

const rowsOf = (set: string) =>
  readFileSync(new URL(`beginners/${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map((text) => text.replaceAll('\\n', '\n')));

/** `npm test` sends one in so many, and leaves their share some room. */
const EVERY = 8;
/** Answered, offered as a message, or done: of each language. It may only rise. */
const LEAST = 0.97;
const NOT_ANSWERED =
  /neither an order|weder ein Befehl|ni un ordre|could not tell what you ask|nicht erkennen, was du fragst|pas compris votre question|is not understood|verstehen wir nicht|n'est pas compris/;

test('mails of beginners are answered, and nothing is done by them', { tags: ['long'], timeout: 300_000 }, async () => {
  const played = await playedGame();
  const forming = await freshWorld();
  await write(forming, 'mara', 'create ?marne sesame', JUDGE);
  await write(forming, 'ann', 'signon ?marne annpw', JUDGE);
  const state = async ({ services }: typeof played) => {
    const { snapshot } = await services.games.latest('marne' as never);
    return JSON.stringify([snapshot?.seats, snapshot?.applicants, snapshot?.status]);
  };
  const answered = new Map<string, { readonly all: number; readonly missed: readonly string[] }>();
  for (const [lang = '', phase, mail = ''] of oneIn(EVERY, rowsOf('one'))) {
    const world = phase === 'forming' ? forming : played;
    await world.asIf(async () => {
      const before = await state(world);
      const isStranger = phase === 'none';
      const answer = await ask(world, isStranger ? 'zoe' : 'ann', mail, isStranger ? JUDGE : GAME);
      expect([mail, answer === '']).toEqual([mail, false]);
      // One of them has orders in plain words, which are filed.
      expect([mail, (await state(world)) === before]).toEqual([mail, !/^I'd like my army in /.test(mail)]);
      const count = answered.get(lang) ?? { all: 0, missed: [] };
      const isMissed = NOT_ANSWERED.test(answer.replace(/\s+/g, ' '));
      answered.set(lang, { all: count.all + 1, missed: isMissed ? [...count.missed, mail] : count.missed });
    });
  }
  for (const [lang, { all, missed }] of answered)
    expect(missed.length / all, `${lang}: ${missed.join('\n')}`).toBeLessThanOrEqual(IS_FULL ? 1 - LEAST : 0.1);
});

/** Some of the second are orders of other powers: read as Austria's they are told apart from what nobody understands. */
test.each([
  ['two', { en: 45, de: 39, fr: 41 }],
  ['three', { en: 20, de: 20, fr: 20 }],
  ['four', { en: 80, de: 80, fr: 80 }],
  ['five', { en: 66, de: 67, fr: 66 }],
] as const)(
  'a set of mails meets no silence, and most of it is answered above all else: %s',
  async (set, least) => {
    const played = await playedGame();
    const answered = { en: 0, de: 0, fr: 0 };
    const missed: string[] = [];
    for (const [lang, phase, mail = '', must = ''] of oneIn(EVERY, rowsOf(set))) {
      await played.asIf(async () => {
        const answer = await ask(played, phase === 'none' ? 'zoe' : set === 'five' ? 'cy' : 'ann', mail);
        const orders = /^[AF] [A-Z][a-z]{2} /.test(must) ? must.split(', ') : [];
        if (orders.some((order) => !answer.includes(order))) missed.push(mail);
        expect([mail, answer === '']).toEqual([mail, false]);
        if (!NOT_ANSWERED.test(answer.replace(/\s+/g, ' '))) answered[lang as keyof typeof answered] += 1;
      });
    }
    // Of the orders in free words one is left out today.
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1);
    for (const lang of ['en', 'de', 'fr'] as const)
      expect(answered[lang], lang).toBeGreaterThanOrEqual(IS_FULL ? least[lang] : least[lang] / EVERY - 3);
  },
  IS_FULL ? 400_000 : 60_000,
);

test('no beginner misses the answer that people judged right for a line', { tags: ['long'] }, () => {
  const judged = [...rowsOf('four'), ...rowsOf('five').filter(([, , , must]) => /^[a-z]/.test(must!))];
  const told = judged.map(([lang, , mail = '', must]) => {
    const [first = '', ...more] = mail.split('\n');
    const to = addresseesOf(standard, first, ['FRANCE' as Power], more.length > 0)?.to;
    const met = [...(readQuestions(mail, standard)?.map(({ question }) => question.topic as string) ?? []), `to ${to}`];
    return [lang, mail, met.includes(must!) ? must : met.join()];
  });
  expect(told).toEqual(judged.map(([lang, , mail, must]) => [lang, mail, must]));
});
