/** A variant: its map, its rules, its openings. */

import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { mostPlayed, type OpeningTally } from '../../engine/scoring/openings.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { goalInShort } from '../locales/outcome.ts';
import { type Html, html } from '../markup/html.ts';
import { bookPath, ownLanguage } from '../study/study-document.ts';
import { boardAddress } from '../study/study-link.ts';
import { rulesInWords } from '../variants/rules-in-words.ts';
import type { PageContent } from './frame.ts';
import { type PowerColorMap, powerMark } from './game-parts.ts';
import { mapDownloads } from './map-figure.ts';
import { orderInWords, powerInWords } from './order-words.ts';

export const VARIANTS_PATH = '/variants/';

export function variantPath(id: string): string {
  return `${VARIANTS_PATH}${id}/`;
}

/** Its gazetteer. */
export function placesPath(id: string): string {
  return `${variantPath(id)}places/`;
}

export interface VariantPageOptions {
  readonly board: Board;
  readonly colours: PowerColorMap;
  /** Size of the drawn map; null when there is none. */
  readonly map: { readonly width: number; readonly height: number } | null;
  /** The variant's own account of itself, as HTML made from its Markdown. */
  readonly readme: Html;
  readonly openings: OpeningTally;
  readonly finished: number;
  /** A list of its finished games; null when there are none. */
  readonly games: string | null;
}

const OPENINGS_SHOWN = 5;

export function variantPage({
  board,
  colours,
  map,
  readme,
  openings,
  finished,
  games,
}: VariantPageOptions): PageContent {
  const { variant } = board;
  const { designers, powers } = variant;
  const told = t().pages.variant;
  const places = (text: string) => html`<a href="${placesPath(variant.id)}">${text}</a>`;
  const [src, night] = [mapPath(variant.id), mapPath(variant.id, '-dark')];
  return {
    title: variant.name,
    at: VARIANTS_PATH,
    main: html`<article class="variant"><header class="title"><h1>${variant.name}</h1>
<p>${told.about(designers.join(', '), powers.length, goalInShort(gameRules(board).goal))}</p></header>
<p>${told.places(places)} · <a href="${boardAddress(board, startingPosition(board))}">${t().sheet.analysis.lookInto}</a></p>
${map !== null && html`<figure class="map"><a href="${src}"><picture><source srcset="${night}" media="screen and (prefers-color-scheme: dark)"><img src="${src}" alt="${told.map(variant.name)}" width="${map.width}" height="${map.height}"></picture></a><figcaption>${told.start} <span class="downloads">${mapDownloads(variantPath(variant.id))}</span></figcaption></figure>`}
<div class="prose"><h2>${told.rules}</h2>${rulesInWords(board).map((paragraph) => html`<p>${paragraph}</p>`)}
${variant.clauses !== undefined && html`<p class="onward"><a href="/${bookPath(ownLanguage(), variant.id)}">${t().pages.book.variantLead(variant.name)}</a></p>`}</div>
<div class="prose" lang="en">${readme}</div>
<section><h2>${told.openings}</h2>${openingsHtml(board, colours, openings, finished)}
${games !== null && html`<p class="onward"><a href="${games}">${told.finishedGames}</a></p>`}</section>
</article>`,
  };
}

function openingsHtml(board: Board, colours: PowerColorMap, openings: OpeningTally, finished: number): Html {
  const told = t().pages.variant;
  const { columns } = told;
  if (finished === 0) return html`<p>${told.noneFinished}</p>`;
  const { start } = board.variant.calendar;
  return html`<p>${told.howBegan(finished)}</p>
<div class="columns">${board.variant.powers.map(({ name }) => {
    const most = mostPlayed(openings, name, OPENINGS_SHOWN);
    if (most.length === 0) return null;
    return html`<div class="wide" tabindex="0" role="region" aria-label="${told.openingsOf(powerInWords(board, name))}"><table><caption>${powerMark(colours, name)} ${powerInWords(board, name)}</caption>
<thead><tr><th scope="col">${columns.moves}</th><th scope="col" class="number">${columns.games}</th><th scope="col" class="number">${columns.won}</th><th scope="col" class="number">${columns.centers}</th></tr></thead>
<tbody>${most.map(
      ({ orders, games, won, centres }) =>
        html`<tr><td>${orders.map((order) => orderInWords(board, phaseCode(start), order)).join('; ')}</td><td class="number">${games}</td><td class="number">${won}</td><td class="number">${(centres / games).toFixed(1)}</td></tr>`,
    )}</tbody></table></div>`;
  })}</div>`;
}

/** Path of a picture of a variant's start, or of what shows a clause of its rules. */
export function mapPath(id: string, theme: '' | '-dark' = '', clause?: string): string {
  const { code } = t();
  const of = clause === undefined ? '' : `-clause-${clause}`;
  return `${variantPath(id)}map${code === 'en' ? '' : `-${code}`}${of}${theme}.svg`;
}

/** Which variants there are. `drawn`: ids of those that have a drawn map. */
export function variantsPage(boards: readonly Board[], drawn: ReadonlySet<string>): PageContent {
  const told = t().pages.variant;
  return {
    title: told.variants,
    at: VARIANTS_PATH,
    main: html`<h1>${told.variants}</h1><p>${told.aboutVariants}</p>
<ul class="games">${boards.map(
      ({ variant }) =>
        html`<li><a href="${variantPath(variant.id)}">${drawn.has(variant.id) && html`<picture><source srcset="${mapPath(variant.id, '-dark')}" media="screen and (prefers-color-scheme: dark)"><img src="${mapPath(variant.id)}" alt="" loading="lazy"></picture>`}<strong>${variant.name}</strong><span>${told.line(variant.powers.length, variant.designers.join(', '))}</span></a></li>`,
    )}</ul>`,
  };
}
