import type { Language } from '../../../shape.ts';

export const letter: Language['mail']['letter'] = {
  gamePage: 'Page de la partie',
  reply: 'Répondez à cet e-mail pour donner des ordres, ou envoyez HELP pour la liste des commandes.',
  replyWithout: 'Répondez à cet e-mail avec une commande ; HELP en donne la liste.',
  writeTo: (address) => `Envoyez ordres et commandes à ${address}, pas en réponse à un message.`,
  gamesAndHelp: 'Parties et aide',
  writeToDesk: (address) => `Écrivez à ${address} ; envoyez HELP pour la liste des commandes.`,
};
