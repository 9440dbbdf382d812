import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFrameLine } from '../../engine/archive/classic/frame-lines.ts';
import type { Aside } from '../../engine/messages/orders/lines.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { spellOrders } from '../../templates/locales/order-spelling.ts';
import { outcomeInWords } from '../../templates/locales/outcome.ts';
import { powersInWords, unitInSentence } from '../../templates/locales/powers.ts';
import { pressFlags, pressLetters } from '../../templates/locales/press-flags.ts';
import { daysInWords } from '../../templates/locales/settings.ts';
import { wrapAfter, wrapLine } from '../../templates/locales/text/wrap.ts';
import { classicDate, formatSpan, fromNow, timeFor } from '../../templates/locales/times/format-times.ts';
import { classicTurn, phaseName, seasonName } from '../../templates/locales/times/phases.ts';
import { zoneName } from '../../templates/locales/times/zone-name.ts';
import { boardOf, standard } from '../boards.ts';
import { told } from '../told.ts';
import { at, HOUR } from './scenes.ts';

const DAY = 24 * HOUR;

describe('spans', () => {
  it.each([
    [51 * HOUR, '2 d 3 h'],
    [2 * DAY, '2 d'],
    [24 * HOUR, '24 h'],
    [27.5 * HOUR, '27 h 30 min'],
    [HOUR, '1 h'],
    [59 * 60_000, '59 min'],
    [59_000, 'less than a minute'],
    [9 * DAY + HOUR / 2, '9 d'],
  ])('%d ms are %j', (ms, words) => {
    expect(formatSpan(ms)).toBe(words);
  });

  it('lie ahead or behind', () => {
    expect(fromNow(3 * HOUR, 0)).toBe('in 3 h');
    expect(fromNow(0, 3 * HOUR)).toBe('3 h ago');
  });
});

