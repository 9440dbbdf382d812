import type { Language } from '../../../../shape.ts';

export const help: Language['mail']['help'] = {
  none: (topic) => `Il n'y a pas d'aide sur « ${topic} ».`,
  didYouMean: (lines) => `Vouliez-vous dire ${lines.join(' ou ')} ?`,
  standardMap: (line) => [
    "C'est la carte standard. Pour celle d'une partie, écrivez à l'adresse de la partie, ou nommez la variante : ",
    { code: line },
  ],
  alsoWritten: (spellings) => `S'écrit aussi : ${spellings}.`,
  signOn:
    "Les lignes qui suivent sont pour la partie Marne, comme France ; m pour l'arbitre, o pour un observateur. SIGNON ?marne inscrit à une partie qui cherche des joueurs.",
  press:
    'Envoie les lignes qui suivent à ces puissances, par noms ou par lettres ; TO ALL, TO ALL BUT et des puissances, TO MASTER, TO OBSERVERS. QUIET vous épargne la copie. En une ligne : to France: …',
  broadcast: 'Envoie les lignes qui suivent à tous ceux de la partie, observateurs compris.',
  postal: "Garde les lignes qui suivent jusqu'aux résultats, si la partie le permet.",
  howToOrder: "Écrivez un ordre par ligne, à l'adresse de la partie ou en réponse à l'un de ses e-mails.",
  orders: 'Ordres',
  order: 'Ordre',
  examples: {
    'A Par - Bur': 'armée Paris va en Bourgogne',
    'A Mar S A Par - Bur': 'armée Marseille soutient cela',
    'F Bre H': 'flotte Brest tient',
    'F Nth C A Lon - Nwy': 'flotte Mer du Nord convoie',
    'A War - Gal': 'une retraite ; A War D dissout',
    'build F Lon': 'aux ajustements ; ou : waive',
    'remove A Tun': 'aux ajustements',
  },
  lastCounts:
    'Le dernier ordre donné à une unité compte, et une ligne fautive ne nuit jamais aux autres. Chaque e-mail reçoit une réponse.',
  commands: 'Commandes, une par ligne',
  command: 'Commande',
  commandExamples: {
    STATUS: 'montre vos ordres enregistrés',
    'SET WAIT': "retient la phase jusqu'à la date limite",
    'SET NOWAIT': 'permet de la résoudre plus tôt',
    'PRESS TO FRANCE': "envoie ce qui suit, jusqu'à ENDPRESS",
    BROADCAST: "de même à tous, jusqu'à ENDBROADCAST",
    LIST: 'toutes les parties ; LIST MARNE : tout sur une',
    MAP: 'la carte de la partie',
    SIGNOFF: "termine ce qui est lu d'un e-mail",
  },
  more: 'À lire aussi',
  topic: (line, about) => [{ code: line }, ` : ${about}`],
  topics: {
    'GET PROVINCES': 'les lieux de la carte et comment les écrire',
    'GET BORDERS': 'qui touche quoi',
    'HELP LYO': 'tout sur un lieu',
    'HELP TOPICS': "tout ce qu'il y a d'autre à lire",
  },
};
