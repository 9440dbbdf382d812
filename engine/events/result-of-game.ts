/** How a finished game counts as a board of an event. */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Resolution } from '../board/position.ts';
import { isBot } from '../game/bots.ts';
import type { Commit, GameOutcome } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { Power } from '../vocabulary.ts';
import type { BoardResult, SeatResult } from './board-result.ts';

/** `commits`: all of the game; phases that were rolled back do not count. */
export function boardResultOf(game: Game, board: Board, commits: readonly Commit[]): BoardResult {
  const counted = new Set(game.resolved.map(({ n }) => n));
  const phases = commits.flatMap(({ n, events }) =>
    counted.has(n) ? events.flatMap((event) => (event.type === 'phase-resolved' ? [event.resolution] : [])) : [],
  );
  const last = phases.at(-1);
  const years = { first: yearOf(phases[0], game), last: yearOf(last, game) };
  const shares = sharesOf(game.outcome);
  const seats = board.powers.map(({ name: power }): SeatResult => {
    const centers = (last?.centers ?? game.position?.centers)?.[power]?.length ?? 0;
    const isAlive = last === undefined || isLeft(last, power);
    const person = game.seats.find((seat) => seat.power === power)?.person ?? null;
    const win = game.outcome?.kind === 'drawn' ? 'drew' : 'won';
    return {
      power,
      person: isBot(person) ? null : person,
      centers,
      result: shares.includes(power) ? win : isAlive ? 'survived' : 'eliminated',
      outIn: isAlive ? null : outIn(phases, power),
    };
  });
  return { outcome: game.outcome, years, seats };
}

function yearOf(phase: Resolution | undefined, { position }: Game): number {
  const code = phase?.phase ?? position?.phase;
  return code === undefined ? 0 : parsePhase(code).year;
}

function isLeft({ centers }: Resolution, power: Power): boolean {
  return (centers[power] ?? []).length > 0;
}

/** The year of the phase that took its last center. */
function outIn(phases: readonly Resolution[], power: Power): number | null {
  const alive = phases.findLastIndex((phase) => isLeft(phase, power));
  const end = phases[alive + 1];
  return end === undefined ? null : parsePhase(end.phase).year;
}

/** Who won or shared the draw. */
function sharesOf(outcome: GameOutcome | null): readonly Power[] {
  if (outcome === null) return [];
  return 'powers' in outcome ? outcome.powers : [];
}
