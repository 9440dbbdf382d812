import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const vacated: Language['mail']['vacated'] = {
  subject: {
    resigned: (powers) => `${powers} : le joueur a renoncé à sa place`,
    ejected: (powers) => `${powers} : le joueur a été retiré`,
    dummy: (powers) => `${powers} : plus de joueur`,
    passed: (powers) => `${powers} : jouée désormais d'une autre adresse`,
  },
  lead: (powers, game) => `Vous ne jouez plus ${the(powers)} dans « ${game} ».`,
  own: {
    resigned:
      "Vous avez renoncé à votre place. Tant que personne ne l'a prise, vous pouvez revenir en vous inscrivant de nouveau.",
    ejected: "L'arbitre vous a retiré de cette partie. Si vous voulez savoir pourquoi, écrivez-lui.",
    dummy: "L'arbitre a décidé que cette puissance n'a plus de joueur. Si vous voulez savoir pourquoi, écrivez-lui.",
    passed:
      "Une réponse est venue de l'adresse à laquelle l'arbitre avait proposé votre place : c'est de là qu'elle se joue. Si ce n'était pas vous et que vous voulez savoir pourquoi, écrivez à l'arbitre.",
  },
  others: {
    resigned: (powers, waits) => `${powers} : le joueur a renoncé à sa place. ${what(waits)}`,
    ejected: (powers, waits) => `${powers} : l'arbitre a retiré le joueur. ${what(waits)}`,
    dummy: (powers) =>
      `Désormais, personne ne joue ${the(powers)} : ses unités tiennent, celles qui sont délogées sont dissoutes, et la partie n'attend pas ses ordres.`,
  },
};

function what(waits: boolean): string {
  return waits
    ? 'La partie attend un remplaçant.'
    : "La place est libre ; si personne ne l'a prise à la fin du délai de grâce, la partie continue sans ses ordres.";
}
