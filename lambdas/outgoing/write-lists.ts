/** Writes the lists of games and the pages of people, as far as they show something else. */
import type { Services } from '../ports.ts';

/** `isFirst`: of this process; then also what nobody has noted as changed, since a release may write pages otherwise. */
export async function writeLists(services: Services, isFirst: boolean): Promise<void> {
  const { undone, publisher, index } = services;
  if (publisher.publishLists === undefined) return;
  const change = await undone.listsToWrite();
  if (change === null && !isFirst) return;
  const { games = [], people = [], marks = [] } = change ?? {};
  const entries = await Promise.all(games.map(async (name) => [name, await index.entry(name)] as const));
  const isKept = await publisher.keepLists?.({
    going: await index.going(),
    games: new Map(entries),
    people,
    gamesOf: index.gamesEver,
    isFirst,
  });
  if (isKept !== true) await publisher.publishLists(await index.list());
  await undone.listsWritten(marks);
}
