/** Writes the pages of events, with their standings as a table and what their draws can be checked with. */
import { formatStandingsCsv } from '../../../../engine/events/standings.ts';
import { eventPage, eventPath } from '../../../../templates/pages/event-page.ts';
import type { EventShown } from '../../../ports.ts';
import { publishedKey, putChanged } from '../published-files.ts';
import type { PublisherOptions } from '../publisher-options.ts';
import { putPage } from '../put-pages.ts';

export async function publishEvents(options: PublisherOptions, events: readonly EventShown[]): Promise<void> {
  for (const { view, standings, nameOf, draws } of events) {
    const path = eventPath(view.name);
    await putPage(options, path, () => eventPage(view));
    const csv = formatStandingsCsv(standings, view.rounds.length, nameOf);
    await putChanged(options.files, publishedKey(`${path}standings.csv`), csv, 'text/csv; charset=utf-8');
    const json = `${JSON.stringify(draws, null, 2)}\n`;
    await putChanged(options.files, publishedKey(`${path}draw.json`), json, 'application/json; charset=utf-8');
  }
}
