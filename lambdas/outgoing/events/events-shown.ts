/** What is published of all events. */
import { drawDocument } from '../../../engine/events/draw-document.ts';
import { eventStandings } from '../../../engine/events/standings.ts';
import type { EventShown, Services } from '../../ports.ts';
import { boardOfEvent } from './event-store.ts';
import { type EventServices, entrantNames, eventView } from './event-view.ts';

export type EventSources = EventServices & Pick<Services, 'club'>;

export async function eventsShown(services: EventSources): Promise<readonly EventShown[]> {
  const shown: EventShown[] = [];
  for (const { value: event } of await services.club.all('event')) {
    if (event === null) continue;
    const powers = boardOfEvent(services, event).powers.map(({ name }) => name);
    shown.push({
      view: await eventView(services, event, null),
      standings: eventStandings(event),
      nameOf: await entrantNames(services, event),
      draws: drawDocument(event, powers),
    });
  }
  return shown;
}
