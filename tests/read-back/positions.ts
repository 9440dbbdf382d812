/** Positions that come up when a variant is played at random: movement, retreats, adjustments. */
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { legalAdjustments, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position, Resolution } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { dueOf } from '../../engine/game/due.ts';
import { formatOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Random } from '../random.ts';

export interface Moment {
  readonly position: Position;
  readonly orders: Readonly<Record<Power, readonly string[]>>;
  readonly resolution: Resolution;
}

/** The first phases of a game at random. */
export function playAtRandom(board: Board, random: Random, phases: number): readonly Moment[] {
  const moments: Moment[] = [];
  let position = startingPosition(board);
  for (let n = 0; n < phases; n += 1) {
    const orders = Object.fromEntries(
      board.powers.map(({ name }) => [name, legalLines(board, position, name).map((lines) => random.pick(lines))]),
    );
    const resolution = adjudicate(board, position, orders, { explain: true });
    moments.push({ position, orders, resolution });
    if (resolution.next === null) break;
    position = nextPosition(board, position, resolution);
  }
  return moments;
}

/** For each unit, build or removal that is due, the legal orders. */
export function legalLines(board: Board, position: Position, power: Power): readonly (readonly string[])[] {
  const due = dueOf(board, position, power);
  if (due.kind === 'nothing') return [];
  if (due.kind === 'orders' || due.kind === 'retreats') {
    const kind = parsePhase(position.phase).kind;
    return due.units.map((unit) => {
      const legal = legalOrdersOf(board, position, parseUnit(unit)!).map(formatOrder);
      return legal.length > 0 ? legal : [`${unit} ${kind === 'R' ? 'D' : 'H'}`];
    });
  }
  const legal = legalAdjustments(board, position, power).map(formatOrder);
  return legal.length === 0 ? [] : [legal];
}
