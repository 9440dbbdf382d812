/** Links from mails to the analysis board and what belongs to it. */
import type { ResolvedOrder } from '../../engine/board/position.ts';
import { t } from '../locales/current.ts';
import { type Document, type DocumentBlock, paragraphBlock } from '../markup/document.ts';
import { bookPath, lessonsPath, ownLanguage } from '../study/study-document.ts';
import type { House } from './mail.ts';

/** For somebody who may never have played. */
export function lessonsBlock({ site }: Pick<House, 'site'>): DocumentBlock {
  return paragraphBlock({ text: t().pages.book.lessons, href: `${site}/${lessonsPath(ownLanguage())}` });
}

export function bookBlock({ site }: Pick<House, 'site'>): DocumentBlock {
  return paragraphBlock({ text: t().pages.book.title, href: `${site}/${bookPath(ownLanguage(), null)}` });
}

/** The cases of the DATC that show why orders came out so, where a rule did it that few know by heart. */
export function casesBlocks({ site }: Pick<House, 'site'>, orders: readonly ResolvedOrder[]): Document {
  return [...new Set(orders.flatMap(caseOf))].map((id) =>
    paragraphBlock({
      text: t().mail.results.seeCase(id),
      href: `${site}/${bookPath(ownLanguage(), id.slice(0, 3))}#${id}`,
    }),
  );
}

function caseOf({ reasons, outcome }: ResolvedOrder): readonly string[] {
  const isParadox =
    outcome !== undefined &&
    'deed' in outcome &&
    ((outcome.deed.deed === 'bounced' && outcome.deed.paradox) ||
      (outcome.deed.deed === 'not-carried' && outcome.deed.convoy.why === 'paradox'));
  return [
    ...(isParadox ? ['6.F.14'] : []),
    ...(reasons.includes('self-dislodgement') ? ['6.D.10'] : []),
    ...(reasons.includes('beleaguered') ? ['6.E.6'] : []),
    ...(reasons.includes('head-to-head') ? ['6.E.1'] : []),
  ];
}
