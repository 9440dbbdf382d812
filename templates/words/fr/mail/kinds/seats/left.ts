import type { Language } from '../../../../shape.ts';
import { agree, The, the } from '../../../articles.ts';

export const left: Language['mail']['left'] = {
  subject: (who) => `${the(who)} ${agree(who, 'a', 'ont')} quitté la partie`,
  told: (who, game) => `${The(who)} ${agree(who, 'a', 'ont')} quitté « ${game} ».`,
};
