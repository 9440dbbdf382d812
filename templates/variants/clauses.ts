/** Numbered clauses of a variant's rules, as HELP shows them: in English, with the name of what they are clauses of. */
import type { Board } from '../../engine/board/board.ts';
import type { Clause } from '../../engine/board/variant.ts';
import { t } from '../locales/current.ts';
import { type Document, headingBlock, listBlock } from '../markup/document.ts';

/** Null where there are none. */
export function clauseBlocks({ variant }: Board, clauses: readonly Clause[]): Document | null {
  if (clauses.length === 0) return null;
  return [
    headingBlock(`${variant.name}${t().grammar.colon}${t().variants.rules.clauses}`),
    listBlock(clauses.map(clauseLine)),
  ];
}

/** `7. Lakes are seas …` */
function clauseLine({ id, text }: Clause): string {
  return `${id}. ${text}`;
}
