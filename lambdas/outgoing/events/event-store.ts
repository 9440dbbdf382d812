/** Events in the store: one record each, changed by conditional puts. */
import type { Board } from '../../../engine/board/board.ts';
import type { EventRecord, SealedSeed } from '../../../engine/events/event.ts';
import type { GameName } from '../../../engine/game/events.ts';
import { changeRecord } from '../../club.ts';
import type { Services } from '../../ports.ts';
import { invalidateLists } from '../invalidate-lists.ts';

export async function eventNamed({ club }: Pick<Services, 'club'>, name: string): Promise<EventRecord | null> {
  return (await club.get('event', name))?.value ?? null;
}

/** Changes it on top of what it is; `change` answers null where it stays. Its page follows. */
export async function changeEvent(
  services: Services,
  name: GameName,
  change: (event: EventRecord) => EventRecord | null,
): Promise<EventRecord | null> {
  let isChanged = false;
  const event = await changeRecord(services.club, 'event', name, (before) => {
    const after = before === null ? null : change(before);
    isChanged = after !== null;
    return after ?? 'as it is';
  });
  if (isChanged) await invalidateLists(services, { going: [name] });
  return event;
}

/** A seed that nobody can guess, and its seal. */
export function freshSeed({ secrets, digest }: Pick<Services, 'secrets' | 'digest'>): SealedSeed {
  const seed = digest(`${secrets.salt()} ${secrets.salt()}`);
  return { seed, seal: digest(seed) };
}

export function boardOfEvent({ board }: Pick<Services, 'board'>, { variant }: EventRecord): Board {
  return board(variant)!;
}

/** The same for mails; null: nobody elsewhere can open it. */
export const toldEventUrl = (services: Pick<Services, 'house'>, event: Pick<EventRecord, 'name'>): string | null =>
  services.house.hasPages === false ? null : eventUrl(services, event);

export function eventUrl({ house }: Pick<Services, 'house'>, { name }: Pick<EventRecord, 'name'>): string {
  return `${house.site}/events/${name}/`;
}
