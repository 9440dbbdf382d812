/** Folds commits into a game. Pure and total: what was committed once is never refused later. */
import type { Instant } from '../time.ts';
import { gameCreated } from './events/course-events.ts';
import { EVENTS } from './events/event-definitions.ts';
import { withActs } from './events/gm-acts.ts';
import type { Commit, EventName, GameEvent, GameEventOf } from './events.ts';
import { type Game, withArrivals } from './game.ts';
import { withUndoable } from './undoable.ts';

/** The game after a commit. `game` is null before the first, which must hold `game-created`. */
export function evolve(game: Game | null, commit: Commit): Game {
  let next = game;
  for (const event of commit.events) next = apply(next, event, commit);
  if (next === null) throw new Error(`Commit ${commit.n} of '${commit.game}' does not create the game.`);
  const after = withUndoable(game, withArrivals(withActs(game, next, commit), game), commit);
  return { ...after, n: commit.n, head: commit.hash, updated: commit.at };
}

/** The game as it would be after further events, for deciding the rest of the same mail. */
export function foreseeGame(game: Game, events: readonly GameEvent[], at: Instant): Game {
  const commit: Commit = {
    game: game.name,
    n: game.n + 1,
    at,
    events,
    salt: '',
    previous: game.head,
    hash: game.head,
  };
  return events.reduce<Game>((next, event) => apply(next, event, commit), game);
}

function apply(game: Game | null, event: GameEvent, commit: Commit): Game {
  if (event.type === 'game-created') return gameCreated(event, commit);
  if (game === null) throw new Error(`'${event.type}' before 'game-created' in '${commit.game}'.`);
  return changed(game, event.type, event, commit);
}

function changed<T extends EventName>(game: Game, type: T, event: GameEvent, commit: Commit): Game {
  return EVENTS[type].apply(game, event as GameEventOf<T>, commit);
}
