/** Lines to write, each with what it does. */

import { t } from '../../locales/current.ts';
import type { Column, DocumentBlock } from '../../markup/document.ts';

/** What can be written and what it does, in two columns. */
export function glossaryTable(
  caption: string,
  term: string,
  rows: readonly (readonly [string, string])[],
): DocumentBlock {
  const columns: readonly Column[] = [
    { title: term, align: 'left', code: true },
    { title: t().mail.glossary.whatItDoes, align: 'left' },
  ];
  return { kind: 'table', caption, columns, rows };
}
