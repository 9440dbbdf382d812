/** Lines to write, each with what it does. */
import { words } from '../../words/current.ts';
import type { Block, Column } from '../layout/document.ts';

/** What can be written and what it does, in two columns. */
export function glossary(caption: string, term: string, rows: readonly (readonly [string, string])[]): Block {
  const columns: readonly Column[] = [
    { title: term, align: 'left', code: true },
    { title: words().mail.glossary.whatItDoes, align: 'left' },
  ];
  return { kind: 'table', caption, columns, rows };
}
