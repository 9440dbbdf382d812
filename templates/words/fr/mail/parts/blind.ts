import type { Language } from '../../../shape.ts';

export const blind: Language['mail']['blind'] = {
  forPlayers:
    "Cette partie se joue à l'aveugle : on ne vous montre que vos unités et vos centres, et ce qui touche l'un d'eux. Là où rien n'est montré, il peut y avoir des unités.",
  forOthers:
    "Cette partie se joue à l'aveugle : seuls ses joueurs voient le plateau, chacun une partie. À la fin, tout est montré.",
  processed: 'les ordres sont traités',
  inSight: 'Des autres, vous voyez maintenant',
  nobodyInSight: "Vous ne voyez maintenant aucune unité d'une autre puissance.",
  pastLater:
    "Cette partie se joue à l'aveugle : son résumé, son historique et ses archives s'obtiennent quand elle est finie.",
  mapLater: "Cette partie se joue à l'aveugle : sa carte s'obtient quand elle est finie.",
};
