/** The board that a game is played on: its variant's, with what the game's settings choose otherwise. */
import type { Board } from '../board/board.ts';
import type { Rulebook, Variant } from '../board/variant.ts';
import { boardFrom, type Start } from './starts.ts';

export interface BoardChoices {
  /** Centers that win; null: as the variant says. */
  readonly centers: number | null;
  /** Builds in any vacant center a power owns; false: where the variant says. */
  readonly anyCenters: boolean;
  /** The same while the power owns one of its home centers. */
  readonly oneCenter: boolean;
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
  const opened = sitesOf(variant, choices);
  const isUsual =
    !anyDisband && goal === variant.victory.centers && opened === null && boardFrom(board, start) === board;
  if (isUsual && rulebook === (variant.rulebook ?? '2023')) return board;
  const known = boards.get(board) ?? new Map<string, Board>();
  boards.set(board, known);
  const key = `${goal} ${opened} ${anyDisband} ${start} ${rulebook}`;
  const made = known.get(key) ?? chosen(boardFrom(board, start), { goal, opened, anyDisband, rulebook });
  known.set(key, made);
  return made;
}

/** Building sites that the settings open; null: those of the variant. */
type Opened = 'any' | 'any-with-home' | null;

function sitesOf({ rules }: Variant, { anyCenters, oneCenter }: BoardChoices): Opened {
  if (rules['build-sites']?.sites === 'any') return null;
  return anyCenters ? 'any' : oneCenter ? 'any-with-home' : null;
}

function chosen(
  board: Board,
  {
    goal,
    opened,
    anyDisband,
    rulebook,
  }: { readonly goal: number; readonly opened: Opened; readonly anyDisband: boolean; readonly rulebook: Rulebook },
): Board {
  const { variant } = board;
  const rules = opened === null ? variant.rules : withSites(variant, opened);
  return {
    ...board,
    ...(anyDisband ? { freeRemovals: true } : {}),
    variant: { ...variant, rulebook, rules, victory: { ...variant.victory, centers: goal } },
  };
}

function withSites({ rules }: Variant, opened: 'any' | 'any-with-home'): Variant['rules'] {
  const needed = opened === 'any' ? {} : { homesNeeded: 1 };
  return { ...rules, 'build-sites': { ...rules['build-sites'], sites: 'any', ...needed } };
}
