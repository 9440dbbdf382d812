import type { Language } from '../../../../shape.ts';

export const late: Language['mail']['late'] = {
  subject: {
    own: (phase) => `${phase} vous êtes en retard`,
    hidden: (phase) => `${phase} il manque des ordres`,
    powers: (phase, powers) => `${phase} en retard : ${powers}`,
    unplayed: (phase, powers) => `${phase} attend, sans joueur : ${powers}`,
  },
  stillCountGoesOn:
    "Vos ordres comptent encore : la phase est résolue peu après leur arrivée. S'ils n'arrivent pas à temps, la partie continue sans eux.",
  stillCountReplaced:
    "Vos ordres comptent encore : la phase est résolue peu après leur arrivée. S'ils n'arrivent pas à temps, votre place est proposée à quelqu'un d'autre.",
  missing: (own) =>
    `Il manque des ordres, la phase n'est donc pas encore résolue. Elle le sera peu après leur arrivée${own ? " ; d'ici là, vous pouvez changer les vôtres" : ''}.`,
  missingFrom: (powers, own) =>
    `Il manque des ordres (${powers}), la phase n'est donc pas encore résolue. Elle le sera peu après leur arrivée${own ? " ; d'ici là, vous pouvez changer les vôtres" : ''}.`,
  unplayed: (powers, several) =>
    `Personne ne joue en ce moment (${powers}), et la phase attend ${several ? 'leurs ordres : il faut des joueurs pour les reprendre' : 'ses ordres : il faut un joueur pour la reprendre'}.`,
};
