/** The worked lines of the judge's language (judge-language A11), read with the board they speak of and without one. */

import { describe, expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { contextFor, inShort, positionOf } from './reading.ts';
import { BUILDS, MOVEMENT, RETREATS, type Row } from './worked-rows.ts';

const list = (expected: string | readonly string[]) => (typeof expected === 'string' ? [expected] : expected);

/** Named for the table's titles. */
const named = (rows: readonly Row[]) =>
  rows.map(([number, line, units, expected, without = expected]) => ({ number, line, units, expected, without }));

describe('the worked lines of A11', () => {
  test.each(named(MOVEMENT))('$number $line', ({ line, units, expected, without }) => {
    const position = positionOf(standard, phaseCode('F1901M'), units);
    expect(inShort(line, contextFor({ position }))).toEqual(list(expected));
    expect(inShort(line, contextFor({ phase: phaseCode('F1901M') }))).toEqual(list(without));
  });

  test.each(named(RETREATS))('$number $line (retreats)', ({ line, units, expected, without }) => {
    const position = positionOf(standard, phaseCode('F1901R'), units);
    expect(inShort(line, contextFor({ position }))).toEqual(list(expected));
    expect(inShort(line, contextFor({ phase: phaseCode('F1901R') }))).toEqual(list(without));
  });

  const builds = BUILDS.map(([number, line, power, standing, expected, without = expected]) => ({
    number,
    line,
    power,
    standing,
    expected,
    without,
  }));
  test.each(builds)('$number $line (adjustments)', ({ line, power, standing, expected, without }) => {
    const position = positionOf(standard, phaseCode('W1901A'), standing);
    expect(inShort(line, contextFor({ position, power }))).toEqual([expected]);
    expect(inShort(line, contextFor({ phase: phaseCode('W1901A'), power }))).toEqual([without]);
  });
});
