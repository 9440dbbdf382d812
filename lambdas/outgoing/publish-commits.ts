/**
 * Everything that leaves the house follows from the commits: this computes it for each commit after the snapshot and
 * hands it on (mails to the outbox, maps and pages to the publisher, the next wake-up to the timers), then moves the
 * snapshot. Whoever has committed calls it; whoever finds it undone does it again: the same commit gives the same
 * mails under the same ids.
 */

import type { Board } from '../../engine/board/board.ts';
import { namesOfPowers } from '../../engine/explain/names.ts';
import { isVacant } from '../../engine/game/bots.ts';
import { nextTimed } from '../../engine/game/clock.ts';
import type { Commit, GameName } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import { type Game, peopleOf } from '../../engine/game/game.ts';
import { playersWanted } from '../../engine/game/start.ts';
import { nameOfStart } from '../../engine/rules/starts.ts';
import { pressLetters } from '../../templates/words/press-flags.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { playBots, type Step } from '../games/bots.ts';
import { loadGame } from '../games/load-game.ts';
import { makeSequel } from '../games/sequel.ts';
import type { GameEntry, OutgoingMail, Services } from '../ports.ts';
import { mailsOf } from './dispatches.ts';

/** Is told which mails have gone out for a commit. */
export type Posted = (commit: Commit, mails: readonly OutgoingMail[]) => Promise<void>;

/** Brings the world up to date with the game. When the snapshot is at the last commit already, only bots are looked after. */
export async function publishCommits(services: Services, name: GameName, posted?: Posted): Promise<void> {
  let game = await services.games.snapshot(name);
  const commits = await services.games.commitsAfter(name, game?.n ?? 0);
  const steps: Step[] = [];
  for (const commit of commits) {
    const before = game;
    game = evolve(before, commit);
    steps.push({ commit, after: game });
    await services.publisher.publishPhase(before, game, commit);
    const sequel = await makeSequel(services, game, commit);
    if (sequel !== null) await publishCommits(services, sequel);
    const mails = await mailsOf(services, before, game, commit);
    for (const mail of mails) await services.outbox.post(mail);
    await posted?.(commit, mails);
  }
  if (game === null) return;
  if (commits.length > 0) await announce(services, game);
  await playBots(services, game, steps);
  if (commits.length > 0) await services.games.saveSnapshot(game);
}

/**
 * Puts the game into the index, sets its wake-up and brings its page up to date. Another handler may do the same with
 * a later state of the game at the same time: whoever finds a later entry afterwards does it again from that, so that
 * whichever wake-up and page are written last are those of the latest entry.
 */
export async function announce(services: Services, announced: Game): Promise<void> {
  for (let game: Game | null = announced; game !== null; ) {
    const board = boardOfGame(services, game);
    if (board === null) throw new Error(`The variant '${game.variant}' of the game '${game.name}' is gone.`);
    const entry: GameEntry = entryOf(game, board, nextTimed(game, board)?.at ?? null);
    const known = await services.index.entry(game.name);
    await services.index.put(entry, peopleOf(game));
    await services.timers.wake(game.name, entry.wake);
    // No list is older than the game's own page. Of a game that is over the lists tell what its page's archive holds.
    const isOver = entry.status === 'finished';
    const isListedAnew = known === null || LISTED.some((field) => known[field] !== entry[field]);
    if (isListedAnew && !isOver) await listAnew(services, true);
    await services.publisher.publishGame(game);
    if (isListedAnew && isOver) await listAnew(services);
    const latest = await services.index.entry(game.name);
    game = latest === null || latest.n <= entry.n ? null : await loadGame(services, game.name);
  }
}

/** Lists with more games than this wait for the sweep. */
const MOST_AT_ONCE = 300;

/** What lists of games show of one. */
const LISTED = ['status', 'phase', 'deadline', 'players', 'seats', 'listed'] as const satisfies (keyof GameEntry)[];

/** Something has changed that the lists of games show. `isGoing`: of games that go on. */
export async function listAnew({ publisher, index }: Services, isGoing = false): Promise<void> {
  const entries = await index.list(MOST_AT_ONCE + 1);
  if (entries.length <= MOST_AT_ONCE) await publisher.publishLists?.(entries, isGoing);
}

function entryOf(game: Game, board: Board, wake: number | null): GameEntry {
  return {
    name: game.name,
    n: game.n,
    variant: game.variant,
    ...(game.edition === undefined ? {} : { edition: game.edition }),
    status: game.status,
    phase: game.current === null ? null : (game.position?.phase ?? null),
    deadline: game.current?.clock.deadline ?? null,
    wake,
    listed: game.settings.listed,
    players: playersTold(game),
    seats: playersWanted(game.settings, board),
    brief: briefOf(game, board),
    updated: game.updated,
  };
}

function briefOf({ settings, seats, position, status }: Game, board: Board): NonNullable<GameEntry['brief']> {
  const open = seats.filter((seat) => isVacant(seat) && !seat.isClosed && seat.status !== 'dummy');
  return {
    options: [
      ...(settings.start === 'usual' ? [] : [nameOfStart(settings.start)!]),
      ...(settings.anonymous ? ['Gunboat'] : []),
    ],
    press: pressLetters(settings.press),
    comment: settings.comment,
    openings: (status === 'finished' ? [] : open).map(({ power }) => ({
      power: namesOfPowers(board, [power]),
      units: (position?.units[power] ?? []).length,
      centers: (position?.centers[power] ?? []).length,
    })),
  };
}

/** How many play or have signed on, as far as the settings let it be told. */
function playersTold({ status, settings, applicants, seats }: Game): number {
  if (status !== 'forming') return seats.filter((seat) => !isVacant(seat)).length;
  return settings.secret ? 0 : applicants.length;
}
