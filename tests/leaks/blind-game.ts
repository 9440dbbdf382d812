/**
 * Blind games that are played twice: one power's orders are otherwise the second time, in a way that the reader does not see. What he sees is
 * worked out here a second time, from the rule in words: his own units and centers and what is next to one of them, the orders of the units
 * he saw when they were given, his own retreats and adjustments, and which phase comes next.
 */
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { nextPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, Position, Resolution } from '../../engine/board/position.ts';
import type { Power, Province } from '../../engine/board/variant.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import { rowsOf } from '../../engine/vocabulary.ts';
import { createRandom } from '../random.ts';

/** A phase as it is played: who orders what, and what comes of it. */
export interface PhasePlayed {
  readonly position: Position;
  readonly orders: OrdersByPower;
  readonly resolution: Resolution;
}

/** Plays `moves` movement phases and what lies between. Only moves are ordered, each unit's by chance: the same unit goes the same way. */
export function playOut(
  board: Board,
  start: Position,
  moves: number,
  chanceOf: (power: Power) => number,
): readonly PhasePlayed[] {
  const phases: PhasePlayed[] = [];
  let position = start;
  for (let left = moves; left > 0; ) {
    const isMove = position.phase.endsWith('M');
    if (isMove) left -= 1;
    const orders = isMove ? movesIn(board, position, chanceOf) : {};
    const resolution = adjudicate(board, position, orders);
    phases.push({ position, orders, resolution });
    if (resolution.next === null || resolution.winner !== null) break;
    position = nextPosition(board, position, resolution);
  }
  return phases;
}

function movesIn(board: Board, position: Position, chanceOf: (power: Power) => number): OrdersByPower {
  return Object.fromEntries(
    board.powers.map(({ name }) => [
      name,
      (position.units[name] ?? []).flatMap((unit) => {
        const ways = legalOrdersOf(board, position, parseUnit(unit)!).filter(
          (order) => order.kind === 'move' && order.route === 'unstated',
        );
        if (ways.length === 0) return [];
        const key = [...`${name} ${unit} ${position.phase}`].reduce(
          (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
          chanceOf(name),
        );
        return [formatOrder(createRandom(key).pick(ways))];
      }),
    ]),
  );
}

/** What these powers see of a game: equal facts, equal mails. */
export function factsFor(board: Board, phases: readonly PhasePlayed[], powers: readonly Power[]): string {
  return JSON.stringify(
    phases.map(({ position, resolution }) => {
      const before = seen(board, position, powers);
      const after = seen(board, resolution, powers);
      const isOwn = (power: Power) => powers.includes(power);
      return {
        phase: position.phase,
        before: onBoard(position, before, isOwn),
        orders: resolution.orders.flatMap(({ power, order, result, reasons }) => {
          const at = /\b[AF] ([a-z]+)/.exec(order)?.[1] ?? '';
          const isSeen = position.phase.endsWith('M')
            ? before.has(at)
            : position.phase.endsWith('A') && (before.has(at) || (order.startsWith('build') && after.has(at)));
          return isOwn(power) || isSeen ? [[power, order, result, reasons]] : [];
        }),
        after: onBoard(resolution, after, isOwn),
        due: powers.map((power) => resolution.adjustments[power] ?? 0),
        next: resolution.next,
      };
    }),
  );
}

type Standing = Pick<Position, 'units' | 'centers' | 'dislodged'>;

function onBoard(
  { units, centers, dislodged = {} }: Standing,
  sight: ReadonlySet<Province>,
  isOwn: (power: Power) => boolean,
) {
  const inSight = (lists: Readonly<Record<Power, readonly string[]>>) =>
    Object.entries(lists).flatMap(([power, list]) =>
      list.filter((each) => sight.has(placeOf(each))).map((each) => `${power} ${each}`),
    );
  return [inSight(units), inSight(centers), rowsOf(dislodged).filter(([power]) => isOwn(power))];
}

function seen(
  { variant }: Board,
  { units, centers, dislodged = {} }: Standing,
  powers: readonly Power[],
): ReadonlySet<Province> {
  const own = new Set(
    powers.flatMap((power) =>
      [...(units[power] ?? []), ...(dislodged[power] ?? []).map(({ unit }) => unit), ...(centers[power] ?? [])].map(
        placeOf,
      ),
    ),
  );
  const { army, fleet, seasonal = [] } = variant.adjacency;
  const borders = [...army, ...fleet, ...seasonal.map(({ pair }) => pair)].map(
    ([a, b]) => [placeOf(a), placeOf(b)] as const,
  );
  return new Set([...own, ...borders.flatMap(([a, b]) => [...(own.has(a) ? [b] : []), ...(own.has(b) ? [a] : [])])]);
}

/** `A par`, `F stp/nc`, `stp/nc`, `par`: the province. */
function placeOf(text: string): Province {
  return text.replace(/^[AF] /, '').replace(/\/.*/, '');
}
