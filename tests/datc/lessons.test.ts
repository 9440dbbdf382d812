/** Each lesson can be solved by legal orders, and not by all of them; its words are there in each language. */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { legalInPhase } from '../../engine/adjudicate/legality/legal-in-phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { lessonWords } from '../../templates/locales/text/words-apart.ts';
import { lessonsPage } from '../../templates/sheet/study/lessons-page.ts';
import { isSolved, judgeOrders, LESSONS, type Lesson, positionAfter } from '../../templates/study/lessons.ts';
import { standard } from '../boards.ts';
import { IS_FULL } from '../some-of.ts';

/** Every set of orders that gives each unit one of its legal orders; in winter any one build. */
function orderSets({ id, power }: Lesson, at: Position): readonly (readonly string[])[] {
  const legal = Object.values(legalInPhase(standard, at).legal[power] ?? {});
  // Of hundreds of sets, without CHANCERY_FULL, those of every third order of each unit and of those that solve it.
  const areFew = IS_FULL || legal.reduce((product, { length }) => product * length, 1) < 200;
  const isTried = (order: string, n: number) => areFew || n % 3 === 0 || SOLUTIONS[id]!.includes(order);
  const lists = legal.map((list) => list.filter(isTried));
  if (at.phase.endsWith('A')) return lists.flat().map((order) => [order]);
  return lists.reduce<readonly (readonly string[])[]>(
    (sets, list) => sets.flatMap((set) => list.map((order) => [...set, order])),
    [[]],
  );
}

/** By the orders of all phases, whether they solve it. */
function* played(
  lesson: Lesson,
  at = lesson.start,
  number = 0,
): Generator<{ orders: readonly string[]; right: boolean }> {
  for (const own of orderSets(lesson, at)) {
    const judged = judgeOrders(standard, lesson, { at, number }, own, adjudicate);
    if (judged.reached !== null) yield { orders: own, right: isSolved(judged) };
    else
      for (const { orders, right } of played(lesson, positionAfter(standard, at, judged), number + 1))
        yield { orders: [...own, ...orders], right };
  }
}

const SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  move: ['A par - bur', 'F bre - mao'],
  support: ['A par - bur', 'A mar S A par - bur'],
  hold: ['A bur H', 'A par S A bur'],
  cut: ['A par - bur', 'A mar S A par - bur', 'A tyr - mun'],
  bounce: ['A par - bur'],
  convoy: ['A yor - nwy VIA', 'F nth C A yor - nwy'],
  disrupt: ['F den - nth', 'F hel S F den - nth'],
  retreat: ['A bur - bel'],
  build: ['build F ank', 'F ank - bla', 'F con S F ank - bla'],
  count: ['A gas - spa', 'F mao - por', 'A bur - mar'],
  self: ['A par - bur', 'A mar - bur'],
  win: ['A pie - ven', 'A tus S A pie - ven', 'F tys - rom'],
};

describe('a lesson', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s has solutions, and other orders', (id, lesson) => {
    const all = [...played(lesson)];
    const right = all.filter((each) => each.right).map(({ orders }) => orders);
    const has = right.some((orders) => SOLUTIONS[id]!.every((order) => orders.includes(order)));
    expect(has).toBe(true);
    // Nobody gets there by doing nothing, or by chance every second time.
    expect(right.length).toBeLessThan(all.length / 2);
    expect(isSolved(judgeOrders(standard, lesson, { at: lesson.start, number: 0 }, []))).toBe(false);
  });

  it.each(LANGUAGES)('says in %s what to do, each in words of its own', async (code) => {
    const language = await loadLanguage(code);
    const words = inLanguage(language, lessonWords);
    const texts = Object.values(words.byId).flatMap(({ title, rule, task }) => [title, rule, task]);
    expect(Object.keys(words.byId)).toEqual(LESSONS.map(({ id }) => id));
    expect(new Set(texts).size).toBe(3 * LESSONS.length);
    const assets = { script: '', board: '', lessons: '/l.js', morning: '', style: '/s.css', modules: {}, offline: {} };
    const page = inLanguage(language, () => lessonsPage({ assets, variants: [] }, standard));
    expect(page.match(/<article /g)).toHaveLength(LESSONS.length);
    expect(page).not.toMatch(/undefined|\[object/);
  });
});
