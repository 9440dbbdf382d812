/**
 * The analysis board as a page: the order sheet's map, lists and text box, with any position. It is a file, the same for everybody;
 * all that it needs is beside it, so that it lies on a judge, on AWS or in a folder alike.
 */
import { LANGUAGES, type LanguageCode, OWN_NAMES } from '../../../engine/messages/languages.ts';
import { t as currentWords } from '../../locales/current.ts';
import { html } from '../../markup/html.ts';
import { bookPath } from '../../study/book-page.ts';
import type { SheetAssets } from '../sheet-data.ts';

/** A variant that can be put on the board; `file`: where its `BoardFile` is. */
export interface BoardOffer {
  readonly id: string;
  readonly name: string;
  readonly file: string;
}

/** What the page's script reads. */
export interface BoardPageData {
  readonly language: string;
  readonly variants: readonly BoardOffer[];
  /** The service worker, which keeps the page for when there is no network. */
  readonly worker: string;
}

export interface BoardFrame {
  readonly assets: SheetAssets;
  readonly variants: readonly BoardOffer[];
  /** Path from the page to the root of the site: `../`. */
  readonly root: string;
}

/** Where the page lies, from the root of its site. */
export function boardPath(language: LanguageCode): string {
  return language === 'en' ? 'board/' : `board/${language}/`;
}

function languageOf(code: string): LanguageCode {
  return LANGUAGES.find((each) => each === code) ?? 'en';
}

export function boardPage({ assets, variants, root }: BoardFrame): string {
  const { code, pages, sheet: words, map } = currentWords();
  const told = words.analysis;
  const path = (absolute: string) => `${root}${absolute.replace(/^\//, '')}`;
  const data: BoardPageData = {
    language: code,
    variants: variants.map((variant) => ({ ...variant, file: path(variant.file) })),
    worker: path('board/worker.js'),
  };
  return html`<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${told.title} · Chancery</title>
<link rel="stylesheet" href="${path(assets.style)}">
<link rel="icon" href="${path('assets/seal.svg')}" type="image/svg+xml">
${[assets.board, ...(assets.modules[code] ?? [])].map(
  (each) => html`<link rel="modulepreload" href="${path(each)}">
`,
)}</head>
<body>
<a class="skip" href="#orders">${words.skip}</a>
<header class="bar">
<h1><a href="${root}">${told.title}</a></h1>
<p class="phase" role="status"></p>
</header>
<main id="main" class="analysis">
<div class="tabs" hidden></div>
<div id="answer" class="answer" role="status"></div>
<section id="map" class="pane" aria-label="${told.tabs.map}">
<noscript><p>${words.board.noScript}</p></noscript>
<div class="stage" hidden></div>
</section>
<div class="side">
<section id="orders" class="pane" aria-label="${told.tabs.orders}">
<p class="calm lead">${told.lead}</p>
<form class="orders" autocomplete="off">
<div class="fields"></div>
<div class="writing"><label for="text">${words.orders.text}</label>
<textarea id="text" name="text" rows="3" spellcheck="false" autocapitalize="off"></textarea>
<div class="read" hidden></div></div>
</form>
</section>
<section id="game" class="pane" aria-label="${told.tabs.game}">
<h2>${told.line}</h2>
<div class="line"></div>
<p class="field"><label for="note">${told.note}</label> <textarea id="note" rows="2" maxlength="2000"></textarea></p>
<h2>${told.share}</h2>
<p class="calm" id="link-holds"></p>
<p class="buttons share"></p>
<h2>${told.starts}</h2>
<form class="begin"><p class="field"><label for="variant">${told.variant}</label> <select id="variant">${variants.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select></p>
<p class="field"><label for="begin">${told.starts}</label> <select id="begin"></select></p>
<p class="buttons"><button type="submit" class="quiet">${told.open}</button></p></form>
<h2>${told.setUp}</h2>
<p class="field"><label for="set-power">${told.power}</label> <select id="set-power"></select></p>
<form class="set-phase"><p class="field"><label for="phase">${told.phase}</label> <input id="phase" size="8" autocapitalize="characters" spellcheck="false"></p></form>
<p class="buttons"><button type="button" class="quiet" id="set-up" aria-pressed="false">${told.setUp}</button></p>
<form class="paste"><p><label for="pasted">${told.paste}</label></p><p class="calm" id="paste-help">${told.pasteHelp}</p>
<textarea id="pasted" rows="4" spellcheck="false" autocapitalize="off" aria-describedby="paste-help"></textarea>
<div role="status"><ul class="faults"></ul></div>
<p class="buttons"><button type="submit" class="quiet">${told.read}</button></p></form>
<details class="in-words" hidden><summary>${map.inWords}</summary><div></div></details>
<p class="ways"><a href="${path(bookPath(boardPath(languageOf(code)), null))}">${pages.book.title}</a> ${LANGUAGES.filter(
    (each) => each !== code,
  ).map(
    (each) =>
      html`<a class="language" lang="${each}" hreflang="${each}" href="${path(boardPath(each))}">${OWN_NAMES[each]}</a> `,
  )}</p>
</section>
</div>
</main>
<script type="application/json" id="board-data">${{ html: JSON.stringify(data).replaceAll('<', '\\u003c') }}</script>
<script type="module" src="${path(assets.board)}"></script>
</body>
</html>
`.html;
}
