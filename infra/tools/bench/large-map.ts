/** Maps made up for what the standard map has no room for: 200 units, an army over 19 fleets, a paradox of many convoys. */

import { type Board, compileBoard } from '../../../engine/board/board.ts';
import type { ProvinceData, Variant } from '../../../engine/board/variant.ts';
import { orderedUnit, type Power, phaseCode, type UnitText } from '../../../engine/vocabulary.ts';
import type { BenchPhase, BenchSet } from './bench-set.ts';
import { byOwner, createDice } from './dice.ts';
import { makeUpOrders } from './made-up-orders.ts';

const POWERS: readonly Power[] = ['RED', 'BLUE', 'GREEN', 'WHITE', 'BLACK', 'GOLD', 'GREY', 'PINK', 'BROWN', 'TEAL'];

/** 200 units on 400 provinces in rows and columns. */
export function crowdedPhases(): BenchSet {
  const board = compileBoard(grid(20));
  const dice = createDice(2000);
  const phases = Array.from({ length: 50 }, (): BenchPhase => {
    const rest = [...board.provinces];
    const units = Array.from({ length: 200 }, (): UnitText => {
      const { id, type } = rest.splice(dice(rest.length), 1)[0]!;
      return `${type === 'sea' || dice(2) === 0 ? 'F' : 'A'} ${id}`;
    });
    const owners = units.map(() => POWERS[dice(POWERS.length)]!);
    const position = { variant: board.variant.id, phase: phaseCode('S1M'), units: byOwner(owners, units), centers: {} };
    return { position, orders: byOwner(owners, makeUpOrders(board, position, units, 10, dice)) };
  });
  return { name: '200 units', board, phases };
}

/** One army is carried by nineteen fleets in a row, each of them attacked with support, and supported. */
export function longConvoy(): BenchSet {
  const fleets = 19;
  const seas = Array.from({ length: fleets }, (_, n) => `s${n}`);
  const lands = ['start', 'end', ...seas.flatMap((sea) => [`a${sea}`, `b${sea}`, `c${sea}`])];
  const touching = seas.flatMap((sea, n): [string, string][] => [
    ...(n === 0 ? [] : [[seas[n - 1]!, sea] as [string, string]]),
    [sea, `a${sea}`],
    [sea, `b${sea}`],
    [sea, `c${sea}`],
  ]);
  const board = compileBoard(madeUp('row', seas, lands, [], [['start', 's0'], ...touching, [seas.at(-1)!, 'end']]));
  const orders = {
    RED: [
      'A start - end',
      ...seas.map((sea) => `F ${sea} C A start - end`),
      ...seas.map((sea) => `F c${sea} S F ${sea}`),
    ],
    BLUE: seas.flatMap((sea) => [`F a${sea} - ${sea}`, `F b${sea} S F a${sea} - ${sea}`]),
  };
  return { name: '19 fleets', board, phases: [phaseOf(board, orders)] };
}

/** Six convoys in a circle, each onto the unit that supports the attack on the next: a paradox of six fleets. */
export function paradoxWheel(): BenchSet {
  const spokes = 6;
  const turn = Array.from({ length: spokes }, (_, n) => n);
  const next = (n: number) => (n + 1) % spokes;
  const lands = turn.flatMap((n) => [`a${n}`, `d${n}`, `t${n}`]);
  const touching = turn.flatMap((n): Pair[] => [
    [`w${n}`, `a${n}`],
    [`w${n}`, `t${n}`],
    [`w${n}`, `d${n}`],
    [`w${next(n)}`, `d${n}`],
  ]);
  const board = compileBoard(
    madeUp(
      'wheel',
      turn.map((n) => `w${n}`),
      lands,
      [],
      touching,
    ),
  );
  const orders = {
    RED: turn.flatMap((n) => [`A a${n} - d${n}`, `F w${n} C A a${n} - d${n}`]),
    BLUE: turn.map((n) => `F t${n} - w${n}`),
    GREEN: turn.map((n) => `F d${n} S F t${next(n)} - w${next(n)}`),
  };
  return { name: 'paradox of 6', board, phases: [phaseOf(board, orders)] };
}

function phaseOf(board: Board, orders: BenchPhase['orders']): BenchPhase {
  const units = Object.fromEntries(
    Object.entries(orders).map(([power, list]) => [power, list.flatMap((order) => orderedUnit(order) ?? [])]),
  );
  return { position: { variant: board.variant.id, phase: phaseCode('S1M'), units, centers: {} }, orders };
}

type Pair = readonly [string, string];

/** Provinces in rows and columns, each touching its eight neighbours; in every block of 5 by 5 the middle is sea. */
function grid(side: number): Variant {
  const cells = Array.from({ length: side * side }, (_, n) => ({
    row: Math.floor(n / side),
    column: n % side,
    id: `p${n}`,
  }));
  const inside = (line: number) => line % 5 > 0 && line % 5 < 4;
  const isSea = ({ row, column }: (typeof cells)[number]) => inside(row) && inside(column);
  const ahead = [
    [0, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ] as const;
  const touching = cells.flatMap((cell) =>
    ahead.flatMap(([down, right]) => {
      const column = cell.column + right;
      const other = column < 0 || column >= side ? undefined : cells[(cell.row + down) * side + column];
      return other === undefined ? [] : [[cell, other] as const];
    }),
  );
  const ids = ([a, b]: (typeof touching)[number]): Pair => [a.id, b.id];
  const ashore = touching.filter(([a, b]) => !isSea(a) && !isSea(b)).map(ids);
  const [seas, lands] = [cells.filter(isSea), cells.filter((cell) => !isSea(cell))];
  return madeUp(
    'grid',
    seas.map(({ id }) => id),
    lands.map(({ id }) => id),
    ashore,
    touching.map(ids),
  );
}

/** A variant of seas and coasts without centres. */
function madeUp(
  id: string,
  seas: readonly string[],
  lands: readonly string[],
  army: readonly Pair[],
  fleet: readonly Pair[],
): Variant {
  const province = (type: ProvinceData['type']) => (name: string) => ({ id: name, name, type });
  return {
    id,
    name: id,
    designers: [],
    powers: POWERS.map((name, n) => ({
      name,
      display: name,
      adjective: name,
      letter: 'ABCDEFGHIJ'[n]!,
      home: [],
      units: [],
    })),
    provinces: [...seas.map(province('sea')), ...lands.map(province('coast'))],
    adjacency: { army, fleet },
    calendar: { start: 'S1M', seasons: [{ letter: 'S', name: 'Spring', phases: ['M', 'R'] }] },
    victory: { centers: 1, of: 1 },
    rules: {},
  };
}
