/** Phases, powers and places of every map of the house are read by their own names. */

import { describe, expect, test } from 'vitest';
import { formatPhase, phaseInWords } from '../../engine/board/phase.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { readHeadingLine } from '../../engine/language/mail/heading-lines.ts';
import { readAddressees, readOnePower, readPowerList } from '../../engine/language/names/power-list.ts';
import { readOrders } from '../../engine/language/orders/read-orders.ts';
import { readPhaseText } from '../../engine/language/times/phase-text.ts';
import { classicTurn, phaseName, seasonName } from '../../templates/locales/times/phases.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { contextFor, inShort } from './reading.ts';

const KINDS = {
  M: ['M', 'Movement', 'moves'],
  R: ['R', 'Retreats', 'retreat'],
  A: ['A', 'Adjustments', 'builds', 'B'],
} as const;

describe.each(VARIANTS)('%s', (id) => {
  const board = boardOf(id);
  const { variant, powers } = board;

  test('each phase reads as itself, by code and in words', () => {
    const year = board.start.year + 3;
    for (const { letter, name, aliases = [], phases } of variant.calendar.seasons) {
      for (const kind of phases) {
        const code = formatPhase({ season: letter, year, kind });
        for (const word of KINDS[kind]) {
          for (const text of [
            `${letter}${year}${word.charAt(0)}`,
            `${name} ${year} ${word}`,
            `${name} of ${year}, ${word}`,
            `${letter} ${year} ${word}`,
          ]) {
            expect([text, readPhaseText(board, text)]).toEqual([text, code]);
            expect(readPhaseText(board, text.toLowerCase())).toBe(code);
          }
        }
        for (const alias of aliases)
          expect([alias, readPhaseText(board, `${alias} ${year} ${KINDS[kind][1]}`)]).toEqual([alias, code]);
      }
    }
  });

  test('each phase as mails and pages write it', () => {
    for (let year = board.start.year; year < board.start.year + 12; year += 1) {
      for (const { letter, phases } of variant.calendar.seasons) {
        for (const kind of phases) {
          const code = formatPhase({ season: letter, year, kind });
          const written = [phaseName(board, code), phaseInWords(variant.calendar, { season: letter, year, kind })];
          if (kind === 'M') written.push(seasonName(board, code), classicTurn(board, code));
          for (const text of [...written, ...written.map((each) => each.toUpperCase())]) {
            expect([text, readPhaseText(board, text)]).toEqual([text, code]);
          }
        }
      }
    }
  });

  test('a heading with the season above orders is one', () => {
    const code = formatPhase({ ...board.start, year: board.start.year + 1 });
    for (const text of [
      `${seasonName(board, code)}:`,
      classicTurn(board, code),
      `My orders for ${seasonName(board, code)}`,
    ]) {
      expect([text, readHeadingLine(board, text)]).toEqual([text, { phase: code, power: null }]);
    }
  });

  test('a heading may count turns, or name new units', () => {
    const first = formatPhase(board.start);
    for (const text of ['First turn:', 'Erste Runde:', 'Premier tour :'])
      expect([text, readHeadingLine(board, text)]).toEqual([text, { phase: first, power: null }]);
    expect(readHeadingLine(board, 'Second turn')?.phase).not.toBe(first);
    expect(readHeadingLine(board, 'neue Einheiten:', first)).toEqual(readHeadingLine(board, 'Builds:', first));
  });

  test('an order for a place is never read as a heading', () => {
    const lines = variant.provinces.flatMap(({ id: at, name }) =>
      ['A', 'F'].flatMap((type) => [
        `build ${type} ${at}`,
        `Build ${type} ${name}`,
        `${type} ${at} holds`,
        `retreat ${type} ${at}`,
      ]),
    );
    expect(lines.filter((line) => readHeadingLine(board, line) !== null)).toEqual([]);
  });

  test('each power by its name, its adjective and its letter', () => {
    for (const { name, display, adjective, letter } of powers) {
      for (const written of [name, display, adjective, letter, name.toLowerCase()]) {
        expect([written, readOnePower(board, written)]).toEqual([written, name]);
      }
      expect(readPowerList(board, display)).toEqual({ list: [name] });
    }
  });

  test('each power heads the lines below it by its whole name in any language, though a place be called the same', () => {
    const context = contextFor({ board, phase: null, power: powers[0]!.name });
    for (const language of ['en', 'de', 'fr'])
      for (const { name, display } of boardIn(board, language).powers)
        for (const written of [display, display.toUpperCase(), `${display}:`])
          expect([written, readOrders(written, context).heading]).toEqual([written, name]);
  });

  test('all powers in one list, of names and of letters', () => {
    const all = powers.map(({ name }) => name);
    expect(readPowerList(board, powers.map(({ display }) => display).join(', '))).toEqual({ list: all });
    expect(readPowerList(board, powers.map(({ letter }) => letter).join(' '))).toEqual({ list: all });
    const letters = powers.map(({ letter }) => letter);
    if (new Set(letters.join('')).size === letters.length && letters.length > 3)
      expect(readPowerList(board, letters.join(''))).toEqual({ list: all });
  });

  test('master and observers beside powers', () => {
    const [first] = powers;
    expect(readAddressees(board, `${first!.display}, master and observers`)).toEqual({
      list: [first!.name, 'MASTER', 'OBSERVERS'],
    });
  });

  test('each place by code, name and alias', () => {
    const context = contextFor({ board, phase: null, power: powers[0]!.name });
    for (const { id: place, name, abbr, aliases = [] } of variant.provinces) {
      if (!board.provinceNumber.has(place)) continue;
      for (const written of [place, name, ...(abbr === undefined ? [] : [abbr]), ...aliases]) {
        // Before a word, a single letter is a word of the order: `North S A Yor` is a support.
        const [read] = inShort(/\s\S$/.test(written) ? `${written} -H` : `${written} H`, context);
        expect([written, read?.replace(/^[AF] /, '')]).toEqual([written, `${place} H`]);
      }
    }
  });
});
