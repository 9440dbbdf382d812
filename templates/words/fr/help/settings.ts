/** What each setting and each switch does, in French: for HELP. */
import type { Language } from '../../shape.ts';

type Help = Language['help'];

const TIMING =
  "La règle des dates limites pour les phases suivantes de ce genre : l'heure, le temps minimal, le temps habituel, le délai de grâce, la pause avant une résolution anticipée (heures ; 3D fait trois jours) et les jours, dimanche d'abord.";
const REGISTRY = 'Un numéro de registre obsolète ; gardé comme note.';
const OF_KEEPERS = 'Un interrupteur pour les gérants des anciens judges.';

export const settings: Help['settings'] = {
  MOVE: TIMING,
  RETREAT: TIMING,
  ADJUST: TIMING,
  WARN: 'Combien de temps avant la date limite on rappelle ceux qui doivent encore des ordres ; NONE pour jamais.',
  REPLACEMENT:
    "Le temps minimal pour les ordres de qui reprend une puissance (heures ; 2D fait deux jours) ; NEXT : autant qu'après une phase.",
  ZONE: 'Le fuseau horaire des dates limites de la partie, par son nom IANA. D’un joueur : le fuseau des heures dans ses propres e-mails.',

  VARIANT: 'Une autre variante, avant le début ; les joueurs renvoient alors leurs préférences.',
  'NOT VARIANT': 'Retire une option de la variante : GUNBOAT.',
  PRFLIST: 'Les puissances sont attribuées selon les listes des joueurs.',
  PRFRAND: 'Les puissances sont attribuées au hasard.',
  PRFBOTH: 'Selon les listes quand il y en a, sinon au hasard.',
  PLAYERS:
    "Combien de personnes jouent ; s'il y en a moins que de puissances, toutes les puissances sont réparties entre elles. 1 : quelqu'un les joue toutes seul.",
  POWERS: 'Combien de puissances sont jouées.',
  SEATS:
    'Là où chaque joueur a deux puissances : celles qui vont ensemble sont tirées au sort, mises aux enchères (BID), ou comme vous les nommez.',
  'RULES 2023': 'Décisions selon les règles de 2023.',
  'RULES 1971': 'Décisions selon les règles de 1971 là où les éditions diffèrent (GET RULINGS).',
  CENTERS: 'Combien de centres font gagner ; 0 : comme le dit la variante.',
  'START FLEET ROME': "La partie standard avec une flotte à Rome au lieu d'une armée.",
  'START 1898': 'La carte standard au printemps 1899 : chaque puissance a un centre et une unité.',
  'START BLANK':
    "La partie standard en hiver 1900, sans unités : chaque puissance construit ce qu'elle veut dans ses centres nationaux.",
  'START CHAOS':
    'La carte standard avec 34 puissances : chaque centre en est une et construit sa première unité en hiver 1900.',
  'START USUAL': 'Le début de la variante.',
  COMMENT:
    'Une ligne montrée dans les listes. SET COMMENT BEGIN … END : un texte plus long dans les lignes au-dessous.',
  BN: REGISTRY,
  MN: REGISTRY,
  EP: REGISTRY,

  PRESS: "Quelle presse il y a : l'un des réglages ci-dessous.",
  'NO PRESS': "Pas de presse, sauf à l'arbitre.",
  WHITE: "Presse blanche : l'expéditeur est nommé.",
  GREY: "Presse grise : l'expéditeur n'est pas nommé.",
  'WHITE/GREY': 'Les deux, blanche sauf mention contraire.',
  'GREY/WHITE': 'Les deux, grise sauf mention contraire.',
  'NO FAKE': "Ce qu'un message dit de ses destinataires est vrai.",
  FAKE: "Un message peut montrer d'autres destinataires.",
  'PARTIAL FAKES BROADCAST BY DEFAULT': 'Les messages à certains paraissent adressés à tous, sauf mention contraire.',
  'PARTIAL FAKES BROADCAST': 'Les messages à certains paraissent toujours adressés à tous.',
  'OBSERVER ANY': 'Les observateurs peuvent écrire.',
  'OBSERVER WHITE': 'Les observateurs peuvent écrire de la presse blanche.',
  'OBSERVER NONE': "Les observateurs n'écrivent pas de presse.",

  PARTIAL: 'Abrégé de PARTIAL ORDERS ; là où la presse ne va qu’à tous, de PARTIAL PRESS. La réponse dit lequel.',
  'NO PARTIAL':
    'Retire PARTIAL ORDERS ; dans les parties qui ne l’ont pas, NO PARTIAL PRESS. Là où les deux sont possibles, la réponse demande.',

  ACCESS: "D'où les joueurs peuvent écrire.",
  'ACCESS ANY': "Des joueurs de n'importe où.",
  'ACCESS SAME': 'Obsolète.',
  'ACCESS DIFFERENT': 'Obsolète.',
  LEVEL: 'Obsolète ; gardé comme note.',
  DEDICATION:
    "Dans combien de phases sur 100 un joueur doit avoir été à l'heure, comme ONTIMERAT ; 0 ou moins : peu importe.",
  ONTIMERAT: "La part minimale de phases à l'heure, dans les parties classées jusqu'ici, de qui entre dans la partie.",
  RESRAT: 'La part maximale de parties classées quittées avant la fin, de qui entre dans la partie.',
  'ALLOW PLAYER': 'Seuls les joueurs de cette liste peuvent entrer ; -adresse en retire un.',
  'DENY PLAYER': 'Ce joueur ne peut pas entrer ; -adresse le retire de la liste.',
  APPROVE: 'Accepte de nouveaux joueurs.',
  'NOT APPROVE': "Retire l'accord : ils l'attendent de nouveau.",
  'MAX ABSENCE': "L'absence la plus longue, en jours, qui ne demande pas l'accord de l'arbitre.",

  'ALLOW MASTER': OF_KEEPERS,
  'DENY MASTER': OF_KEEPERS,
  XFLAGS: OF_KEEPERS,
};

