/** The house's documents, from Markdown to HTML. No HTML is taken over from the text. */
import MarkdownIt from 'markdown-it';
import { escapeHtml, type Html } from './html.ts';

export interface MarkdownWays {
  /** Headings begin this much lower: 1 makes a first heading a second. */
  readonly lower: number;
  /** Where a link leads; null: it is no link on a page. */
  readonly link: (href: string) => string | null;
}

export function markdownHtml(text: string, { lower, link }: MarkdownWays): Html {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const { rules } = markdown.renderer;
  for (const rule of ['heading_open', 'heading_close'] as const) {
    rules[rule] = (tokens, n) => {
      const { tag, nesting } = tokens[n]!;
      const level = Math.min(6, Number(tag.slice(1)) + lower);
      return nesting === 1 ? `<h${level}>` : `</h${level}>\n`;
    };
  }
  const open: boolean[] = [];
  rules['link_open'] = (tokens, n) => {
    const href = link(String(tokens[n]!.attrGet('href') ?? ''));
    open.push(href !== null);
    return href === null ? '' : `<a href="${escapeHtml(href)}">`;
  };
  rules['link_close'] = () => (open.pop() === true ? '</a>' : '');
  rules['image'] = (tokens, n) => escapeHtml(tokens[n]!.content);
  let tables = 0;
  rules['table_open'] = () => {
    tables += 1;
    return `<div class="wide" tabindex="0" role="region" aria-label="Table ${tables}"><table>`;
  };
  rules['table_close'] = () => '</table></div>';
  for (const rule of ['fence', 'code_block'] as const) {
    rules[rule] = (tokens, n) => `<pre tabindex="0">${escapeHtml(tokens[n]!.content)}</pre>\n`;
  }
  return { html: markdown.render(text) };
}

/** The first heading of a document; empty when it has none. */
export function titleIn(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.trim() ?? '';
}
