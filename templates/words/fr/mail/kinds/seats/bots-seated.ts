import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const botsSeated: Language['mail']['botsSeated'] = {
  subject: (phase, powers, count) => `${phase} ${count === 1 ? 'un bot joue' : 'des bots jouent'} ${the(powers)}`,
  told: (powers, count) =>
    `Désormais, ${count === 1 ? 'un bot joue' : 'des bots jouent'} ${the(powers)}, jusqu'à ce que quelqu'un prenne la place. Un bot joue les coups qui lui semblent les meilleurs, ne conclut aucun accord et ne vote pas.`,
};
