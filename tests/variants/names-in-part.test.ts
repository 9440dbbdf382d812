/**
 * Names of places with a word too much or too little are read as what they are, or refused with the order to try: never as another place.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { parseUnit } from '../../engine/orders/notation.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { type Power, powerOf, provinceOf, rowsOf } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { oneIn } from '../some-of.ts';

const FOREIGN = ['Fort', 'Delta', 'Ocean'];

function itemsOf(board: Board, power: Power, text: string) {
  const position = startingPosition(board);
  const lines = [{ number: 1, text, ignored: null }];
  const context = { board, phase: position.phase, role: 'player', power, position } as const;
  return readSection({ signOn: null, unreadable: null, lines, secrets: [] }, context).items;
}

test.each([
  ['octarine', 'GENUA', 'Army Genua - Vieux River Delta', 'A gen - vie'],
  ['octarine', 'GENUA', 'F Blackwater - Hubwards Ocean', 'F bla - hwo'],
  ['1776-ii', 'IROQUOIS', 'A Great Lakes Nations - Fort Detroit', 'A gre - det'],
])('%s: %s writes %s', (id, power, line, meant) => {
  const [item] = itemsOf(boardOf(id), powerOf(power), line);
  expect(item).toMatchObject({ kind: 'error', message: { code: 'orders/no-such-place' }, suggestion: meant });
});

test.each(VARIANTS)('%s: no place is taken for another', (id) => {
  const board = boardOf(id);
  const position = startingPosition(board);
  const { provinces } = board.variant;
  const nameOf = (at: string) => provinces.find((each) => each.id === at)!.name;
  const isName = (text: string) =>
    provinces.some(({ name, aliases = [] }) =>
      [name, ...aliases].some((each) => each.toLowerCase() === text.toLowerCase()),
    );
  const moves = rowsOf(position.units).flatMap(([power, units]) =>
    units.flatMap((text) => {
      const unit = parseUnit(text)!;
      const legal = position.phase.endsWith('M') ? legalOrdersOf(board, position, unit) : [];
      const ways = new Set(legal.flatMap((order) => (order.kind === 'move' ? [provinceOf(order.to)] : [])));
      return [...ways].map((to) => ({ power, unit, to }));
    }),
  );
  const tried = moves.flatMap((move) => {
    const name = nameOf(move.to);
    const words = name.split(' ');
    const less = words.length < 2 ? [] : words.map((_, n) => words.toSpliced(n, 1).join(' '));
    const more = FOREIGN.flatMap((word) => [`${word} ${name}`, `${name} ${word}`]);
    return [...less, ...more].filter((each) => !isName(each)).map((written) => ({ ...move, written, more }));
  });
  for (const { power, unit, to, written, more } of oneIn(7, tried)) {
    const line = `${unit.type} ${nameOf(provinceOf(unit.at))} - ${written}`;
    const items = itemsOf(board, power, line);
    // What was left out is said to be unread.
    if (items.some(({ kind }) => kind === 'error')) continue;
    for (const item of items) {
      if (item.kind !== 'order' || item.pending !== undefined) continue;
      expect([line, / - (\w+)/.exec(item.order)?.[1]]).toEqual([line, to]);
      expect(more, line).not.toContain(written);
    }
  }
});
