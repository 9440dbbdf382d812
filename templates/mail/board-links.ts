/** Links from mails to the analysis board and what belongs to it. */
import { t } from '../locales/current.ts';
import { codeOf, entryWords } from '../locales/text/words-apart.ts';
import { type DocumentBlock, paragraphBlock } from '../markup/document.ts';
import { lessonsPath } from '../study/study-document.ts';
import type { House } from './mail.ts';

/** For somebody who may never have played. */
export function lessonsBlock({ site }: Pick<House, 'site'>): DocumentBlock {
  return paragraphBlock({ text: entryWords().lessons, href: `${site}/${lessonsPath(codeOf(t()))}` });
}
