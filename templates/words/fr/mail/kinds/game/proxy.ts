import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';
import { agree, inTurn, The, the } from '../../../articles.ts';

export const proxy: Language['mail']['proxy'] = {
  givenSubject: (owner) => `${the(owner)} vous ${agree(owner, 'donne', 'donnent')} une procuration`,
  takenSubject: (owner) => `${the(owner)} ${agree(owner, 'reprend une', 'reprennent une')} procuration`,
  given: (owner, unit, phase) =>
    `${The(owner)} vous ${agree(owner, 'laisse', 'laissent')} commander ${unit} ${inTurn(phase)} : envoyez un ordre pour cette unité comme pour une des vôtres. Si vous n'en envoyez pas, elle n'en a pas. ${The(owner)} ${agree(owner, 'peut reprendre sa', 'peuvent reprendre leur')} procuration jusqu'à la résolution de la phase.`,
  taken: (units) =>
    `Vous ne pouvez plus commander ${listInWords(
      units.map(({ unit, owner }) => `${unit} (${owner})`),
      'et',
    )} : ce que vous aviez envoyé à ce sujet ne compte plus.`,
};
