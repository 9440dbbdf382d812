/** How far each commit of a game is open to everybody, as the definitions of its events say: what is not named stays closed. */

import { EVENTS } from '../game/events/event-definitions.ts';
import type { Around, Fields } from '../game/events/event-opening.ts';
import type { Commit, EventName, GameEvent, GameEventOf } from '../game/events.ts';
import type { TreeOpening } from '../game/sealed-tree.ts';

export type { Around } from '../game/events/event-opening.ts';
export { valueAt } from '../game/events/event-opening.ts';

/** When a commit that tells nothing happened is not told either. */
export function commitOpening(commit: Commit, around: Around): TreeOpening {
  const events = commit.events.map((event) => fieldsOf(event.type, event, commit, around));
  if (events.every((fields) => fields === null)) return 'closed';
  const parts = events.map((fields, e) => [e, fields === null ? 'closed' : { parts: fields }] as const);
  return { parts: { at: 'open', events: { parts: Object.fromEntries(parts) } } };
}

/** The open fields of an event; null when nothing of it is. */
function fieldsOf<T extends EventName>(type: T, event: GameEvent, commit: Commit, around: Around): Fields | null {
  const { opening } = EVENTS[type];
  return opening === 'closed' ? null : opening(event as GameEventOf<T>, around, commit);
}
