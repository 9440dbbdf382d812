/**
 * No order is filed against what the line above it says, and none is asked about for a courtesy: both harms weigh alike. What such a
 * line is about decides, not the words it holds. The lines were written before what reads them (`lines/`).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OrderItem } from '../../engine/language/mail/mail-text.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { IS_FULL } from '../some-of.ts';

const position = positionOf(boardOf('standard'), 'S1901M' as never, 'FRANCE: A par, A mar, F bre');

function ordersIn(text: string): readonly OrderItem[] {
  return readMail(text, { position }).items.flatMap((item) => (item.kind === 'order' ? [item] : []));
}

/** `filed` or `asked` for each order of the mail. */
function fate(text: string): string {
  return ordersIn(text)
    .map(({ pending }) => (pending === undefined ? 'filed' : pending.choice ? 'choice' : 'asked'))
    .join(' ');
}

function linesOf(file: string): readonly string[] {
  return readFileSync(new URL(`lines/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('== '));
}

/** Ways in which the same line stands above orders. */
const WAYS: Readonly<Record<string, (line: string) => string>> = {
  'directly above': (line) => `${line}\nA Par - Bur\nA Mar - Spa`,
  'above a blank line': (line) => `F Bre - Mao\n\n${line}\n\nA Par - Bur\nA Mar - Spa`,
  'below a greeting, in capitals and without accents': (line) =>
    `Hello everybody,\n${line.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()}\nA Par - Bur\nA Mar - Spa`,
};

/** Each line stands in one of the ways, by turns; in all of them where there is time. */
function standing(lines: readonly string[], way: number): readonly string[] {
  return IS_FULL ? lines : lines.filter((_, n) => n % Object.keys(WAYS).length === way);
}

describe.each(Object.entries(WAYS).map(([name, written], way) => ({ name, written, way })))('a line $name', (each) => {
  const { written, way } = each;
  test('that says something against the orders is asked about', () => {
    const filed = standing(linesOf('against'), way).filter((line) => fate(written(line)).includes('filed filed'));
    expect(filed).toEqual([]);
  });

  test('that is a courtesy, or about something else, files them', () => {
    const asked = standing(linesOf('harmless'), way).filter((line) => /asked|choice/.test(fate(written(line))));
    expect(asked).toEqual([]);
  });
});

describe('how far a sign holds', () => {
  test.each([
    ['Draft:\nA Par - Bur\n\nA Mar - Spa', 'asked filed', 'to the blank line'],
    ['Draft:\n\nA Par - Bur\n\nA Mar - Spa\n\nF Bre - Mao', 'asked asked asked', 'in a list with blank lines'],
    ['Draft:\n\nThank you all for the last year.\n\nA Par - Bur', 'filed', 'not past a paragraph of words'],
    [
      'This mail holds no orders yet.\n\nGreetings from Rome!\n\nA Par - Bur',
      'asked',
      'past it, where it names the orders',
    ],
    ['Please do not file these yet.\nMy orders:\nA Par - Bur', 'asked', 'past a heading that says nothing else'],
    ['A Par - Bur\nOrders for next season:\nA Mar - Spa', 'filed asked', 'not upwards, with a colon'],
    ['A Par - Bur\nA Mar - Spa\nbut only if Italy agrees', 'asked asked', 'upwards, where it stands below them'],
    ['A Par - Bur\nA Mar - Spa\n\nThese are only a draft, please wait.', 'asked asked', 'and where it points at them'],
    [
      'A Par - Bur\n\nNext turn I am away. If you need me, call.\nSee you!',
      'filed',
      'not upwards for what is about the writer',
    ],
    ['Draft: A Par - Bur; A Mar - Spa\nF Bre - Mao', 'asked asked', 'along the line that it begins'],
    ['# Old orders\nA Par - Bur', 'asked', 'from a comment too'],
    [
      'F Bre - Mao\n\nA Par - Bur\nOR\nA Par - Gas',
      'filed choice choice',
      'an OR is about the paragraph above it alone',
    ],
  ])('%j: %s, %s', (text, expected) => {
    expect(fate(text)).toBe(expected);
  });

  test('of two sets with an OR between them none is filed, with blank lines or without', () => {
    for (const or of ['OR', 'or:', '\nOR\n', '-- or --', 'oder', 'sinon :', 'Alternatively:', 'or maybe this:']) {
      const text = `F Bre - Mao\n\nThanks!\nA Par - Bur\nA Mar - Spa\n${or}\nA Par - Gas\nA Mar H`;
      expect([or, fate(text)]).toEqual([or, 'filed choice choice choice choice']);
    }
  });

  test('what is shown of a long line is the sentence that is the sign', () => {
    const [order] = ordersIn('Good evening to all of you, and thanks. If Italy agrees:\nA Par - Bur');
    expect(order?.pending?.why).toEqual({ code: 'pending/below', shown: 'If Italy agrees:' });
  });
});
