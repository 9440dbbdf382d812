/** All events. One that has no definition does not compile. */

import type { EventName, GameEvent, GameEventOf } from '../events.ts';
import { COURSE_EVENTS } from './course-events.ts';
import type { AddressedNotification, AudienceContext, EventDefinition } from './event-definition.ts';
import { toldOfActs } from './gm-acts.ts';
import { MAILS_EVENTS } from './mail-events.ts';
import { ORDERS_EVENTS } from './order-events.ts';
import { PEOPLE_EVENTS } from './people-events.ts';
import { PRESS_EVENTS } from './press-events.ts';
import { toldOfProxies } from './proxies-told.ts';
import { SEATS_EVENTS } from './seat-events.ts';
import { TIMES_EVENTS } from './time-events.ts';

export const EVENTS: { readonly [T in EventName]: EventDefinition<T> } = {
  ...PEOPLE_EVENTS,
  ...SEATS_EVENTS,
  ...ORDERS_EVENTS,
  ...PRESS_EVENTS,
  ...TIMES_EVENTS,
  ...COURSE_EVENTS,
  ...MAILS_EVENTS,
};

/** Who learns what of a commit. The same commit gives the same, in the same order. */
export function toldOf(telling: AudienceContext): readonly AddressedNotification[] {
  const told = telling.commit.events.flatMap((event) => toldOfEvent(event.type, event, telling));
  return [...told, ...toldOfProxies(telling), ...toldOfActs(telling)].filter(({ to }) => to.length > 0);
}

function toldOfEvent<T extends EventName>(
  type: T,
  event: GameEvent,
  telling: AudienceContext,
): readonly AddressedNotification[] {
  const { audience } = EVENTS[type];
  return audience === 'nobody' ? [] : audience(event as GameEventOf<T>, telling);
}
