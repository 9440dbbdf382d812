/** Notes that lists and pages of people show something else now. */
import type { ListsChange, Services } from '../ports.ts';

/** Something has changed that the lists of games show, or the pages of people. */
export async function invalidateLists(
  { publisher, undone, renewLists }: Pick<Services, 'publisher' | 'undone' | 'renewLists'>,
  { going = [], games = [], people = [] }: Partial<ListsChange>,
): Promise<void> {
  if (publisher.publishLists === undefined && publisher.ask === undefined) return;
  await undone.listsChanged({ going, games, people });
  await renewLists?.();
}
