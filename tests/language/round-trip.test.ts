/** Canonical orders read as themselves, and so do the same orders as people write them, on every map of the house (A10). */

import { describe, expect, test } from 'vitest';
import { legalOrders } from '../../engine/adjudicate/legality/legal-orders.ts';
import { standingPlaces } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { formatPhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Place } from '../../engine/board/variant.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { phaseCode, provinceOf, type UnitText } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { contextFor, inShort } from './reading.ts';

const POSITIONS = IS_FULL ? 100 : 4;
const ORDERS_OF_EACH = IS_FULL ? 400 : 60;

function boardNamed(id: string): Board {
  return id === 'chaos' ? boardWith(boardOf('standard'), { ...DEFAULT_SETTINGS, start: 'chaos' }) : boardOf(id);
}

/** Units of one power at random places of a map. */
function dealPosition(board: Board, random: Random): Position {
  const power = board.powers[0]!.name;
  const provinces = random.shuffle(
    board.variant.provinces.map(({ id }) => id).filter((id) => board.provinceNumber.has(id)),
  );
  const units = provinces.slice(0, 22).flatMap((province): readonly UnitText[] => {
    const types = random
      .shuffle(['A', 'F'] as const)
      .filter((type) => standingPlaces(board, type, province).length > 0);
    return types.length === 0 ? [] : [`${types[0]!} ${random.pick(standingPlaces(board, types[0]!, province))}`];
  });
  return {
    variant: board.variant.id,
    phase: board.start.kind === 'M' ? phaseCode(formatPhase(board.start)) : phaseCode('S1901M'),
    units: { [power]: units },
    centers: {},
  };
}

/** Orders of a position as they are read again, for its one power. */
function forEachOrder(
  variant: string,
  check: (order: Order, context: ReturnType<typeof contextFor>, random: Random) => void,
) {
  const board = boardNamed(variant);
  const random = createRandom(variant.length * 7919);
  for (let n = 0; n < POSITIONS; n++) {
    const position = dealPosition(board, random);
    const context = contextFor({ board, position, power: board.powers[0]!.name });
    const orders = [...legalOrders(board, position).values()].flat();
    for (const order of random.shuffle(orders).slice(0, ORDERS_OF_EACH)) check(order, context, random);
  }
}

/** A place in words: `St Petersburg (south coast)`, `bul/ec`, `BULGARIA/EC`. */
function placeAs({ variant }: Board, place: Place, random: Random): string {
  const { id, name } = variant.provinces.find((each) => each.id === provinceOf(place))!;
  const coast = place.includes('/') ? place.slice(place.indexOf('/') + 1) : null;
  const shown = random.pick([id, name, id.toUpperCase(), name.toLowerCase()]);
  return coast === null ? shown : `${shown}${random.pick([`/${coast}`, `(${coast})`, ` (${coast})`])}`;
}

function unitAs(board: Board, { type, at }: UnitRef, random: Random): string {
  const word = random.pick(type === 'A' ? ['A', 'a', 'Army', 'The army in'] : ['F', 'f', 'Fleet', 'the fleet at']);
  return `${word} ${placeAs(board, at, random)}`;
}

/** One of the many ways to write an order. */
function written(board: Board, order: Order, random: Random): string {
  const to = (place: Place) =>
    `${random.pick(['-', ' - ', ' -> ', ' → ', ' – ', ' moves to ', ' to '])}${placeAs(board, place, random)}`;
  switch (order.kind) {
    case 'hold':
      return `${unitAs(board, order.unit, random)} ${random.pick(['H', 'holds', 'hold', 'stands'])}`;
    case 'move': {
      if (typeof order.route === 'string')
        return (
          unitAs(board, order.unit, random) +
          to(order.to) +
          (order.route === 'any' ? random.pick([' VIA', ' via convoy', ' by convoy']) : '')
        );
      return [...order.route, order.to].reduce(
        (text, stop) => `${text} - ${placeAs(board, stop, random)}`,
        unitAs(board, order.unit, random),
      );
    }
    case 'support-hold':
      return `${unitAs(board, order.unit, random)} ${random.pick(['S', 'supports', 's'])} ${unitAs(board, order.target, random)}${random.pick(['', ' H', ' holds'])}`;
    case 'support-move':
      return `${unitAs(board, order.unit, random)} ${random.pick(['S', 'supports', 'sup'])} ${unitAs(board, order.target, random)}${to(order.to)}`;
    case 'convoy':
      return `${unitAs(board, order.unit, random)} ${random.pick(['C', 'convoys', 'transports'])} ${unitAs(board, order.target, random)}${to(order.to)}`;
    default:
      return formatOrder(order);
  }
}

// Chaos has powers with the names of places.
describe.each([...VARIANTS, 'chaos'])('%s', (variant) => {
  test('each legal order, as the judge prints it, reads as itself', () => {
    const kinds = new Set<string>();
    forEachOrder(variant, (order, context) => {
      kinds.add(order.kind);
      const text = formatOrder(order);
      expect(inShort(text, context)).toEqual([text]);
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['hold', 'move', 'support-hold', 'support-move']));
  });

  test('each legal order in words reads as the same order', () => {
    forEachOrder(variant, (order, context, random) => {
      const text = written(context.board, order, random);
      expect([text, ...inShort(text, context)]).toEqual([text, formatOrder(order)]);
    });
  });
});
