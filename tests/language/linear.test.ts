/**
 * Reading takes work that grows with the length of the mail and no faster, whatever stands in it (judge-language F1).
 * @module-tag long
 */

import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre, A mar; ENGLAND: F lon');

/** Characters handed to regular expressions: each reader's step is one of those. */
let work = 0;
const { exec } = RegExp.prototype;

function counting<T>(run: () => T): T {
  work = 0;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    // A pattern that goes through a text match by match looks at each part of it once, a sticky one at one place.
    const steps = this.global || this.sticky;
    const from = steps ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const to = steps && found !== null ? this.lastIndex : this.sticky ? from : text.length;
    work += to - from + 1;
    return found;
  };
  try {
    return run();
  } finally {
    RegExp.prototype.exec = exec;
  }
}

afterEach(() => {
  RegExp.prototype.exec = exec;
});

const workFor = (text: string): number => {
  counting(() => readMail(text, { position }));
  return work;
};

/** What may stand in a mail many times over. */
const UNITS: readonly string[] = [
  'A Par - Bur\n',
  'A Par - Brx\n',
  'A Par - Bur, F Bre - Mao; A Mar S A Par - Bur\n',
  'hello what is this\n',
  'sett wait\n',
  'set wait\n',
  'set nowait, draw, address a@example.org\n',
  'set password abc\n',
  'phase S1902M\nIF A mun THEN\nA Par H\nELSE\nA Par - Bur\nENDIF\n',
  'press to F\nhello\nendpress\n',
  'press to F\n> endpress\n',
  'press to F\n',
  'to France: hello\n',
  '> quoted\n',
  'On Tue, 3 Mar 2026 at 09:12,\n',
  'From: x\n',
  'signon fmarne pw\n',
  'register\nName: x\n',
  'whatif\nA Par - Bur\nend\n',
  '-- \n',
  '\n',
];

describe('work grows like the mail', () => {
  test.each(oneIn(3, UNITS))('%j, 10 and 100 times', (unit) => {
    const [once, tenfold] = [workFor(unit.repeat(10)), workFor(unit.repeat(100))];
    expect(once).toBeGreaterThan(0);
    // Twelve times the work for ten times the lines; what is beyond the limits of a mail costs less still.
    expect(tenfold).toBeLessThan(12 * once + 2000);
  });

  const PARTS = 'A Par - Bur |A Par, |S |- |( |[E] |and |set draw |x| |>|!|to |IF '.split('|');
  const HEADS = '|A Par - |set |press |away |history |clear |phase |if |to '.split('|');

  test.each(oneIn(3, [...PARTS.entries()]))('part %i of one line, %j, 10 and 100 times', (n, unit) => {
    // Each part after other heads than the part before.
    for (const head of HEADS.filter((_, h) => IS_FULL || (h + n) % 5 === 0)) {
      const [once, tenfold] = [workFor(head + unit.repeat(10)), workFor(head + unit.repeat(100))];
      expect([head, tenfold < 12 * once + 3000, once, tenfold]).toEqual([head, true, once, tenfold]);
    }
  });
});

describe('no text makes the reader hang', () => {
  // A pattern that tries all ways to part a run would not end here within the test's time.
  const heads = fc.constantFrom(
    '',
    'set ',
    'press ',
    'press to ',
    'A Par ',
    'A Par - ',
    'signon ',
    'away ',
    'set absence ',
    'history ',
    'register\n',
    'to ',
    'set preference ',
    'set move ',
    'phase ',
    'if ',
    'phase S1902M\nif ',
    'diary ',
    'who ',
    'end ',
    'On ',
    'From: ',
    '--',
    'sent from my ',
    'IP ',
    'announce ',
    'setup\n',
    'waive ',
    '> ',
  );
  const runs = fc.constantFrom(
    ' ',
    '\t',
    '-',
    '- ',
    '>',
    '.',
    '!',
    ',',
    ', ',
    ';',
    '(',
    ')',
    '[',
    '*',
    ':',
    ': ',
    '/',
    '@',
    'a',
    'a ',
    'A.',
    '1',
    '1 ',
    '1:',
    "'",
    '_',
    'to ',
    'and ',
    'F',
    '\u00a0',
    'e\u0301',
    'end ',
    'wrote:',
    'schrieb ',
  );
  const tails = fc.constantFrom('', 'x', '!', ':', '\nA Par H', '.', ' 1', '@');

  test('a head, a long run and a tail', () => {
    fc.assert(
      fc.property(heads, runs, fc.integer({ min: 1, max: 4000 }), tails, (head, run, length, tail) => {
        const text = head + run.repeat(Math.ceil(length / run.length)) + tail;
        const { items, press, ignored, signOns } = readMail(text, { position });
        expect(items.length + press.length + ignored.length + signOns.length).toBeGreaterThan(
          text.trim() === '' ? -1 : 0,
        );
      }),
      { numRuns: IS_FULL ? 5_000 : 20, seed: 8 },
    );
  });

  test('limits: lines, sign-ons, passwords, the length of a line', () => {
    const many = readMail(Array.from({ length: 5000 }, () => 'A Par - Bur').join('\n'), { position });
    expect(many.items).toHaveLength(501);
    expect(many.items.at(-1)).toMatchObject({
      kind: 'error',
      line: 501,
      message: { code: 'lines/too-many', read: 500, most: 500, characters: 50_000 },
    });
    expect(many.ignored).toEqual([{ from: 502, to: 5000, why: 'too-many-lines' }]);

    const signOns = readMail(Array.from({ length: 30 }, (_, n) => `signon fgame${n} pw${n}`).join('\n'));
    expect(signOns.signOns).toHaveLength(20);
    expect(signOns.ignored).toEqual([{ from: 21, to: 30, why: 'too-many-sign-ons' }]);

    const passwords = readMail(Array.from({ length: 50 }, (_, n) => `set password word${n}`).join('\n'));
    expect(passwords.items.filter(({ kind }) => kind === 'error')).toHaveLength(10);
    expect(JSON.stringify(passwords.items)).not.toMatch(/word4\d/);

    const long = readMail(`A Par H\n${'x'.repeat(5000)}\nF Bre H`);
    expect(long.items).toHaveLength(2);
    expect(long.ignored).toEqual([{ from: 2, to: 2, why: 'long-line' }]);
  });
});