export const switches: Help['switches'] = {
  moderated: "Seul l'arbitre change les réglages.",
  listed: 'La partie figure dans les listes publiques.',
  'auto-start': 'Commence dès que toutes les places sont prises.',
  'any-centers': "Une puissance construit dans tout centre libre qu'elle possède, pas seulement chez elle.",
  'one-center':
    "Une puissance construit dans tout centre libre qu'elle possède, tant qu'elle possède un de ses centres nationaux.",
  'any-disband':
    'Lors des ajustements, une puissance peut retirer des unités sans y être obligée ; chacune lui donne une construction, dans un centre qui était libre avant.',
  rated: 'Compte pour la ponctualité des joueurs.',
  resume: 'Une partie finie sans résultat peut être reprise par chacun de ses joueurs.',
  'auto-create': 'Quand la partie finit avec un résultat, une autre pareille est créée et tous apprennent son nom.',
  approval: "Les nouveaux joueurs ont besoin de l'accord de l'arbitre.",
  'player-absences': 'Les joueurs peuvent annoncer des absences.',
  'partial-press': 'La presse peut aller à certains et non à tous.',
  'fake-sender':
    "Un message peut montrer une autre puissance comme expéditeur (PRESS FROM puissance) ; l'arbitre n'est jamais contrefait.",
  'all-press': "L'arbitre reçoit une copie de toute la presse ; tous le voient.",
  'watch-all-press': 'Les observateurs reçoivent toute la presse.',
  quiet: 'Les reprises de place ne sont pas annoncées.',
  show: 'On dit qui a changé un réglage.',
  reveal: "Les noms sont montrés à la fin d'une partie anonyme.",
  secret: 'Le nombre de joueurs inscrits est secret.',
  'late-press': 'Un joueur en retard peut envoyer de la presse.',
  'minor-press': 'Presse aussi pendant les retraites et les ajustements.',
  'must-order': 'Pas de presse avant les ordres.',
  'blank-press': 'Un message peut être vide.',
  'postal-press': 'Messages à tous différés, publiés avec les résultats.',
  'touch-press': 'Presse aux voisins seulement.',
  'grace-press': 'Presse après la date limite.',
  dias: 'Une partie nulle comprend tous les survivants.',
  concessions: 'La partie peut être abandonnée à une puissance.',
  'open-votes': 'Les votes sont dits à tous.',
  'open-diaries': 'Les journaux sont ouverts à tous à la fin de la partie.',
  gunboat: "Personne n'apprend qui joue quoi.",
  'hide-late': 'Les puissances en retard ne sont pas nommées.',
  proxy: 'Une puissance peut laisser une autre commander une unité.',
  'strict-convoy': 'Les convois depuis ou vers des lieux sans côte sont refusés.',
  'partial-orders':
    "À la date limite, une puissance avec une partie de ses ordres n'est pas en retard : ses autres unités tiennent. Activé au début dans les parties créées par CREATE nom, sans le point d'interrogation.",
  'strict-wait': 'Seuls ceux qui doivent des ordres peuvent attendre.',
  'auto-process': "Résolu aux dates limites, sans un mot de l'arbitre.",
  'late-count': 'LIST compte les retards de chaque puissance.',
  'master-sees':
    "L'arbitre peut demander à voir les ordres avant la date limite ; chaque consultation est notée et montrée à tous à la fin.",
  'strict-grace': 'Le délai de grâce compte aussi les jours où aucune date limite ne peut tomber.',
};

export const otherSwitches: Help['otherSwitches'] = {
  blind: 'Une puissance ne voit que ce qui est près de ses unités et de ses centres.',
  'hide-absences': 'Les absences ne sont pas nommées.',
  nmr: 'Après le délai de grâce, la partie continue sans les retardataires ; NO NMR : elle attend un remplaçant.',
  'signal-support': 'Des soutiens et des convois qui ne peuvent pas réussir peuvent être écrits.',
  'variant-rule': "Une règle de variantes faites maison : ici, la variante l'a ou ne l'a pas.",
};

export const switchesOff: Help['switchesOff'] = (name) => `Désactive ${name}.`;
