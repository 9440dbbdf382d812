/** Statistics over many archives, read one after the other, where there are many by several processes: memory does not grow with their number. */
import type { FinishedGame } from '../../../engine/scoring/finished-game.ts';
import { SYSTEMS, scoreGame } from '../../../engine/scoring/scores.ts';
import { addGame, type PowerTally, type ScoreTally, type VariantTally } from '../../../engine/scoring/tally.ts';
import { rowsOf } from '../../../engine/vocabulary.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { powerName } from '../../../templates/locales/powers.ts';
import { countNoun as countOf } from '../../../templates/locales/text/counts.ts';
import { keptGames } from './kept-games.ts';
import { gameKey } from './list-archives.ts';
import type { People } from './people-table.ts';

export interface Query {
  readonly variant: string | null;
  /** Any of these names. */
  readonly players: readonly string[] | null;
  /** Who is called what; null: as each archive has it. */
  readonly people?: People | null;
  readonly power: string | null;
  /** `won`, `drawn`, `conceded`, `terminated`, `unknown`. */
  readonly outcome: string | null;
}

/**
 * Counts the finished games in files and folders. `each` gets every game; a file that is no archive is reported, and left out.
 * `processes`: left out, as many as are worth it.
 */
export async function countGames(
  paths: readonly string[],
  query: Query,
  each: (game: FinishedGame) => Promise<void>,
  processes?: number,
): Promise<{ readonly tally: ScoreTally; readonly faults: readonly string[] }> {
  let tally: ScoreTally = {};
  const faults: string[] = [];
  for await (const kept of keptGames(paths, processes)) {
    if ('fault' in kept) faults.push(kept.fault);
    else if (kept.finished !== null) {
      const game = calledBy(kept.finished, gameKey(kept.listed), query.people ?? null);
      if (!fits(game, query)) continue;
      tally = addGame(tally, game);
      await each(game);
    }
  }
  return { tally, faults };
}

function calledBy(game: FinishedGame, key: string, people: People | null): FinishedGame {
  if (people === null) return game;
  const powers = game.powers.map((each) => {
    return { ...each, player: each.player === null ? null : people.nameOf(each.player, key) };
  });
  return { ...game, powers };
}

function fits({ variant, powers, outcome }: FinishedGame, query: Query): boolean {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const isTheirs = ({ player, power }: FinishedGame['powers'][number]) =>
    (query.players === null || (player !== null && query.players.some((each) => same(player, each)))) &&
    (query.power === null || same(power, query.power));
  if (query.variant !== null && !same(variant, loadVariant(query.variant)?.variant.id ?? query.variant)) return false;
  if (query.outcome !== null && (outcome?.kind ?? 'unknown') !== query.outcome) return false;
  return powers.some(isTheirs);
}

/** The tally on paper. */
export function tallyInWords(tally: ScoreTally): string {
  const parts = Object.entries(tally).map(([id, counted]) => variantInWords(id, counted));
  return parts.length === 0 ? 'No finished game fits.\n' : parts.join('\n');
}

function variantInWords(id: string, tally: VariantTally): string {
  const loaded = loadVariant(id);
  const draws = Object.entries(tally.draws);
  const endings = [
    [tally.solos, 'won'],
    [tally.joint, 'won by two together'],
    [tally.conceded, 'conceded'],
    ...draws.map(([size, count]) => [count, size === '0' ? 'drawn by powers not told' : `drawn by ${size}`]),
    [tally.terminated, 'ended by the GM'],
    [tally.unknown, 'with an end that is not recorded'],
  ].filter(([count]) => count !== 0);
  const head = `${loaded?.variant.name ?? id}: ${countOf(tally.games, 'finished game')}; ${endings.map(([count, how]) => `${count} ${how}`).join(', ')}; ${mean(tally.years, tally.games)} years on average.`;
  const columns = ['Power', 'Games', 'Won', 'Drew', 'Survived', 'Out', 'Centers', ...SYSTEMS.map(({ name }) => name)];
  const rows = rowsOf(tally.powers).map(([power, counted]) => [
    loaded === null ? power : powerName(loaded.board, power),
    ...(['games', 'won', 'drew', 'survived', 'eliminated'] as const).map((key) => String(counted[key])),
    mean(counted.centres, counted.counted),
    ...SYSTEMS.map(({ id }) => pointsOf(counted, id)),
  ]);
  const widths = columns.map((title, c) => Math.max(title.length, ...rows.map((row) => row[c]!.length)));
  const lines = [columns, ...rows].map((row) =>
    row.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!))).join('  '),
  );
  return `${head}\n\n${lines.join('\n')}\n`;
}

function pointsOf({ points }: PowerTally, system: (typeof SYSTEMS)[number]['id']): string {
  const { sum, games } = points[system];
  return games === 0 ? '-' : mean(sum, games);
}

function mean(sum: number, count: number): string {
  return count === 0 ? '-' : (sum / count).toFixed(1);
}

/** One game with its scores, for `--games`. */
export function gameLine(game: FinishedGame): string {
  const scores = Object.fromEntries(SYSTEMS.map(({ id }) => [id, scoreGame(game, id)]));
  return `${JSON.stringify({ ...game, scores })}\n`;
}