describe('instants', () => {
  it.each([
    ['UTC', 'Tue 3 Mar 2026, 23:30 UTC'],
    ['Etc/UTC', 'Tue 3 Mar 2026, 23:30 UTC'],
    ['Europe/London', 'Tue 3 Mar 2026, 23:30 London time (23:30 UTC)'],
    ['Europe/Berlin', 'Wed 4 Mar 2026, 00:30 Berlin time (Tue 23:30 UTC)'],
    ['America/Argentina/Buenos_Aires', 'Tue 3 Mar 2026, 20:30 Buenos Aires time (23:30 UTC)'],
    ['Asia/Kolkata', 'Wed 4 Mar 2026, 05:00 Kolkata time (Tue 23:30 UTC)'],
  ])('are told to a reader in %s', (zone, words) => {
    expect(timeFor(at('2026-03-03T23:30:00Z'), zone, zones)).toBe(words);
  });

  it('are told by the summer clock in summer', () => {
    expect(timeFor(at('2026-07-03T21:30:00Z'), 'Europe/Berlin', zones)).toContain('23:30 Berlin time (21:30 UTC)');
  });

  it('keep the name of a zone that is no place', () => {
    expect(zoneName('Etc/GMT+5')).toBe('Etc/GMT+5');
  });

  it('in classic form name the instant itself, in every zone', () => {
    const places = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Australia/Lord_Howe',
    );
    fc.assert(
      fc.property(
        fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }),
        places,
        (instant, zone) => {
          const date = classicDate(instant, zone, zones);
          expect(date).toMatch(/^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d\d \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/);
          expect(Date.parse(date)).toBe(Math.floor(instant / 1000) * 1000);
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe("phases, by each variant's calendar", () => {
  it.each([
    ['standard', 'S1902M', 'Spring 1902', 'Spring 1902', 'Spring of 1902'],
    ['standard', 'F1902R', 'Fall 1902', 'the retreats of Fall 1902', 'Fall of 1902'],
    ['standard', 'W1902A', 'Winter 1902', 'the adjustments of Winter 1902', 'Winter of 1902'],
    ['octarine', 'F1M', "Autumn, Fruitbat '01", "Autumn, Fruitbat '01", "Autumn of Fruitbat '01"],
    ['eckert-napoleonic', 'S1801A', 'Summer 1801', 'the adjustments of Summer 1801', 'Summer of 1801'],
  ])('%s %s', (variant, phase, season, name, classic) => {
    const board = boardOf(variant);
    expect(seasonName(board, phaseCode(phase))).toBe(season);
    expect(phaseName(board, phaseCode(phase))).toBe(name);
    expect(classicTurn(board, phaseCode(phase))).toBe(classic);
  });
});

describe('powers, units, places', () => {
  it('are listed', () => {
    expect(powersInWords(standard, ['FRANCE', 'ITALY'])).toBe('France and Italy');
    expect(powersInWords(standard, ['FRANCE', 'ITALY', 'TURKEY'], 'or')).toBe('France, Italy or Turkey');
  });

  it('take an article where the language does', () => {
    expect(unitInSentence(standard, 'F nth')).toBe('the fleet in the North Sea');
    expect(unitInSentence(standard, 'F stp/sc')).toBe('the fleet in St Petersburg (south coast)');
    expect(unitInSentence(standard, 'A par')).toBe('the army in Paris');
  });

  it('stand in orders as each map abbreviates them', () => {
    expect(spellOrders(standard, 'F stp/sc S A lvn - mos')).toBe('F StP/sc S A Lvn - Mos');
    expect(spellOrders(standard, 'A lon - nth - nwy')).toBe('A Lon - NTH - Nwy');
    expect(spellOrders(standard, 'build F stp/sc')).toBe('build F StP/sc');
    expect(spellOrders(standard, 'waive')).toBe('waive');
    expect(spellOrders(boardOf('consolidation-1865'), 'IP 2 han S A wes - hes')).toBe('IP 2 Han S A Wes - Hes');
    expect(spellOrders(boardOf('1812-overture'), 'A grp - mex')).toBe('A GrP - Mex');
    expect(spellOrders(boardOf('octarine'), 'F sdi/tc S F hwo - wwo')).toBe('F SDi/tc S F HWO - WWO');
    expect(spellOrders(boardOf('octarine'), 'MUNTAB: build A bti')).toBe('MUNTAB: build A bTI');
    expect(spellOrders(standard, 'lon - nth')).toBe('Lon - NTH');
    expect(spellOrders(standard, 'A ven P FRANCE')).toBe('A Ven P FRANCE');
    expect(spellOrders(boardOf('1776-ii'), 'A vir supports car')).toBe('A Vir supports Car');
    for (const command of ['SET VARIANT 1776', 'PROCESS S1901M', 'PRESS TO FRANCE', 'CONFIRM a bus in', '', 'HELP lon'])
      expect(spellOrders(standard, command)).toBe(command);
  });
});

describe('settings', () => {
  it('name days and press', () => {
    expect(daysInWords('-MTWTF-')).toBe('Monday to Friday');
    expect(daysInWords('SMTWTFS')).toBe('on any day');
    expect(daysInWords('S--w---')).toBe('on Sundays and Wednesdays');
    const press = {
      ...DEFAULT_SETTINGS.press,
      colours: ['grey', 'white'],
      partial: false,
      fake: true,
      observers: 'none',
    } as const;
    expect(pressFlags(press)).toBe('Grey/White, No Partial, Partial may be Faked, Observer none');
    expect(pressLetters(press)).toBe('WG-F');
    expect(pressFlags({ ...press, colours: [] })).toBe('None');
  });
});

describe('outcomes', () => {
  it.each([
    [{ kind: 'won', powers: ['FRANCE'] }, [], 'France wins.'],
    [{ kind: 'won', powers: ['FRANCE'] }, ['FRANCE'], 'You win as France!'],
    [{ kind: 'won', powers: ['FRANCE', 'ITALY'] }, ['ITALY'], 'You win: France and Italy win together.'],
    [{ kind: 'drawn', powers: ['FRANCE', 'ITALY'] }, [], 'The game is a draw among France and Italy.'],
    [{ kind: 'conceded', powers: ['FRANCE'] }, [], 'The game is conceded to France.'],
    [{ kind: 'terminated' }, ['FRANCE'], 'The GM has ended the game without a result.'],
  ] as const)('%j', (outcome, own, words) => {
    expect(outcomeInWords(standard, outcome, { own })).toBe(words);
  });

  it('tells the centers of a sole winner', () => {
    const centers = () => 18;
    const won = { kind: 'won', powers: ['FRANCE'] } as const;
    expect(outcomeInWords(standard, won, { centers })).toBe('France wins with 18 centers.');
    expect(outcomeInWords(standard, won, { centers, own: ['FRANCE'] })).toBe('You win as France, with 18 centers!');
  });
});

describe('a seat of several powers', () => {
  const board = boardOf('1812-overture');

  it('wins under its name', () => {
    expect(outcomeInWords(board, { kind: 'won', powers: ['FRENCH EMPIRE'] })).toBe(
      'French Empire wins (1812 Overture, clause 14).',
    );
    expect(outcomeInWords(board, { kind: 'won', powers: ['AUSTRIA AND CHEROKEE'] }, { own: ['CHEROKEE'] })).toBe(
      'You win as Austria & Cherokee (1812 Overture, clause 14)!',
    );
  });
});

describe('what was not read', () => {
  it('is a count by reason', () => {
    const notRead = (lines: readonly { readonly why: Aside; readonly count: number }[]) =>
      told({ code: 'entering/not-read', lines });
    expect(notRead([{ why: 'greeting', count: 1 }])).toBe('1 line of your mail was not read: greeting.');
    expect(
      notRead([
        { why: 'quoted', count: 5 },
        { why: 'signature', count: 1 },
      ]),
    ).toBe('6 lines of your mail were not read: 5 (quoted text) and 1 (signature).');
  });
});

describe('lines', () => {
  it('break at spaces, never within a word, and lose no word', () => {
    const words = fc.array(fc.stringMatching(/^[a-z./:]{1,30}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 78 }), (list, width) => {
        const text = list.join(' ');
        const lines = wrapLine(text, width, '  ');
        expect(lines.join(' ').split(/ +/)).toEqual(list);
        // A line that begins with one word may be too long where a line of ours would begin else (tests/laws/frames.test.ts).
        const isWhole = (_: string, n: number, rest: readonly string[]) => isFrameLine(rest.slice(n).join(' '));
        for (const line of lines)
          expect(line.length <= width || line.trim().split(' ').slice(1).every(isWhole)).toBe(true);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('end, whatever the margin, and keep every word', () => {
    const text = fc
      .array(fc.oneof(fc.string({ maxLength: 100 }), fc.constant('> '), fc.constant('>'.repeat(90))))
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 3000 }), (line, width, margin) => {
        const lines = wrapLine(line, width, '>'.repeat(margin));
        const rest = lines.map((each, n) => (n === 0 ? each : each.slice(margin))).join(' ');
        const words = (whole: string) => whole.split(/[ \u00a0]+/).filter((word) => word !== '');
        expect(words(rest)).toEqual(words(line));
      }),
      { seed: 7, numRuns: 500 },
    );
    // Marks of quotations, longer than a line, once never ended.
    expect(wrapLine(`${'>'.repeat(3000)} x`, 78, '>'.repeat(3000)).length).toBeLessThan(4);
  });

  it('keep an address whole', () => {
    const address = `https://chancery.example.org/${'x'.repeat(80)}`;
    expect(wrapLine(`Map: ${address} and more`, 40)).toEqual(['Map:', address, 'and more']);
  });

  it('hang under their mark', () => {
    expect(wrapAfter('- ', 'one two three', 9)).toEqual(['- one two', '  three']);
  });
});
