/** Tidings with the people in them as their readers may know them. */

import type { Notification } from '../../engine/game/events/notifications.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, powersOf } from '../../engine/game/game.ts';
import type { GameMailContent } from '../../templates/mail/mail.ts';
import type { By } from '../../templates/mail/parts/by.ts';

/** How the people of a game are called. */
export interface NameLookup {
  readonly name: (person: PersonId) => string;
  /** Told to masters alone, of whoever asks to play. */
  readonly address: (person: PersonId) => string | null;
}

/** Where tidings name somebody. */
interface People {
  readonly kind: Notification['kind'];
  readonly by?: PersonId;
  readonly who?: PersonId | null;
  readonly address?: PersonId | null;
  readonly sender?: PersonId | null;
  readonly more?: readonly Signed[];
  readonly postal?: readonly Signed[];
}
interface Signed {
  readonly sender: PersonId | null;
}

export function namedContent(tidings: Notification, after: Game, who: NameLookup): GameMailContent {
  const { by, who: whom, address, sender, more, postal }: People = tidings;
  const named = (person: PersonId | null) => (person === null ? null : who.name(person));
  const signed = (messages: readonly Signed[]) => messages.map((each) => ({ ...each, sender: named(each.sender) }));
  // Named<T> of templates/mail/mail.ts says field by field what these are for each kind.
  return {
    ...tidings,
    ...(by === undefined ? {} : { by: byOf(after, by, who.name) }),
    ...(whom === undefined ? {} : { who: named(whom) }),
    ...(address === undefined ? {} : { address: address === null ? null : who.address(address) }),
    ...(sender === undefined ? {} : { sender: named(sender) }),
    ...(more === undefined ? {} : { more: signed(more) }),
    ...(postal === undefined ? {} : { postal: signed(postal) }),
  } as GameMailContent;
}

/** Who did it, as far as the settings let others know. */
function byOf(after: Game, person: PersonId, names: NameLookup['name']): By {
  const isMaster = after.masters.includes(person);
  if (!after.settings.show) return { name: null, as: isMaster ? 'Master' : null };
  if (isMaster) return { name: names(person), as: 'Master' };
  if (after.settings.anonymous) return { name: null, as: null };
  return { name: names(person), as: powersOf(after, person)[0] ?? null };
}
