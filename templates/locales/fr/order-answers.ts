/** What is answered to orders, in French. */

import type { Board } from '../../../engine/board/board.ts';
import { coastInWords, nameOfPower, placeName, provinceName } from '../../../engine/board/display-names.ts';
import type { PhaseKind, Place, Power, Province, UnitType } from '../../../engine/board/variant.ts';
import type { UnitMeant } from '../../../engine/messages/orders/orders.ts';
import type { Whose as Concerned } from '../../../engine/messages/orders/refusals.ts';
import type { OrderKind, UnitRef } from '../../../engine/orders/order.ts';
import type { Hopeless, OrderNote, Refusal } from '../../../engine/orders/verdict.ts';
import type { Formatter, MessagesIn } from '../formatter.ts';
import { spellOrders } from '../order-spelling.ts';
import { notCarried, type OutOfReach, ownSites, placesReached, reachIn, type UnitThere } from '../reach.ts';
import { ruleIn } from '../short-rules.ts';
import { capitalize } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { unusableInWords } from '../text/unusable.ts';
import { recipients } from './answers.ts';
import { map } from './board.ts';
import { agree, counted, grouped, list, ofThe, The, the, theTurn, toThe } from './grammar.ts';
import { placeOf, placeThe } from './places.ts';

export const conditions = {
  'conditions/phase-over': '{phase} est terminée : la phase en cours est {current}.',
  'conditions/phase-too-far': "{phase} est à plus de {most:an|ans} d'ici.",
  'conditions/not-in-blind-games':
    "Une partie à l'aveugle ne prend pas de conditions : elles diraient ce que vous ne voyez pas.",
  'conditions/needs-phase': (_, { example }) =>
    `Les conditions valent pour les ordres de phases à venir : mettez avant elles une ligne comme PHASE ${example('phase')}.`,
  'conditions/too-deep': 'Il y a trop de IF les uns dans les autres.',
  'conditions/else-without-if': 'Il manque le IF de ce ELSE.',
  'conditions/endif-without-if': 'Il manque le IF de ce ENDIF.',
  'conditions/below-bad-phase': "Non enregistré : la ligne PHASE au-dessus n'a pas pu servir.",
  'conditions/below-if-without-phase': 'Non enregistré : il se trouve sous un IF sans PHASE.',
  'conditions/below-bad-if': "Non enregistré : le IF au-dessus n'a pas pu être lu.",
  'conditions/below-bad-else-if': "Non enregistré : le ELSE IF au-dessus n'a pas pu être lu.",
  'conditions/missing': 'Il manque une condition : IF A Mun THEN.',
  'conditions/breaks-off': "La condition s'arrête au milieu.",
  'conditions/too-many-brackets': 'La condition a trop de parenthèses.',
  'conditions/open-bracket': "Une parenthèse n'est pas fermée.",
  'conditions/not-understood': "« {shown} » n'est pas compris dans une condition.",
  'conditions/several-places': '« {shown} » peut désigner plusieurs lieux.',
  'conditions/form': (_, { example }) =>
    `Nous ne pouvons pas lire cela comme une condition. Écrivez PHASE ${example('phase')}, puis IF A ${example('placeToAsk')} THEN, des ordres, ELSE, des ordres, ENDIF, chacun sur sa ligne.`,
} as const satisfies MessagesIn<'conditions'>;

export const danger = {
  'danger/begun-already':
    "Seule une partie qui n'a pas commencé peut être retirée des listes. TERMINATE termine une partie en cours.",
  'danger/unstart-too-late':
    'Une phase est déjà résolue : le début ne peut plus être annulé. ROLLBACK revient à une phase passée.',
  'danger/not-running': "La partie n'est pas en cours.",
  'danger/no-longer-master': "Cette personne n'est plus arbitre de cette partie.",
  'danger/last-master':
    "Une partie n'est jamais sans arbitre : nommez d'abord un observateur par PROMOTE, ou terminez la partie par TERMINATE.",
  'danger/master-left': "Vous n'êtes plus arbitre de cette partie",
  'danger/nobody-at': "Personne ne participe à cette partie depuis l'adresse {address}.",
  'danger/takes-no-part': 'Cette personne ne participe pas à la partie.',
  'danger/name-the-power':
    'Vous jouez dans cette partie anonyme : qui joue quoi est un secret pour vous aussi. Nommez la puissance.',
  'danger/observer-ejected': 'Exclu : cet observateur ne reçoit plus rien de la partie',
  'danger/applicant-ejected': 'Exclu : la place est de nouveau libre',
  'danger/kept-away': 'Qui jouait là ne peut pas revenir, tant que SET DENY PLAYER -adresse ne le permet pas.',
  'danger/no-powers-yet': "Personne n'a encore de puissance : EJECT prend l'adresse d'une personne inscrite.",
  'danger/nobody-plays': ({ power }, { powers }) => `Personne ne joue ${the(powers(power))} en ce moment.`,
  'danger/dummy-already': ({ power }, { powers }) =>
    `${The(powers(power))} ${agree(powers(power), 'est', 'sont')} déjà sans joueur.`,
  'danger/bot-for-whom': 'Quelle puissance un bot doit-il jouer ?',
  'danger/declare-what': 'Que voulez-vous déclarer ? Une partie nulle (DRAW) ou un abandon (CONCESSION).',
  'danger/no-turn': "« {written} » n'est ni une phase ni un numéro de tour.",
  'danger/forward-to-which': ({ phases }) => `Avancer jusqu'à quelle phase ? Au choix : ${list(phases, 'ou')}.`,
  'danger/nothing-ahead': "Aucune phase n'a été annulée : il n'y a rien vers quoi avancer.",
  'danger/nothing-processed': "Aucune phase n'est encore résolue.",
  'danger/back-to-which': ({ asked, first, last }) =>
    `${'turn' in asked ? `Le tour ${asked.turn} n'est pas terminé` : `La phase ${asked.phase} n'est pas terminée`} dans cette partie : elle peut revenir à ${first === last ? first : `toute phase de ${first} à ${last}`}.`,
  'danger/phase-not-over': "La phase {phase} n'est pas terminée dans cette partie.",
  'danger/record-not-at-hand':
    "L'historique de la partie est hors d'atteinte pour le moment : renvoyez ceci, s'il vous plaît.",
} as const satisfies MessagesIn<'danger'>;

