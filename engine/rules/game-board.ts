/** The board that a game is played on: its variant's, with what the game's settings choose otherwise. */
import type { Board } from '../board/board.ts';
import type { Rulebook, Variant } from '../board/variant.ts';

export interface BoardChoices {
  /** Centers that win; null: as the variant says. */
  readonly centers: number | null;
  /** Builds in any vacant center a power owns; false: where the variant says. */
  readonly anyCenters: boolean;
  readonly rulebook: Rulebook;
}

const boards = new WeakMap<Board, Map<string, Board>>();

/** The same object for the same choices: much hangs on boards. */
export function boardWith(board: Board, choices: BoardChoices): Board {
  const { variant } = board;
  const { rulebook } = choices;
  const goal = choices.centers ?? variant.victory.centers;
  const opens = choices.anyCenters && variant.rules['build-sites']?.sites !== 'any';
  if (goal === variant.victory.centers && !opens && rulebook === (variant.rulebook ?? '2023')) return board;
  const known = boards.get(board) ?? new Map<string, Board>();
  boards.set(board, known);
  const key = `${goal} ${opens} ${rulebook}`;
  const made = known.get(key) ?? {
    ...board,
    variant: {
      ...variant,
      rulebook,
      victory: { ...variant.victory, centers: goal },
      rules: opens ? withAnySite(variant) : variant.rules,
    },
  };
  known.set(key, made);
  return made;
}

function withAnySite({ rules }: Variant): Variant['rules'] {
  return { ...rules, 'build-sites': { ...rules['build-sites'], sites: 'any' } };
}
