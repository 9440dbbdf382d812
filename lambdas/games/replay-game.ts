/** A game played through again, commit by commit. */
import type { Commit, GameName } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Services } from '../ports.ts';

/** Plays a game through; `see` is shown each commit with the game before it. */
export async function replayGame(
  services: Services,
  name: GameName,
  see: (before: Game | null, commit: Commit) => void,
): Promise<Game | null> {
  let game: Game | null = null;
  for (const commit of await services.games.commitsAfter(name, 0)) {
    see(game, commit);
    game = evolve(game, commit);
  }
  return game;
}
