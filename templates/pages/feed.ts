/** The feed of finished games (Atom, RFC 4287). */
import { gamePath, gameTitle } from './game-parts.ts';
import { html } from './html.ts';
import { FEED_PATH, type GameRow } from './lists.ts';

/** `rows`: the games that finished last, newest first. `site`: where the pages are, without a slash at its end. */
export function finishedFeed(site: string, judge: string, rows: readonly GameRow[]): string {
  const newest = rows.find(({ end }) => end?.at != null)?.end?.at ?? 0;
  const at = (instant: number) => new Date(instant).toISOString();
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${site}${FEED_PATH}</id>
<title>${judge}: finished games</title>
<link rel="self" href="${site}${FEED_PATH}"/>
<link rel="alternate" type="text/html" href="${site}/games/"/>
<updated>${at(newest)}</updated>
<author><name>${judge}</name></author>
${rows.map(({ name, variant, end }) =>
  end === null
    ? ''
    : html`<entry>
<id>${site}${gamePath(name)}</id>
<title>${gameTitle(name)}: ${end.outcome}</title>
<link rel="alternate" type="text/html" href="${site}${gamePath(name)}"/>
<link rel="enclosure" type="application/json" href="${site}${gamePath(name)}archive.json"/>
<updated>${at(end.at ?? newest)}</updated>
<summary>${variant.name}, ${end.phases} ${end.phases === 1 ? 'phase' : 'phases'}. ${end.outcome}.${end.players.length > 0 && ` Played by ${end.players.map(({ power, name }) => `${name} (${power})`).join(', ')}.`}</summary>
</entry>
`,
)}</feed>
`.html;
}
