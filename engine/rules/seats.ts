/** The rule `seats`: who plays which powers together. Standard: each power by itself. */
import type { Board } from '../board/board.ts';
import type { FixedSeat, RuleState } from '../board/rules.ts';
import type { Power } from '../board/variant.ts';

/** All seats: the fixed ones, the drawn ones as far as they are known, and each remaining power by itself. */
export function seatsOf(board: Board, state: RuleState | undefined): readonly FixedSeat[] {
  const single = board.powers.map(({ name }) => alone(board)(name));
  const rule = board.variant.rules.seats;
  if (rule === undefined) return single;
  const drawn = (state?.seats ?? []).map((powers): FixedSeat => {
    const displays = powers.map((power) => board.powers.find(({ name }) => name === power)?.display ?? power);
    return { name: powers.join(' AND '), display: displays.join(' & '), powers };
  });
  const shared = [...rule.fixed, ...drawn];
  const seated = new Set(shared.flatMap(({ powers }) => powers));
  return [...shared, ...single.filter(({ name }) => !seated.has(name))];
}

/** Who can win by itself: the seats where victory adds up all powers of a player; else each power. */
export function partiesOf(board: Board, state: RuleState | undefined): readonly FixedSeat[] {
  const seats = seatsOf(board, state);
  return board.variant.victory.by === 'seat' ? seats : seats.flatMap(({ powers }) => powers.map(alone(board)));
}

function alone(board: Board): (power: Power) => FixedSeat {
  return (power) => {
    const display = board.powers.find(({ name }) => name === power)?.display ?? power;
    return { name: power, display, powers: [power] };
  };
}

/** How many people a game is complete with. */
export function mostPlayers(board: Board): number {
  return board.variant.players?.max ?? seatsOf(board, undefined).length;
}

/** How many people are enough to begin. */
export function fewestPlayers(board: Board): number {
  return board.variant.players?.min ?? mostPlayers(board);
}
