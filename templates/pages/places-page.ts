/** The gazetteer of a variant: every place with its abbreviation, borders and special rules, beside the map. */
import type { Board } from '../../engine/board/board.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { type Gazette, gazetteOf, type Way } from '../locales/place-lookup.ts';
import { abbrOf } from '../locales/text/abbreviations.ts';
import { type Html, html } from '../markup/html.ts';
import type { PageContent } from './frame.ts';
import { rowFinder } from './lists.ts';
import { mapDownloads } from './map-figure.ts';
import { VARIANTS_PATH, variantPath } from './variant-page.ts';

/** `map`: size of the drawn map; null when there is none. */
export function placesPage(board: Board, map: { readonly width: number; readonly height: number } | null): PageContent {
  const { id, name } = board.variant;
  const file = (options: string) => `${variantPath(id)}map${options}.svg`;
  const all = gazetteOf(board);
  const told = t().pages.places;
  return {
    title: told.title(name),
    at: VARIANTS_PATH,
    main: html`<nav class="turning" aria-label="${told.label}"><a href="${variantPath(id)}">← ${name}</a><span></span></nav>
<article class="gazetteer"><h1>${told.title(name)}</h1>
${map !== null && html`<figure class="map"><a href="${file('-abbr')}"><picture><source srcset="${file('-dark')}" media="screen and (prefers-color-scheme: dark)"><img src="${file('')}" alt="${told.map(name)}" width="${map.width}" height="${map.height}"></picture></a><figcaption><span class="downloads">${mapDownloads(variantPath(id))}</span></figcaption></figure>`}
<p>${told.byMail(all.length, abbrOf(board, all[0]!.id))}</p>
${rowFinder(told.hint)}
<table data-found class="cards"><thead><tr><th scope="col">${told.columns.place}</th><th scope="col">${told.columns.ways}</th></tr></thead>
<tbody>${all.map((place) => row(board, place))}</tbody></table></article>`,
  };
}

function row(board: Board, { id, name, abbr, aliases, kind, center, ways, special }: Gazette): Html {
  const told = t().pages.places;
  return html`<tr id="${id}"><th scope="row">${name} <code>${abbr}</code>${aliases.length > 0 && html`<small>${told.aliases(aliases.join(', '))}</small>`}<small>${center === '' ? kind : told.centerKind(kind, center)}</small></th>
<td>${ways.map((way) => html`<p>${told.way(way.who, links(board, way))}</p>`)}${special.map((each) => html`<p>${each}</p>`)}</td></tr>`;
}

function links(board: Board, { to }: Way): Html {
  return html`${to.map((place, n) => html`${n > 0 ? ' ' : ''}<a href="#${provinceOf(place)}">${abbrOf(board, place)}</a>`)}`;
}
