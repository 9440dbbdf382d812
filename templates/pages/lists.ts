/** Lists of games: open, running, finished; by variant, year, result and player, each a page of its own. */
import type { Instant } from '../../engine/time.ts';
import { t } from '../locales/current.ts';
import { entryWords } from '../locales/text/words-apart.ts';
import { type Html, html } from '../markup/html.ts';
import type { PageContent } from './frame.ts';
import { gamePath, gameTitle } from './game-parts.ts';
import { dayOf, timeOf } from './times.ts';

/** A game as a line of a list. */
export interface GameRow {
  readonly name: string;
  readonly variant: { readonly id: string; readonly name: string };
  readonly status: 'forming' | 'active' | 'paused' | 'finished';
  /** In words; null when no phase is played. */
  readonly phase: string | null;
  readonly deadline: Instant | null;
  readonly players: number;
  readonly seats: number;
  /** Of a finished game. */
  readonly end: {
    readonly at: Instant | null;
    /** A short key of how it ended (`solo`, `draw-3`), and the same in words. */
    readonly result: { readonly key: string; readonly words: string };
    /** In words, with the powers' names: `Won by Turkey`. */
    readonly outcome: string;
    readonly phases: number;
    /** `Turkey: Gus Marlow`, as far as everybody may know. */
    readonly players: readonly { readonly power: string; readonly name: string }[];
  } | null;
}

/** One way to narrow a list down, with its pages. */
export interface Facet {
  readonly title: string;
  readonly choices: readonly { readonly name: string; readonly path: string; readonly count: number }[];
}

export const GAMES_PATH = '/games/';
export const FEED_PATH = '/games/feed.atom';
/** Games of a page of finished ones. */
export const PAGE_SIZE = 100;

export function facetPath(kind: 'variant' | 'year' | 'result' | 'player', key: string): string {
  return `${GAMES_PATH}by-${kind}/${key}/`;
}

/** All finished games, newest first. */
export const FINISHED_PATH = `${GAMES_PATH}all-finished/`;

/** `rows` holds every game that goes on, and the last that have finished. */
export function gamesPage(rows: readonly GameRow[], facets: readonly Facet[], finished: number): PageContent {
  const of = (...statuses: readonly GameRow['status'][]) => rows.filter(({ status }) => statuses.includes(status));
  const over = of('finished');
  const told = t().pages.lists;
  const feed = (text: string) => html`<a href="${FEED_PATH}">${text}</a>`;
  return {
    title: told.games,
    at: GAMES_PATH,
    feed: FEED_PATH,
    main: html`<h1>${told.games}</h1>
<p><a class="button quiet" href="/sheet/-/friends">${entryWords().withFriends}</a></p>
<p><a href="/board/lessons/">${t().pages.book.lessons}</a></p>
${rowFinder()}
${facetsHtml(facets)}
${section(told.waiting, of('forming'), openTable)}
${section(told.running, of('active', 'paused'), runningTable)}
<section><h2>${told.finished}</h2>${over.length === 0 ? html`<p>${told.noneFinished}</p>` : finishedTable(over)}
${finished > over.length && html`<p><a href="${FINISHED_PATH}">${told.allFinished(finished)}</a></p>`}
<p>${told.feed(feed)}</p></section>`,
  };
}

/** One page of a list of finished games. */
export function finishedPage(
  title: string,
  rows: readonly GameRow[],
  { previous = null, next = null }: { readonly previous?: string | null; readonly next?: string | null } = {},
): PageContent {
  const told = t().pages.lists;
  return {
    title,
    at: GAMES_PATH,
    previous,
    next,
    feed: FEED_PATH,
    main: html`${turning(previous, next, [told.newer, told.older])}
<h1>${title}</h1>
${rows.length > 10 && rowFinder()}
${rows.length === 0 ? html`<p>${told.noneSuch}</p>` : finishedTable(rows)}`,
  };
}

/** A game by one of its players. */
export interface PlayedRow {
  readonly player: string;
  /** In words; several are one after the other. */
  readonly power: string;
  readonly row: GameRow;
}

/** Links to parts of a long list, at most. */
const MOST_PARTS = 40;

/** Games by player, the players of one letter. `parts` are all its pages, each with the name it begins with; `n` is this one. */
export function playersPage(
  title: string,
  rows: readonly PlayedRow[],
  parts: readonly { readonly from: string; readonly path: string }[],
  n: number,
): PageContent {
  const every = Math.ceil(parts.length / MOST_PARTS);
  const shown = parts.length < 2 ? [] : parts.filter((_, p) => p % every === 0);
  const told = t().pages.lists;
  const { player, game, played, variant, result, ended } = told.columns;
  const [previous, next] = [parts[n - 1]?.path ?? null, parts[n + 1]?.path ?? null];
  return {
    title,
    at: GAMES_PATH,
    previous,
    next,
    feed: FEED_PATH,
    main: html`${turning(previous, next, [told.before, told.after])}
<h1>${title}</h1>
${shown.length > 0 && html`<nav aria-label="${told.playersLabel}"><ul class="facets"><li>${told.from}</li>${shown.map(({ from, path }) => html`<li><a href="${path}">${from}</a></li>`)}</ul></nav>`}
${rows.length > 10 && rowFinder()}
<div class="wide" tabindex="0" role="region" aria-label="${told.playersTable}"><table data-found class="cards"><caption class="unseen">${told.playersTable}</caption>
<thead><tr>${[player, game, played, variant, result, ended].map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(
      ({ player, power, row }) =>
        html`<tr><th scope="row">${player}</th><td>${gameLink(row)}</td><td>${power}</td><td>${variantLink(row)}</td><td>${row.end?.outcome ?? ''}</td><td>${endedAt(row)}</td></tr>`,
    )}</tbody></table></div>`,
  };
}

