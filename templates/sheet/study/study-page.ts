/** The analysis board as a page: the order sheet's map, lists and text box, with any position. */
import { t as currentWords } from '../../locales/current.ts';
import { codeOf, lessonWords } from '../../locales/text/words-apart.ts';
import { type Html, html } from '../../markup/html.ts';
import {
  boardPath,
  bookPath,
  lessonsPath,
  otherLanguages,
  rootFrom,
  studyDocument,
} from '../../study/study-document.ts';
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
  /** Of lessons: what is said of one that was solved. */
  readonly done?: string;
}

export interface BoardFrame {
  readonly assets: SheetAssets;
  readonly variants: readonly BoardOffer[];
}

/** What a script of board or lessons reads, on a page that lies there. */
export function boardPageData(path: string, variants: readonly BoardOffer[]): BoardPageData {
  const root = rootFrom(path);
  return {
    language: codeOf(currentWords()),
    variants: variants.map((variant) => ({ ...variant, file: `${root}${variant.file.replace(/^\//, '')}` })),
    worker: `${root}board/worker.js`,
  };
}

/** Where the map comes to stand. */
export function mapPane(label: string): Html {
  return html`<section id="map" class="pane" aria-label="${label}">
<noscript><p>${currentWords().sheet.board.noScript}</p></noscript>
<div class="stage" hidden></div>
</section>`;
}

/** Lists and text box for orders. */
export function ordersPart(): Html {
  return html`<form class="orders" autocomplete="off">
<div class="fields"></div>
<div class="writing"><label for="text">${currentWords().sheet.orders.text}</label>
<textarea id="text" name="text" rows="3" spellcheck="false" autocapitalize="off"></textarea>
<div class="read" hidden></div></div>
</form>`;
}

/** The board in words, which the script fills in. */
export function wordsPart(): Html {
  return html`<details class="in-words" hidden><summary>${currentWords().map.inWords}</summary><div></div></details>`;
}

export function boardPage({ assets, variants }: BoardFrame): string {
  const { pages, sheet: words } = currentWords();
  const told = words.analysis;
  const code = codeOf(currentWords());
  const path = boardPath(code);
  const root = rootFrom(path);
  const main = html`<div class="tabs" hidden></div>
<div id="answer" class="answer" role="status"></div>
${mapPane(told.tabs.map)}
<div class="side">
<section id="orders" class="pane" aria-label="${told.tabs.orders}">
<p class="calm lead">${told.lead}</p>
${ordersPart()}
</section>
<section id="game" class="pane" aria-label="${told.tabs.game}">
<h2>${told.line}</h2>
<div class="line"></div>
<p class="field"><label for="note">${told.note}</label> <textarea id="note" rows="2" maxlength="2000"></textarea></p>
<h2>${told.share}</h2>
<p class="calm" id="link-holds"></p>
<p class="buttons share"></p>
<p id="copied" role="status"></p>
<h2>${told.starts}</h2>
<form class="begin"><p class="field"><label for="variant">${told.variant}</label> <select id="variant">${variants.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select></p>
<p class="field"><label for="begin">${told.starts}</label> <select id="begin"></select></p>
<p class="buttons"><button type="submit" class="quiet">${told.open}</button></p></form>
<h2>${told.setUp}</h2>
<p class="field"><label for="set-power">${told.power}</label> <select id="set-power"></select></p>
<p class="field"><label for="set-place">${told.place}</label> <select id="set-place"></select> <button type="button" class="quiet" id="set-here">${told.setHere}</button></p>
<form><p class="field"><label for="phase">${told.phase}</label> <input id="phase" size="8" autocapitalize="characters" spellcheck="false"></p></form>
<p class="buttons"><button type="button" class="quiet" id="set-up" aria-pressed="false">${told.setUp}</button></p>
<form class="paste"><p><label for="pasted">${told.paste}</label></p><p class="calm" id="paste-help">${told.pasteHelp}</p>
<textarea id="pasted" rows="4" spellcheck="false" autocapitalize="off" aria-describedby="paste-help"></textarea>
<div role="status"><ul class="faults"></ul></div>
<p class="buttons"><button type="submit" class="quiet">${told.read}</button></p></form>
<div class="rules-card"></div>
${wordsPart()}
<p class="ways"><a href="${root}${lessonsPath(code)}">${lessonWords().title}</a> <a href="${root}${bookPath(code, null)}">${pages.book.title}</a> ${otherLanguages(boardPath)}</p>
</section>
</div>`;
  return studyDocument({
    kind: 'analysis',
    title: told.title,
    path: boardPath,
    style: assets.style,
    main,
    script: { path: assets.board, modules: assets.modules[code] ?? [], data: boardPageData(path, variants) },
  });
}
