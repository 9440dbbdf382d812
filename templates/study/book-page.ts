/** The book of cases as pages: what the DATC's cases and the variants' clauses say, each on the analysis board. Plain files, without a script. */
import type { RulingOptions } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { Clause } from '../../engine/board/variant.ts';
import { LANGUAGES, type LanguageCode, OWN_NAMES } from '../../engine/messages/languages.ts';
import { t } from '../locales/current.ts';
import { powerName } from '../locales/powers.ts';
import { type Html, html } from '../markup/html.ts';

/** A case of a chapter. */
export interface BookCase {
  readonly id: string;
  readonly title: string;
  /** What it shows. */
  readonly text: string;
  /** What stands behind `#` in the board's address. */
  readonly link: string;
  readonly preferred: Resolution;
  /** By other rulings. */
  readonly others: readonly { readonly options: RulingOptions; readonly resolution: Resolution }[];
}

export type BookPart =
  | { readonly kind: 'chapter'; readonly id: string; readonly board: Board; readonly cases: readonly BookCase[] }
  | {
      readonly kind: 'variant';
      readonly id: string;
      readonly name: string;
      readonly clauses: readonly Clause[];
      readonly link: string;
    };

export interface BookFrame {
  /** Of the style sheet, from the root. */
  readonly style: string;
  /** Where the analysis board is in this language, from the root: `board/de/`. */
  readonly board: (language: LanguageCode) => string;
}

/** From the root of the site: `board/cases/6.d/`. `part` null: the list of all parts. */
export function bookPath(board: string, part: string | null): string {
  return `${board}cases/${part === null ? '' : `${part.toLowerCase()}/`}`;
}

/** The list of all parts. */
export function bookIndex(parts: readonly BookPart[], frame: BookFrame): string {
  const { book } = t().pages;
  const item = (part: BookPart) => {
    const name = part.kind === 'chapter' ? `${part.id} ${book.chapters[part.id] ?? ''}` : part.name;
    return html`<li><a href="${part.id.toLowerCase()}/">${name}</a></li>`;
  };
  const of = (kind: BookPart['kind']) => parts.filter((part) => part.kind === kind).map(item);
  const main = html`<p>${book.lead}</p>
<ol>${of('chapter')}</ol>
<h2>${book.variants}</h2>
<ul>${of('variant')}</ul>`;
  return page({ title: book.title, main, part: null }, frame);
}

export function bookPage(part: BookPart, frame: BookFrame): string {
  const { book } = t().pages;
  if (part.kind === 'variant') {
    const main = html`<p>${book.variantLead(part.name)}</p>
<p><a href="../../#${part.link}">${book.onBoard}</a></p>
<dl lang="en">${part.clauses.map(({ id, text }) => html`<dt id="${id}">${id}</dt><dd>${text}</dd>`)}</dl>`;
    return page({ title: part.name, main, part: part.id }, frame);
  }
  const title = `${part.id} ${book.chapters[part.id] ?? ''}`.trim();
  return page({ title, main: html`${part.cases.map((each) => caseSection(part.board, each))}`, part: part.id }, frame);
}

function caseSection(board: Board, { id, title, text, link, preferred, others }: BookCase): Html {
  const { book } = t().pages;
  const rows = preferred.orders.map(
    ({ power, order, result, explanation = '' }) =>
      html`<li><b>${powerName(board, power)}</b> <code>${order}</code> <i>${book[result]}</i>${explanation !== '' && html`<br>${explanation}`}</li>`,
  );
  return html`<section id="${id}"><h2>${id} <span lang="en">${sentenceCase(title)}</span></h2>
<p lang="en">${text}</p>
<p><a href="../../#${link}">${book.onBoard}</a></p>
<h3>${book.preferred}</h3>
<ul>${rows}</ul>
${groupedOthers(preferred, others).map(
  ({ by, changed }) =>
    html`<p>${book.otherwise(by.join(', '))} ${changed.length === 0 ? book.same : changed.map((each) => html`<b>${powerName(board, each.power)}</b> <code>${each.order}</code> <i>${book[each.result]}</i>. `)}</p>`,
)}</section>
`;
}

/** Rulings that change the same orders together. */
function groupedOthers(preferred: Resolution, others: BookCase['others']) {
  const groups = new Map<string, { readonly by: string[]; readonly changed: Resolution['orders'] }>();
  for (const { options, resolution } of others) {
    const changed = changedOrders(preferred, resolution);
    const key = JSON.stringify(changed);
    const group = groups.get(key) ?? { by: [], changed };
    group.by.push(
      Object.entries(options)
        .map(([name, choice]) => `${name}: ${choice}`)
        .join(', '),
    );
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Orders that come out otherwise, and units that are removed otherwise. */
function changedOrders(preferred: Resolution, other: Resolution): Resolution['orders'] {
  const key = ({ power, order, result }: Resolution['orders'][number]) => `${power} ${order} ${result}`;
  const known = new Set(preferred.orders.map(key));
  return other.orders.filter((each) => !known.has(key(each)));
}

/** Titles come in capitals. */
function sentenceCase(title: string): string {
  return title.slice(0, 1) + title.slice(1).toLowerCase();
}

function page(
  { title, main, part }: { readonly title: string; readonly main: Html; readonly part: string | null },
  { style, board }: BookFrame,
): string {
  const { pages } = t();
  const code = LANGUAGES.find((each) => each === t().code) ?? 'en';
  const own = bookPath(board(code), part);
  const root = '../'.repeat(own.split('/').length - 1);
  return html`<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Chancery</title>
<link rel="stylesheet" href="${root}${style.replace(/^\//, '')}">
<link rel="icon" href="${root}assets/seal.svg" type="image/svg+xml">
</head>
<body class="book">
<header class="bar"><h1>${title}</h1></header>
<main id="main">
${main}
<p class="ways"><a href="${root}${board(code)}">${pages.book.toBoard}</a> ${part !== null && html`<a href="../">${pages.book.toBook}</a> `}${LANGUAGES.filter(
    (each) => each !== code,
  ).map(
    (each) =>
      html`<a class="language" lang="${each}" hreflang="${each}" href="${root}${bookPath(board(each), part)}">${OWN_NAMES[each]}</a> `,
  )}</p>
</main>
</body>
</html>
`.html;
}
