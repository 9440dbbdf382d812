/**
 * In front of an order sheet: the page that shows the link's secret to the judge, the button that says that it was the reader who
 * opened a sheet, and refusals. What stands behind `#` reaches only the script of this page (`assets/door.js`), or whoever pastes it.
 */

import { doorWords, morningWords } from '../locales/text/words-apart.ts';
import { html } from '../markup/html.ts';
import type { PageContent } from './frame.ts';

const SCRIPT = html`<script src="/assets/door.js" defer></script>`;

/** `path`: the sheet's own. */
export function doorPage(path: string, game: string): PageContent {
  const told = doorWords();
  const { title } = path.startsWith('/sheet/-/') ? morningWords() : told;
  return {
    title,
    main: html`<section class="message"><h1>${title}</h1>
<p role="status" id="door-state" data-failed="${told.failed}">${told.opening}</p>
<form method="post" action="${path}open" id="door"><p><label for="link">${told.paste}</label></p>
<p><input id="link" name="link" autocomplete="off" autocapitalize="none" spellcheck="false" required> <button>${told.open}</button></p></form>
<p><a href="${path}">${told.again}</a> · <a href="${game}">${told.game}</a></p></section>${SCRIPT}`,
  };
}

/** `done` null: the question; else what came of the answer. `path`: where the answer goes, or the sheet. */
export function devicePage(path: string, done: boolean | null): PageContent {
  const told = doorWords();
  const main =
    done === null
      ? html`<section class="message"><h1>${told.wasItYou}</h1><p>${told.wasItYouMore}</p>
<form method="post" action="${path}" id="device"><p><label for="word">${told.code}</label> <input id="word" name="word" autocomplete="off" autocapitalize="none" spellcheck="false" required></p>
<p><button>${told.yes}</button></p></form><p>${told.no}</p></section>${SCRIPT}`
      : html`<section class="message"><h1>${done ? told.confirmed : told.notConfirmed}</h1><p role="status">${done ? told.confirmedMore : told.notConfirmedMore}</p>${done && html`<p><a href="${path}">${told.toSheet}</a></p>`}</section>`;
  return { title: told.wasItYou, main };
}

export function saidPage(text: string, game: string): PageContent {
  const told = doorWords();
  return {
    title: told.title,
    main: html`<section class="message"><h1>${told.title}</h1><p role="alert">${text}</p><p><a href="${game}">${told.game}</a></p></section>`,
  };
}
