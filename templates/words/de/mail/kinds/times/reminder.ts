import type { Language } from '../../../../shape.ts';

export const reminder: Language['mail']['reminder'] = {
  subject: (left, orders) => `${left === null ? 'die Frist ist vorbei' : `noch ${left} bis zur Frist`}: ${orders}`,
};
