import type { Language } from '../../../../shape.ts';

export const civilDisorder: Language['mail']['civilDisorder'] = {
  subject: (phase, who) => `${phase} désordre civil : ${who}`,
  told: (who, count) =>
    `Aucun ordre reçu avant la fin du délai de grâce : ${who}. La partie continue donc sans ${count === 1 ? 'cette puissance' : 'ces puissances'} : ${count === 1 ? 'ses' : 'leurs'} unités tiennent, celles qui sont délogées sont dissoutes, et les retraits suivent les règles.`,
};
