import type { Language } from '../../../../shape.ts';

export const joined: Language['mail']['joined'] = {
  somebody: "Quelqu'un",
  observesSubject: (who) => `${who} observe la partie`,
  observes: (who, game) => `${who} observe désormais « ${game} ».`,
  subject: (who) => `inscription : ${who}`,
  subjectOf: (who, have, seats) => `inscription : ${who} (${have} sur ${seats})`,
  asks: (who) => `À vous de décider : ${who} demande à jouer.`,
  signedOn: (who, game) => `${who} va jouer dans « ${game} ».`,
  approvalNeeded:
    'Les nouveaux joueurs de cette partie ont besoin de votre accord. Cette ligne accepte tous ceux qui le demandent :',
  isForming: (game) => `La partie « ${game} » cherche encore des joueurs.`,
  playerCount: (game, players) =>
    `La partie « ${game} » compte maintenant ${players} ${players < 2 ? 'joueur' : 'joueurs'}.`,
  moreNeeded: (players) => (players === 1 ? 'Il manque encore un joueur.' : `Il manque encore ${players} joueurs.`),
  allTaken: 'Toutes les places sont prises.',
  allTakenBegins: 'Toutes les places sont prises : la partie commence.',
  allTakenBids: 'Toutes les places sont prises : la partie commence dès que tous ont fait une offre.',
};
