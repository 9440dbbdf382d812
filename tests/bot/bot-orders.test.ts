/** The bot's orders: legal, complete, plausible, and always the same from the same seed, in every kind of phase of every variant. */

import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Dislodged, OrdersByPower, Position } from '../../engine/board/position.ts';
import { openArena } from '../../engine/bot/arena.ts';
import { botOrders } from '../../engine/bot/bot-orders.ts';
import { chanceFrom } from '../../engine/bot/random.ts';
import { dueOf, isMissing, missingOf } from '../../engine/game/due.ts';
import { formatOrder, parseOrder } from '../../engine/orders/notation.ts';
import { influencePoints } from '../../engine/rules/influence.ts';
import { seatsOf } from '../../engine/rules/seat-rules.ts';
import {
  BOT_STRENGTHS,
  type BotStrength,
  type ByPower,
  type PhaseCode,
  type Power,
  phaseCode,
  powersIn,
  rowsOf,
  type UnitText,
} from '../../engine/vocabulary.ts';
import { playVariant } from '../../infra/tools/bench/bot.ts';
import { randomOrders } from '../../infra/tools/maps/busy.ts';
import { boardOf, standard } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { IS_FULL } from '../some-of.ts';

function beginning(board: Board): Position {
  const pools = board.variant.rules.seats?.drawn?.pools;
  return startingPosition(
    board,
    pools === undefined ? {} : { seats: pools[0]!.map((power, n) => [power, pools[1]![n]!]) },
  );
}

/** Two years in which half of the players are bots and half order at random: that makes retreats, builds and removals. */
function* mixedGame(board: Board) {
  const chance = chanceFrom(`mixed ${board.variant.id}`);
  let position = beginning(board);
  const last = board.start.year + (IS_FULL ? 6 : 2);
  while (parsePhase(position.phase).year < last) {
    const seats = seatsOf(board, position.ruleState).map(({ powers }) => powers);
    const bots = seats.filter((_, n) => n % 2 === 0);
    const played: OrdersByPower = Object.assign(
      {},
      ...bots.map((powers) => botOrders(board, position, powers, 'mixed')),
    );
    const resolution = adjudicate(board, position, { ...randomOrders(board, position, chance), ...played });
    yield { position, resolution, played };
    if (resolution.next === null) return;
    position = nextPosition(board, position, resolution);
  }
}

describe.each(VARIANTS)('in %s', (variant) => {
  const board = boardOf(variant);

  test('every unit has an order and every adjustment is made, and the adjudicator finds none of it void', {
    tags: ['long'],
  }, () => {
    const kinds = new Set<string>();
    for (const { position, resolution, played } of mixedGame(board)) {
      for (const [power, orders] of rowsOf(played)) {
        const due = dueOf(board, position, power);
        expect(isMissing(missingOf(due, orders)), `${position.phase} ${power}: ${orders.join(', ')}`).toBe(false);
        if (due.kind !== 'nothing') kinds.add(due.kind);
      }
      const faults = resolution.orders.filter(
        ({ power, reasons }) =>
          played[power] !== undefined && reasons.some((each) => ['void', 'not-eligible', 'no-order'].includes(each)),
      );
      expect(faults.map(({ power, order, reasons }) => `${position.phase} ${power} ${order} ${reasons}`)).toEqual([]);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['orders', 'builds']));
  });

  test('a bot among players who order at random outgrows them, and in the long run wins', { tags: ['long'] }, () => {
    const { won, games, centers, centersOfOthers } = playVariant(board, IS_FULL ? 20 : 1, IS_FULL ? 20 : 5);
    if (IS_FULL) expect(won).toBe(games);
    expect(centers).toBeGreaterThan(2 * centersOfOthers);
  });
});

