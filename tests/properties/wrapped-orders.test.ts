/**
 * Orders in one line, which a mail program breaks where a word does not fit, at any width: they are read as they were
 * written, in each variant, names of several words included (judge-language F2). And none of them is a footer.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { boardIn } from '../../engine/board/translation.ts';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { legalLines, playAtRandom } from '../read-back/positions.ts';
import { IS_FULL } from '../some-of.ts';

const GAMES = IS_FULL ? 40 : 1;
const PHASES = IS_FULL ? 5 : 2;
/** Characters at which programs break lines. */
const WIDTHS = [64, 66, 68, 70, 72, 74, 76, 78];

function wrapped(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

type Spoken = Readonly<Record<'to' | 'A' | 'F' | 'S' | 'C' | 'H' | 'VIA', string>>;
const GERMAN: Spoken = {
  to: ' zieht nach ',
  A: 'die Armee ',
  F: 'die Flotte ',
  S: ' unterstützt ',
  C: ' befördert ',
  H: ' hält',
  VIA: ' per Konvoi',
};
const FRENCH: Spoken = {
  to: ' va vers ',
  A: 'armée ',
  F: 'flotte ',
  S: ' soutient ',
  C: ' convoie ',
  H: ' tient',
  VIA: ' par convoi',
};

/** An order with its places' names and the words of a language. */
function inWords(order: string, names: ReadonlyMap<string, string>, spoken: Spoken): string {
  return order.replace(
    / (VIA|H)$| (-|S|C) |\b([AF]) |\b([a-z][a-z\d]{2})\b(?:\/([a-z]c))?/g,
    (code, end?: 'VIA' | 'H', sign?: '-' | 'S' | 'C', type?: 'A' | 'F', id?: string, coast?: string) => {
      const word = end ?? (sign === '-' ? 'to' : sign) ?? type;
      if (word !== undefined) return spoken[word];
      const name = names.get(id!);
      if (name === undefined) return code;
      return coast === undefined ? name : `${name} (${coast})`;
    },
  );
}

test('the half of an order in words, which a program broke, is never filed', () => {
  const orders = ['A ser S A bud - tri', 'A vie - tyr', 'F alb S A ser - gre', 'A bud H'];
  const board = boardOf('standard');
  const position = positionOf(board, phaseCode('S1901M'), 'AUSTRIA: A ser, A bud, F alb, A vie');
  for (const [language, spoken] of [
    ['de', GERMAN],
    ['fr', FRENCH],
  ] as const) {
    const names = new Map(boardIn(board, language).variant.provinces.map(({ id, name }) => [id, name]));
    const text = orders.map((order) => inWords(order, names, spoken)).join(', ');
    for (let width = 60; width < 80; width++) {
      const { items } = readMail(wrapped(text, width), { board, power: 'AUSTRIA', position });
      expect([width, items.map((item) => (item.kind === 'order' ? item.order : item))]).toEqual([width, orders]);
    }
  }
});

describe.each(VARIANTS)('%s', (variant) => {
  const board = boardOf(variant);
  const named = (language: string) =>
    new Map(boardIn(board, language).variant.provinces.map(({ id, name }) => [id, name]));
  const names = new Map(board.variant.provinces.map(({ id, name }) => [id, name]));
  const inFull = (order: string) =>
    order.replace(/\b[a-z][a-z\d]{2}\b(?:\/([a-z]c))?/g, (code, coast: string | undefined) => {
      const name = names.get(code.slice(0, 3));
      if (name === undefined) return code;
      return coast === undefined ? name : `${name} (${coast})`;
    });
  const HANDS: readonly ((order: string) => string)[] = [
    (order) => order,
    inFull,
    (order) => inFull(order).replaceAll(' - ', ' to '),
    (order) => inFull(order).replaceAll(' - ', ' → '),
    (order) => inWords(order, named('de'), GERMAN),
    (order) => inWords(order, named('fr'), FRENCH),
  ];

  test('orders broken by a program are the orders that were written', () => {
    const random = createRandom(3);
    for (let game = 0; game < GAMES; game++) {
      for (const { position } of playAtRandom(board, random, PHASES)) {
        if (!position.phase.endsWith('M')) continue;
        for (const { name: power } of board.powers) {
          const orders = legalLines(board, position, power).map((lines) => random.pick(lines));
          if (orders.length === 0) continue;
          const text = orders.map(random.pick(HANDS)).join(random.pick([', ', '; ']));
          const read = (mail: string) =>
            readMail(mail, { board, position, power }).items.map((item) => (item.kind === 'order' ? item.order : item));
          const whole = read(text);
          expect([text, whole]).toEqual([text, orders]);
          const widths = IS_FULL ? WIDTHS : [random.pick(WIDTHS), random.pick(WIDTHS)];
          for (const width of widths) expect([width, read(wrapped(text, width))]).toEqual([width, whole]);
        }
      }
    }
  });

  test('no line about a place is the footer of a program', () => {
    for (const { id, name, aliases = [] } of board.variant.provinces) {
      for (const place of [id, name, ...aliases]) {
        for (const line of [
          `F ${place} H`,
          `A Par-${place}`,
          `${place}`,
          `F Hav S F ${place}`,
          `${place}-Bur; A Mar H`,
        ])
          expect([line, findQuotes([line])]).toEqual([line, []]);
      }
    }
  });
});
