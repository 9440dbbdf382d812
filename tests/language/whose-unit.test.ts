/** A power named in the place of its unit, and names that may be several places: never guessed (judge-language A5, A9). */

import { describe, expect, test } from 'vitest';
import type { SectionContext } from '../../engine/language/mail/mail-text.ts';
import { nameKey } from '../../engine/language/names/name-index.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { IS_FULL } from '../some-of.ts';
import { inShort, positionAt } from './mails.ts';

const NOUNS = [
  'attack on',
  'move to',
  'advance into',
  'assault on',
  'offensive in',
  'push into',
  'invasion of',
  'army to',
];

const firstYear = (variant: string) => phaseCode(boardOf(variant).variant.calendar.start);

describe.each(VARIANTS)('%s', (variant) => {
  const board = boardOf(variant);
  const { powers, provinces } = board.variant;
  const context: Partial<SectionContext> = { board, phase: firstYear(variant), power: powers[0]!.name };
  const land = provinces.filter(({ type }) => type === 'land' || type === 'coast');
  const [own, target] = [land[0]!.id, land[1]!.id];

  test('an adjective before a noun of action is a power', () => {
    for (const [n, { adjective }] of powers.entries()) {
      for (const noun of NOUNS.filter((_, at) => IS_FULL || at % 4 === n % 4)) {
        const [read = '', ...more] = inShort(`A ${own} S ${adjective} ${noun} ${target}`, context);
        expect(more).toEqual([]);
        expect(read).toMatch(/^! '.+' says only that a unit of .+ is meant: name the place where it stands\./);
        expect(read).toContain(adjective);
      }
    }
  });

  test('one word of a land’s name is never read as a sea alone', { tags: ['long'] }, () => {
    const seas = new Set(provinces.filter(({ type }) => type === 'sea').map(({ id }) => id));
    for (const { name } of land) {
      for (const word of name.split(/[\s-]+/)) {
        if (word.length < 4) continue;
        const [read = ''] = inShort(`F ${own} - ${word}`, context);
        const to = /^[AF] \S+ - (\S+?)(?:\/\S+)?(?: VIA)?$/.exec(read)?.[1];
        expect([name, word, to !== undefined && seas.has(to) ? to : null]).toEqual([name, word, null]);
      }
    }
  });

  test('the beginning of two names is asked about', () => {
    const spellings = provinces.flatMap(({ id, name, abbr, aliases = [] }) =>
      [id, name, ...(abbr === undefined ? [] : [abbr]), ...aliases].map((each) => ({ id, key: nameKey(each) })),
    );
    const whole = new Set(spellings.map(({ key }) => key));
    let asked = 0;
    for (const { name } of provinces) {
      for (let length = 3; length < Math.min(8, nameKey(name).length); length++) {
        const key = nameKey(name).slice(0, length);
        const begun = new Set(spellings.filter((each) => each.key.startsWith(key)).map(({ id }) => id));
        if (whole.has(key) || begun.size < 2) continue;
        asked++;
        if (!IS_FULL && asked % 3 !== 0) continue;
        const [read = ''] = inShort(`A ${own} - ${key}`, context);
        expect([key, read.slice(0, 2)]).toEqual([key, '! ']);
      }
    }
    expect(asked).toBeGreaterThan(3);
  });
});

test('both readings are shown where the position tells them', () => {
  const position = positionAt(phaseCode('F1901M'), {
    GERMANY: ['A mun'],
    ENGLAND: ['F eng', 'A bel', 'A pic', 'F nth'],
  });
  const context: Partial<SectionContext> = { position, power: 'GERMANY' };
  expect(inShort('A Mun S English attack on Bur', context)).toEqual([
    "! 'English' says only that a unit of England is meant: name the place where it stands. => A mun S A bel - bur => A mun S A pic - bur",
  ]);
  expect(inShort('A Mun S the English army to Bur', context)).toEqual([
    "! 'English army' says only that a unit of England is meant: name the place where it stands. => A mun S A bel - bur => A mun S A pic - bur",
  ]);
  expect(inShort('A Mun S English A Bel - Bur\nA Mun S the English army in Pic to Bur', context)).toEqual([
    'A mun S A bel - bur',
    'A mun S A pic - bur',
  ]);
  const french: Partial<SectionContext> = {
    position: positionAt(phaseCode('F1901M'), { FRANCE: ['F bre'], ENGLAND: ['F eng'] }),
    power: 'FRANCE',
  };
  expect(inShort('F Bre S English', french)).toEqual([
    "! 'English' could be the English Channel or a unit of England: name the place where it stands. => F bre S F eng",
  ]);
});

test('a power’s name that is a place’s too is that place, unless it acts', () => {
  const context: Partial<SectionContext> = {
    board: boardOf('consolidation-1865'),
    phase: firstYear('consolidation-1865'),
    power: 'PRUSSIA',
  };
  expect(inShort('A Bra S Austria - Sax', context)).toEqual(['A bra S A aus - sax']);
  expect(inShort('A Bra S Austria attack on Sax', context)).toEqual([
    "! 'Austria' could be Austria or a unit of Austria: name the place where it stands. => A bra S A aus - sax",
  ]);
});

test('a name that begins with a word of orders is read in no one way', () => {
  const context: Partial<SectionContext> = { board: boardOf('1776-ii'), phase: firstYear('1776-ii'), power: 'BRITAIN' };
  const both = 'can be read in two ways. => A vir supports car => A vir - cha VIA';
  expect(inShort('A Vir S Carolina', context)).toEqual([`! 'S Carolina' ${both}`]);
  expect(inShort('A Vir S Car', context)).toEqual([`! 'S Car' ${both}`]);
  expect(inShort('A Vir supports Car', context)).toEqual(['A vir S car']);
  expect(inShort('A Vir - S Carolina', context)).toEqual(['A vir - cha VIA']);
  expect(inShort('A Car - Florida\nA Cha S Carolina - Geo', context)).toEqual(['A car - flo VIA', 'A cha S car - geo']);
});

test('a lake that no unit enters is refused by the rule that closes it', () => {
  const context: Partial<SectionContext> = { board: boardOf('1776-ii'), phase: firstYear('1776-ii'), power: 'BRITAIN' };
  const closed = ['! Lakes Michigan and Superior are closed to everybody (1776 II, clause 7).'];
  for (const line of ['A Tor - Lake Michigan', 'F Tor - Lake Superior', 'F Tor - L Superior', 'A Tor - Superior'])
    expect(inShort(line, context), line).toEqual(closed);
  expect(inShort('A Tor - Michigan', context)).toEqual(['A tor - det']);
  expect(inShort('F Tor - Lake Huron', context)).toEqual(['F tor - lhu']);
  expect(inShort('F Tor - Lake Nowhere', context)).not.toEqual(closed);
});
