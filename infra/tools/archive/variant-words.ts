/** Variants by the words of mails. */
import type { Board } from '../../../engine/board/board.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';

/** The variant of a mail: `Standard Gunboat` is the variant that the first words name; the rest are options that leave the map as it is. */
export function variantOfMail(words: string): Board | null {
  const parts = words
    .replace(/_/g, ' ')
    .split(/[\s,.]+/)
    .filter((part) => part !== '');
  for (let n = parts.length; n > 0; n--) {
    const loaded = loadVariant(parts.slice(0, n).join(' '));
    if (loaded === null) continue;
    return parts.slice(n).every((option) => OPTIONS.test(option)) ? loaded.board : null;
  }
  return null;
}

/** Words that a judge puts after a variant's name and that change nothing on the map. */
const OPTIONS =
  /^(?:gunboat|blind|no|press|nopress|none|nmr|nonmr|dias|nodias|grey|gray|white|public|partial|broadcast|only|duplex|secret|xtalball|observers?|moderated|unrated|novice|amateur|advanced|expert)$/i;