describe('the bot', () => {
  const position = beginning(standard);

  test.each(BOT_STRENGTHS)('orders each unit once when it is %s, and the strengths do not play alike', (strength) => {
    const of = (each: BotStrength, n: number) =>
      botOrders(standard, position, ['RUSSIA'], `strength ${n}`, each)['RUSSIA']!;
    expect(of(strength, 0)).toHaveLength(4);
    const others = BOT_STRENGTHS.filter((each) => each !== strength);
    const seeds = [0, 1, 2, 3];
    for (const other of others)
      expect(
        seeds.some((n) => of(strength, n).join() !== of(other, n).join()),
        `${strength} ${other}`,
      ).toBe(true);
  });

  test('orders the same from the same seed, and not always the same from another', () => {
    const of = (seed: string) => botOrders(standard, position, ['GERMANY'], seed)['GERMANY']!.join();
    expect(of('one')).toBe(of('one'));
    expect(new Set(['one', 'two', 'three', 'four', 'five', 'six'].map(of)).size).toBeGreaterThan(1);
  });

  const at = (phase: PhaseCode, units: ByPower<readonly UnitText[]>, rest: Partial<Position> = {}): Position => ({
    variant: 'standard',
    phase,
    units,
    centers: {},
    ...rest,
  });
  const ordersOf = (power: Power, board: Board, where: Position) => botOrders(board, where, [power], 'seed')[power]!;

  test('supports a move to a coast by its province, as the mover may take the other coast', () => {
    const arena = openArena(standard, at(phaseCode('S1902M'), { FRANCE: ['F mao', 'A gas', 'A por'] }));
    const supports = arena.units.flatMap(({ options }) =>
      options.flatMap(({ order }) => (order.kind === 'support-move' ? [formatOrder(order)] : [])),
    );
    expect(supports.filter((order) => order.endsWith(' S F mao - spa'))).toHaveLength(2);
    expect(supports.filter((order) => order.includes('/'))).toEqual([]);
  });

  test('takes a center that lies open, in the season in which it counts', () => {
    const where = at(
      phaseCode('F1901M'),
      { FRANCE: ['A gas', 'F mao'] },
      { centers: { FRANCE: ['bre', 'par', 'mar'] } },
    );
    const taken = ordersOf('FRANCE', standard, where);
    expect(taken.filter((order) => /- (spa|por)/.test(order))).toHaveLength(2);
  });

  test('attacks a lone unit on a center with support', () => {
    const where = at(
      phaseCode('F1905M'),
      { GERMANY: ['A ruh', 'A hol'], FRANCE: ['A bel'] },
      { centers: { GERMANY: ['hol', 'kie'], FRANCE: ['bel'] } },
    );
    const orders = ordersOf('GERMANY', standard, where);
    expect(orders.some((order) => / - bel$/.test(order) && !order.includes(' S '))).toBe(true);
    expect(orders.some((order) => / S A \w+ - bel$/.test(order))).toBe(true);
  });

  test('carries an army over water to an open center', () => {
    const where = at(
      phaseCode('F1901M'),
      { ENGLAND: ['A yor', 'F nth'] },
      { centers: { ENGLAND: ['lon', 'edi', 'lvp'] } },
    );
    const orders = ordersOf('ENGLAND', standard, where);
    expect(
      orders.some((order) => /^F nth C A yor - (nwy|bel|hol|den)$/.test(order)) || orders.includes('F nth - nwy'),
    ).toBe(true);
    expect(orders.join()).not.toMatch(/^A yor H,F nth H$/);
  });

  test('retreats to a center where it can, no two units to the same province, and disbands only who has no way', () => {
    const dislodged: ByPower<readonly Dislodged[]> = {
      FRANCE: [
        { unit: 'A bur', from: 'mun', retreats: ['gas', 'par'] },
        { unit: 'A gas', from: 'spa', retreats: ['par'] },
        { unit: 'A ruh', from: 'mun', retreats: [] },
      ],
    };
    const where = at(
      phaseCode('F1905R'),
      { GERMANY: ['A mun'] },
      { dislodged, centers: { FRANCE: ['mar'], GERMANY: ['par'] } },
    );
    expect(ordersOf('FRANCE', standard, where)).toEqual(['A bur - gas', 'A gas - par', 'A ruh D']);
  });

  test('leaves a build where there is no room for it, and gives up what is farthest from everything', () => {
    const builds = at(
      phaseCode('W1905A'),
      { FRANCE: ['A par'] },
      { centers: { FRANCE: ['par', 'mar', 'spa', 'por'] } },
    );
    expect(ordersOf('FRANCE', standard, builds)).toEqual([expect.stringMatching(/^build [AF] mar$/)]);
    const removes = at(
      phaseCode('W1905A'),
      { FRANCE: ['A par', 'F bar'], GERMANY: ['A bur'] },
      { centers: { FRANCE: ['par'], GERMANY: ['mun'] } },
    );
    expect(ordersOf('FRANCE', standard, removes)).toEqual(['remove F bar']);
  });

  test('plays two powers of one player together: none attacks the other', () => {
    const board = boardOf('1812-overture');
    let where = beginning(board);
    for (let phase = 0; phase < 4; phase += 1) {
      const powers: readonly Power[] = ['FRANCE', 'RHINE CONFEDERATION'];
      const orders = botOrders(board, where, powers, 'seed');
      expect(powersIn(orders)).toEqual(powers);
      const resolution = adjudicate(board, where, orders);
      const dislodged = powers.flatMap((power) => resolution.dislodged[power] ?? []);
      expect(dislodged).toEqual([]);
      where = nextPosition(board, where, resolution);
    }
  });

  test('pays neutral units within its points, and only where that helps its own orders', () => {
    const board = boardOf('consolidation-1865');
    let bought = 0;
    for (const { position: where, played } of mixedGame(board)) {
      for (const [power, orders] of rowsOf(played)) {
        const lines = orders.flatMap((text) => {
          const order = parseOrder(text, 'M');
          return order?.kind === 'influence' ? [order] : [];
        });
        const spent = lines.reduce((sum, { points }) => sum + points, 0);
        expect(spent).toBeLessThanOrEqual(influencePoints(board, where, power));
        expect(lines.length).toBeLessThanOrEqual(3);
        bought += lines.length;
        for (const { order } of lines) {
          expect(order.kind).toMatch(/^support/);
          if (!('target' in order)) continue;
          const helped = orders.find((text) => text.startsWith(`${order.target.type} ${order.target.at} `))!;
          if (order.kind === 'support-move') expect(helped.endsWith(`- ${order.to}`)).toBe(true);
        }
      }
    }
    expect(bought).toBeGreaterThan(0);
  });

  test('chooses its starting units where a variant lets it, as many of each type as may be', () => {
    const board = boardOf('eckert-napoleonic');
    const where = beginning(board);
    expect(where.phase).toBe('W1800A');
    const orders = botOrders(board, where, ['ENGLAND'], 'seed')['ENGLAND']!;
    expect(orders).toHaveLength(4);
    const chosen = orders.filter((order) => /(edi|lon|lvp)$/.test(order));
    expect(chosen.filter((order) => order.startsWith('build F'))).toHaveLength(2);
    expect(
      adjudicate(board, where, { ENGLAND: orders }).orders.filter(
        ({ power, result }) => power === 'ENGLAND' && result === 'fails',
      ),
    ).toEqual([]);
  });
});
