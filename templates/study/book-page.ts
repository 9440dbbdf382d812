/** The book of cases as pages: what the DATC's cases and the variants' clauses say, each on the analysis board. Plain files, without a script. */
import type { RulingOptions } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { t } from '../locales/current.ts';
import { spellOrders } from '../locales/order-spelling.ts';
import { powerName } from '../locales/powers.ts';
import { codeOf } from '../locales/text/words-apart.ts';
import { type Html, html } from '../markup/html.ts';
import { boardPath, bookPath, otherLanguages, ownLanguage, rootFrom, studyDocument } from './study-document.ts';

/** A case of a chapter. */
export interface BookCase {
  readonly id: string;
  readonly title: string;
  /** What it shows. */
  readonly text: string;
  /** What stands behind `#` in the board's address. */
  readonly link: string;
  /** Null: nothing is ordered. */
  readonly preferred: Resolution | null;
  /** By other rulings. */
  readonly others: readonly { readonly options: RulingOptions; readonly resolution: Resolution }[];
  /** Paths from the root of the site, by day and by night. */
  readonly picture?: {
    readonly day: string;
    readonly night: string;
    readonly size: readonly [width: number, height: number];
  };
}

/** A chapter of the DATC, or the clauses of a variant's rules. */
export interface BookPart {
  readonly kind: 'chapter' | 'variant';
  readonly id: string;
  readonly board: Board;
  readonly cases: readonly BookCase[];
}

/** The list of all parts. `style`: path of the style sheet, from the root. */
export function bookIndex(parts: readonly BookPart[], style: string): string {
  const { book } = t().pages;
  const item = (part: BookPart) => {
    return html`<li><a href="${part.id.toLowerCase()}/">${titleOf(part)}</a></li>`;
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
  const lead = part.kind === 'variant' && html`<p>${book.variantLead(part.board.variant.name)}</p>`;
  const main = html`${lead}${part.cases.map((each) => caseSection(part, each))}`;
  return page({ title: titleOf(part), main, part: part.id }, style);
}

function titleOf({ kind, id, board }: BookPart): string {
  return kind === 'variant' ? board.variant.name : `${id} ${t().pages.book.chapters[id] ?? ''}`.trim();
}

function caseSection(part: BookPart, { id, title, text, link, preferred, others, picture }: BookCase): Html {
  const { book } = t().pages;
  const { kind, board } = part;
  const rows = (preferred?.orders ?? []).map(
    ({ power, order, result, explanation = '' }) =>
      html`<li><b>${powerName(board, power)}</b> <code>${spellOrders(board, order)}</code> <i>${book[result]}</i>${explanation !== '' && html`<br>${explanation}`}</li>`,
  );
  return html`<section id="${id}"><h2>${id} <span lang="en">${sentenceCase(title)}</span></h2>
<p>${text}</p>${picture !== undefined && figure(part, id, picture)}
<p><a href="../../#${link}">${book.onBoard}</a></p>
${kind === 'chapter' && html`<h3>${book.preferred}</h3>`}
${rows.length > 0 && html`<ul>${rows}</ul>`}
${(preferred === null ? [] : groupedOthers(preferred, others)).map(
  ({ by, changed }) =>
    html`<p>${book.otherwise(by.join(', '))} ${changed.length === 0 ? book.same : changed.map((each) => html`<b>${powerName(board, each.power)}</b> <code>${spellOrders(board, each.order)}</code> <i>${book[each.result]}</i>. `)}</p>`,
)}</section>
`;
}

function figure(
  part: BookPart,
  clause: string,
  { day, night, size: [width, height] }: NonNullable<BookCase['picture']>,
): Html {
  const root = rootFrom(bookPath(ownLanguage(), part.id));
  const [src, dark] = [day, night].map((path) => `${root}${path.slice(1)}`);
  return html`
<picture><source srcset="${dark!}" media="(prefers-color-scheme: dark)"><img src="${src!}" alt="${titleOf(part)} ${clause}" width="${width}" height="${height}" loading="lazy"></picture>`;
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
