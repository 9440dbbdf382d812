import { listInWords } from '../../../../engine/explain/names.ts';
import type { Language } from '../../shape.ts';

export const desk: Language['mail']['desk'] = {
  subject: {
    unproven: 'Merci de confirmer que vous avez écrit ceci',
    wrongPassword: (game) => `[${game}] quelqu'un a essayé un mauvais mot de passe`,
    sharing: "Quelqu'un demande à partager votre compte",
    confirm: 'Merci de confirmer votre adresse',
    welcome: 'Bienvenue',
    answered: 'Réponse à votre e-mail',
  },
  lead: {
    unproven: 'Encore une étape : merci de confirmer que vous avez écrit ceci.',
    invited: "Vous êtes invité à une partie. Si vous ne voulez pas jouer, vous n'avez rien à faire.",
    wrongPassword: "Rien à faire : personne n'est entré.",
    sharing: "Rien à faire : rien n'a changé.",
    confirm: "Merci de confirmer, mais seulement si c'était vous.",
    refused: (lines) =>
      lines === 1
        ? "Une ligne de votre e-mail n'a pas pu être utilisée."
        : `${lines} lignes de votre e-mail n'ont pas pu être utilisées.`,
    toConfirm: "Encore une étape : merci de confirmer. Rien n'est fait pour l'instant.",
    codeSent: (to) =>
      `Encore une étape : nous avons envoyé un mot de confirmation à ${listInWords(
        to.map((address) => address ?? "l'adresse que nous avons de vous"),
        'et',
      )}.`,
    notUnderstood: "Votre e-mail est bien arrivé, mais nous ne l'avons pas compris.",
    notDone: "Nous n'avons pas exécuté votre e-mail.",
    answersRest: "Votre e-mail est exécuté. Nous ne répondons plus à chacun aujourd'hui.",
    nothingDue: "Rien à faire : aucun ordre de vous n'est attendu.",
    due: (games) =>
      games === 1 ? 'Vos ordres sont attendus dans une partie.' : `Vos ordres sont attendus dans ${games} parties.`,
    welcome: "Bienvenue ! Voici comment jouer. Rien à faire pour l'instant.",
    answered: 'Voici ce que vous avez demandé. Rien à faire.',
    nothing: 'Rien à faire.',
  },
  variants: 'Variantes',
  variant: ({ id, players, goal, designers }) =>
    ` (${id}) : ${players} ${players === 1 ? 'joueur' : 'joueurs'}, ${goal}. De ${listInWords(designers, 'et')}.`,
  welcome: {
    intro: (address) =>
      `Voici un judge pour jouer à Diplomacy par e-mail. Il reçoit les ordres, les résout à la date limite et envoie à tous les résultats avec une carte. Tout se fait par e-mail à ${address}, une commande par ligne :`,
    command: 'Commande',
    list: 'toutes les parties : ouvertes, en cours et terminées',
    signOn: 'vous inscrit à la partie Marne, qui cherche des joueurs',
    observe: 'vous envoie ses résultats',
    create: 'ouvre une nouvelle partie de ce nom',
    password: "Le mot de passe, vous le choisissez, pour cette partie seule ; il n'est jamais montré à personne.",
  },
  unknown: (line, isNear) => [
    "Aucune commande du judge ne s'écrit ",
    { code: line },
    isNear ? '. Vouliez-vous dire :' : '.',
  ],
  allCommands: 'HELP seul sur une ligne envoie toutes les commandes.',
};