export const filing = {
  'filing/not-by-observers': 'Vous observez cette partie : seuls ses joueurs donnent des ordres.',
  'filing/whose': 'On ne sait pas de qui est cet ordre ; nommez la puissance sur une ligne au-dessus.',
  'filing/not-yours': ({ power }, { powers }) => `Vous ne jouez pas ${the(powers(power))}.`,
  'filing/not-approved':
    "Vous jouez ici dès que l'arbitre vous aura approuvé : vos ordres seront alors acceptés. Nous lui avons demandé.",
  'filing/over': "La partie est terminée : il n'y a plus d'ordres à donner.",
  'filing/paused': 'La partie est en pause : les ordres seront acceptés quand elle reprendra.',
  'filing/sent-before':
    "Cet e-mail est arrivé avant le début de {phase} : il était pour la phase d'avant, qui est terminée. S'il vaut encore, renvoyez-le.",
  'filing/on-file-for': ({ power }, { powers }) => `Enregistré pour ${the(powers(power))}`,
  'filing/later-mail-stands': 'Un e-mail plus récent de vous a déjà donné un ordre à cette unité ; « {order} » reste',
  'filing/made-room': '« {order} » était enregistré et a fait place aux ordres de cet e-mail.',
  'filing/same-above': ({ line }) => `${above(line)} a le même ordre pour cette unité`,
  'filing/other-above': ({ line, order }) =>
    `${above(line)} a un autre ordre pour cette unité, « ${order} » : le dernier compte`,
  'filing/what-to-change':
    "On ne sait pas au juste ce qui doit changer : rien n'a donc changé. Envoyez l'ordre juste en entier, ou CLEAR et une unité pour retirer son ordre.",
  'filing/supports-mover':
    "Cette unité se déplace selon votre propre ordre : ce soutien à tenir ne sert à rien. Pour l'aider à avancer, ajoutez où elle va.",
  'filing/supports-other': 'Cette unité a un autre ordre de vous, « {order} » : ce soutien ne sert à rien.',
  'filing/nothing-back': ({ have }) =>
    have === 0
      ? "Vous n'avez aucun ordre enregistré dans cette phase : il n'y avait rien à retirer."
      : `Rien n'a été retiré : ${have === 1 ? '1 ordre reste enregistré' : `${have} ordres restent enregistrés`}, voir ci-dessous. CLEAR les retire tous, CLEAR et une unité retire le sien.`,
  'filing/other-on-file':
    "Pour cette unité, c'est « {order} » qui est enregistré : rien n'a été retiré, il reste valable.",
  'filing/inland-convoy': 'Un convoi partant ou arrivant loin des côtes est refusé dans cette partie (Strict Convoy).',
  'filing/no-unit-type': "Le type de cette unité n'est pas connu ; écrivez A ou F devant.",
  'filing/no-more-of-type': ({ provinces, armies, fleets, order }, { place }) =>
    `${list(provinces.map(place))} ont à eux tous ${counted(armies, 'armée')} et ${counted(fleets, 'flotte')} ; « ${order} » a pris la dernière.`,
  'filing/none-due': ({ what }) =>
    what === 'build' ? "Aucune construction n'est à faire." : "Aucun retrait n'est à faire.",
  'filing/too-many': ({ what, due, order, most }) =>
    `Seulement ${what === 'build' ? counted(due, 'construction est', 'constructions sont') : counted(due, 'retrait est', 'retraits sont')} à faire, déjà au complet plus haut ; « ${order} » est de trop.${
      most ? ` Une puissance construit au plus ${counted(due, 'unité')} par phase d'ajustements.` : ''
    }`,
  'filing/ahead-too-many': 'Nous gardons au plus {most:ordre|ordres} pour des phases à venir.',
  'filing/ahead-players-only': "Seuls les joueurs envoient des ordres à l'avance.",
  'filing/ahead-wait': ({ wait, phase }) => `${wait ? 'WAIT' : 'NOWAIT'} est noté pour ${phase}`,
  'filing/ahead-unread': 'Cela ne peut pas se lire comme un ordre.',
  'filing/ahead-none-due': "Rien n'est à faire.",
  'filing/ahead-only-due': ({ due }) => `Seulement ${due} ${due < 2 ? 'est' : 'sont'} à faire.`,
  'filing/ahead-no-unit': "Vous n'avez pas d'unité à cet endroit.",
  'filing/influence-points': "Vous avez {points:point d'influence|points d'influence} pour cette phase.",
  'filing/waits-for-points':
    'Une ligne avec des points a été refusée ; la phase vous attend donc : renvoyez-la corrigée, ou SET NOWAIT pour continuer sans elle.',
  'filing/points-unspent':
    "Points d'influence que vous n'avez pas encore donnés : {left} sur {points}. Ce qui reste est perdu. La phase vous attend : envoyez-en, comme IP 1 suivi de l'ordre d'un État, ou SET NOWAIT pour continuer sans eux ; HELP IP les explique.",
  'filing/waits-for-change':
    "L'ancien ordre reste enregistré, la phase vous attend donc : envoyez l'ordre corrigé, ou SET NOWAIT pour tout laisser ainsi.",
  'filing/change-done': "L'ordre est corrigé : WAIT est de nouveau désactivé.",
  'filing/points-put-right': 'Vos points comptent : WAIT est de nouveau désactivé.',
} as const satisfies MessagesIn<'filing'>;

function above(line: number | null): string {
  return line === null ? 'Cette ligne' : `La ligne ${line}`;
}

export const lines = {
  'lines/orders-of-another': ({ power }, { powers }) =>
    `Vous n'écrivez pas pour ${the(powers(power))} : les ordres ci-dessous ne sont pas lus.`,
  'lines/whose-points': 'Les points de qui ? Nommez la puissance sur une ligne au-dessus.',
  'lines/our-fault':
    "Nous n'avons pas pu traiter cette ligne. La faute est à nous, et elle est notée ; vos autres lignes comptent.",
  'lines/not-understood': "Ce n'est ni un ordre ni une commande.",
  'lines/prose': "Ce n'est ni un ordre ni une commande : rien n'en a été fait, et personne ne l'a reçu.",
  'lines/perhaps-quoted':
    "Ceci se trouve sous une ligne qui ressemble au début d'une citation : nous ne nous en sommes pas servis. Si c'est de vous, renvoyez-le au-dessus de cette ligne.",
  'lines/command-in-message':
    "Ceci se trouve dans des lignes qui sont peut-être un message, et n'a pas été exécuté : renvoyez-le seul.",
  'lines/too-many': ({ read, most, characters }) =>
    `Seules les ${read} premières lignes ont été lues ; rien ne compte à partir de celle-ci. Un e-mail peut avoir ${most} lignes d'ordres et de commandes (${grouped(characters)} caractères) : envoyez le reste dans un autre.`,
  'lines/too-many-passwords': 'Il y a trop de mots de passe dans cet e-mail.',
  'lines/command-alone': "« {shown} » n'est lu que seul sur sa ligne.",
  'lines/no-command': "Il n'y a pas de commande « {shown} ».",
  'lines/order-in-which-game':
    "On dirait un ordre, mais pour quelle partie ? Inscrivez-vous d'abord, ou écrivez à l'adresse de la partie.",
  'lines/sign-on-which-game':
    'Quelle partie, et quelle puissance ? La lettre de la puissance vient juste avant le nom de la partie.',
  'lines/create-which-name': 'Quel est le nom de la nouvelle partie ?',
  'lines/no-game-name': "« {shown} » ne peut pas être le nom d'une partie : les noms ont 2 à 24 lettres et chiffres.",
  'lines/no-phase': "« {shown} » n'est pas une phase.",
  'lines/several-powers': ({ shown, powers: meant }, { powers }) =>
    `« ${shown} » peut désigner ${the(powers(meant, 'or'))}.`,
  'lines/name-or-letters': ({ shown, power, letters }, { powers }) => {
    const named = letters.map((each) =>
      each === 'MASTER' ? 'arbitre' : each === 'OBSERVERS' ? 'observateurs' : powers(each),
    );
    return `« ${shown} » peut désigner ${the(powers(power))}, ou être les lettres de : ${named.join(', ')}. Écrivez les noms en entier.`;
  },
  'lines/preference-twice': ({ power }, { powers }) =>
    `${The(powers(power))} ${agree(powers(power), 'est', 'sont')} deux fois dans la liste.`,
  'lines/preference-of-what':
    "Quelles puissances aimeriez-vous ? Nommez d'abord celle que vous préférez ; * vaut pour toutes.",
  'lines/press-in-which-game':
    "À qui, et dans quelle partie ? Inscrivez-vous d'abord, ou écrivez à l'adresse de la partie.",
  'lines/press-begins': 'Un message commence par PRESS, BROADCAST ou POSTAL PRESS.',
  'lines/press-for-everybody':
    '{command} va à tout le monde. Pour écrire à quelques-uns, mettez PRESS TO et leurs noms.',
  'lines/press-without-recipients': 'À qui ? Nous ne pouvons pas envoyer de message sans destinataire.',
  'lines/press-to-whom': 'À qui ?',
  'lines/press-recipients-twice': 'Les destinataires sont nommés deux fois.',
  'lines/press-not-understood': "« {shown} » n'est pas compris après PRESS. Par exemple : PRESS TO FRANCE, RUSSIA.",
  'lines/press-one-color': 'Un message est soit blanc, soit gris, et une couleur est nommée deux fois ici.',
  'lines/press-one-fake': "FAKE ne s'écrit qu'une fois.",
  'lines/press-fake-behind':
    'FAKE se met après PRESS, avec ce que le message doit montrer : PRESS TO FRANCE FAKE FROM RUSSIA.',
  'lines/end-of-nothing':
    "Aucune ligne au-dessus ne commence un message, comme PRESS TO FRANCE : rien n'a été envoyé, et les lignes au-dessus ont été lues comme ordres et commandes.",
  'lines/press-where-ends':
    "On ne sait pas au juste où ce message finit : il n'a pas été envoyé. Écrivez son texte sous PRESS TO …, puis ENDPRESS.",
  'lines/press-as-gm': "Seul l'arbitre écrit en tant qu'arbitre.",
  'lines/press-not-sent': "{why:say} Rien n'a été envoyé.",
  'lines/press-open-with-sign-on':
    "Ce message n'a pas de marque de fin, et il contient une inscription avec mot de passe.",
  'lines/press-with-own-sign-on': 'Le message contient une inscription avec le mot de passe de cet e-mail même.',
  'lines/press-open-with-quote': "Ce message n'a pas de marque de fin, et il contient du texte cité.",
  'lines/press-open-with-orders':
    "Ce message n'a pas de marque de fin, et il finit par des ordres pour vos propres unités.",
  'lines/press-without-its-word':
    "Ceci ressemble à un message, mais sa première ligne n'est pas PRESS TO suivi des noms des puissances : rien n'y a été lu comme ordre.",
  'lines/press-for-whom':
    "Un message semble commencer ici, car ENDPRESS se trouve plus bas ; mais pour qui ? Rien n'a été envoyé, et rien n'y a été lu comme ordre. Commencez-le par PRESS TO et les noms des puissances.",
  'lines/press-ends-in-quote':
    'La marque de fin de ce message est dans du texte cité : on ne sait pas au juste où il finit.',
  'lines/press-empty': 'Ce message est vide.',
  'lines/press-line-empty': 'Ce message est vide : son texte se met sur la même ligne.',
  'lines/announcement-with-sign-on':
    "Ce texte contient une inscription avec mot de passe : rien n'est parti ni resté. Retirez-la, et finissez par END.",
  'lines/announcement-empty': "L'annonce n'a pas de texte : écrivez-le sous ANNOUNCE, puis END.",
  'lines/comment-too-long': ({ most, length }) =>
    `Un commentaire a ${grouped(most)} caractères au plus, et celui-ci en a ${grouped(length)} : il n'a pas été retenu.`,
  'lines/what-if-too-long': 'WHATIF prend au plus {most:ligne|lignes}.',
  'lines/what-if-nothing': 'Cette ligne ne change rien ici.',
  'lines/what-if-overridden': "Cette ligne ne compte pas ici : c'est « {order} » qui compte.",
  'lines/setup-power-and-units': 'Ligne {line} : écrivez une puissance et ses unités, comme ENGLAND: F Lon, A Lvp.',
  'lines/setup-no-center': "Ligne {line} : « {shown} » n'est pas un centre.",
  'lines/setup-no-unit': "Ligne {line} : « {shown} » n'est pas une unité.",
  'lines/setup-cannot-stand': 'Ligne {line} : « {shown} » ne peut pas se trouver là.',
  'lines/setup-which-coast': 'Ligne {line} : « {shown} » ne peut pas se trouver là : quelle côte ?',
  'lines/setup-mixed':
    'La ligne {line} nomme tout ce que possède une puissance, et aussi des changements : écrivez ceux-ci sur une ligne à part.',
  'lines/setup-empty': 'Il manque la position : écrivez-la sous SETUP.',
  'lines/import-empty': 'Il manque la partie : collez ses derniers résultats sous IMPORT, puis END.',
  'lines/import-without-end': "Il manque la ligne END sous ce que vous avez collé. Rien n'a été créé.",
} as const satisfies MessagesIn<'lines'>;

