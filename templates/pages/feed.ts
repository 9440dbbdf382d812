/** The feed of finished games (Atom, RFC 4287). */

import { t } from '../locales/current.ts';
import { html } from '../markup/html.ts';
import { gamePath, gameTitle } from './game-parts.ts';
import { FEED_PATH, type GameRow } from './lists.ts';

/** `rows`: the games that finished last, newest first. `site`: where the pages are, without a slash at its end. */
export function finishedFeed(site: string, judge: string, rows: readonly GameRow[]): string {
  const newest = rows.find(({ end }) => end?.at != null)?.end?.at ?? 0;
  const at = (instant: number) => new Date(instant).toISOString();
  const told = t().pages.feed;
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${site}${FEED_PATH}</id>
<title>${told.title(judge)}</title>
<link rel="self" href="${site}${FEED_PATH}"/>
<link rel="alternate" type="text/html" href="${site}/games/"/>
<updated>${at(newest)}</updated>
<author><name>${judge}</name></author>
${rows.map(({ name, variant, end }) =>
  end === null
    ? ''
    : html`<entry>
<id>${site}${gamePath(name)}</id>
<title>${told.entry(gameTitle(name), end.outcome)}</title>
<link rel="alternate" type="text/html" href="${site}${gamePath(name)}"/>
<link rel="enclosure" type="application/json" href="${site}${gamePath(name)}archive.json"/>
<updated>${at(end.at ?? newest)}</updated>
<summary>${told.summary({ ...end, variant: variant.name })}</summary>
</entry>
`,
)}</feed>
`.html;
}
