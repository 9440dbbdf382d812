/**
 * Rebuilds everything that is derived from the commits: snapshots, the index, wake-ups, maps and pages; and the cursor of
 * outgoing mail, from what the outbox still holds. For a table that was restored from a backup, or whose derived items were
 * lost or damaged. Doing it again changes nothing.
 */
import { chainCommit } from '../../engine/game/chain.ts';
import type { Commit, GameName } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Services } from '../ports.ts';
import { mailsOf } from './dispatches.ts';
import { announceGame } from './publish-commits.ts';
import { writeAllLists } from './write-lists.ts';

export interface RebuildOptions {
  readonly services: Services;
  /** Names of all games that have a first commit. */
  readonly names: () => Promise<readonly GameName[]>;
  /** Mails that follow from commits made since this instant are sent unless the outbox has them; older ones count as sent. */
  readonly mailsSince: number;
}

export interface Rebuilt {
  readonly game: GameName;
  readonly commits: number;
  /** Why the game was left as it was; null when it was rebuilt. */
  readonly fault: string | null;
}

/** Rebuilds every game, one after the other. What ails one game keeps no other from being rebuilt. */
export async function rebuildGames(options: RebuildOptions): Promise<readonly Rebuilt[]> {
  const done: Rebuilt[] = [];
  for (const name of await options.names()) done.push(await rebuildGame(options, name));
  await writeAllLists(options.services);
  return done;
}

async function rebuildGame(options: RebuildOptions, name: GameName): Promise<Rebuilt> {
  const { services, mailsSince } = options;
  const commits = await services.games.commitsAfter(name, 0);
  const fault = brokenAt(services, commits);
  if (fault !== null) return { game: name, commits: commits.length, fault };
  let game: Game | null = null;
  for (const commit of commits) {
    const before: Game | null = game;
    game = evolve(before, commit);
    await services.publisher.publishPhase(before, game, commit);
    if (commit.at < mailsSince) continue;
    for (const mail of await mailsOf(services, before, game, commit)) await services.outbox.post(mail);
  }
  if (game === null) return { game: name, commits: 0, fault: 'no commits' };
  await services.games.saveSnapshot(game);
  await services.publisher.publishGame(game, true);
  await announceGame(services, game);
  return { game: name, commits: commits.length, fault: null };
}

/** Where the chain of commits is broken, in a sentence; null when it is whole. */
function brokenAt({ digest }: Services, commits: readonly Commit[]): string | null {
  let head = '';
  for (const [index, { hash, previous, ...rest }] of commits.entries()) {
    const n = index + 1;
    if (rest.n !== n) return `commit ${n} is missing`;
    if (previous !== head || chainCommit(rest, previous, digest).hash !== hash) return `commit ${n} was changed`;
    head = hash;
  }
  return null;
}
