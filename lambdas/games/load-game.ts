/** Loads games from the store and commits decisions to it. */

import type { Board } from '../../engine/board/board.ts';
import { chainCommit } from '../../engine/game/chain.ts';
import type { Context } from '../../engine/game/context.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { gameName, isGameName } from '../../engine/vocabulary.ts';
import type { CommitExtras, Services } from '../ports.ts';

/** How often a decision is taken again when another one came first. Each loss means that somebody else won. */
const ATTEMPTS = 50;

/** The game as it stands; null when there is none of that name, or what was written is no name. */
export async function loadGame(services: Pick<Services, 'games'>, name: string): Promise<Game | null> {
  if (!isGameName(name)) return null;
  const { snapshot, commits } = await services.games.latest(name);
  return commits.reduce<Game | null>(evolve, snapshot);
}

/** What a decision is handed, at this moment. */
export function contextOf(services: Services, board: Board): Context {
  return {
    now: services.now(),
    board,
    zones: services.zones,
    digest: services.digest,
    salt: services.secrets.salt,
    random: services.secrets.random,
    ...(services.house.evenings === true ? { evenings: true } : {}),
  };
}

/**
 * Decides and commits: `decide` is given the game as it stands (null when there is none) and answers with events, or
 * none to leave it alone. When another commit comes first, the game is loaded and decided again. Answers with the
 * game after the commit and the commit itself (null when there was nothing to do). `along`: what follows from a
 * commit and may be stored with it.
 */
export async function commitDecision(
  services: Services,
  name: string,
  decide: (game: Game | null) => readonly GameEvent[] | Promise<readonly GameEvent[]>,
  along: (before: Game | null, after: Game, commit: Commit) => Promise<Omit<CommitExtras, 'onStored'>> = async () => ({
    mails: [],
  }),
): Promise<{ readonly game: Game | null; readonly commit: Commit | null }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const game = await loadGame(services, name);
    const events = await decide(game);
    if (events.length === 0) return { game, commit: null };
    const commit = chainCommit(
      { game: gameName(name), n: (game?.n ?? 0) + 1, at: services.now(), events, salt: services.secrets.salt() },
      game?.head ?? '',
      services.digest,
    );
    const after = evolve(game, commit);
    const goesAlong = await along(game, after, commit);
    if (await services.games.append(commit, { ...goesAlong, onStored: () => {} })) return { game: after, commit };
  }
  throw new Error(`The game '${name}' is too busy: ${ATTEMPTS} decisions in a row came second.`);
}
