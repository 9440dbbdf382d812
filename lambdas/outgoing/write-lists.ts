/** Writes the lists of games and the pages of people, as far as they show something else. */

import type { PendingWork, Publisher, Services } from '../ports.ts';
import { type EventSources, eventsShown } from './events/events-shown.ts';

type Listing = Pick<Services, 'undone' | 'index'> &
  Partial<EventSources> & {
    readonly publisher: Pick<Publisher, 'publishLists' | 'keepLists' | 'publishEvents'>;
  };

/** `isFirst`: of this process; then also what nobody has noted as changed, since a release may write pages otherwise. */
export async function writeLists(services: Listing, isFirst: boolean): Promise<void> {
  const { undone, publisher, index } = services;
  if (publisher.publishLists === undefined) return;
  const change = await undone.listsToWrite();
  if (change === null && !isFirst) return;
  const { games = [], people = [], marks = [] } = change ?? {};
  await withLists(undone, SWEEP_MS, async () => {
    const entries = await Promise.all(games.map(async (name) => [name, await index.entry(name)] as const));
    const isKept = await publisher.keepLists?.({
      going: await index.going(),
      games: new Map(entries),
      people,
      gamesOf: index.gamesEver,
      isFirst,
    });
    if (isKept !== true) await publisher.publishLists?.(await index.list());
    await writeEvents(services);
    await undone.listsWritten(marks);
  });
}

/** Writes all of them from the index, beside a judge that runs: as soon as nobody else writes lists. */
export async function writeAllLists(services: Listing): Promise<void> {
  const { undone, publisher, index } = services;
  const write = async () => {
    await publisher.publishLists?.(await index.list());
    await writeEvents(services);
  };
  while (!(await withLists(undone, REBUILD_MS, write))) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** The pages of all events, as far as they show something else. */
async function writeEvents({ publisher, club, directory, house, board }: Listing): Promise<void> {
  if (publisher.publishEvents === undefined || club === undefined || directory === undefined) return;
  if (house === undefined || board === undefined) return;
  await publisher.publishEvents(await eventsShown({ club, directory, house, board }));
}

/** How long a writer holds the lists. A sweep ends within four minutes; a rebuild may take an hour, for which lists wait if it breaks off. */
const SWEEP_MS = 5 * 60_000;
const REBUILD_MS = 60 * 60_000;
const LOOK_MS = 5_000;

/** False: somebody else writes lists. Then nothing is written, and what has changed stays noted. */
async function withLists(
  { holdLists, freeLists }: PendingWork,
  mostMs: number,
  write: () => Promise<void>,
): Promise<boolean> {
  if (!(await holdLists(mostMs))) return false;
  try {
    await write();
  } finally {
    await freeLists();
  }
  return true;
}