// Why a unit cannot get somewhere, or may not be carried there, as clauses that stand after a colon.

/** `ce passage n'est ouvert aux flottes qu'à certaines saisons (Printemps)`; null when the two places simply do not touch. */
export const { whyOutOfReach, whyClosedNow, whyNotThere } = reachIn(clause);

function clause(board: Board, why: OutOfReach): string {
  return textOfCase(why, 'rule', {
    season: (why) =>
      `ce passage n'est ouvert aux ${why.type === 'A' ? 'armées' : 'flottes'} qu'à certaines saisons (${list(why.seasons)})`,
    'army-at-sea': 'une armée ne peut pas être en mer',
    'fleet-inland': "il n'y a pas de côte",
    coast: (why) => `seule la ${coastInWords(board, why.coast)} touche ${placeThe(provinceName(board, why.to))}`,
    'inland-border': "leur frontière est à l'intérieur des terres, et les flottes longent les côtes",
    'only-water': "seule l'eau y mène, et il faut un convoi",
  });
}

/** ` Elle peut aller vers la Bohême, Trieste et le Tyrol.`, one step at any season; empty where it gets nowhere by itself. */
function whereItGets(board: Board, unit: UnitThere): string {
  const names = placesReached(board, unit);
  return names.length === 0 ? '' : ` Elle peut aller vers ${list(names.map(placeThe))}.`;
}

