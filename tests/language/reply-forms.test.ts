/** Answers as mail programs make them: what is quoted orders nothing, what stands above it counts (judge-language F2). */
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { LETTERS } from '../letters/letters.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { ignoredIn, inShort } from './mails.ts';
import { HELD_OUT_FORMS, REPLY_FORMS } from './reply-forms.ts';

/** What was read as an order or a command, and what was asked about. */
function readIn(text: string) {
  const items = inShort(text);
  return { used: items.filter((each) => !/^[!?]/.test(each)), asked: items.filter((each) => /^[!?]/.test(each)) };
}

/** What is asked of every form above is asked of some of them again. */
const SOME = [...REPLY_FORMS, ...HELD_OUT_FORMS].filter((_, n) => IS_FULL || n % 8 === 0);

const QUOTED_TEXT =
  'Movement orders for Fall of 1901.\n\nA Gas - Mar\nFrance: Army Paris -> Picardy.\nset wait\n\nRegards';

describe('an answer above a quotation', () => {
  test.each(REPLY_FORMS.map((form) => [form.name, form] as const))('%s', { tags: ['long'] }, (_, { quote }) => {
    const read = readIn(`A Par - Bur\nF Bre - Mao\n\n${quote(QUOTED_TEXT)}`);
    expect(read).toEqual({ used: ['A par - bur', 'F bre - mao'], asked: [] });
  });

  test.each(HELD_OUT_FORMS.map((form) => [form.name, form] as const))('in a language held out: %s', (_, { quote }) => {
    const read = readIn(`A Par - Bur\nF Bre - Mao\n\n${quote(QUOTED_TEXT)}`);
    expect(read.used).toEqual(['A par - bur', 'F bre - mao']);
  });

  test('glued to the last order', () => {
    const wrong = SOME.filter(
      ({ quote }) => readIn(`A Par - Bur\n${quote('A Gas - Mar')}`).used.join() !== 'A par - bur',
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('a line with a number above a head is one’s own', () => {
  test.each(['waive 2', 'I can wait 2 or 3 days'])('%s', (line) => {
    const wrong = SOME.filter(({ quote }) => !/^[23]\b/.test(ignoredIn(`${line}\n${quote('A Gas - Mar')}`)[0] ?? ''));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('a mail of the judge is known in whatever form it is quoted', () => {
  /** No program and no language of the table above. */
  const HEADS = ['', 'Xyzzy qux:', 'Tule, 3 qux, CHAN zzyzx', '***', 'CHAN (marne)\n3. qux'];

  test.each(oneIn(3, Object.keys(LETTERS)))('%s', (name) => {
    const { text } = LETTERS[name]!();
    for (const head of oneIn(5, HEADS)) {
      const mail = `A Par - Bur\n\n${head}\n${text}`;
      expect([head, readIn(mail).used]).toEqual([head, ['A par - bur']]);
      const spread = `A Par - Bur\n\n${head}\n\n${text.replaceAll('\n', '\n\n')}`;
      expect([head, readIn(spread).used]).toEqual([head, ['A par - bur']]);
    }
  });

  test.each(Object.keys(LETTERS))('%s quoted without an answer does nothing', { tags: ['long'] }, (name) => {
    const { text } = LETTERS[name]!();
    expect(readIn(text).used).toEqual([]);
  });

  test.each([german, french])('in $code as in English', (language) => {
    for (const [name, write] of oneIn(8, Object.entries(LETTERS))) {
      const { text } = inLanguage(language, write);
      expect([name, readIn(text).used]).toEqual([name, []]);
      expect([name, readIn(`A Par - Bur\n\n${text}`).used]).toEqual([name, ['A par - bur']]);
    }
  });

  test.each([english, german, french])(
    'an answer to orders that is pasted whole is not asked about ($code)',
    (language) => {
      for (const name of Object.keys(LETTERS).filter((each) =>
        /^(?:acknow.*(?:plete|two-powers|late)|reminder)/.test(each),
      )) {
        const { text } = inLanguage(language, LETTERS[name]!);
        expect([name, readIn(text)]).toEqual([name, { used: [], asked: [] }]);
      }
    },
  );
});

describe('lines of one’s own that look a little like heads', () => {
  test.each([
    'My orders of 3 March 2026:',
    'Orders for Fall 1901, sent at 20:15:',
    'Here are my moves (12.03.2026, 20:00):',
    'FRANCE:',
    'France, Fall 1901:',
    '--- Fall 1901 ---',
    '===== ORDERS =====',
    '***',
    '----------',
    'ENGLAND: F Lon - Nth',
  ])('%s', (line) => {
    expect(readIn(`${line}\nA Par - Bur`).used).toEqual(['A par - bur']);
  });

  test('where orders stand above and below, those below are shown back', () => {
    const { used, asked } = readIn('A Par - Bur\n\n________________________________\nF Bre - Mao');
    expect(used).toEqual(['A par - bur']);
    expect(asked).toEqual([
      '! This stands below a line that looks like the start of a quotation: it was not used. If it is yours, send it again above that line.',
    ]);
  });

  test('where they stand below alone, they count', () => {
    expect(readIn('Dear judge,\n\n________________________________\nF Bre - Mao').used).toEqual(['F bre - mao']);
  });

  test('orders that stand below and repeat nothing of above are never read with those above', () => {
    expect(ignoredIn('A Par - Bur\n\nZum 3. 3. 2026:\nthank you').at(-1)).toBe('3-4 quoted text');
  });
});
