/** Pages for help: the same documents that `GET` mails out. */

import { t } from '../locales/current.ts';
import { type Html, html } from '../markup/html.ts';
import type { PageContent } from './frame.ts';
import type { Heading } from './markdown-pages.ts';

export const HELP_PATH = '/help/';

export function helpPath(topic: string): string {
  return `${HELP_PATH}${topic}/`;
}

/** A document with fewer parts needs no list of them. */
const FEWEST_PARTS = 5;

export function helpPage(title: string, body: Html, headings: readonly Heading[]): PageContent {
  const told = t().pages.help;
  return {
    title,
    at: HELP_PATH,
    main: html`<nav class="turning" aria-label="${told.title}"><a href="${HELP_PATH}">${told.back}</a><span></span></nav>
${headings.length >= FEWEST_PARTS && html`<nav aria-label="${told.onThisPage}"><ul class="facets"><li>${told.parts}</li>${headings.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`}
<article class="prose">${body}</article>`,
  };
}

export function helpIndex(topics: readonly { readonly name: string; readonly title: string }[]): PageContent {
  const told = t().pages.help;
  return {
    title: told.title,
    at: HELP_PATH,
    main: html`<h1>${told.title}</h1>
<div class="prose"><p>${told.intro}</p>
<p>${told.byMail}</p>
<ul class="index">${topics.map(({ name, title }) => html`<li><a href="${helpPath(name)}">${title}</a> <small>(GET ${name})</small></li>`)}</ul></div>`,
  };
}
