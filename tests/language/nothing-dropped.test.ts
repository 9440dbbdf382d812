/** Nothing is dropped silently: each line that is not blank is an item, in a message, or ignored with why (F1, 4). */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SectionContext } from '../../engine/language/mail/mail-text.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { IS_FULL } from '../some-of.ts';
import { told } from '../told.ts';
import { mailText } from './mail-lines.ts';
import { linesOf, type MailRead, readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const RUNS = IS_FULL ? 100_000 : 100;

const WRITERS: readonly Partial<SectionContext>[] = [
  {},
  { position: positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre, A mar; ENGLAND: F lon') },
  { position: positionOf(standard, phaseCode('F1901R'), 'FRANCE dislodged: A par > pic gas') },
  { position: positionOf(standard, phaseCode('W1901A'), 'FRANCE: A bur; FRANCE owns: par bre mar') },
  { role: 'master', power: null },
  { board: null, phase: null, power: null, role: 'stranger' },
  { phase: null },
];

function faultsOf(text: string, read: MailRead): readonly string[] {
  const lines = text.split('\n');
  const places = linesOf(text, read);
  const faults = lines.flatMap((line, n) => {
    const found = places[n]!;
    // What shares a line may go several ways.
    if (line.trim() === '' || found.length === 1 || (found.length > 1 && line.includes(';'))) return [];
    return [`line ${n + 1} ${JSON.stringify(line)}: ${found.length === 0 ? 'nowhere' : found.join(' and ')}`];
  });
  const ranges = [...read.ignored].sort((a, b) => a.from - b.from);
  for (const [n, { from, to }] of ranges.entries()) {
    if (from > to || from < 1 || to > lines.length) faults.push(`ignored ${from}-${to}`);
    if (n > 0 && ranges[n - 1]!.to >= from && !lines[from - 1]!.includes(';')) faults.push(`ignored twice: ${from}`);
  }
  for (const { line, lastLine } of [...read.items, ...read.press]) {
    if (line > lastLine || line < 1 || lastLine > lines.length) faults.push(`item at ${line}-${lastLine}`);
  }
  return faults;
}

describe('each line of a mail lands in exactly one place', () => {
  test.each(WRITERS.map((context, n) => [n, context] as const))('whoever writes (%i)', (n, context) => {
    fc.assert(
      fc.property(mailText, (text) => {
        expect(faultsOf(text, readMail(text, context))).toEqual([]);
      }),
      { numRuns: Math.ceil(RUNS / WRITERS.length), seed: 1901 + n },
    );
  });

  test('the mails at random do hold items, messages, errors and each kind of ignored text', { tags: ['long'] }, () => {
    const seen = new Set<string>();
    for (const [n, text] of fc.sample(mailText, { numRuns: IS_FULL ? 300 : 120, seed: 7 }).entries()) {
      const { items, press, ignored, signOns } = readMail(text, WRITERS[n % WRITERS.length]);
      for (const { kind } of items) seen.add(kind);
      for (const { why } of ignored) seen.add(why);
      for (const { held } of press) seen.add(held === null ? 'press' : 'held press');
      for (const { kind } of signOns) seen.add(kind);
    }
    const wanted = ['order', 'command', 'error', 'press', 'held press', 'player', 'join', 'observer', 'greeting'];
    expect([...wanted, 'closing', 'comment', 'quoted', 'signature', 'after-signoff', 'heading']).toEqual(
      [...wanted, 'closing', 'comment', 'quoted', 'signature', 'after-signoff', 'heading'].filter((each) =>
        seen.has(each),
      ),
    );
  });

  test('texts, messages and suggestions of items are never empty', () => {
    fc.assert(
      fc.property(mailText, (text) => {
        for (const item of readMail(text).items) {
          expect(item.text.trim()).not.toBe('');
          if (item.kind === 'error') expect(told(item.message)).toMatch(/[.?!]$/);
        }
      }),
      { numRuns: RUNS / 5, seed: 11 },
    );
  });
});
