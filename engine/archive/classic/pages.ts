/** Pages about games that somebody made of an old judge's mails: whose turn is which, and how the game ended. */
import type { Board } from '../../board/board.ts';
import { formatPhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { PhaseKind } from '../../board/variant.ts';
import type { GameOutcome } from '../../game/events.ts';
import { powerFrom } from './classic-entries.ts';
import { powerNamesIn } from './classic-lines.ts';
import type { ClassicGame } from './report.ts';

/** `Variant: Standard`, `GM: Jim Burgess`, `Result: English victory in 1913`: they are of a game when it tells variant and result. */
export interface PageFacts {
  readonly variant?: string;
  readonly master?: string;
  readonly result?: string;
  /** Names of those who played, by power. */
  readonly players?: Readonly<Record<string, string>>;
}

/** Adjustments that a page puts below Fall, and moves that it puts above those of Winter: the last of the year. */
export function lastMovesOf({ variant }: Board, of: PhaseKind, turn: string): PhaseCode | null {
  const year = /(\d{1,4})$/.exec(turn)?.[1];
  const season = variant.calendar.seasons.findLast(({ phases }) => phases.includes(of));
  if (year === undefined || season === undefined || (of !== 'A' && !/^winter/i.test(turn))) return null;
  return formatPhase({ season: season.letter, year: Number(year), kind: of });
}

/** The folder in which a file lies, in lower case: pages of one game lie in one, named like it. */
export function sourceFolder(source: string): string {
  return (source.split(/[/\\]/).at(-2) ?? '').toLowerCase();
}

/** A page that tells variant and result is one about a game; so is one of a program that tells who played. */
export function isAboutGame(facts: PageFacts | undefined): facts is PageFacts {
  return facts?.players !== undefined || (facts?.variant !== undefined && facts.result !== undefined);
}

/** What a page about a game adds to what its mails tell. */
export function aboutGame(
  facts: PageFacts | undefined,
  board: Board,
  outcome: GameOutcome | null,
): Pick<ClassicGame, 'outcome' | 'masters' | 'players' | 'parameters'> {
  if (!isAboutGame(facts)) return { outcome, masters: [], players: {}, parameters: {} };
  const named = Object.entries(facts.players ?? {});
  const players = named.flatMap(([name, player]) => {
    const power = powerFrom(board, name);
    return power === null ? [] : [[power, player] as const];
  });
  const strangers = named.filter(([name]) => powerFrom(board, name) === null);
  return {
    outcome: outcome ?? (facts.result === undefined ? null : resultIn(facts.result, board)),
    masters: facts.master === undefined ? [] : [facts.master],
    players: Object.fromEntries(players),
    parameters: Object.fromEntries([
      ...(facts.result === undefined ? [] : [['Result', facts.result] as const]),
      ...strangers.map(([name, player]) => [`Player of ${name}`, player] as const),
    ]),
  };
}

/** `English victory in 1913`, `French solo`, `Three-way England, France, Turkey draw`. */
function resultIn(result: string, board: Board): GameOutcome | null {
  const won = /^(\S+) (?:victory|solo|win)(?: in \d{1,4})?\.?$/i.exec(result);
  const winner = won === null ? null : powerFrom(board, won[1]!);
  if (winner !== null) return { kind: 'won', powers: [winner] };
  const drawn = /^(?:\S+-way )?(?:draw between )?(.*?)(?: draw)?\.?$/i.exec(result);
  if (drawn === null || !/\bdraw\b/i.test(result)) return null;
  const powers = [...new Set(powerNamesIn(drawn[1]!).map((name) => powerFrom(board, name)))];
  return powers.length > 1 && powers.every((power) => power !== null) ? { kind: 'drawn', powers } : null;
}
