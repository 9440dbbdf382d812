/** Borders of armies and fleets in one table each, so that the plain question needs no other: may this unit go there by itself? */
import type { Board, Borders } from '../../board/board.ts';

export interface BothBorders {
  /** 1 at `[row * locations + to]`, where `row` is the unit's `BORDER_ROW`, when a unit that is ordered there by exactly that name goes there
   *  without a convoy, whatever the rulings. */
  readonly goes: Uint8Array;
  /** 1 at `[row * provinces + p]` when the unit can go to some location of a province, and so support there. */
  readonly reaches: Uint8Array;
}

const known = new WeakMap<Borders, BothBorders>();

export function bothBorders(board: Board, borders: Borders): BothBorders {
  let both = known.get(borders);
  if (both === undefined) {
    both = { goes: goesOf(board, borders), reaches: joined(borders.army.reaches, borders.fleet.reaches) };
    known.set(borders, both);
  }
  return both;
}

function goesOf({ locations, provinceOf, homeOf, armyGround }: Board, { army, fleet }: Borders): Uint8Array {
  const goes = joined(army.touches, fleet.touches);
  for (const [type, { start, list }] of [army, fleet].entries()) {
    for (let from = 0; from < locations.length; from++) {
      for (let n = start[from]!; n < start[from + 1]!; n++) {
        const to = list[n]!;
        const p = provinceOf[to]!;
        const isGround = type === 1 || (to === homeOf[p] && armyGround[p] === 1);
        if (p === provinceOf[from] || !isGround) goes[(type * locations.length + from) * locations.length + to] = 0;
      }
    }
  }
  return goes;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
