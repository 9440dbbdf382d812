/** Switches of the older judges: what each does, and what we say when it changes. */
import type { OLDER_RULES } from '../../../../engine/settings/defined/older-rules.ts';

import type { WordsOf } from '../../setting-words.ts';

const OF_KEEPERS = "A switch of the older judges' keepers.";

export const olderRules: WordsOf<keyof typeof OLDER_RULES> = {
  'variant-rule': { help: 'A rule of home-made variants: here the variant has it or not.' },
  keeper: { help: { 'ALLOW MASTER': OF_KEEPERS, 'DENY MASTER': OF_KEEPERS, XFLAGS: OF_KEEPERS } },
};
