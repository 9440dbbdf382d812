import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

export const abandoned: Language['mail']['abandoned'] = {
  subject: (phase, who) => `${phase} ${who}: Platz frei`,
  noLongerYours: (who, game) => `Du spielst ${accusative(who)} in „${game}“ nicht mehr.`,
  comeBack:
    'Deine Befehle sind nicht rechtzeitig angekommen. Du kannst zurückkommen, solange niemand deinen Platz übernommen hat.',
  goesOn: (who) =>
    `Die Befehle für ${accusative(who)} sind nicht rechtzeitig gekommen. Wenn niemand übernimmt, geht die Partie bald ohne sie weiter.`,
  waits: (who) =>
    `Die Befehle für ${accusative(who)} sind nicht rechtzeitig gekommen. Die Partie wartet, bis jemand einspringt. Vorliegende Befehle bleiben gültig.`,
};
