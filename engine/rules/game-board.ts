/** The board that a game is played on: its variant's, with what the game's settings choose otherwise. */
import type { Board } from '../board/board.ts';
import type { Rulebook, Variant } from '../board/variant.ts';
import { boardFrom, type Start } from './starts.ts';

export interface BoardChoices {
  /** Centers that win; null: as the variant says. */
  readonly centers: number | null;
  /** Builds in any vacant center a power owns; false: where the variant says. */
  readonly anyCenters: boolean;
  /** A power may remove units that it need not. */
  readonly anyDisband: boolean;
  /** How the pieces stand at first. */
  readonly start: Start;
  readonly rulebook: Rulebook;
}

const boards = new WeakMap<Board, Map<string, Board>>();

/** The same object for the same choices: much hangs on boards. */
export function boardWith(board: Board, choices: BoardChoices): Board {
  const { variant } = board;
  const { rulebook, start, anyDisband } = choices;
  const goal = choices.centers ?? variant.victory.centers;
  const opens = choices.anyCenters && variant.rules['build-sites']?.sites !== 'any';
  const isUsual = !anyDisband && goal === variant.victory.centers && !opens && boardFrom(board, start) === board;
  if (isUsual && rulebook === (variant.rulebook ?? '2023')) return board;
  const known = boards.get(board) ?? new Map<string, Board>();
  boards.set(board, known);
  const key = `${goal} ${opens} ${anyDisband} ${start} ${rulebook}`;
  const made = known.get(key) ?? chosen(boardFrom(board, start), { goal, opens, anyDisband, rulebook });
  known.set(key, made);
  return made;
}

function chosen(
  board: Board,
  {
    goal,
    opens,
    anyDisband,
    rulebook,
  }: { readonly goal: number; readonly opens: boolean; readonly anyDisband: boolean; readonly rulebook: Rulebook },
): Board {
  const { variant } = board;
  const rules = opens ? withAnySite(variant) : variant.rules;
  return {
    ...board,
    ...(anyDisband ? { freeRemovals: true } : {}),
    variant: { ...variant, rulebook, rules, victory: { ...variant.victory, centers: goal } },
  };
}

function withAnySite({ rules }: Variant): Variant['rules'] {
  return { ...rules, 'build-sites': { ...rules['build-sites'], sites: 'any' } };
}