/** The rule `convoy-between-theatres`. */
export function whyNotCarried(board: Board, power: Power | null, to: Place): string {
  const { where, landing, power: name } = notCarried(board, power, to);
  const there = where === null ? 'là-bas' : `vers ${where}`;
  if (landing === 'never') {
    return `les armées ${name === null ? 'de cette puissance' : ofThe(name)} ne sont jamais convoyées ${there}`;
  }
  const next = landing === 'beside-own-center' ? ", ou un lieu voisin d'un tel centre" : '';
  return `les armées ne passent ${there} que dans un centre que leur propre puissance (${name ?? 'celle-ci'}) y possède${next}`;
}

export const orders = {
  'orders/unreadable': 'Cela ne peut pas se lire comme un ordre.',
  'orders/unreadable-for-phase': 'Cela ne peut pas se lire comme un ordre pour cette phase.',
  'orders/not-understood': "« {shown} » n'est pas compris.",
  'orders/helps-nothing': "Quel ordre est soutenu ? Il n'y en a pas avant celui-ci sur la ligne.",
  'orders/after-waive': "Après la renonciation à une construction, « {shown} » n'est pas compris.",
  'orders/what-and-where': ({ kind }) => (kind === 'build' ? 'Construire quoi, et où ?' : 'Retirer quoi, et où ?'),
  'orders/nothing-to-waive': "Il n'y a pas de construction à laquelle renoncer : ce n'est pas une phase d'ajustements.",
  'orders/for-other-power': ({ power, writers }, { powers }) =>
    `Cette ligne est pour ${the(powers(power))} ; vous écrivez pour ${the(powers(writers))}.`,
  'orders/who-waives': ({ powers: could }, { powers }) =>
    `${The(powers(could))} ${agree(powers(could), 'peut', 'peuvent')} construire : nommez la puissance sur la ligne ou au-dessus.`,
  'orders/who-builds': ({ powers: could }, { powers }) =>
    `${The(powers(could))} pourraient construire là : nommez la puissance sur la ligne ou au-dessus.`,
  'orders/whose-waive': 'Qui renonce à une construction ? Nommez la puissance devant.',
  'orders/no-such-unit-then': "Aucune unité de ce genre n'est là dans cette phase.",
  'orders/kept-and-removed': "L'unité est retirée à la ligne {line} ; l'une des deux lignes est de trop.",
  'orders/removals-due': "Il faut retirer {count:unité|unités} : il n'y a pas de construction à laquelle renoncer.",
  'orders/no-builds-due': "Aucune construction n'est à faire.",
  'orders/no-build-left': 'Il ne reste pas de construction à laquelle renoncer.',
  'orders/build-of-owner': ({ at, power }, { board, powers }) =>
    `${The(powers(power))} ${agree(powers(power), 'possède', 'possèdent')} ${board === null ? at : placeThe(provinceName(board, at))} : cette construction compte pour ${the(powers(power))}.`,
  'orders/remark': "« {shown} » n'est qu'une remarque : l'ordre vaut tel quel.",
  'orders/builds-left': 'Il ne reste que {count:construction à laquelle|constructions auxquelles} renoncer.',
  'orders/needs-convoy-now': ({ unit, to }, { board }) =>
    board === null
      ? 'Il faut maintenant un convoi.'
      : `Il faut maintenant un convoi : ${whyClosedNow(board, { type: unit.type ?? 'A', at: unit.at }, to)}.`,
  'orders/two-ways': '« {shown} » peut se lire de deux façons.',
  'orders/several-places': ({ shown, places }, { board }) =>
    `« ${shown} » peut désigner ${list(
      places.map((id) => (board === null ? id : placeThe(provinceName(board, id)))),
      'ou',
    )}.`,
  'orders/power-for-place': ({ shown, power, or }, { powers, place }) =>
    or === null
      ? `« ${shown} » dit seulement qu'il s'agit d'une unité ${ofThe(powers(power))} : nommez le lieu où elle est.`
      : `« ${shown} » peut désigner ${placeThe(place(or))} ou une unité ${ofThe(powers(power))} : nommez le lieu où elle est.`,
  'orders/closed-by-rule': ({ rule }, { board }) => (board === null ? rule : ruleIn(board, rule)),
  'orders/no-such-place': "Il n'y a pas de province « {shown} ».",
  'orders/place-of-its-own': ({ shown, place }, { board }) =>
    `Sur cette carte, « ${shown} » est une province à part : ${board === null ? place : provinceName(board, place)} (${place}).`,
  'orders/impassable': 'Lieu infranchissable ({place:place}) : aucune unité ne peut jamais y entrer.',
  'orders/no-such-coast': ({ province, coast, places }, { board }) =>
    `Il n'y a pas de côte « ${coast} » à cet endroit (${board === null ? province : provinceName(board, province)}), mais ${list(
      places.map((each) => (board === null ? each : placeThe(placeName(board, each)))),
    )}.`,
  'orders/no-such-power': "Il n'y a pas de puissance « {shown} » dans cette partie.",
  'orders/convoyed-where': ({ from }, { place }) => `Où l'armée ${placeOf(place(from))} doit-elle être convoyée ?`,
  'orders/no-retreats-due': "Aucune retraite n'est à faire : c'est une phase de mouvements.",
  'orders/no-transforming': (_, { board }) =>
    `Les unités ne changent pas de type dans ${board === null ? 'cette variante' : board.variant.name}.`,
  'orders/unit-does-what': ({ unit }, speaker) => `Que doit faire ${meant(unit, speaker)} ?`,
  'orders/retreats-where': ({ unit }, speaker) =>
    `Où ${meant(unit, speaker)} doit-elle se replier, ou faut-il la dissoudre ?`,
  'orders/breaks-off': ({ unit, wanted }, speaker) => {
    const who = meant(unit, speaker);
    if (wanted === 'destination') return `L'ordre pour ${who} s'arrête au milieu : vers quel lieu ?`;
    return wanted === 'unit'
      ? `L'ordre pour ${who} s'arrête au milieu : quelle unité aide-t-elle ?`
      : `À quelle puissance va la procuration pour ${who} ?`;
  },
  'orders/one-step-retreat': 'Une retraite est un pas vers un lieu voisin, jamais par convoi.',
  'orders/build-or-remove': 'Faut-il construire ou retirer {unit} ?',
  'orders/army-or-fleet': '{at:place} : une armée ou une flotte ?',
  'orders/no-proxies': 'Les procurations ne sont pas permises dans cette partie.',
  'orders/proxy-to-oneself': 'Une procuration va à une autre puissance.',
  'orders/owner-differs': ({ unit, owner, written }, speaker) =>
    `${capitalize(meant(unit, speaker))} appartient ${toThe(speaker.powers(owner))}, et non ${toThe(written === null ? 'cette puissance' : speaker.powers(written))}.`,
  'orders/influence-in-movement': "L'influence ne se répartit que dans les phases de mouvements.",
  'orders/influence-how-many': "Combien de points ? IP, les points, l'unité et son ordre.",
  'orders/influence-number': 'Les points sont des nombres entiers positifs, ou ALL ; pas « {points} ».',
  'orders/influence-what': 'Quelle unité, et quel ordre ?',
  'orders/influence-which-unit': 'Quelle unité ?',
  'orders/influence-several': 'Chaque attribution commence par IP : « {shown} » nomme plusieurs ordres.',
  'orders/influence-no-unit': "Ce n'est pas un État avec une unité : {at:place}.",
  'orders/influence-only-holds': 'Une unité indépendante ne fait que tenir ou soutenir.',
  'orders/influence-nothing-to-take-back': "Il n'y a rien à reprendre.",
  'orders/influence-all-given': ({ power, have }, speaker) =>
    `${has(power, speaker)} ${counted(have, 'point')}, et tout est déjà donné. ${TAKES_BACK}`,
  'orders/influence-most-units': ({ most }) =>
    `Au plus ${counted(most, 'unité')} par phase ${most < 2 ? 'peut' : 'peuvent'} recevoir des points. ${TAKES_BACK}`,
  'orders/influence-too-many': ({ power, have, spent, points }, speaker) =>
    spent === 0
      ? `${has(power, speaker)} ${counted(have, 'point')}, et non ${points}.`
      : `${has(power, speaker)} ${counted(have, 'point')}, dont ${spent} déjà ${spent < 2 ? 'donné' : 'donnés'} : il en reste ${have - spent}, et non ${points}.`,
} as const satisfies MessagesIn<'orders'>;

