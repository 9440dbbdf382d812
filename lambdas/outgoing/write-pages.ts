/**
 * Writes what is published of a game, apart from the mails that tell of it: whoever has committed only asks for it. However late, however
 * often and in whatever order it is asked for, what lies there in the end is what follows from the commits.
 */
import type { Commit, GameName } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { changesPages } from '../games/changes-pages.ts';
import type { PagesRequest, Services } from '../ports.ts';
import { indexEntry, isListedAlike } from './publish-commits.ts';

/** `services` may remember commits for as long as this takes: each round asks for those after what it has shown. */
export async function writePages(services: Services, { game: name, after }: PagesRequest): Promise<void> {
  let shown = after;
  for (;;) {
    const last = await showSince(services, name, shown);
    // Somebody else may have written an older state over this one meanwhile; whoever did finds the later one here, and writes that.
    const { snapshot, commits } = await services.games.latest(name);
    const newest = commits.at(-1)?.n ?? snapshot?.n ?? 0;
    if (newest <= last) return;
    shown = last;
  }
}

/** Publishes what the commits after number `shown` leave, and the game as it stands; the number of its last commit. */
async function showSince(services: Services, name: GameName, shown: number): Promise<number> {
  const { publisher, undone } = services;
  const commits = await services.games.commitsAfter(name, 0);
  let game: Game | null = null;
  let before: Game | null = null;
  for (const commit of commits as readonly Commit[]) {
    const after: Game = evolve(game, commit);
    if (commit.n === shown) before = after;
    if (commit.n > shown && changesPages(game, after, commit)) await publisher.publishPhase(game, after, commit);
    game = after;
  }
  if (game === null) return shown;
  await publisher.publishGame(game);
  if (before === null || before === game || !isListedAsBefore(services, before, game)) {
    // Where nobody knows what lists show of it, they look at it as at one that is over.
    const mayBeOver = before === null || [before, game].some(({ status }) => status === 'finished');
    await undone.listsChanged({ going: [name], games: mayBeOver ? [name] : [], people: [] });
  }
  return game.n;
}

function isListedAsBefore(services: Services, before: Game, game: Game): boolean {
  const [one, other] = [before, game].map((each) => {
    const board = boardOfGame(services, each);
    return board === null ? null : indexEntry(each, board);
  });
  return one != null && other != null && isListedAlike(one, other);
}
