/** What is around every page: head, masthead, footer. */
import { type LanguageCode, OWN_NAMES } from '../../engine/messages/languages.ts';
import { t } from '../locales/current.ts';
import type { Language } from '../locales/shape.ts';
import { type Html, html } from '../markup/html.ts';

export interface MastheadLink {
  readonly name: keyof Language['pages']['frame']['places'];
  /** Absolute path. */
  readonly path: string;
}

export interface PageContent {
  readonly title: string;
  readonly main: Html;
  /** Path of the place in the masthead that this page belongs to. */
  readonly at?: string;
  /** Neighbours in a series of pages, for the arrow keys. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** Path of a feed (Atom) that tells of what is new here. */
  readonly feed?: string;
  /** Languages in which there is this page; left out: in this one alone. */
  readonly languages?: readonly LanguageCode[];
  /** Seconds after which the page is to be fetched again, where it waits for something. */
  readonly refresh?: number;
}

export const PRIVACY_PATH = '/privacy/';

/** The whole document. `places` are the links of the masthead; `site` is said where the page lies elsewhere than they do. */
export function renderPage(page: PageContent, places: readonly MastheadLink[], site = ''): string {
  const { title, main, at, previous = null, next = null, refresh, feed, languages = [] } = page;
  const { code, pages } = t();
  const told = pages.frame;
  return html`<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === 'Chancery' ? title : `${title} · Chancery`}</title>
<link rel="stylesheet" href="${site}/assets/style.css">
<link rel="icon" href="${site}/assets/seal.svg" type="image/svg+xml">
${previous !== null && html`<link rel="prev" href="${previous}">`}
${next !== null && html`<link rel="next" href="${next}">`}
${feed !== undefined && html`<link rel="alternate" type="application/atom+xml" title="${told.feed}" href="${feed}">`}
${refresh !== undefined && html`<meta http-equiv="refresh" content="${refresh}">`}
<script src="${site}/assets/site.js" defer></script>
</head>
<body>
<a class="skip" href="#main">${told.toContent}</a>
<header class="masthead">
<a class="wordmark" href="${site}/"><img src="${site}/assets/seal.svg" alt="" width="36" height="36">Chancery</a>
<nav aria-label="${told.placesLabel}">${places.map(
    ({ name, path }) =>
      html`<a href="${site}${path}"${path === at ? html` aria-current="page"` : ''}>${told.places[name]}</a>`,
  )}</nav>
</header>
<main id="main">
${main}
</main>
<footer>
<p>${told.about} <a href="${site}${PRIVACY_PATH}">${told.privacy}</a></p>${languages.length > 1 && languageLinks(languages, code)}
</footer>
</body>
</html>
`.html;
}

/** Plain links: whoever serves the page remembers the choice and answers with the page in that language. */
function languageLinks(languages: readonly LanguageCode[], current: string): Html {
  const links = languages.map((code) =>
    code === current
      ? html`<strong lang="${code}">${OWN_NAMES[code]}</strong> `
      : html`<a href="?language=${code}" lang="${code}" hreflang="${code}" rel="nofollow">${OWN_NAMES[code]}</a> `,
  );
  return html`
<p class="languages">${links}</p>`;
}
