/** The worked lines of the judge's language (judge-language A11) as they come: in whole mails. */

import { describe, expect, test } from 'vitest';
import type { SectionContext } from '../../engine/language/mail/mail-text.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { ignoredIn, inShort, itemInShort, linesOf, readMail } from './mails.ts';
import { positionOf } from './reading.ts';
import { BUILDS, MOVEMENT, RETREATS, type Row } from './worked-rows.ts';

/** A mail as people write them, around one line. */
const mailWith = (line: string) =>
  `Dear judge,\n\nSIGNON fmarne secret\n${line}\n\nThanks for your patience!\nJean\n-- \nJean Bart, Dunkirk\n\nOn Tue, 3 Mar 2026 at 09:12, Judge wrote:\n> Germany: Army Munich -> Burgundy.\n> A Gas - Mar\n`;

const list = (expected: string | readonly string[]) => (typeof expected === 'string' ? [expected] : expected);
const cases = (rows: readonly Row[]) =>
  rows.map(([number, line, units, expected, without = expected]) => ({ number, line, units, expected, without }));

/** What a mail with that line gives, but for what is around it, which must be ignored. */
function itemsAround(line: string, context: Partial<SectionContext>): readonly string[] {
  const text = mailWith(line);
  const read = readMail(text, context);
  expect(read.press).toEqual([]);
  const whys = new Map(read.ignored.flatMap(({ from, to, why }) => range(from, to).map((n) => [n, why] as const)));
  expect([1, 6, 7, 8, 9, 11, 12, 13].map((n) => whys.get(n))).toEqual([
    'greeting',
    'closing',
    'closing',
    ...Array(2).fill('signature'),
    ...Array(3).fill('quoted'),
  ]);
  for (const claims of linesOf(text, read)) expect(claims.length).toBeLessThanOrEqual(1);
  return read.items.map(itemInShort);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe('the worked lines of A11 in a mail', () => {
  test.each(cases(MOVEMENT))('$number $line', ({ line, units, expected, without }) => {
    expect(itemsAround(line, { position: positionOf(standard, phaseCode('F1901M'), units) })).toEqual(list(expected));
    expect(itemsAround(line, { phase: phaseCode('F1901M') })).toEqual(list(without));
  });

  test.each(cases(RETREATS))('$number $line (retreats)', ({ line, units, expected, without }) => {
    expect(itemsAround(line, { position: positionOf(standard, phaseCode('F1901R'), units) })).toEqual(list(expected));
    expect(itemsAround(line, { phase: phaseCode('F1901R') })).toEqual(list(without));
  });

  // One build is due in each: a waived one is one order.
  const builds = BUILDS.map(([number, line, power, units, expected, without = expected]) => ({
    number,
    line,
    power,
    units,
    expected: expected.replace(/^waive .*/, 'waive'),
    without: without.replace('waive 1', 'waive'),
  }));
  test.each(builds)('$number $line (adjustments)', ({ line, power, units, expected, without }) => {
    expect(itemsAround(line, { position: positionOf(standard, phaseCode('W1901A'), units), power })).toEqual([
      expected,
    ]);
    expect(itemsAround(line, { phase: phaseCode('W1901A'), power })).toEqual([without]);
  });

  test('all lines of a movement phase in one mail: none touches another', () => {
    const lines = MOVEMENT.map(([, line]) => line);
    const expected = MOVEMENT.flatMap(([, , , found, without = found]) => list(without));
    expect(inShort(['signon ffrance pw', ...lines, 'signoff'].join('\n'), { phase: phaseCode('F1901M') })).toEqual([
      ...expected,
      'SIGNOFF',
    ]);
  });

  test('63 // F Lon - Eng: a comment, with % and # too', () => {
    for (const mark of ['//', '%', '#', '  // ']) {
      expect(inShort(`${mark} F Lon - Eng\nA Par H`)).toEqual(['A par H']);
      expect(ignoredIn(`${mark} F Lon - Eng\nA Par H`)).toEqual(['1 comment']);
    }
  });

  test('64 ENGLAND: F Lon - Nth: read for the own power and for a master, refused for another', () => {
    const position = positionOf(standard, phaseCode('F1901M'), 'ENGLAND: F lon; FRANCE: A par');
    for (const owner of ['ENGLAND: ', '(England) ', '[E] ', 'E: ', 'england ']) {
      const line = `${owner}F Lon - Nth`;
      expect(inShort(line, { power: 'ENGLAND', position })).toEqual(['F lon - nth']);
      expect(inShort(line, { power: null, role: 'master', position })).toEqual(['F lon - nth']);
      expect(inShort(line, { power: 'FRANCE', position })).toEqual([
        '! This line is for England; you write for France.',
      ]);
    }
  });

  test('75 A Lon proxy to France: refused where the game has no proxies', () => {
    const context: Partial<SectionContext> = {
      power: 'ENGLAND',
      position: positionOf(standard, phaseCode('F1901M'), 'ENGLAND: A lon'),
    };
    expect(inShort('A Lon proxy to France', { ...context, allows: { proxy: true } })).toEqual(['A lon P FRANCE']);
    expect(inShort('A Lon proxy to France', { ...context, allows: { proxy: false } })).toEqual([
      '! Proxies are not allowed in this game.',
    ]);
  });

  test('94 phase F1902R, then F Nth-Lon: kept for that phase, only its syntax checked', () => {
    const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par');
    expect(inShort('phase F1902R\nF Nth-Lon', { position })).toEqual([
      'PHASE {"phase":"F1902R"}',
      'F1902R F nth - lon',
    ]);
  });

  test('95 phase S 1903 M, then two orders', () => {
    const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par');
    expect(inShort('phase S 1903 M\nA Bre-Par, A Par-Bur', { position })).toEqual([
      'PHASE {"phase":"S1903M"}',
      'S1903M A bre - par',
      'S1903M A par - bur',
    ]);
  });
});
