import type { Language } from '../../../shape.ts';

export const letter: Language['mail']['letter'] = {
  gamePage: 'Page de la partie',
  reply: 'Répondez à cet e-mail pour donner des ordres, ou envoyez HELP pour la liste des commandes.',
  replyWithout: 'Répondez à cet e-mail avec une commande ; HELP en donne la liste.',
  writeTo: (address) => `Envoyez ordres et commandes à ${address}, pas en réponse à un message.`,
  gamesAndHelp: 'Parties et aide',
  writeToDesk: (address) => `Écrivez à ${address} ; envoyez HELP pour la liste des commandes.`,
  unanswered: (count) =>
    count === 1
      ? "Nous n'avons pas exécuté un e-mail envoyé en votre nom : rien ne montrait que vous l'aviez écrit, ou un programme l'avait marqué comme automatique. S'il est de vous, renvoyez-le en réponse à l'un de nos e-mails sur votre partie, ou commencez-le par votre mot de passe."
      : `Nous n'avons pas exécuté ${count} e-mails envoyés en votre nom : rien ne montrait que vous les aviez écrits, ou un programme les avait marqués comme automatiques. S'ils sont de vous, renvoyez-les en réponse à l'un de nos e-mails sur votre partie, ou commencez-les par votre mot de passe.`,
};