const TAKES_BACK = "IP 0 suivi du nom d'une unité reprend ses points.";

function has(power: Power | null, { powers }: Formatter): string {
  return power === null ? 'Vous avez' : `${The(powers(power))} ${agree(powers(power), 'a', 'ont')}`;
}

/** `l'armée de Paris`, `l'unité de Paris`. */
function meant({ type, at }: UnitMeant, { place }: Formatter): string {
  const name = placeOf(place(at.replace(/\/.*$/, '')));
  return type === null ? `l'unité ${name}` : type === 'A' ? `l'armée ${name}` : `la flotte ${name}`;
}

export const pending = {
  'pending/below': 'sous « {shown} »',
  'pending/beside': 'près de « {shown} »',
  'pending/perhaps': '(nous avons seulement deviné ce que vous voulez)',
  'pending/choice': 'au choix (« {shown} »)',
  'pending/other-phase': ({ phase }, speaker) => `car c'était pour ${theTurn(speaker.phase(phase))}`,
  'pending/dated': ({ at, phase }, speaker) =>
    `(votre e-mail date du ${speaker.time(at)}${phase === null ? ', avant le début de la partie' : `, pendant ${theTurn(speaker.phase(phase))}`})`,
  'pending/answered': ({ phase, current }, speaker) =>
    phase === current
      ? "(vous avez répondu à un e-mail d'avant le retour en arrière)"
      : `(vous avez répondu à un e-mail pour ${theTurn(speaker.phase(phase))})`,
  'pending/message': ({ to }, speaker) => `car c'est peut-être un message pour ${recipients(to, speaker)}`,
  'pending/asked': ({ why, orders, line, sends }, speaker) => {
    const { board, say } = speaker;
    const lines = orders.map((order) => (board === null ? order : spellOrders(board, order))).join(' ; ');
    const one = orders.length < 2;
    const send = sends ? ' Répondez SEND pour envoyer vos lignes comme message.' : '';
    return `${counted(orders.length, 'ordre')} non ${one ? 'enregistré' : 'enregistrés'} ${say(why)} : ${lines}. Répondez ${line} pour ${one ? "l'enregistrer" : 'les enregistrer'}.${send}`;
  },
  'pending/filed': ({ why, orders, line }, { say }) =>
    `${counted(orders, 'ordre')} ${orders < 2 ? 'enregistré' : 'enregistrés'} ${say(why)}. Répondez ${line} si c'est bien voulu.`,
  'pending/nothing': "Aucun ordre n'attend cela : cette ligne n'a rien enregistré.",
  'pending/file-what':
    "Après FILE vient le numéro d'un groupe d'ordres, ou ALL, et non « {text} ». Rien n'a été enregistré.",
  'pending/no-such': "Aucun ordre ne porte le numéro {number} dans cette phase : cette ligne n'a rien enregistré.",
  'pending/which': ({ numbers }) =>
    `Quels ordres ? Plusieurs groupes attendent : ${numbers.map((n) => `FILE ${n}`).join(', ')}. Cette ligne n'a rien enregistré.`,
  'pending/not-all': ({ numbers }) =>
    `Certains concernent la même unité, choisissez donc un groupe : ${numbers.map((n) => `FILE ${n}`).join(', ')}. Cette ligne n'a rien enregistré.`,
  'pending/file-alone':
    "Cette ligne ne compte que dans un e-mail sans lignes illisibles pour nous : elle peut être citée. Elle n'a rien enregistré ni envoyé.",
  'pending/nothing-to-send': "Aucun message n'attend d'être envoyé. Un message commence par PRESS TO et une puissance.",
  'pending/send-which':
    "Plusieurs messages attendent : rien n'a été envoyé. Envoyez celui que vous voulez avec PRESS TO et une puissance au-dessus.",
} as const satisfies MessagesIn<'pending'>;

