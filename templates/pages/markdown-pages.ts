/** The house's documents, from Markdown to HTML. No HTML is taken over from the text; each heading can be linked to. */
import MarkdownIt from 'markdown-it';
import { escapeHtml, type Html } from '../markup/html.ts';
import { bookPath } from '../study/study-document.ts';

export interface MarkdownOptions {
  /** Headings begin this much lower: 1 makes a first heading a second. */
  readonly lower: number;
  /** Where a link leads; null: it is no link on a page. */
  readonly link: (href: string) => string | null;
}

export function markdownHtml(text: string, { lower, link }: MarkdownOptions): Html {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const { rules } = markdown.renderer;
  const idOf = idsOfHeadings();
  /** The last heading: what a table below it is called, the second one with its number. */
  let about = '';
  const tables = new Map<string, number>();
  for (const rule of ['heading_open', 'heading_close'] as const) {
    rules[rule] = (tokens, n) => {
      const { tag, nesting } = tokens[n]!;
      const level = Math.min(6, Number(tag.slice(1)) + lower);
      if (nesting === 1) about = tokens[n + 1]!.content.replaceAll('`', '');
      return nesting === 1 ? `<h${level} id="${idOf(tokens[n + 1]!.content)}">` : `</h${level}>\n`;
    };
  }
  const open: boolean[] = [];
  rules['link_open'] = (tokens, n) => {
    const href = link(String(tokens[n]!.attrGet('href') ?? ''));
    open.push(href !== null);
    return href === null ? '' : `<a href="${escapeHtml(href)}">`;
  };
  // Cases of the DATC are in the book of cases of every judge.
  rules['text'] = (tokens, n) => {
    const text = markdown.utils.escapeHtml(tokens[n]!.content);
    if (open.length > 0) return text;
    return text.replace(/\b(6\.[A-J])\.\d+\b/g, (id, chapter: string) => {
      const path = bookPath('en', chapter);
      return `<a href="/${path}#${id}">${id}</a>`;
    });
  };
  rules['link_close'] = () => (open.pop() === true ? '</a>' : '');
  rules['image'] = (tokens, n) => escapeHtml(tokens[n]!.content);
  rules['table_open'] = () => {
    const count = (tables.get(about) ?? 0) + 1;
    tables.set(about, count);
    const label = count === 1 ? about : `${about} ${count}`;
    return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table>`;
  };
  rules['table_close'] = () => '</table></div>';
  for (const rule of ['fence', 'code_block'] as const) {
    rules[rule] = (tokens, n) => `<pre tabindex="0">${escapeHtml(tokens[n]!.content)}</pre>\n`;
  }
  return { html: markdown.render(text) };
}

export interface Heading {
  /** 2 for the parts of a document, 3 for theirs. */
  readonly level: number;
  readonly id: string;
  readonly title: string;
}

/** The headings below the first, in order, with the ids that {@link markdownHtml} gives them. */
export function headingsIn(text: string): readonly Heading[] {
  const idOf = idsOfHeadings();
  const tokens = new MarkdownIt({ html: false }).parse(text, {});
  return tokens
    .flatMap(({ type, tag }, n) => {
      if (type !== 'heading_open') return [];
      const title = tokens[n + 1]!.content;
      return [{ level: Number(tag.slice(1)), id: idOf(title), title: title.replaceAll('`', '') }];
    })
    .filter(({ level }) => level > 1);
}

/** `Days and times` is `days-and-times`, as on other sites that show Markdown; a second one gets a number. */
function idsOfHeadings(): (title: string) => string {
  const seen = new Map<string, number>();
  return (title) => {
    const id = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return before === 0 ? id : `${id}-${before}`;
  };
}

/** The first heading of a document; empty when it has none. */
export function titleIn(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.trim() ?? '';
}