/** Back to all games, and to the neighbours of a page under these names. */
function turning(previous: string | null, next: string | null, [back, on]: readonly [string, string]): Html {
  const told = t().pages.lists;
  return html`<nav class="turning" aria-label="${told.lists}"><a href="${GAMES_PATH}">${told.back}</a><span>${previous !== null && html`<a rel="prev" href="${previous}">${back}</a>`} ${next !== null && html`<a rel="next" href="${next}">${on}</a>`}</span></nav>`;
}

/** Searches the rows of the table `data-found` of the same page, as one types. */
export function rowFinder(hint = t().pages.lists.hint): Html {
  return html`<div class="finder" data-finder hidden><label for="find">${t().pages.lists.find}</label><input id="find" type="search" placeholder="${hint}" autocomplete="off"><output for="find"></output></div>`;
}

/** A person's games: as everybody may know them, for a list or for a page of the person's own. */
export function personPage(name: string, rows: readonly GameRow[]): PageContent {
  const own = rows.filter(({ end }) => end !== null);
  const told = t().pages.lists;
  const { game, played, variant, result, ended } = told.columns;
  return {
    title: name,
    at: GAMES_PATH,
    main: html`${turning(null, null, ['', ''])}
<h1>${name}</h1><p>${told.finishedOf(own.length)}</p>
<div class="wide" tabindex="0" role="region" aria-label="${told.finishedGames}"><table class="cards"><caption class="unseen">${told.finishedGames}</caption>
<thead><tr>${[game, played, variant, result, ended].map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${own.map((row) => {
      const powers = row.end!.players.filter((each) => each.name === name).map(({ power }) => power);
      return html`<tr><th scope="row">${gameLink(row)}</th><td>${powers.join(', ')}</td><td>${variantLink(row)}</td><td>${row.end!.outcome}</td><td>${endedAt(row)}</td></tr>`;
    })}</tbody></table></div>`,
  };
}

function section(title: string, rows: readonly GameRow[], table: (rows: readonly GameRow[]) => Html): Html | null {
  return rows.length === 0 ? null : html`<section><h2>${title}</h2>${table(rows)}</section>`;
}

function facetsHtml(facets: readonly Facet[]): Html {
  return html`${facets
    .filter(({ choices }) => choices.length > 0)
    .map(
      ({ title, choices }) =>
        html`<nav aria-label="${title}"><ul class="facets"><li>${t().pages.lists.facet(title)}</li>${choices.map(
          ({ name, path, count }) => html`<li><a href="${path}">${name}</a> <span class="count">${count}</span></li>`,
        )}</ul></nav>`,
    )}`;
}

function openTable(rows: readonly GameRow[]): Html {
  const { columns, seats, waitingTable } = t().pages.lists;
  const { game, variant, signedOn } = columns;
  return table(waitingTable, [game, variant, signedOn], rows, (row) => [
    variantLink(row),
    html`${seats(row.players, row.seats)} <a href="/sheet/${row.name}/join">${entryWords().join}</a>`,
  ]);
}

function runningTable(rows: readonly GameRow[]): Html {
  const { columns, paused, runningTable } = t().pages.lists;
  const { game, variant, phase, due } = columns;
  return table(runningTable, [game, variant, phase, due], rows, (row) => [
    variantLink(row),
    html`${row.status === 'paused' ? paused(row.phase ?? '') : row.phase}`,
    row.deadline === null ? html`` : timeOf(row.deadline),
  ]);
}

function finishedTable(rows: readonly GameRow[]): Html {
  const { columns, finishedGames, playedBy } = t().pages.lists;
  const { game, variant, result, ended, players } = columns;
  return table(finishedGames, [game, variant, result, ended, players], rows, (row) => [
    variantLink(row),
    html`${row.end?.outcome ?? ''}`,
    endedAt(row),
    html`<small>${(row.end?.players ?? []).map(({ power, name }) => playedBy(power, name)).join(', ')}</small>`,
  ]);
}

function table(
  caption: string,
  columns: readonly string[],
  rows: readonly GameRow[],
  cells: (row: GameRow) => readonly Html[],
): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table data-found class="cards"><caption class="unseen">${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr><th scope="row">${gameLink(row)}</th>${cells(row).map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

function gameLink({ name }: GameRow): Html {
  return html`<a href="${gamePath(name)}">${gameTitle(name)}</a>`;
}

function variantLink({ variant }: GameRow): Html {
  return html`<a href="/variants/${variant.id}/">${variant.name}</a>`;
}

function endedAt({ end }: GameRow): Html {
  return end?.at == null ? html`` : dayOf(end.at);
}
