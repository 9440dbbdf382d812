/** Lines to write, each with what it does. */

import type { Block, Column } from '../../markup/document.ts';
import { words } from '../../words/current.ts';

/** What can be written and what it does, in two columns. */
export function glossary(caption: string, term: string, rows: readonly (readonly [string, string])[]): Block {
  const columns: readonly Column[] = [
    { title: term, align: 'left', code: true },
    { title: words().mail.glossary.whatItDoes, align: 'left' },
  ];
  return { kind: 'table', caption, columns, rows };
}
