/**
 * What is shown back is what was written, letter for letter (judge-language F1): accents, capitals, signs.
 * @module-tag long
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { IS_FULL } from '../some-of.ts';
import { mailText } from './mail-lines.ts';
import { readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const RUNS = IS_FULL ? 20_000 : 30;
const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre, A mar; ENGLAND: F lon');

/** The words that a message quotes, cut ones as far as they go. */
function quotedIn(message: MessageOrText): readonly string[] {
  if (typeof message === 'string') return [];
  return Object.entries(message).flatMap(([name, fact]) => {
    if (typeof fact === 'string') return name === 'shown' || name === 'text' ? [fact.replace(/…$/, '')] : [];
    return name === 'why' ? quotedIn(fact as MessageOrText) : [];
  });
}

/** Spaces are one, and signs for bold and slanted letters count as spaces (A1). */
const plain = (text: string) => text.replace(/[*_`]/g, ' ').replace(/\s+/g, ' ').trim();

/** What is quoted, and does not stand so in the mail. */
function notWritten(text: string): readonly string[] {
  const { items } = readMail(text, { position });
  const quoted = items.flatMap((item) =>
    item.kind === 'error' ? quotedIn(item.message) : item.kind === 'order' ? item.notes.flatMap(quotedIn) : [],
  );
  return quoted.filter((words) => !plain(text).includes(plain(words)));
}

describe('a refusal shows what was written', () => {
  test.each([
    ['A Par s’est déplacée en Bourgogne', 's’est déplacée en Bourgogne'],
    ['Armée Paris va à Orléans', 'Orléans'],
    ['Armée Paris va à Orléans'.normalize('NFD'), 'Orléans'.normalize('NFD')],
    ['A Par läßt Bur', 'läßt Bur'],
    ['A Pár — Brüt', 'Brüt'],
    ['Ｆ Ｂｒｅ - Ｚｏｏ', 'Ｚｏｏ'],
    ['F Bre - l’Île', 'Île'],
    ['PRESS TO ENGLAND Ünfug\nx\nENDPRESS', 'Ünfug'],
    ['PHASE S1903M\nIF A Mun ÉTAIT\nA Par - Bur', 'ÉTAIT'],
    ['Sétt wait', 'Sétt'],
  ])('%s', (line, shown) => {
    const quoted = readMail(line, { position }).items.flatMap((item) =>
      item.kind === 'error' ? quotedIn(item.message) : [],
    );
    expect(quoted.join(' | ')).toContain(shown);
    expect(notWritten(line)).toEqual([]);
  });

  const UNITS = ['A Par', 'Armée Paris', 'F Brest', 'Flotte Bre', 'A Mär', 'l’armée de Paris', 'A Pár'];
  const VERBS = [
    'se déplace à',
    'zieht über',
    'hält',
    'appuyé par',
    'unterstützt',
    '—',
    '→',
    '-',
    '➜',
    'Ｓ',
    's’en va',
    'ne bouge',
  ];
  const REST = [
    'Bourgogne',
    'Bürgund',
    'ZÜRICH',
    'l’Élysée',
    '“Pic”',
    'A Mar—Burğ',
    '(été)',
    '[Ça va]',
    'Ｐｉｃ ＺＺ',
    'côte àçé',
    'Ö',
    '',
  ];

  test('whatever somebody writes', () => {
    const line = fc
      .tuple(fc.constantFrom(...UNITS), fc.constantFrom(...VERBS), fc.array(fc.constantFrom(...REST), { maxLength: 3 }))
      .map(([unit, verb, rest]) => [unit, verb, ...rest].join(' '));
    let quoted = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), mailText, (lines, text) => {
        const mail = [...lines, text].join('\n');
        quoted += readMail(mail, { position }).items.filter(({ kind }) => kind === 'error').length;
        expect(notWritten(mail)).toEqual([]);
      }),
      { numRuns: RUNS, seed: 1902 },
    );
    expect(quoted).toBeGreaterThan(RUNS);
  });
});
