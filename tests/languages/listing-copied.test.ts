/**
 * The listing of orders that answers and reminders bring, copied back unchanged: the orders in it are those on file, a line
 * without an order orders nothing, and nothing in it is a fault. In each language, for each kind of phase of every variant.
 * @module-tag long
 */

import { describe, expect, test } from 'vitest';
import { boardIn } from '../../engine/board/translation.ts';
import { dueOf } from '../../engine/game/due.ts';
import { readPhaseText } from '../../engine/language/times/phase-text.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { classicOrdersOnFile } from '../../templates/classic/orders.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { english } from '../../templates/locales/en/english.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { phaseName } from '../../templates/locales/times/phases.ts';
import { boardOf, standard } from '../boards.ts';
import { inShort, readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { playAtRandom } from '../read-back/positions.ts';
import { IS_FULL } from '../some-of.ts';

const PHASES = IS_FULL ? 60 : 8;
/** Listings of each kind of phase and variant. */
const MOST = IS_FULL ? 1000 : 6;

const listed: string[] = [];
test.each(VARIANTS)('%s: a listing copied back is what it was', (variant) => {
  const board = boardOf(variant);
  const random = createRandom(5);
  const kinds = new Map<string, number>();
  for (const { position, orders } of playAtRandom(board, createRandom(31), PHASES)) {
    for (const language of [english, german, french]) {
      const name = inLanguage(language, () => phaseName(boardIn(board, language.code), position.phase));
      expect([name, readPhaseText(board, name)]).toEqual([name, position.phase]);
    }
    for (const { name: power } of board.powers) {
      const due = dueOf(board, position, power);
      const count = kinds.get(due.kind) ?? 0;
      if (due.kind === 'nothing' || count >= MOST) continue;
      kinds.set(due.kind, count + 1);
      const onFile = (orders[power] ?? []).filter(() => random.percent(50));
      for (const language of [english, german, french]) {
        const own = boardIn(board, language.code);
        const list = () => classicOrdersOnFile(own, position, 'marne', 1, [{ power, due, onFile }]);
        const text = inLanguage(language, list)
          .map((line) => line.text)
          .join('\n');
        const read = inShort(text, { board, position, power, phase: position.phase });
        expect(read, `${language.code} ${position.phase}\n${text}`).toEqual(onFile);
      }
    }
  }
  listed.push(...kinds.keys());
});

test('listings of every kind were tried', () => {
  expect([...new Set(listed)].sort()).toEqual(['builds', 'choices', 'orders', 'removals', 'retreats']);
});

describe('a unit that is said to have no order', () => {
  const position = positionOf(standard, phaseCode('F1901M'), 'FRANCE: A par, F bre; ITALY: A ven');
  const own = { position, power: 'FRANCE', phase: phaseCode('F1901M') } as const;

  test.each([
    'A Par: no order',
    'A Par - no order',
    'A Par, no orders given',
    'France: Army Paris, No Order Processed.',
    'France: Italian Army Venice, No Order Processed.',
    'France: no orders',
    'Armee Paris, kein Befehl',
    'A Par: noch kein Befehl',
    "armée Paris, pas d'ordre",
    'armée Paris : aucun ordre.',
    'A Par (no order)',
  ])('%s', (line) => {
    const { items, ignored } = readMail(`${line}\nF Bre - Pic`, own);
    expect(items.map((item) => item.kind === 'order' && item.order)).toEqual(['F bre - pic']);
    expect(ignored).toEqual([{ from: 1, to: 1, why: 'no-order' }]);
  });

  test('is told where no such unit can be meant, and sentences are no units', () => {
    expect(inShort('A Pariss Centre: no order', own)).toHaveLength(1);
    expect([...new Set(inShort('I have no order', own))]).toEqual(['? I have no order']);
  });

  test('below the head of a phase that is over is no order of this one', () => {
    const head = 'Movement orders for Spring of 1901.  (marne.001)';
    expect(inShort(`${head}\nFrance: Army Paris -> Burgundy.`, own)).toEqual([
      '! S1901M is over: the current phase is F1901M.',
      '! Not stored: the PHASE above could not be used.',
    ]);
  });
});
