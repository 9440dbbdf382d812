/**
 * 208 mails of beginners in three languages, written by somebody who had not read the code (docs/trust.md): none meets silence, none is
 * taken for an order, a vote or a resignation, and most are answered above all else. What is said there is judged by people, not here.
 */
import { expect, test } from 'vitest';
import { ask } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, playedGame, write } from '../handling/rig.ts';
import ROWS from './beginners.json' with { type: 'json' };
import LATER_ROWS from './beginners-2.json' with { type: 'json' };

/** Answered, offered as a message, or done: of each language. It may only rise. */
const LEAST: Readonly<Record<string, number>> = { en: 0.94, de: 0.87, fr: 0.88 };
const NOT_ANSWERED =
  /neither an order|weder ein Befehl|ni un ordre|could not tell what you ask|nicht erkennen, was du fragst|pas compris votre question|is not understood|verstehen wir nicht|n'est pas compris/;

test('mails of beginners are answered, and nothing is done by them', async () => {
  const played = await playedGame();
  const forming = await freshWorld();
  await write(forming, 'mara', 'create ?marne sesame', JUDGE);
  await write(forming, 'ann', 'signon ?marne annpw', JUDGE);
  const state = async ({ services }: typeof played) => {
    const { snapshot } = await services.games.latest('marne' as never);
    return JSON.stringify([snapshot?.seats, snapshot?.applicants, snapshot?.status]);
  };
  const answered = new Map<string, { all: number; good: number }>();
  for (const [lang = '', phase, mail = ''] of ROWS as readonly (readonly string[])[]) {
    const world = phase === 'forming' ? forming : played;
    await world.asIf(async () => {
      const before = await state(world);
      const isStranger = phase === 'none';
      const answer = await ask(world, isStranger ? 'zoe' : 'ann', mail, isStranger ? JUDGE : GAME);
      expect([mail, answer === '']).toEqual([mail, false]);
      expect([mail, (await state(world)) === before]).toEqual([mail, true]);
      const count = answered.get(lang) ?? { all: 0, good: 0 };
      const isGood = !NOT_ANSWERED.test(answer.replace(/\s+/g, ' '));
      answered.set(lang, { all: count.all + 1, good: count.good + (isGood ? 1 : 0) });
    });
  }
  for (const [lang, { all, good }] of answered)
    expect([lang, good / all >= LEAST[lang]!, good]).toEqual([lang, true, good]);
}, 120_000);

/** 150 more, with what each wants; some of them are orders. Read as Austria's they are told apart from what nobody understands. */
test('a second set of mails meets no silence, and most of it is answered above all else', async () => {
  const played = await playedGame();
  const answered = new Map<string, number>();
  for (const [lang = '', , mail = ''] of LATER_ROWS as readonly (readonly string[])[]) {
    await played.asIf(async () => {
      const answer = await ask(played, 'ann', mail);
      expect([mail, answer === '']).toEqual([mail, false]);
      if (!NOT_ANSWERED.test(answer.replace(/\s+/g, ' '))) answered.set(lang, (answered.get(lang) ?? 0) + 1);
    });
  }
  // Of 50 in each language; people judged 40 in a hundred well answered before the reader was taught by them, and 60 after.
  for (const lang of ['en', 'de', 'fr']) expect([lang, (answered.get(lang) ?? 0) >= 33]).toEqual([lang, true]);
}, 60_000);
