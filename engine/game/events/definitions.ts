/** All events. One that has no definition does not compile. */

import type { EventName, GameEvent, GameEventOf } from '../events.ts';
import { COURSE_EVENTS } from './course.ts';
import type { EventDefinition, Telling, Told } from './definition.ts';
import { MAILS_EVENTS } from './mails.ts';
import { ORDERS_EVENTS } from './orders.ts';
import { PEOPLE_EVENTS } from './people.ts';
import { PRESS_EVENTS } from './press.ts';
import { toldOfProxies } from './proxies-told.ts';
import { SEATS_EVENTS } from './seats.ts';
import { TIMES_EVENTS } from './times.ts';

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
export function toldOf(telling: Telling): readonly Told[] {
  const told = telling.commit.events.flatMap((event) => toldOfEvent(event.type, event, telling));
  return [...told, ...toldOfProxies(telling)].filter(({ to }) => to.length > 0);
}

function toldOfEvent<T extends EventName>(type: T, event: GameEvent, telling: Telling): readonly Told[] {
  const { audience } = EVENTS[type];
  return audience === 'nobody' ? [] : audience(event as GameEventOf<T>, telling);
}