// Why an order is refused, and what is to be noted of one that is taken.

/** Whom the sentence is about, on which map. */
interface Whose extends Concerned {
  readonly board: Board;
}

function refusalInWords(whose: Whose, refusal: Refusal): string {
  const { board, own } = whose;
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  const name = (place: Place) => provinceName(board, place);
  const unit = (ref: UnitRef) => capitalize(unitInWords(board, ref));
  const who = powerInWords(board, whose.power);
  return textOfCase(refusal, 'reason', {
    'unknown-place': (refusal) => `Il n'y a pas de province « ${refusal.place} » sur cette carte.`,
    impassable: (refusal) => `Lieu infranchissable (${name(refusal.place)}) : aucune unité ne peut jamais y entrer.`,
    'wrong-phase': (refusal) => wrongPhase(refusal.kind, refusal.phase),
    'no-unit': (refusal) =>
      `${own ? "Vous n'avez" : whose.power === null ? "Il n'y a" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} pas d'unité à cet endroit : ${name(refusal.at)}.`,
    'not-yours': (refusal) => {
      if (refusal.owner === neutral?.name) {
        const follows = influence === undefined ? '' : " ; elle suit les points d'influence (HELP IP)";
        return `${unit(refusal.unit)} n'est pas ${own ? 'à vous' : toThe(who)} : personne ne lui donne d'ordres${follows}.`;
      }
      const owner = powerInWords(board, refusal.owner);
      return whose.powers?.includes(refusal.owner) === true
        ? `${unit(refusal.unit)} n'est pas ${own ? 'à vous' : toThe(who)} mais ${toThe(owner)} : écrivez l'ordre sous ce nom, ou sans aucun.`
        : `${unit(refusal.unit)} n'est pas ${own ? 'à vous' : toThe(who)} : elle appartient ${toThe(owner)}.`;
    },
    'wrong-type': (refusal) =>
      `L'unité ${placeOf(name(refusal.stands.at))} est une ${typeInWords(refusal.stands.type)}, et non une ${typeInWords(refusal.stands.type === 'A' ? 'F' : 'A')}.`,
    'own-province': (refusal) => `${unit(refusal.unit)} y est déjà.`,
    'cannot-reach': (refusal) =>
      `${unit(refusal.unit)} ne peut pas aller ${towards(board, refusal.to)}${because(whyOutOfReach(board, refusal.unit, refusal.to))}.${whereItGets(board, refusal.unit)}`,
    'which-coast': (refusal) =>
      `${name(refusal.places[0]!)} : quelle côte, ${list(
        refusal.places.map((place) => coastInWords(board, place)),
        'ou',
      )} ?`,
    'wrong-coast': (refusal) =>
      `${unit(refusal.unit)} ne peut pas aller vers ${placeThe(placeName(board, refusal.to))}, seulement vers ${places(board, refusal.places)}.`,
    'fleet-by-convoy': "Les flottes ne sont pas convoyées : une flotte va d'un pas vers un lieu voisin.",
    'no-route': (refusal) => `Ces eaux ne mènent pas ${placeOf(name(refusal.unit.at))} ${towards(board, refusal.to)}.`,
    'cannot-support': (refusal) =>
      `${unit(refusal.unit)} ne peut pas soutenir là (${name(refusal.to)}) : elle ne pourrait pas y aller elle-même${since(whyOutOfReach(board, refusal.unit, refusal.to))}.`,
    'supports-itself': 'Une unité ne peut pas se soutenir elle-même.',
    'cannot-convoy': (refusal) =>
      refusal.unit.type === 'A'
        ? 'Seules les flottes convoient.'
        : `${unit(refusal.unit)} ne peut pas convoyer : seule une flotte en mer le peut.`,
    'fleet-convoyed': 'Seules les armées sont convoyées, jamais les flottes.',
    'no-landing': (refusal) => `Aucune armée ne peut débarquer là : ${name(refusal.to)}.`,
    'convoy-forbidden': (refusal) =>
      `${unit(refusal.unit)} ne peut pas être convoyée ${towards(board, refusal.to)} : ${whyNotCarried(board, whose.power, refusal.to)}.`,
    'not-seen': (refusal) =>
      `Cela ne se voit pas d'ici (${name(refusal.at)}) : les points ne vont qu'aux unités neutres qui se voient.`,
    'not-neutral': (refusal) => `Ce n'est pas un État avec une unité qui prend des points : ${name(refusal.at)}.`,
    'not-bought': 'Une unité neutre ne fait que tenir ou soutenir.',
    'too-many-points': (refusal) =>
      `${own ? "Vous n'avez" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} que ${counted(refusal.have, 'point')}.`,
    'not-dislodged': (refusal) => `${unit(refusal.unit)} n'a pas été délogée : elle n'a pas à se replier.`,
    'retreat-closed': (refusal) => {
      const left =
        refusal.open.length === 0 ? 'Elle ne peut être que dissoute.' : `Il reste ${places(board, refusal.open)}.`;
      return `${unit(refusal.unit)} ne peut pas se replier ${towards(board, refusal.to)}. ${left}`;
    },
    'no-builds-due': (refusal) => {
      if (refusal.due >= 0) {
        return `${own ? "Vous n'avez" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} aucune construction à faire${whyNoBuild(whose, refusal)}.`;
      }
      return own
        ? `Vous devez retirer ${counted(-refusal.due, 'unité')}, et ne construisez rien.`
        : `${The(who)} ${agree(who, 'doit', 'doivent')} retirer ${counted(-refusal.due, 'unité')}, sans rien construire.`;
    },
    'no-home-held': (refusal) => noHomeHeld(whose, refusal.homes),
    'no-removals-due': (refusal) => {
      if (refusal.due <= 0)
        return `${own ? "Vous n'avez" : `${The(who)} ${agree(who, "n'a", "n'ont")}`} rien à retirer.`;
      return own
        ? `Vous pouvez construire ${counted(refusal.due, 'unité')}, et ne retirez rien.`
        : `${The(who)} ${agree(who, 'peut', 'peuvent')} construire ${counted(refusal.due, 'unité')}, sans rien retirer.`;
    },
    'no-choice': (refusal) => noChoice(whose, refusal),
    'not-a-center': (refusal) =>
      `Ce n'est pas un centre de ravitaillement (${name(refusal.at)}) : on n'y construit rien.`,
    'not-owned': (refusal) =>
      `${own ? 'Vous ne possédez' : `${The(who)} ne ${agree(who, 'possède', 'possèdent')}`} pas ${placeThe(name(refusal.at))} : on ne peut rien y construire.`,
    'not-a-site': (refusal) => {
      const sites = refusal.sites.map(name);
      const left = sites.length === 0 ? '' : ` Ouvert en ce moment : ${list(sites)}.`;
      return `${own ? 'Vous ne pouvez' : `${The(who)} ne ${agree(who, 'peut', 'peuvent')}`} pas construire là (${name(refusal.at)})${because(whereBuilt(whose))}.${left}`;
    },
    occupied: (refusal) => `Une unité occupe ${placeThe(name(refusal.unit.at))} : on ne peut rien y construire.`,
    'no-fleets-there': (refusal) =>
      `Il n'y a pas de côte à cet endroit (${name(refusal.at)}) : on ne peut pas y construire de flotte.`,
    'no-armies-there': (refusal) => `Aucune armée ne peut se trouver là : ${name(refusal.at)}.`,
    'type-not-built': (refusal) =>
      `${own ? 'Vous ne construisez' : `${The(who)} ne ${agree(who, 'construit', 'construisent')}`} ${refusal.type === 'A' ? "pas d'armées" : 'pas de flottes'} dans cette variante.`,
  });
}

