import type { Language } from '../../../../shape.ts';

export const reminder: Language['mail']['reminder'] = {
  subject: (left, orders) => `${left === null ? 'la date limite est passée' : `date limite dans ${left}`} : ${orders}`,
};
