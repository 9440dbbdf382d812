/** What stands behind an order (judge-language A1): shown in the answer, and never passed over where it changes the order. */
import { describe, expect, test } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { itemInShort, readMail } from './mails.ts';
import { positionOf } from './reading.ts';

const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre, A mar');
const read = (text: string) => readMail(text, { position }).items;
const notesOf = (text: string) =>
  read(text).flatMap((item) => (item.kind === 'order' ? item.notes : [itemInShort(item)]));

const CONDITIONS = [
  'if Germany agrees',
  'IF he moves to Pic',
  'unless Italy attacks',
  'only when England supports',
  'or Pic',
  'cancelled',
  'maybe',
  'depends on Germany',
  'wenn Deutschland zustimmt',
  'falls möglich',
  'nur mit Unterstützung',
  'außer er zieht ab',
  'gestrichen',
  "si l'Allemagne est d'accord",
  'sauf avis contraire',
  'annulé',
  'peut-être',
];

describe('what would change an order keeps it from being filed', () => {
  test.each(CONDITIONS)('%s', (words) => {
    for (const [written, shown] of [
      [`A Par - Bur (${words})`, `(${words})`],
      [`A Par - Bur [${words}].`, `[${words}]`],
      [`A Par - Bur -- ${words}`, words],
      [`A Par - Bur (as agreed) (${words})`, `(${words})`],
      [`Armée Paris va en Bourgogne (${words})`, `(${words})`],
    ] as const) {
      const [item, ...others] = read(written);
      expect([written, others]).toEqual([written, []]);
      expect(item).toMatchObject({
        kind: 'error',
        message: { code: 'orders/remark-decides', shown },
        suggestion: 'A par - bur',
      });
    }
  });

  test.each(CONDITIONS)('without brackets, %s', (words) => {
    for (const written of [`A Par - Bur ${words}`, `A Par - Bur, ${words}`])
      expect([written, read(written).filter(({ kind }) => kind === 'order')]).toEqual([
        written,
        // `cancelled` behind a comma is a line of its own, which is shown back.
        written.includes(', ') && read(written).some(({ kind }) => kind === 'error') ? expect.anything() : [],
      ]);
  });

  test('its line alone: the others stand', () => {
    expect(read('A Mar H, A Par - Bur (if Germany agrees); F Bre - Mao').map(itemInShort)).toEqual([
      'A mar H',
      expect.stringMatching(/^! .*'\(if Germany agrees\)'.* => A par - bur$/),
      'F bre - mao',
    ]);
  });

  test('a build that is to lapse only if something is so', () => {
    const builds = positionOf(standard, phaseCode('W1901A'), 'FRANCE: A bur; FRANCE owns: par bre mar');
    const lines = (text: string) => readMail(text, { position: builds }).items.map(itemInShort);
    expect(lines('waive (if I may)')).toEqual([expect.stringMatching(/^! .* => waive$/)]);
    expect(lines('waive (as agreed)')).toEqual(['waive']);
  });
});

describe('any other remark is shown, and the order stands', () => {
  test.each([
    ['A Par - Bur (as agreed)', '(as agreed)'],
    ['A Par - Bur (England volunteered to support in there)', '(England volunteered to support in there)'],
    ['A Par - Bur [wie besprochen].', '[wie besprochen]'],
    ['A Par - Bur -- as agreed', 'as agreed'],
    ['A Par - Bur (déjà vu)', '(déjà vu)'],
  ])('%s', (line, shown) => {
    expect(read(line).map(itemInShort)).toEqual(['A par - bur']);
    expect(notesOf(line)).toContainEqual({ code: 'orders/remark', shown });
  });

  test.each([
    'A Par - Bur // if',
    'A Par - Bur % cancelled',
    'A Par - Bur (*bounce*)',
    'A Par - Bur.',
    'F Mar - Spa (sc)',
  ])('a comment, a result, a coast is no remark: %s', (line) => {
    expect(notesOf(line).filter((note) => typeof note === 'object' && note.code === 'orders/remark')).toEqual([]);
  });
});
