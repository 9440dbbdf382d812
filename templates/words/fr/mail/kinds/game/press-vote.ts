/** La presse d'une partie finie peut être ouverte. */
import type { Language } from '../../../../shape.ts';
import { agree, The, the } from '../../../articles.ts';

export const pressVote: Language['mail']['pressVote'] = {
  /** First lines: to who has not agreed, and to all once the press is open. */
  vote: 'Votre décision\u00a0: tous peuvent-ils lire les messages de cette partie\u00a0?',
  nowOpen: 'Rien à faire\u00a0: les messages de cette partie sont ouverts.',
  wish: (by) => `${the(by)} ${agree(by, 'souhaite', 'souhaitent')} ouvrir la presse`,
  wished: (by, missing) =>
    `${The(by)} ${agree(by, 'souhaite', 'souhaitent')} ouvrir à tous les messages de cette partie, dans ses archives. Il faut l'accord de tous ceux qui ont joué\u00a0; ${
      missing === 1 ? 'il ne manque que le vôtre.' : `${missing} joueurs n'ont pas encore accepté, dont vous.`
    }`,
  how: "Si vous êtes d'accord, écrivez la ligne ci-dessous. Sinon, il n'y a rien à faire\u00a0: les messages restent fermés.",
  isOpen: 'La presse est ouverte',
  open: "Tous ceux qui ont joué ont accepté\u00a0: les messages de cette partie sont maintenant dans ses archives, à côté des cartes de leurs phases. Les messages avec quelqu'un qui n'a pas accepté restent fermés.",
  game: 'Les lire sur la page de la partie',
};