function because(why: string | null): string {
  return why === null ? '' : ` : ${why}`;
}

function since(why: string | null): string {
  return why === null ? '' : `, car ${why}`;
}

function places(board: Board, open: readonly Place[]): string {
  return list(
    open.map((place) => placeThe(placeName(board, place))),
    'ou',
  );
}

function powerInWords(board: Board, power: Power | null): string {
  return power === null ? 'cette puissance' : nameOfPower(board, power);
}

/** Where a power may build at all, where the variant has its own rule for that. */
function whereBuilt({ board, power }: Whose): string | null {
  const sites = ownSites(board, power);
  return sites === null
    ? null
    : `${the(powerInWords(board, power))} ne ${agree(powerInWords(board, power), 'construit que dans ses', 'construisent que dans leurs')} propres centres parmi ceux-ci : ${list(sites)}`;
}

/** Why a power with more centers than units has no build. */
function whyNoBuild(
  { board, power }: Whose,
  { young, unusable }: Extract<Refusal, { readonly reason: 'no-builds-due' }>,
): string {
  if (young.length > 0) return youngWords(board, young);
  const why = power === null ? null : unusableInWords(map, board, power, unusable);
  return why === null ? '' : ` (${why})`;
}

function youngWords(board: Board, young: readonly Province[]): string {
  if (young.length === 0) return '';
  const names = list(young.map((center) => placeThe(provinceName(board, center))));
  return ` : il faut tenir ${names} pendant un tour avant d'en tirer une unité`;
}

