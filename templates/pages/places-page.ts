/** The gazetteer of a variant: every place with its abbreviation, borders and special rules, beside the map. */
import type { Board } from '../../engine/board/board.ts';
import { provinceOf } from '../../engine/orders/notation.ts';
import { abbrOf } from '../words/abbreviations.ts';
import { type Gazette, gazetteOf, type Way } from '../words/gazetteer.ts';
import type { Page } from './frame.ts';
import { type Html, html } from './html.ts';
import { finder } from './lists.ts';
import { mapDownloads } from './map-figure.ts';
import { VARIANTS_PATH, variantPath } from './variant-page.ts';

/** `map`: size of the drawn map; null when there is none. */
export function placesPage(board: Board, map: { readonly width: number; readonly height: number } | null): Page {
  const { id, name } = board.variant;
  const file = (options: string) => `${variantPath(id)}map${options}.svg`;
  const all = gazetteOf(board);
  return {
    title: `Places of ${name}`,
    at: VARIANTS_PATH,
    main: html`<nav class="turning" aria-label="Variant"><a href="${variantPath(id)}">← ${name}</a><span></span></nav>
<article class="gazetteer"><h1>Places of ${name}</h1>
${map !== null && html`<figure class="map"><a href="${file('-abbr')}"><picture><source srcset="${file('-dark')}" media="(prefers-color-scheme: dark)"><img src="${file('')}" alt="Map: ${name} at the start. The table tells the same in words. Opens the map with abbreviations." width="${map.width}" height="${map.height}"></picture></a><figcaption><span class="downloads">${mapDownloads(variantPath(id))}</span></figcaption></figure>`}
<p>${all.length} places. By mail: <code>GET PROVINCES</code>, <code>GET BORDERS</code>, or <code>HELP ${abbrOf(board, all[0]!.id)}</code> for one of them.</p>
${finder('name, abbreviation, rule')}
<table data-found class="cards"><thead><tr><th scope="col">Place</th><th scope="col">Where units get from there</th></tr></thead>
<tbody>${all.map((place) => row(board, place))}</tbody></table></article>`,
  };
}

function row(board: Board, { id, name, abbr, aliases, kind, center, ways, special }: Gazette): Html {
  return html`<tr id="${id}"><th scope="row">${name} <code>${abbr}</code>${aliases.length > 0 && html`<small>also ${aliases.join(', ')}</small>`}<small>${kind}${center !== '' && html`; <strong>supply center</strong>, ${center}`}</small></th>
<td>${ways.map((way) => html`<p>${way.who}: ${links(board, way)}</p>`)}${special.map((each) => html`<p>${each}</p>`)}</td></tr>`;
}

function links(board: Board, { to }: Way): Html {
  return html`${to.map((place, n) => html`${n > 0 ? ' ' : ''}<a href="#${provinceOf(place)}">${abbrOf(board, place)}</a>`)}`;
}
