/** Pages for help: the same documents that `GET` mails out. */
import type { Page } from './frame.ts';
import { type Html, html } from './html.ts';
import type { Heading } from './markdown.ts';

export const HELP_PATH = '/help/';

export function helpPath(topic: string): string {
  return `${HELP_PATH}${topic}/`;
}

/** A document with fewer parts needs no list of them. */
const FEWEST_PARTS = 5;

export function helpPage(title: string, body: Html, headings: readonly Heading[]): Page {
  return {
    title,
    at: HELP_PATH,
    main: html`<nav class="turning" aria-label="Help"><a href="${HELP_PATH}">← Help</a><span></span></nav>
${headings.length >= FEWEST_PARTS && html`<nav aria-label="On this page"><ul class="facets"><li>On this page:</li>${headings.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`}
<article class="prose">${body}</article>`,
  };
}

export function helpIndex(topics: readonly { readonly name: string; readonly title: string }[]): Page {
  return {
    title: 'Help',
    at: HELP_PATH,
    main: html`<h1>Help</h1>
<div class="prose"><p>Mail orders as you would write them on paper, one to a line: <code>A Par - Bur</code> moves the army in Paris to Burgundy, <code>A Mar S A Par - Bur</code> supports it, <code>F Bre H</code> holds. The judge answers every mail and says what it has read.</p>
<p>These pages can also be had by mail: write <code>GET</code> and the name.</p>
<ul>${topics.map(({ name, title }) => html`<li><a href="${helpPath(name)}">${title}</a> <small>(GET ${name})</small></li>`)}</ul></div>`,
  };
}
