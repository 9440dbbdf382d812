/** The rule `seats`: who plays which powers together. Standard: each power by itself. */
import type { Board } from '../board/board.ts';
import type { FixedSeat, RuleState } from '../board/rules.ts';
import type { Power } from '../board/variant.ts';
import { powerOf } from '../vocabulary.ts';

/** All seats: the fixed ones, the drawn ones as far as they are known, and each remaining power by itself. */
export function seatsOf(board: Pick<Board, 'variant'>, state: RuleState | undefined): readonly FixedSeat[] {
  const single = board.variant.powers.map(({ name, display }): FixedSeat => ({ name, display, powers: [name] }));
  const rule = board.variant.rules.seats;
  if (rule === undefined) return single;
  const drawn = (state?.seats ?? []).map((powers): FixedSeat => {
    const displays = powers.map((power) => board.variant.powers.find(({ name }) => name === power)?.display ?? power);
    return { name: powerOf(powers.join(' AND ')), display: displays.join(' & '), powers };
  });
  const shared = [...rule.fixed, ...drawn];
  const seated = new Set<Power>(shared.flatMap(({ powers }) => powers));
  return [...shared, ...single.filter(({ name }) => !seated.has(name))];
}

/** Who can win by itself: the seats where victory adds up all powers of a player; else each power. */
export function partiesOf(board: Pick<Board, 'variant'>, state: RuleState | undefined): readonly FixedSeat[] {
  const { powers, victory } = board.variant;
  if (victory.by === 'seat') return seatsOf(board, state);
  return powers.map(({ name, display }) => ({ name, display, powers: [name] }));
}

/** What is sold where seats are auctioned: the fixed seats, and the powers of each pool. */
export function lotsOf({ variant }: Pick<Board, 'variant'>): readonly Power[] {
  const { fixed, drawn } = variant.rules.seats ?? { fixed: [] };
  return [...fixed.map(({ name }) => name), ...(drawn?.pools.flat() ?? [])];
}

/** How many people a game is complete with. */
export function mostPlayers(board: Board): number {
  return board.variant.players?.max ?? seatsOf(board, undefined).length;
}

/** The powers that so many people do without (rule `optional-powers`). */
export function optionalPowers(board: Board, players: number): readonly Power[] {
  const optional = board.variant.rules['optional-powers'] ?? [];
  const missing = Math.max(0, mostPlayers(board) - players);
  return missing === 0 ? [] : optional.slice(-missing);
}

/** How many people are enough to begin. */
export function fewestPlayers(board: Board): number {
  return board.variant.players?.min ?? mostPlayers(board);
}

/** Points for something that is auctioned: a fixed seat, or a power of a pool, by name. */
export interface Bid {
  readonly lot: Power;
  readonly points: number;
}
