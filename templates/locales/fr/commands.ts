/** What each command does, for HELP, in French. */
import type { Language } from '../shape.ts';

const commands: Language['help']['commands'] = {
  HELP: "Ce que l'on peut demander au juge, ou l'aide sur une commande, un sujet ou un lieu de la carte (HELP Par).",
  GET: 'Un texte par e-mail : les règles, un guide, une variante ; GET PROVINCES et GET BORDERS décrivent la carte en mots. GET seul en donne la liste.',
  VERSION: 'Quel juge est celui-ci.',
  'MY GAMES':
    "Toutes les parties auxquelles vous participez, avec ce qui est attendu dans chacune ; pour l'arbitre aussi, qui a envoyé ses ordres, est en retard, attend ou est absent.",
  WHO: 'Les noms derrière des adresses, ou seul les joueurs de la partie ; jamais une adresse.',
  WHOGAME: "Qui joue dans une partie ; dans une partie anonyme, seul l'arbitre l'apprend.",
  'GET DEDICATION': "Votre ponctualité dans les parties classées. Personne n'apprend les chiffres d'un autre.",
  LIST: 'Toutes les parties, en bref ou en entier, ou une partie avec ses réglages, joueurs, unités et centres.',
  SUMMARY: 'Qui a joué quoi et quand, et le tableau des centres par année.',
  STATUS: "Après une inscription, vos ordres enregistrés et ce qui manque ; avant elle, le résumé d'une partie.",
  DEADLINE: 'Mot simple pour STATUS.',
  ORDERS:
    "Vos ordres enregistrés. ORDERS ALL : ceux de chaque puissance, pour l'arbitre, là où la partie le permet ; chaque consultation est notée.",
  HISTORY: "Ce qu'un observateur de la partie a vu : les sept derniers jours, ou la période indiquée.",
  MAP: "La carte de la position, ou d'une phase passée. Avec ABBR : celle de la position, avec les abréviations des ordres.",

  BID: "Quand les places sont aux enchères (SET SEATS AUCTION), vos offres secrètes pour des places et des puissances, 100 points en tout. D'abord les places fixes, puis les puissances de chaque groupe, le dernier groupe avant les autres : chacune au plus offrant parmi ceux qui n'en ont pas encore. BID 0 place retire une offre, BID NONE toutes.",
  SIGNOFF:
    "Termine l'e-mail : rien n'est lu au-dessous. Une marque de signature (deux tirets et une espace) fait de même.",
  CLEAR:
    "Retire vos ordres de cette phase. CLEAR LATER : ceux envoyés d'avance pour des phases suivantes ; c'est ce que fait CLEAR chez nJudge. CLEAR ALL : les deux. CLEAR A Par : ceux d'une unité. CLEAR IP [État] : les points d'influence placés.",
  FILE: "Enregistre des ordres que nous vous avons montrés sans les enregistrer, à cause des lignes qui les entourent. FILE n : l'un de plusieurs groupes ; FILE ALL : tous. Renvoyer les ordres seuls revient au même.",
  SEND: "Envoie des lignes que nous vous avons montrées sans les enregistrer comme le message qu'elles sont peut-être.",
  PHASE:
    'Les ordres au-dessous sont gardés pour une phase suivante : PHASE {{phase}}, PHASE {{phaseInWords}}. Seul : de nouveau pour la phase en cours.',
  IF: "Après PHASE : les ordres jusqu'à ELSE ou ENDIF ne comptent que si une telle unité s'y trouve au début de la phase.",
  'ELSE IF': 'Une autre condition, examinée quand les précédentes ne sont pas remplies.',
  ELSE: "Les ordres au-dessous comptent si aucune condition précédente n'est remplie.",
  ENDIF: "Termine les conditions. La fin de l'e-mail et le PHASE suivant le font aussi.",
  PREFERENCE: 'Mot simple pour SET PREFERENCE.',
  'SET PREFERENCE':
    "Avant le début : les puissances préférées d'abord, celles que vous aimez autant entre crochets, * pour toute autre.",
  'SET CLEAR CLASSIC': "CLEAR retire ce que vous avez envoyé d'avance, comme sur nJudge.",
  'SET NO CLEAR CLASSIC': 'CLEAR retire les ordres de cette phase.',
  'SET BROADCAST': 'Les messages à tous vous parviennent de nouveau.',
  'SET NO BROADCAST': 'Plus de messages à tous pour vous.',
  REPORT:
    "Montre à l'arbitre le dernier message que vous avez de cette puissance, avec ce que vous écrivez derrière ; personne d'autre ne l'apprend. Un arbitre qui joue ne reçoit pas de signalement\u00a0; s'ils jouent tous, c'est l'exploitant du juge qui le reçoit.",
  'SET IGNORE':
    "Les messages signés de cette puissance ne vous parviennent plus ; personne d'autre ne l'apprend. Ceux de l'arbitre et les messages gris vous parviennent. Seul : qui vous ignorez.",
  'SET NO IGNORE': 'Les messages de cette puissance vous parviennent de nouveau.',
  MUSTER: 'Dans une partie avec SET MUSTER : vous jouez. Tout autre e-mail à la partie le dit aussi.',
  RESIGN:
    "Quitte la partie. Une confirmation est demandée tant que des ordres sont attendus. RESIGN puissance, de l'arbitre : comme EJECT.",
  INVITE:
    "Un e-mail à chacun, avec la partie, votre nom et votre adresse, et la ligne qui permet d'entrer. Tant que la partie cherche des joueurs, ses joueurs peuvent inviter, ensuite l'arbitre, pour les puissances sans joueur. Au plus 20 par jour, et personne deux fois pour la même partie.",
  'INVITE LINK':
    "Un lien pour chaque nom, à transmettre : qui l'ouvre le premier prend une place, avec nom et adresse et sans commande.",
  WHATIF:
    "Résout les ordres au-dessous, de n'importe quelles puissances, sur la position actuelle ou une position passée que vous nommez, et explique ; personne d'autre ne l'apprend.",
  DIARY:
    'Notes privées dans les lignes au-dessous, pour vous seul ; à la fin de la partie elles sont ouvertes à tous, sauf si les réglages gardent les journaux fermés.',
  WAIT: 'Mot simple pour SET WAIT.',
  'SET WAIT': "La phase n'est pas résolue avant sa date limite. Vaut pour cette phase.",
  READY: 'Mot simple pour SET NOWAIT.',
  'SET NOWAIT': 'La phase peut être résolue dès que tous les ordres sont là.',
  'SET ALWAYS WAIT': "Attend à chaque phase à venir, jusqu'à SET NO ALWAYS WAIT.",
  'SET NO ALWAYS WAIT': "N'attend que là où SET WAIT le dit.",
  AWAY: 'Mot simple pour SET ABSENCE.',
  'SET ABSENCE':
    'Aucune date limite à venir ne tombe pendant ces jours ; celle en cours reste. Au plus trois absences à la fois.',
  'NOT AWAY': 'Mots simples pour SET NO ABSENCE.',
  'SET NO ABSENCE': 'Retire des absences : celles de ces jours, ou toutes.',
  'APPROVE ABSENCE': "Les dates limites évitent la longue absence demandée ; la personne l'apprend.",
  'REFUSE ABSENCE': 'Les dates limites restent.',
  DRAW: 'Mot simple pour SET DRAW et SET NO DRAW.',
  'SET DRAW':
    'Vote pour une partie nulle de tous les survivants ou, là où la partie le permet, des puissances nommées. Vaut pour cette phase.',
  'NO DRAW': 'Mots simples pour SET NO DRAW.',
  'SET OPEN PRESS':
    "Accepte d'ouvrir à tous, dans les archives, toute la presse de la partie finie : elle s'ouvre quand tous ceux qui l'ont jouée jusqu'à la fin acceptent. Les messages avec quelqu'un d'autre s'ouvrent avec son accord.",
  'SET NO OPEN PRESS': "Annule cet accord, tant que tous n'ont pas accepté.",
  'SET NO DRAW': 'Retire le vote pour une partie nulle.',
  CONCEDE: 'Mot simple pour SET CONCEDE.',
  'SET CONCEDE':
    "Vote pour abandonner la partie à la plus grande puissance (dans une partie aveugle et certaines variantes, à n'importe laquelle) ; tous les autres doivent le faire.",
  'SET NO CONCEDE': "Retire le vote d'abandon.",

  REGISTER:
    "Vous fait connaître du juge. Des lignes `Name: …` et `Zone: …` peuvent suivre, puis END ; aucune n'est nécessaire.",
  'I AM ALSO':
    'Ajoute une seconde adresse à votre compte, une fois confirmée depuis celle-ci. De deux adresses, celle qui joue doit le demander ; deux qui jouent restent deux joueurs.',
  EXPORT: 'Tout ce que le juge garde sur vous, par e-mail.',
  'ERASE ME':
    'Efface pour toujours votre nom et vos adresses ; les parties terminées restent, sans eux. Demande une confirmation.',
  RESEND: 'Vous renvoie le dernier e-mail, ou les n derniers.',
  'SET ADDRESS':
    "Où va votre courrier, à une ou plusieurs adresses ; seul : à l'adresse d'où ceci est venu. Chaque nouvelle adresse est confirmée depuis celle-ci ; ce qui ne vient pas sûrement de vous, à une ancienne aussi.",
  'SET PASSWORD':
    "Un nouveau mot de passe pour cette partie : lettres et chiffres. Seule son empreinte est gardée, et il n'est jamais montré.",
  'SET NAME': 'Le nom que voient les autres.',
  'SET MY ZONE': 'Le fuseau horaire des heures dans vos e-mails, par son nom IANA.',
  'SET LANGUAGE':
    'La langue de vos e-mails\u00a0: anglais, allemand (`Deutsch`) ou français (`français`). Les commandes restent telles quelles, et les ordres sont lus dans chaque langue, quel que soit votre choix.',
  'SET PUBLIC PAGE':
    "Une page à vous avec vos parties terminées, et votre ponctualité pour qui la demande. Au début il n'y en a pas.",
  'SET NO PUBLIC PAGE': 'Pas de page à vous, et pas de chiffres pour les autres.',
  'SET INVITATIONS': "On peut vous inviter à des parties ; c'est ainsi au début.",
  'SET NO INVITATIONS': "Ce juge ne vous transmet plus d'invitations, qui que ce soit qui le demande.",
  'SET MAIL':
    'CLASSIC : vos e-mails sont ceux des anciens juges, en texte simple et avec leurs objets, pour les programmes qui les lisent. FULL : avec explications, cartes et boutons.',
  'SET DIGEST':
    "Un e-mail par jour, le matin dans votre fuseau ou à l'heure que vous dites, avec ce qui ne presse pas : tout des parties que vous arbitrez ou ne faites qu'observer, sauf ce que vous avez à décider, et, de celles que vous jouez, qui arrive, part ou vote. Ce qui attend l'arbitre est en tête, avec les lignes qui aident ; avec ALWAYS il arrive aussi les jours calmes, avec TROUBLE plus. Les résultats, les dates limites et les messages de vos parties arrivent toujours aussitôt.",
  'SET NO DIGEST': "Chaque e-mail arrive aussitôt ; c'est ainsi jusqu'à ce que vous arbitriez trois parties.",
  'SET SUBSTITUTE':
    "Vous êtes prêt à remplacer un joueur quand une place se libère : nous demandons à tour de rôle, douze heures chacun, et le premier oui l'obtient.",
  'SET NO SUBSTITUTE': "Vous n'êtes plus sollicité.",
  'WATCH FOR':
    'Un e-mail quand se forme une partie publique de cette variante (ou ANY) avec toutes ces options : gunboat, blind, no press.',
  'STOP WATCHING': 'Met fin à tout cela.',
  'SAVE SETTINGS AS': 'Garde les réglages de votre partie sous un nom, pour CREATE … WITH nom.',
  'FORGET SETTINGS': 'Supprime des réglages gardés.',
  'CREATE EVENT':
    'Un tournoi de n tables au plus, réglé comme cette partie ou WITH des réglages gardés. Il a sa propre adresse : JOIN y inscrit, BEGIN tire les tables (GET MASTERING).',
  'TRY VARIANT':
    'Faites vérifier, dessiner et jouer contre des bots une carte à vous : joignez variant.json avec une liste de lieux, un .map de DPjudge ou variants.xml de jDip.',
  'SET SUBJECT':
    'Si les objets de vos e-mails ont la forme des anciens juges (CHAN:marne - {{phase}}) ou la forme simple.',
  'SET LINKS':
    "Des liens vers votre feuille d'ordres dans vos e-mails. OFF : aucun, et ceux déjà envoyés ne valent plus. NEW : ceux déjà envoyés ne valent plus, et de nouveaux arrivent par e-mail. ALL : un lien vers une feuille ouvre celles de toutes vos parties. ON : chacun n'ouvre que sa partie.",
  'SET NO LINKS': 'Comme SET LINKS OFF.',
  CONFIRM:
    "Exécute ce que le juge vous a demandé de confirmer, par le mot de cet e-mail : dans un e-mail qui ne dit rien d'autre, ou comme objet.",

  PAUSE:
    "Arrête l'horloge ; la date limite recule de la durée de la pause, puis jusqu'à une heure où tombent les dates limites.",
  RESUME:
    "Relance l'horloge d'une partie en pause, par un joueur seulement si la partie est sans arbitre ; ou reprend une partie finie, par un joueur seulement si elle a fini sans résultat.",
  FORM: 'Ouvre la partie aux joueurs.',
  ACTIVATE: 'Commence une partie complète, ou reprend une partie en pause.',
  'SET DEADLINE':
    "La date limite de la phase en cours, plus tard ou plus tôt ; le délai de grâce suit. À plus de 30 jours, ou plus tôt et à moins d'un jour, une confirmation est demandée. Les joueurs d'une partie avec arbitre la proposent : elle est fixée quand tous envoient la même.",
  'SET NO DEADLINE': 'Retire la date limite que vous avez proposée.',
  'SET GRACE': 'La fin du délai de grâce de la phase en cours.',
  'SET START': "La phase en cours n'est pas résolue avant.",
  EXTEND:
    "La date limite de la phase en cours d'autant plus tard : 24h, 2 days. D'un joueur d'une partie avec arbitre, c'est une proposition, comme SET DEADLINE.",
  SHORTEN:
    "La date limite de la phase en cours d'autant plus tôt. D'un joueur d'une partie avec arbitre, c'est une proposition.",
  REMIND: "Rappelle maintenant aux joueurs les ordres qu'ils doivent encore ; au plus toutes les six heures.",
  PROCESS:
    'Résout maintenant la phase avec les ordres enregistrés. La phase doit être nommée, pour que la suivante ne soit pas résolue par erreur.',
  'FORCE BEGIN': "Commence malgré des places vides ; celles-ci n'ont pas de joueur et peuvent être reprises.",
  BECOME:
    "Le reste de l'e-mail agit pour cette puissance ; son joueur reçoit une copie, et l'historique le dit. Une par e-mail, et aucune commande de l'arbitre au-dessous.",
  PREDICT: "Ce qui se passerait maintenant, pour l'arbitre seul ; noté comme une consultation des ordres.",
  ANNOUNCE: "Un message officiel de l'arbitre à tous : les lignes au-dessous, sous cet objet.",
  REVEAL: 'Montre qui a joué quoi dans une partie anonyme terminée.',
  RENAME:
    'Une partie garde son nom, car des adresses et des pages en sont faites ; la réponse dit comment en créer une autre.',
  PROMOTE: "Fait d'un observateur un arbitre de plus.",
  MUTE: "Pendant ce temps, une puissance n'écrit qu'à l'arbitre ; tous sont prévenus. OFF y met fin.",
  UNMUTE:
    'Les e-mails y partent de nouveau après être revenus : quand la boîte fonctionne. Leur propre prochain e-mail a le même effet.',
  SEAT: "Propose la place d'une puissance à une autre boîte de son joueur. Elle passe dès la réponse ; l'ancienne adresse est prévenue aussitôt, et les ordres déposés restent.",
  REPLACE:
    "Propose la place d'une puissance à quelqu'un d'autre. Elle passe dès la réponse ; le joueur actuel est prévenu aussitôt.",
  REVIVE: 'Une puissance sans joueur peut être reprise, avec le mot de passe si un est donné.',
  ROLLBACK:
    "Retour juste avant cette phase ou ce numéro de tour. Rien n'est effacé, tous l'apprennent ; une confirmation est demandée.",
  ROLLFORWARD: "Annule un ROLLBACK jusqu'à cette phase ou ce numéro de tour ; une confirmation est demandée.",
  UNSTART:
    "Retour avant l'attribution des puissances, si rien n'a été résolu ; le début se fait alors à la main. Une confirmation est demandée.",
  TERMINATE: 'Arrête la partie sans résultat ; ses archives restent. Une confirmation est demandée.',
  DECLARE:
    'Finit la partie par une partie nulle de tous les survivants ou des puissances nommées, ou par abandon à une puissance. Une confirmation est demandée.',
  EJECT:
    "Renvoie un joueur, un observateur ou un arbitre ; les ordres enregistrés d'un joueur restent jusqu'à ce que quelqu'un reprenne sa place, sans les voir. Une confirmation est demandée.",
  DUMMY:
    "La puissance n'a pas de joueur et personne ne peut la reprendre ; ses unités tiennent. Avec BOT, un bot du juge la joue jusqu'à ce que quelqu'un la reprenne (ALL : toutes celles que personne ne joue). Une confirmation est demandée là où quelqu'un la joue.",
  'SET DUMMY':
    "Un bot du juge joue la puissance jusqu'à ce que quelqu'un la reprenne ; SET DUMMY ALL BOT : toutes celles que personne ne joue. Sans BOT, comme DUMMY.",
  PURGE: "Retire des listes une partie qui n'a jamais commencé. Une confirmation est demandée.",
  UNDO: "Annule les derniers réglages, échéances, SETUP, EJECT, offres de places, DECLARE, RESUME ou ce qui fut écrit pour un joueur, tant que rien d'autre n'est arrivé depuis. Qui en fut averti l'est aussi de cela.",
  IMPORT:
    'Une partie commencée ailleurs continue ici. Collez ses derniers résultats (de nJudge, de DPjudge ou de nous), du JSON, ou une phase et une ligne pour chaque puissance ; SEAT adresse AS puissance dit qui joue. Une confirmation est demandée.',
  SETUP:
    'Une position à partir de laquelle jouer : des lignes comme ENGLAND: F Lon, A Lvp et CENTERS ENGLAND: Lon, Lvp. Une confirmation est demandée.',
};

export const help: Language['help'] = { commands };
