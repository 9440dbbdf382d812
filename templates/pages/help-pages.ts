/** Pages for help: the same documents that `GET` mails out. */

import { t } from '../locales/current.ts';
import { ONLY_IN_ENGLISH } from '../locales/languages.ts';
import { type Html, html } from '../markup/html.ts';
import { type PageContent, PRIVACY_PATH } from './frame.ts';
import { type Heading, headingsIn } from './markdown-pages.ts';

export const HELP_PATH = '/help/';

/** What is kept of people has a path of its own: every page links to it. */
export function helpPath(topic: string): string {
  return topic === 'privacy' ? PRIVACY_PATH : `${HELP_PATH}${topic}/`;
}

/** A document with fewer parts needs no list of them. */
const FEWEST_PARTS = 5;

/** `within`: the document of which it is a part. */
export function helpPage(
  title: string,
  body: Html,
  headings: readonly Heading[],
  within: { readonly title: string; readonly name: string } | null = null,
): PageContent {
  const told = t().pages.help;
  const [back, above] = within === null ? [HELP_PATH, told.back] : [helpPath(within.name), `← ${within.title}`];
  return {
    title,
    at: HELP_PATH,
    main: html`<nav class="turning" aria-label="${told.title}"><a href="${back}">${above}</a><span></span></nav>
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

/** Above a document that there is in English alone, for readers who come from a page in their language. */
export function onlyInEnglish(body: Html): Html {
  const lines = Object.entries(ONLY_IN_ENGLISH).map(([code, line]) => html`<span lang="${code}">${line}</span> `);
  return html`<p><small>${lines}</small></p>${body}`;
}

/** A part of a long document, with a page of its own; null: a heading alone, of the parts below it. */
export interface HelpPart {
  readonly heading: Heading;
  readonly text: string | null;
}

/** A long document by its headings. What stands before the first one, and below one that has parts of its own, is its beginning. */
export function partsOfDocument(text: string): { readonly beginning: string; readonly parts: readonly HelpPart[] } {
  const [beginning = '', ...pieces] = text.split(/^(?=##{1,2} )/m);
  const headings = headingsIn(text);
  const isAbove = (n: number) => headings[n]!.level === 2 && headings[n + 1]?.level === 3;
  const body = (piece: string) => piece.replace(/^.*\n/, '');
  const parts = pieces.map((piece, n) => ({
    heading: headings[n]!,
    text: isAbove(n) ? null : `# ${headings[n]!.title}\n${body(piece)}`,
  }));
  const above = pieces.filter((_, n) => isAbove(n)).map(body);
  return { beginning: [beginning, ...above].join('\n'), parts };
}

/** The beginning of a long document and its parts by name: a link to a heading of the whole leads to the link of its part. */
export function helpParts(name: string, title: string, body: Html, parts: readonly HelpPart[]): PageContent {
  const list = parts.map(({ heading: { id, level, title: called }, text }) =>
    text === null
      ? html`<h2 id="${id}">${called}</h2>`
      : html`<p${level === 3 && html` class="below"`} id="${id}"><a href="${helpPath(`${name}/${id}`)}">${called}</a></p>`,
  );
  return helpPage(title, html`${body}<nav class="parts-of" aria-label="${t().pages.help.parts}">${list}</nav>`, []);
}
