/** Switches of the older judges, in French: what each does, and what we say when it changes. */
import type { OLDER_RULES } from '../../../../engine/settings/defined/older-rules.ts';

import type { WordsOf } from '../../setting-words.ts';

const OF_KEEPERS = 'Un interrupteur pour les gérants des anciens judges.';

export const olderRules: WordsOf<keyof typeof OLDER_RULES> = {
  'variant-rule': { help: "Une règle de variantes faites maison : ici, la variante l'a ou ne l'a pas." },
  keeper: { help: { 'ALLOW MASTER': OF_KEEPERS, 'DENY MASTER': OF_KEEPERS, XFLAGS: OF_KEEPERS } },
};
