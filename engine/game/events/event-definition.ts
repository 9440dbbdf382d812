/**
 * One definition for each event: what it does to the game, how far an archive opens it, and who learns of it. Its fields are
 * added to {@link GameEvents} where it stands, and what we say about it to {@link NotificationFacts}.
 */
import type { Commit, EventName, GameEventOf, GameName, PersonId } from '../events.ts';
import type { Game } from '../game.ts';
import type { Around, Fields } from './event-opening.ts';
import type { Notification } from './notifications.ts';

/** A commit to tell people about. */
export interface AudienceContext {
  /** The game without the commit; null for the first. */
  readonly before: Game | null;
  readonly after: Game;
  readonly commit: Commit;
  /** Whose mail has brought it about, and is answered; null: nobody's. */
  readonly writer: PersonId | null;
  /** The game that was created when this one ended. */
  readonly sequel: GameName | null;
  /** May everybody know the orders that were adjudicated? Where they stay secret, a salt would let them be guessed. */
  readonly areOrdersPublic: (event: GameEventOf<'phase-resolved'>) => boolean;
}

/** What we tell, and whom. */
export interface AddressedNotification {
  readonly to: readonly PersonId[];
  readonly tidings: Notification;
}

export interface EventDefinition<T extends EventName> {
  /** The game after it. */
  readonly apply: (game: Game, event: GameEventOf<T>, commit: Commit) => Game;
  /** The fields of it that anybody may read in an archive; null: none now. `closed`: never any. */
  readonly opening: 'closed' | ((event: GameEventOf<T>, around: Around, commit: Commit) => Fields | null);
  /** Who is mailed about it. `nobody`: the answer to whoever brought it about says it, or the results do. */
  readonly audience: 'nobody' | ((event: GameEventOf<T>, telling: AudienceContext) => readonly AddressedNotification[]);
}

export function defineEvent<T extends EventName>(_type: T, definition: EventDefinition<T>): EventDefinition<T> {
  return definition;
}
