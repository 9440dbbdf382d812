import { listInWords } from '../../../../../../engine/explain/names.ts';
import type { Language } from '../../../../shape.ts';

export const proof: Language['mail']['proof'] = {
  arrived: ({ time, address, server, hasLines }) =>
    `${time} : un e-mail au nom de ${address} nous est parvenu${server === null ? '' : ` du serveur ${server.ip}${server.host === null ? '' : ` (${server.host})`}`}${hasLines ? ', avec ces lignes :' : '.'}`,
  more: (lines) => `(et ${lines === 1 ? 'une autre ligne' : `${lines} autres lignes`})`,
  howToProve: (why) =>
    `Nous ne l'avons pas encore exécuté. ${why} Si vous l'avez écrit, répondez à cet e-mail avec cette ligne et rien d'autre :`,
  afterwards:
    'Nous exécutons alors ce que vous avez envoyé, à la date de son arrivée chez nous. Le mot de confirmation est valable quatre jours.',
  button: 'Confirmer',
  notYou:
    "Si vous n'avez pas écrit ces lignes, ne faites rien et ne donnez ce mot à personne : quelqu'un s'est servi de votre adresse.",
  nextTime: "Pour qu'on vous croie tout de suite la prochaine fois, au choix :",
  byPassword: (line) => [
    "Commencez l'e-mail par une inscription avec le mot de passe de votre place : ",
    { code: line },
    ' (la lettre de votre puissance, puis le nom de la partie).',
  ],
  byProvider:
    "Écrivez directement à l'adresse du judge depuis votre adresse enregistrée, en passant par le fournisseur de cette adresse.",
  onceADay:
    "Nous ne posons cette question qu'une fois par jour. Quoi que d'autres envoient en votre nom, nous répondons à chaque réponse à l'un de nos e-mails sur votre partie et à chaque e-mail portant le bon mot de passe.",
  wrongPassword: ({ time, by, ip, game, powers }) => {
    const who = by === null ? "quelqu'un" : by.isProven ? by.address : `un e-mail au nom de ${by.address}`;
    const what = powers === null ? '' : ` (${listInWords(powers, 'et')})`;
    return `${time} : ${who}${ip === null ? '' : `, depuis le serveur ${ip},`} a tenté de s'inscrire dans « ${game} » avec un mot de passe erroné pour votre place${what}. Rien n'a changé.`;
  },
  ifYou:
    "Si c'était vous et que le mot de passe est perdu : les e-mails que votre fournisseur signe pour cette adresse n'en ont pas besoin. Pour en fixer un nouveau, écrivez SET PASSWORD et le nouveau mot à la partie.",
  ifNotYou:
    "Si ce n'était pas vous : après quelques erreurs dans une journée, aucun autre n'est essayé, mais un mot de passe long est plus sûr qu'un court. Nous signalons la première erreur de chaque jour, pas les suivantes.",
};
