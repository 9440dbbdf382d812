/** Markdown taken apart. Few mails hold any: its grammar is loaded when somebody asks for a document. */
import type { Token } from 'markdown-it';

type Parse = (text: string) => readonly Token[];

let parse: Parse | null = null;

/** Wait for this before you write anything that may hold a document. */
export async function loadMarkdown(): Promise<void> {
  if (parse !== null) return;
  const { default: MarkdownIt } = await import('markdown-it');
  const markdown = new MarkdownIt({ html: false, linkify: false });
  parse = (text) => markdown.parse(text, {});
}

export function markdownTokens(text: string): readonly Token[] {
  if (parse === null) throw new Error('Markdown has not been loaded.');
  return parse(text);
}
