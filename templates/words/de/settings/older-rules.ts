/** Switches of the older judges, in German: what each does, and what we say when it changes. */
import type { OLDER_RULES } from '../../../../engine/settings/defined/older-rules.ts';

import type { WordsOf } from '../../setting-words.ts';

const OF_KEEPERS = 'Ein Schalter für die Betreiber der älteren Judges.';

export const olderRules: WordsOf<keyof typeof OLDER_RULES> = {
  'variant-rule': { help: 'Eine Regel selbst gemachter Varianten: Hier hat die Variante sie oder nicht.' },
  keeper: { help: { 'ALLOW MASTER': OF_KEEPERS, 'DENY MASTER': OF_KEEPERS, XFLAGS: OF_KEEPERS } },
};
