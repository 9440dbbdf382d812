/** A page of board, book or lessons: a file, the same for everybody, that finds all it needs beside itself, on a judge, on AWS or in a folder. */
import { LANGUAGES, type LanguageCode, OWN_NAMES } from '../../engine/messages/languages.ts';
import { t } from '../locales/current.ts';
import { type Html, html } from '../markup/html.ts';

export interface StudyDocument {
  readonly kind: 'analysis' | 'book' | 'lessons';
  readonly title: string;
  /** Path from the root of the site, in each language. */
  readonly path: (language: LanguageCode) => string;
  /** From the root of the site. */
  readonly style: string;
  readonly main: Html;
  /** `modules`: what the script begins with; `data`: what it reads. Left out: none runs. */
  readonly script?: { readonly path: string; readonly modules: readonly string[]; readonly data: unknown };
}

/** Where the board lies, from the root of its site. */
export function boardPath(language: LanguageCode): string {
  return language === 'en' ? 'board/' : `board/${language}/`;
}

export function lessonsPath(language: LanguageCode): string {
  return `${boardPath(language)}lessons/`;
}

/** `part` null: the list of all parts; otherwise a chapter (`6.D`) or a variant. */
export function bookPath(language: LanguageCode, part: string | null): string {
  return `${boardPath(language)}cases/${part === null ? '' : `${part.toLowerCase()}/`}`;
}

/** The language that is being written, as a path may have it. */
export function ownLanguage(): LanguageCode {
  return LANGUAGES.find((each) => each === t().code) ?? 'en';
}

/** From a page back to the root of its site: `../`. */
export function rootFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** Links to the same page in the other languages. */
export function otherLanguages(path: StudyDocument['path']): Html {
  const own = ownLanguage();
  const root = rootFrom(path(own));
  return html`${LANGUAGES.filter((each) => each !== own).map(
    (each) =>
      html`<a class="language" lang="${each}" hreflang="${each}" href="${root}${path(each)}">${OWN_NAMES[each]}</a> `,
  )}`;
}

export function studyDocument({ kind, title, path, style, main, script }: StudyDocument): string {
  const code = ownLanguage();
  const root = rootFrom(path(code));
  const from = (absolute: string) => `${root}${absolute.replace(/^\//, '')}`;
  return html`<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title} · Chancery</title>
<link rel="stylesheet" href="${from(style)}">
<link rel="icon" href="${from('assets/seal.svg')}" type="image/svg+xml">
${
  script !== undefined &&
  [script.path, ...script.modules].map(
    (each) => html`<link rel="modulepreload" href="${from(each)}">
`,
  )
}</head>
<body class="${kind}">
${script !== undefined && html`<a class="skip" href="#orders">${t().sheet.skip}</a>`}
<header class="bar">
<h1>${kind === 'analysis' ? html`<a href="${root}">${title}</a>` : title}</h1>
${script !== undefined && html`<p class="phase" role="status"></p>`}
</header>
<main id="main">
${main}
</main>
${
  script !== undefined &&
  html`<script type="application/json" id="board-data">${{ html: JSON.stringify(script.data).replaceAll('<', '\\u003c') }}</script>
<script type="module" src="${from(script.path)}"></script>`
}
</body>
</html>
`.html;
}
