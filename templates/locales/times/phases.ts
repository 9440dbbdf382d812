/** Phases in words, by each variant's calendar. */
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase, seasonAndYear } from '../../../engine/board/phase.ts';
import type { PhaseCode } from '../../../engine/board/position.ts';
import { t } from '../current.ts';

/** `Spring 1902`; where years have names of their own, `Autumn, Fruitbat '01`. */
export function seasonName(board: Board, phase: PhaseCode): string {
  const { season, year } = seasonAndYear(board.variant.calendar, parsePhase(phase));
  return t().grammar.season(season, year, !/^\d/.test(year));
}

/** `Spring 1902`, `the retreats of Spring 1902`, `the adjustments of Winter 1902`. */
export function phaseName(board: Board, phase: PhaseCode): string {
  return t().grammar.phase[parsePhase(phase).kind](seasonName(board, phase));
}

/** `Spring of 1902`, as listings name a turn. */
export function classicTurn(board: Board, phase: PhaseCode): string {
  const { season, year } = seasonAndYear(board.variant.calendar, parsePhase(phase));
  return t().listing.turn(season, year, !/^\d/.test(year));
}

/** `F1901B`: nJudge's code of the adjustments that follow on a season's moves; other phases have ours. */
export function classicCode({ variant }: Board, phase: PhaseCode): string {
  const { season, year, kind } = parsePhase(phase);
  if (kind !== 'A') return phase;
  const { seasons } = variant.calendar;
  const at = seasons.findIndex(({ letter }) => letter === season);
  const moved = seasons.slice(0, at + 1).findLast(({ phases }) => phases.includes('M'));
  return `${(moved ?? seasons[at]!).letter}${year}B`;
}