/** Before the first move. */
function noChoice(
  { board, power, own }: Whose,
  { at, places: open }: Extract<Refusal, { readonly reason: 'no-choice' }>,
): string {
  const names = open.map((place) => placeThe(provinceName(board, place)));
  const who = powerInWords(board, power);
  if (names.length === 0) {
    return `${own ? 'Vos unités de départ' : `Les unités de départ ${ofThe(who)}`} sont celles que donnent les règles : il n'y a rien à choisir.`;
  }
  const choice = `Avant le premier mouvement, ${own ? 'vous choisissez' : `${the(who)} ${agree(who, 'choisit', 'choisissent')}`} armée ou flotte pour ${list(names)}`;
  return at === null
    ? `${choice} ; chaque lieu reçoit son unité, sans renoncer ni retirer.`
    : `${choice}, et non pour ${placeThe(provinceName(board, at))}.`;
}

function wrongPhase(kind: OrderKind, phase: PhaseKind): string {
  if (phase === 'M') {
    if (kind === 'disband' || kind === 'remove') {
      return 'Une unité ne peut pas être dissoute dans une phase de mouvements.';
    }
    return kind === 'retreat'
      ? "Aucune retraite n'est à faire : c'est une phase de mouvements."
      : "Rien ne se construit dans une phase de mouvements : la phase d'ajustements est là pour cela.";
  }
  if (phase === 'R') {
    return "Dans une phase de retraites, une unité délogée se replie ou est dissoute ; rien d'autre ne peut être ordonné.";
  }
  return "Dans une phase d'ajustements, des unités sont construites ou retirées ; rien ne bouge.";
}

function noteInWords(board: Board, note: OrderNote): string {
  switch (note.note) {
    case 'coast-supplied':
      return `La seule côte possible est ajoutée : ${placeName(board, note.place)}.`;
    case 'coast-dropped':
      return `La côte est retirée : elle ne veut rien dire ici (${note.place}).`;
    case 'hopeless':
      return `Permis, mais sans chance de réussir : ${hopelessInWords(board, note.why)}.`;
  }
}

function hopelessInWords(board: Board, why: Hopeless): string {
  const name = (place: Place) => provinceName(board, place);
  return textOfCase(why, 'because', {
    'no-such-unit': (why) => `il n'y a pas d'unité à cet endroit (${name(why.at)})`,
    'other-type': (why) => `l'unité ${placeOf(name(why.stands.at))} est une ${typeInWords(why.stands.type)}`,
    'target-cannot-reach': (why) =>
      `${unitInWords(board, why.target)} ne peut pas aller ${towards(board, why.to)}${since(whyOutOfReach(board, why.target, why.to))}`,
    'never-moves': (why) => `${unitInWords(board, why.target)} n'est à personne et ne bouge jamais`,
    'not-carried': (why) =>
      `${unitInWords(board, why.target)} ne peut pas être convoyée ${towards(board, why.to)} : ${whyNotCarried(board, why.power, why.to)}`,
    'not-needed': (why) =>
      `pour convoyer ${unitInWords(board, why.target)} ${towards(board, why.to)}, cette flotte ne sert jamais`,
    'no-fleets': (why) =>
      `aucune flotte n'est placée pour convoyer une armée ${placeOf(name(why.from))} ${towards(board, why.to)}${since(whyClosedNow(board, { type: 'A', at: why.from }, why.to))}`,
    'no-fleet-at': (why) => `il n'y a pas de flotte à cet endroit (${name(why.at)})`,
    'not-at-sea': (why) => `${unitInWords(board, why.fleet)} n'est pas en mer, et seule une flotte en mer convoie`,
  });
}

/** `l'armée de Paris`, `la flotte du golfe de Botnie`. */
function unitInWords(board: Board, { type, at }: UnitRef): string {
  return `${type === 'A' ? "l'armée" : 'la flotte'} ${placeOf(provinceName(board, at))}`;
}

/** `vers la Suède`. */
function towards(board: Board, place: Place): string {
  return `vers ${placeThe(provinceName(board, place))}`;
}

function typeInWords(type: UnitType): string {
  return type === 'A' ? 'armée' : 'flotte';
}

/** Variants in which a power builds anywhere, as long as one of its own homes is left to it. */
function noHomeHeld({ board, power, own }: Whose, homes: readonly Province[]): string {
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  return own
    ? `Pas de construction : vous ne tenez aucun de ces centres : ${names}. Avec l'un d'eux, vous pouvez construire dans tout centre libre à vous.`
    : `Pas de construction : ${the(powerInWords(board, power))} ne ${agree(powerInWords(board, power), 'tient', 'tiennent')} aucun de ces centres : ${names}. Avec l'un d'eux, tout autre de ses centres, s'il est libre, serait un lieu de construction.`;
}

/** Where no map is known. */
const UNKNOWN = 'Cet ordre ne peut pas servir.';

export const refusals = {
  'refusals/order': ({ whose, refusal }, { board }) =>
    board === null ? UNKNOWN : refusalInWords({ ...whose, board }, refusal),
  'refusals/note': ({ note }, { board }) => (board === null ? '' : noteInWords(board, note)),
} as const satisfies MessagesIn<'refusals'>;
