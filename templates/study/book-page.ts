/** The book of cases as pages: what the DATC's cases and the variants' clauses say, each on the analysis board. Plain files, without a script. */
import type { RulingOptions } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { Clause } from '../../engine/board/variant.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { t } from '../locales/current.ts';
import { powerName } from '../locales/powers.ts';
import { codeOf } from '../locales/text/words-apart.ts';
import { type Html, html } from '../markup/html.ts';
import { boardPath, bookPath, otherLanguages, rootFrom, studyDocument } from './study-document.ts';

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

/** The list of all parts. `style`: path of the style sheet, from the root. */
export function bookIndex(parts: readonly BookPart[], style: string): string {
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
  return page({ title: book.title, main, part: null }, style);
}

export function bookPage(part: BookPart, style: string): string {
  const { book } = t().pages;
  if (part.kind === 'variant') {
    const main = html`<p>${book.variantLead(part.name)}</p>
<p><a href="../../#${part.link}">${book.onBoard}</a></p>
<dl lang="en">${part.clauses.map(({ id, text }) => html`<dt id="${id}">${id}</dt><dd>${text}</dd>`)}</dl>`;
    return page({ title: part.name, main, part: part.id }, style);
  }
  const title = `${part.id} ${book.chapters[part.id] ?? ''}`.trim();
  return page({ title, main: html`${part.cases.map((each) => caseSection(part.board, each))}`, part: part.id }, style);
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
  style: string,
): string {
  const { book } = t().pages;
  const path = (language: LanguageCode) => bookPath(language, part);
  const code = codeOf(t());
  return studyDocument({
    kind: 'book',
    title,
    path,
    style,
    main: html`${main}
<p class="ways"><a href="${rootFrom(path(code))}${boardPath(code)}">${book.toBoard}</a> ${part !== null && html`<a href="../">${book.toBook}</a> `}${otherLanguages(path)}</p>`,
  });
}
