import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';

export const proxy: Language['mail']['proxy'] = {
  givenSubject: (owner) => `${owner} vous donne une procuration`,
  takenSubject: (owner) => `${owner} reprend une procuration`,
  given: (owner, unit, phase) =>
    `${owner} vous laisse commander ${unit} en ${phase} : envoyez un ordre pour cette unité comme pour une des vôtres. Si vous n'en envoyez pas, elle n'en a pas. ${owner} peut reprendre sa procuration jusqu'à la résolution de la phase.`,
  taken: (units) =>
    `Vous ne pouvez plus commander ${listInWords(
      units.map(({ unit, owner }) => `${unit} (${owner})`),
      'et',
    )} : ce que vous aviez envoyé à ce sujet ne compte plus.`,
};
