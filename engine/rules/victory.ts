/** Who has won (`VictoryData`). Standard: the power with 18 centres, and more than any other, when ownership changes. */
import type { Board } from '../board/board.ts';
import type { Phase } from '../board/position.ts';
import type { FixedSeat, RuleState } from '../board/rules.ts';
import type { ByPower, Power, Province } from '../board/variant.ts';
import { partiesOf } from './seat-rules.ts';

type Centers = ByPower<readonly Province[]>;
export type Winner = null | Power | readonly Power[];

/** True when victory is counted only at the end of one season's movement, before retreats. */
export function isCountedAfterMoves(board: Board): boolean {
  return board.variant.victory.counted !== undefined;
}

/** True when this phase is that moment. */
export function countsAfter(board: Board, { season, kind }: Phase): boolean {
  const { counted } = board.variant.victory;
  return counted !== undefined && counted.season === season && counted.phase === kind;
}

interface Contender {
  readonly seat: FixedSeat;
  readonly count: number;
  readonly theatre: string;
}

/** The powers or players that own what wins, most centers first; with more than one the game may go on all the same. */
export function contenders(
  board: Board,
  centers: Centers,
  state: RuleState | undefined,
): readonly [Contender, ...Contender[]] | readonly [] {
  const reached = partiesOf(board, state).flatMap((seat): readonly Contender[] => {
    const [count, theatre] = [countOf(centers, seat), theatreHeld(board, centers, seat)];
    return theatre !== null && count >= board.variant.victory.centers ? [{ seat, count, theatre }] : [];
  });
  return reached.sort((a, b) => b.count - a.count) as [Contender, ...Contender[]] | [];
}

/** The winner or winners among the owners of centres; null while there is none. */
export function winnerAmong(board: Board, centers: Centers, state: RuleState | undefined): Winner {
  const { joint } = board.variant.victory;
  const reached = contenders(board, centers, state);
  const [first, second] = reached;
  if (first === undefined) return null;
  if (second === undefined) return first.seat.name;
  if (joint === 'different-theatres' && reached.length === 2 && first.theatre !== second.theatre) {
    return reached.map(({ seat }) => seat.name);
  }
  return first.count > second.count ? first.seat.name : null;
}

function countOf(centers: Centers, { powers }: FixedSeat): number {
  return powers.reduce((sum, power) => sum + (centers[power]?.length ?? 0), 0);
}

/** The theatre in which a player has as many centres as the goal asks for; any word when it asks for none; else null. */
function theatreHeld(board: Board, centers: Centers, { powers }: FixedSeat): string | null {
  const { inOneTheatre } = board.variant.victory;
  if (inOneTheatre === undefined) return '';
  const counts = new Map<string, number>();
  for (const center of powers.flatMap((power) => centers[power] ?? [])) {
    const theatre = board.provinces[board.provinceNumber.get(center)!]?.theatre ?? '';
    counts.set(theatre, (counts.get(theatre) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= inOneTheatre)?.[0] ?? null;
}
