/**
 * Every scoring system on recorded games broken off anywhere and ended in every way: as a script in another language reckons them.
 * @module-tag long
 */
import { expect, it } from 'vitest';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { boardResultOf } from '../../engine/events/result-of-game.ts';
import { scoreBoard } from '../../engine/events/scoring.ts';
import type { GameOutcome } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { gameName, type Power, rowsOf } from '../../engine/vocabulary.ts';
import { GAMES, judgedGame, keeper } from '../archive/games.ts';
import { standard } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { scratchFolder } from '../local/scratch.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { ALL_SCORINGS, hasPython, reckonApart } from './standings-apart.ts';

const folder = scratchFolder();
const WAYS = ['all', 'some', 'won', 'conceded', 'terminated'] as const;

function endOf(way: (typeof WAYS)[number], living: readonly Power[]): GameOutcome {
  const [leader = living[0]!, second = leader] = living;
  if (way === 'terminated') return { kind: 'terminated' };
  if (way === 'won' || way === 'conceded') return { kind: way, powers: [leader] };
  return { kind: 'drawn', powers: way === 'all' ? living : [...new Set([leader, second])] };
}

function livingIn(game: Game): readonly Power[] {
  const owned = rowsOf(game.position!.centers).filter(([, list]) => list.length > 0);
  return owned.sort(([, a], [, b]) => b.length - a.length).map(([power]) => power);
}

describeWith('python', hasPython, 'standings reckoned apart', () => {
  const random = createRandom(34);
  const games = (IS_FULL ? GAMES : GAMES.slice(0, 12)).map((name, n) => {
    const phases = 4 + random.below(60);
    const play = (outcome: GameOutcome | null) => judgedGame(name, phases, {}, outcome, gameName(`board${n}`));
    const open = play(null);
    const game = open.reduce<Game | null>(evolve, null)!;
    // Some are won on the board.
    const commits = game.status === 'finished' ? open : play(endOf(WAYS[n % WAYS.length]!, livingIn(game)));
    return { commits, game: commits.reduce<Game | null>(evolve, null)! };
  });
  const archives = games.map(({ commits }) =>
    JSON.stringify({ ...archiveOfCommits(commits, keeper), chain: null, press: [] }),
  );

  it('are of games in which powers were out, and which ended in every way', () => {
    const results = games.map(({ game, commits }) => boardResultOf(game, standard, commits));
    expect(new Set(results.map(({ outcome }) => outcome!.kind))).toEqual(
      new Set(['drawn', 'won', 'conceded', 'terminated']),
    );
    expect(results.flatMap(({ seats }) => seats.filter(({ outIn }) => outIn !== null)).length).toBeGreaterThan(10);
  });

  it.each(ALL_SCORINGS)('$system', (scoring) => {
    const { boards } = reckonApart(folder, scoring, archives);
    for (const { game, commits } of games) {
      const ours = scoreBoard(boardResultOf(game, standard, commits), scoring) ?? {};
      const rounded = (points: Readonly<Record<string, number>>) =>
        Object.fromEntries(Object.entries(points).map(([power, each]) => [power, each.toFixed(6)]));
      expect([game.name, game.outcome, rounded(ours)]).toEqual([game.name, game.outcome, rounded(boards[game.name]!)]);
    }
  });
});
