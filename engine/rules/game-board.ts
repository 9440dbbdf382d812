/** The board that a game is played on: its variant's, with the centers that win and the rulebook by the game's settings. */
import type { Board } from '../board/board.ts';
import type { Rulebook } from '../board/variant.ts';

export interface BoardChoices {
  /** Centers that win; null: as the variant says. */
  readonly centers: number | null;
  readonly rulebook: Rulebook;
}

const boards = new WeakMap<Board, Map<string, Board>>();

/** The same object for the same choices: much hangs on boards. */
export function boardWith(board: Board, { centers, rulebook }: BoardChoices): Board {
  const { variant } = board;
  const goal = centers ?? variant.victory.centers;
  if (goal === variant.victory.centers && rulebook === (variant.rulebook ?? '2023')) return board;
  const known = boards.get(board) ?? new Map<string, Board>();
  boards.set(board, known);
  const key = `${goal} ${rulebook}`;
  const made = known.get(key) ?? {
    ...board,
    variant: { ...variant, rulebook, victory: { ...variant.victory, centers: goal } },
  };
  known.set(key, made);
  return made;
}
