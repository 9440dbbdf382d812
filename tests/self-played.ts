/** Games that play themselves, each played once in a worker: many tests look at the same ones. */
import type { Board } from '../engine/board/board.ts';
import * as busy from '../infra/tools/maps/busy.ts';

const kept = new WeakMap<Board, Map<string, unknown>>();

function once<T>(board: Board, key: string, make: () => T): T {
  const made = kept.get(board) ?? new Map<string, unknown>();
  kept.set(board, made);
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

export const busyPhase: typeof busy.busyPhase = (board, kind) => once(board, kind, () => busy.busyPhase(board, kind));

export const playGame: typeof busy.playGame = (board, ...how) =>
  once(board, how.join(), () => busy.playGame(board, ...how));
