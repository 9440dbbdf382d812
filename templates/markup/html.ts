/** HTML by tagged template: whatever is put in is escaped, unless it is HTML made the same way. */
import { keptWhole } from './kept-whole.ts';

export interface Html {
  readonly html: string;
}

export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[];

export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return {
    html: strings.reduce((text, string, i) => {
      const part = parts[i - 1] ?? null;
      return text + render(typeof part === 'string' ? keptWhole(part, strings, i - 1) : part) + string;
    }),
  };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: HtmlPart): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(render).join('');
}
