/** The board that a game is played on: its variant's, with what the game's settings choose otherwise. */
import type { Board } from '../board/board.ts';
import type { BoardChoices, PlayedOn } from '../board/choices.ts';
import { STANDARD_RULEBOOK, type Variant } from '../board/variant.ts';
import { boardFrom, buildsAnywhere, startsOf } from './starts.ts';

const boards = new WeakMap<Board, Map<string, Board>>();

/** Answers the same object for the same choices, since much is cached by board; the variant's own board if they change nothing. */
export function boardWith(board: Board, choices: BoardChoices): Board {
  const chosen = choicesOn(board, choices);
  if (chosen === null) return board;
  const known = boards.get(board) ?? new Map<string, Board>();
  boards.set(board, known);
  const key = Object.values(chosen).join(' ');
  const made = known.get(key) ?? boardMade(board, chosen);
  known.set(key, made);
  return made;
}

/** The board that something published was played on; null where its variant is not known. */
export function boardPlayedOn(
  boardOf: (variant: string, edition: number) => Board | null,
  variant: string,
  { edition = 1, choices }: PlayedOn,
): Board | null {
  const board = boardOf(variant, edition);
  return board === null || choices === undefined ? board : boardWith(board, choices);
}

/** All of the choices, those that change nothing as they are left out; null: none changes anything. */
function choicesOn(board: Board, choices: BoardChoices): Required<BoardChoices> | null {
  const { victory, defaults = {} } = board.variant;
  const usualDias = defaults.dias ?? true;
  const { centers, anyDisband, players = null, dias = usualDias, concessions = true, blind = false } = choices;
  const start = startsOf(board).includes(choices.start) ? choices.start : 'usual';
  const opened = sitesOf(board.variant, { ...choices, start });
  const chosen: Required<BoardChoices> = {
    centers: centers === victory.centers ? null : centers,
    anyCenters: opened === 'any',
    oneCenter: opened === 'any-with-home',
    anyDisband,
    start,
    rulebook: choices.rulebook,
    players,
    dias,
    concessions,
    blind,
  };
  const usual = { ...USUAL, dias: usualDias, rulebook: board.variant.rulebook ?? STANDARD_RULEBOOK };
  return JSON.stringify(chosen) === JSON.stringify(usual) ? null : chosen;
}

/** What a game has that chooses nothing, but for the rulebook, which is its variant's. */
const USUAL = {
  centers: null,
  anyCenters: false,
  oneCenter: false,
  anyDisband: false,
  start: 'usual',
  rulebook: STANDARD_RULEBOOK,
  players: null,
  dias: true,
  concessions: true,
  blind: false,
} as const satisfies Required<BoardChoices>;

/** Building sites that the settings open; null: those of the variant. */
type Opened = 'any' | 'any-with-home' | null;

function sitesOf(variant: Variant, { anyCenters, oneCenter, start }: BoardChoices): Opened {
  if (buildsAnywhere(variant, start)) return null;
  return anyCenters ? 'any' : oneCenter ? 'any-with-home' : null;
}

function boardMade(usual: Board, choices: Required<BoardChoices>): Board {
  const board = boardFrom(usual, choices.start);
  const { variant } = board;
  const { centers, rulebook, anyDisband } = choices;
  const opened = sitesOf(variant, choices);
  const rules = opened === null ? variant.rules : withSites(variant, opened);
  const victory = centers === null ? variant.victory : { ...variant.victory, centers };
  return {
    ...board,
    choices,
    published: usual.variant,
    ...(anyDisband ? { freeRemovals: true } : {}),
    variant: { ...variant, rulebook, rules, victory },
  };
}

function withSites({ rules }: Variant, opened: 'any' | 'any-with-home'): Variant['rules'] {
  // Without those that the variant names besides: they are among any.
  return { ...rules, 'build-sites': { sites: 'any', ...(opened === 'any' ? {} : { homesNeeded: 1 }) } };
}
