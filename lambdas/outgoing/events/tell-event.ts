/** Mails of an event to those who run or have entered it. */
import { type EventRecord, enteredPeople } from '../../../engine/events/event.ts';
import type { PersonId } from '../../../engine/game/events.ts';
import { mailAddresses } from '../../games/people-of-game.ts';
import type { Services } from '../../ports.ts';
import { postDesk } from '../account-post.ts';
import { eventView } from './event-view.ts';

/** The last board of a round has ended: how the event stands, to everybody. The same end brings one mail. */
export async function tellRoundOver(services: Services, event: EventRecord): Promise<void> {
  const played = event.played.flatMap(({ boards }) => boards.flatMap(({ seats }) => Object.values(seats)));
  const people = new Set([...event.directors, ...enteredPeople(event).map(({ person }) => person), ...played]);
  await tell(services, event, [...people], `round-${event.played.length}`);
}

/** No board was left for these in the round that begins. */
export async function tellWaiting(services: Services, event: EventRecord, waiting: readonly PersonId[]): Promise<void> {
  await tell(services, event, waiting, `waiting-${event.played.length}`);
}

async function tell(services: Services, event: EventRecord, people: readonly PersonId[], id: string): Promise<void> {
  const known = await services.directory.people(people);
  for (const person of known.values()) {
    const to = mailAddresses(person)[0];
    if (to === undefined) continue;
    const view = await eventView(services, event, person.id);
    const content = { report: [], asked: [{ kind: 'event', event: view } as const], subject: '' };
    await postDesk(services, to, content, `event-${event.name}-${id}-${person.id}`);
  }
}
