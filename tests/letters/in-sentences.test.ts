/**
 * Orders in whole sentences with courtesies around them, written before the reader was: three kinds in three languages. What is filed
 * is what was given; from another seat nothing is, and the answer says of each mail why.
 * @module-tag long
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { NumberedLine } from '../../engine/language/mail/mail-text.ts';
import { readOnePower } from '../../engine/language/names/power-list.ts';
import { readOrders } from '../../engine/language/orders/read-orders.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { contextFor, positionOf } from '../language/reading.ts';
import { oneIn } from '../some-of.ts';

const position = positionOf(
  standard,
  phaseCode('S1901M'),
  'AUSTRIA: A bud, A vie, F tri; ENGLAND: A lvp, F edi, F lon; FRANCE: A mar, A par, F bre; GERMANY: A ber, A mun, F kie; ITALY: A rom, A ven, F nap; RUSSIA: A mos, A war, F sev, F stp/sc; TURKEY: A con, A smy, F ank',
);
const rowsOf = (set: string) =>
  readFileSync(new URL(`in-sentences/${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

function readMail(text: string, power: string, filed: readonly string[] = []) {
  const lines = text.split('\\n').map((each, n): NumberedLine => ({ number: n + 1, text: each, ignored: null }));
  const section = { signOn: null, unreadable: null, lines, secrets: [] };
  return readSection(section, {
    board: standard,
    phase: phaseCode('S1901M'),
    role: 'player',
    power: power as never,
    position,
    filed,
  });
}

function itemsOf(text: string, power: string, filed?: readonly string[]) {
  return readMail(text, power, filed).items;
}

/** What is filed, the last order for each unit. */
function filedOf(text: string, power: string, before?: readonly string[]): readonly string[] {
  const filed = new Map<string, string>();
  for (const item of itemsOf(text, power, before))
    if (item.kind === 'order' && item.pending === undefined) filed.set(item.order.slice(0, 5), item.order);
  return [...filed.values()].sort();
}

/** Of those of a language, filed whole; the others are asked about, or a part of them is said to be unread. It may only rise. */
const LEAST = { en: 72, de: 65, fr: 62 };

test('orders in sentences are filed as they are given, or not at all', () => {
  const whole = { en: 0, de: 0, fr: 0 };
  for (const [lang, name = '', text = '', orders = ''] of rowsOf('given')) {
    const power = readOnePower(standard, name)!;
    const context = contextFor({ power, position, phase: phaseCode('S1901M') });
    const given = orders
      .split(';')
      .flatMap((order) =>
        readOrders(order, context).readings.flatMap((each) => (each.read === 'order' ? [each.order] : [])),
      );
    const filed = filedOf(text, power);
    expect([text, filed.filter((order) => !given.includes(order))]).toEqual([text, []]);
    if (filed.length === given.length) whole[lang as keyof typeof whole] += 1;
  }
  for (const lang of ['en', 'de', 'fr'] as const) expect(whole[lang], lang).toBeGreaterThanOrEqual(LEAST[lang]);
});

test('from a seat without these units nothing is filed, and no mail is passed over', () => {
  for (const [, name = '', text = '', orders = ''] of oneIn(5, rowsOf('given'))) {
    const other = readOnePower(standard, name) === 'ITALY' ? 'TURKEY' : 'ITALY';
    if (orders.endsWith('H;F Kie H')) continue;
    expect([text, filedOf(text, other)]).toEqual([text, []]);
    expect([text, itemsOf(text, other).some(({ kind }) => kind === 'error')]).toEqual([text, true]);
  }
});

test('each clause of a sentence with a pronoun, a helper or no name is the order that it gives, and nothing is left over', () => {
  for (const [, name = '', text = '', orders = ''] of oneIn(3, rowsOf('clauses'))) {
    const power = readOnePower(standard, name)!;
    const context = contextFor({ power, position, phase: phaseCode('S1901M') });
    const given = orders
      .split(';')
      .flatMap((order) =>
        readOrders(order, context).readings.flatMap((each) => (each.read === 'order' ? [each.order] : [])),
      );
    expect([text, filedOf(text, power)]).toEqual([text, given.sort()]);
    expect([text, itemsOf(text, power).filter(({ kind }) => kind === 'error')]).toEqual([text, []]);
  }
});

test('a condition, a question, another voice or a message around them is no order', () => {
  const before = ['F bre - eng', 'A par - gas', 'A mar - spa'];
  for (const [text = '', power = 'GERMANY'] of oneIn(3, rowsOf('not-given'))) {
    expect([text, filedOf(text, power)]).toEqual([text, []]);
    if (power === 'FRANCE') expect([text, filedOf(text, power, before)]).toEqual([text, []]);
  }
});

test('what is to be told somebody is offered as a message, small talk refuses no line, and what is taken back in general stands', () => {
  const codesOf = (text: string, filed: readonly string[] = []) =>
    itemsOf(text, 'FRANCE', filed).map((item) =>
      item.kind !== 'error' || typeof item.message === 'string'
        ? item.kind
        : item.message.code === 'player/asked'
          ? item.message.question.topic
          : item.message.code,
    );
  for (const [is = '', text = ''] of rowsOf('said')) {
    if (is === 'talk') expect([text, codesOf(text)]).toEqual([text, ['thanks']]);
    else if (is === 'back') expect([text, codesOf(text, ['A par - bur'])]).toEqual([text, ['filing/nothing-back']]);
    else {
      const { items, press } = readMail(text, 'FRANCE');
      expect([text, items, press.map(({ to }) => [to].flat())]).toEqual([text, [], [[is]]]);
      expect([text, press.some(({ held }) => held === null)]).toEqual([text, false]);
    }
  }
});
