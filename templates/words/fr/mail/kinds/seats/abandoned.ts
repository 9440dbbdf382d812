import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const abandoned: Language['mail']['abandoned'] = {
  subject: (phase, who) => `${phase} ${who} : place libre`,
  noLongerYours: (who, game) => `Vous ne jouez plus ${the(who)} dans « ${game} ».`,
  comeBack: "Vos ordres ne sont pas arrivés à temps. Vous pouvez revenir tant que personne n'a pris votre place.",
  goesOn: (who) =>
    `Aucun ordre reçu à temps : ${who}. Si personne ne prend la place, la partie continuera bientôt sans ces ordres.`,
  waits: (who) =>
    `Aucun ordre reçu à temps : ${who}. La partie attend un remplaçant. Les ordres enregistrés restent valables.`,
};
