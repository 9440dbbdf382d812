/** A variant: its map, its rules, its openings. */

import type { Board } from '../../engine/board/board.ts';
import { mostPlayed, type OpeningTally } from '../../engine/scoring/openings.ts';
import { rulesInWords } from '../variants/rules-in-words.ts';
import type { Page } from './frame.ts';
import { type PowerColours, powerMark } from './game-parts.ts';
import { type Html, html } from './html.ts';
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
  readonly colours: PowerColours;
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

export function variantPage({ board, colours, map, readme, openings, finished, games }: VariantPageOptions): Page {
  const { variant } = board;
  const [src, night] = [mapPath(variant.id), mapPath(variant.id, '-dark')];
  return {
    title: variant.name,
    at: VARIANTS_PATH,
    main: html`<article class="variant"><header class="title"><h1>${variant.name}</h1>
<p>By ${variant.designers.join(', ')}. ${variant.powers.length} powers, ${variant.victory.centers} of ${variant.victory.of} centers win.</p></header>
<p><a href="${placesPath(variant.id)}">Places and borders</a>: every place with its abbreviation and what it borders on.</p>
${map !== null && html`<figure class="map"><a href="${src}"><picture><source srcset="${night}" media="(prefers-color-scheme: dark)"><img src="${src}" alt="Map: ${variant.name} at the start. Opens the map by itself." width="${map.width}" height="${map.height}"></picture></a><figcaption>The start of the game <span class="downloads">${mapDownloads(variantPath(variant.id))}</span></figcaption></figure>`}
<div class="prose"><h2>Rules</h2>${rulesInWords(variant).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
<div class="prose">${readme}</div>
<section><h2>Openings</h2>${openingsHtml(board, colours, openings, finished)}
${games !== null && html`<p><a href="${games}">Finished games of this variant</a></p>`}</section>
</article>`,
  };
}

function openingsHtml(board: Board, colours: PowerColours, openings: OpeningTally, finished: number): Html {
  if (finished === 0) return html`<p>No game of this variant has finished here yet.</p>`;
  const { start } = board.variant.calendar;
  return html`<p>How ${finished === 1 ? 'the one finished game' : `${finished} finished games`} began: the first moves of each power, how often, and what came of them.</p>
<div class="columns">${board.variant.powers.map(({ name }) => {
    const most = mostPlayed(openings, name, OPENINGS_SHOWN);
    if (most.length === 0) return null;
    return html`<div class="wide" tabindex="0" role="region" aria-label="Openings of ${powerInWords(board, name)}"><table><caption>${powerMark(colours, name)} ${powerInWords(board, name)}</caption>
<thead><tr><th scope="col">First moves</th><th scope="col" class="number">Games</th><th scope="col" class="number">Won</th><th scope="col" class="number">Centers</th></tr></thead>
<tbody>${most.map(
      ({ orders, games, won, centres }) =>
        html`<tr><td>${orders.map((order) => orderInWords(board, start, order)).join('; ')}</td><td class="number">${games}</td><td class="number">${won}</td><td class="number">${(centres / games).toFixed(1)}</td></tr>`,
    )}</tbody></table></div>`;
  })}</div>`;
}

/** Path of a picture of a variant's start. */
export function mapPath(id: string, theme: '' | '-dark' = ''): string {
  return `${variantPath(id)}map${theme}.svg`;
}

/** Which variants there are. `drawn`: ids of those that have a drawn map. */
export function variantsPage(boards: readonly Board[], drawn: ReadonlySet<string>): Page {
  return {
    title: 'Variants',
    at: VARIANTS_PATH,
    main: html`<h1>Variants</h1><p>Every game says at its creation which of these it plays.</p>
<ul class="games">${boards.map(
      ({ variant }) =>
        html`<li><a href="${variantPath(variant.id)}">${drawn.has(variant.id) && html`<picture><source srcset="${mapPath(variant.id, '-dark')}" media="(prefers-color-scheme: dark)"><img src="${mapPath(variant.id)}" alt="" loading="lazy"></picture>`}<strong>${variant.name}</strong><span>${variant.powers.length} powers, by ${variant.designers.join(', ')}</span></a></li>`,
    )}</ul>`,
  };
}
