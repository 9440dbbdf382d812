import type { LineSaying } from '../../../../../engine/sayings/orders/lines.ts';
import type { Words } from '../../../language.ts';
import { agree, The, the } from '../../articles.ts';
import { counted, grouped } from '../../counts.ts';

export const lines = {
  'lines/orders-of-another': ({ power }, { powers }) =>
    `Vous n'écrivez pas pour ${the(powers(power))} : les ordres ci-dessous ne sont pas lus.`,
  'lines/whose-points': () => 'Les points de qui ? Nommez la puissance sur une ligne au-dessus.',
  'lines/our-fault': () =>
    "Nous n'avons pas pu traiter cette ligne. La faute est à nous, et elle est notée ; vos autres lignes comptent.",
  'lines/not-understood': () => "Ce n'est ni un ordre ni une commande.",
  'lines/prose': () => "Ce n'est ni un ordre ni une commande : rien n'en a été fait, et personne ne l'a reçu.",
  'lines/perhaps-quoted': () =>
    "Ceci se trouve sous une ligne qui ressemble au début d'une citation, et vous avez écrit quelque chose au-dessus : nous ne nous en sommes pas servis. Si c'est de vous, renvoyez-le au-dessus de cette ligne.",
  'lines/too-many': ({ read, most, characters }) =>
    `Seules les ${read} premières lignes ont été lues ; rien ne compte à partir de celle-ci. Un e-mail peut avoir ${most} lignes d'ordres et de commandes (${grouped(characters)} caractères) : envoyez le reste dans un autre.`,
  'lines/too-many-passwords': () => 'Il y a trop de mots de passe dans cet e-mail.',
  'lines/command-alone': ({ shown }) => `« ${shown} » n'est lu que seul sur sa ligne.`,
  'lines/no-command': ({ shown }) => `Il n'y a pas de commande « ${shown} ».`,
  'lines/order-in-which-game': () =>
    "On dirait un ordre, mais pour quelle partie ? Inscrivez-vous d'abord, ou écrivez à l'adresse de la partie.",
  'lines/sign-on-which-game': () =>
    'Quelle partie, et quelle puissance ? La lettre de la puissance vient juste avant le nom de la partie.',
  'lines/create-which-name': () => 'Quel est le nom de la nouvelle partie ?',
  'lines/no-game-name': ({ shown }) =>
    `« ${shown} » ne peut pas être le nom d'une partie : les noms ont 2 à 24 lettres et chiffres.`,
  'lines/no-phase': ({ shown }) => `« ${shown} » n'est pas une phase.`,
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
  'lines/preference-of-what': () =>
    "Quelles puissances aimeriez-vous ? Nommez d'abord celle que vous préférez ; * vaut pour toutes.",
  'lines/press-in-which-game': () =>
    "À qui, et dans quelle partie ? Inscrivez-vous d'abord, ou écrivez à l'adresse de la partie.",
  'lines/press-begins': () => 'Un message commence par PRESS, BROADCAST ou POSTAL PRESS.',
  'lines/press-for-everybody': ({ command }) =>
    `${command} va à tout le monde. Pour écrire à quelques-uns, mettez PRESS TO et leurs noms.`,
  'lines/press-without-recipients': () => 'À qui ? Nous ne pouvons pas envoyer de message sans destinataire.',
  'lines/press-to-whom': () => 'À qui ?',
  'lines/press-to-or-but': ({ letters }) =>
    `Rien n'a été envoyé : écrivez PRESS TO ${letters} pour ceux-ci, ou PRESS TO ALL BUT ${letters} pour tous les autres.`,
  'lines/press-recipients-twice': () => 'Les destinataires sont nommés deux fois.',
  'lines/press-not-understood': ({ shown }) =>
    `« ${shown} » n'est pas compris après PRESS. Par exemple : PRESS TO FRANCE, RUSSIA.`,
  'lines/press-one-color': () => 'Un message est soit blanc, soit gris, et une couleur est nommée deux fois ici.',
  'lines/press-one-fake': () => "FAKE ne s'écrit qu'une fois.",
  'lines/press-fake-behind': () =>
    'FAKE se met après PRESS, avec ce que le message doit montrer : PRESS TO FRANCE FAKE FROM RUSSIA.',
  'lines/end-of-nothing': () =>
    "Aucune ligne au-dessus ne commence un message, comme PRESS TO FRANCE : rien n'a été envoyé, et les lignes au-dessus ont été lues comme ordres et commandes.",
  'lines/press-where-ends': () =>
    "On ne sait pas au juste où ce message finit : il n'a pas été envoyé. Écrivez son texte sous PRESS TO …, puis ENDPRESS.",
  'lines/press-as-gm': () => "Seul l'arbitre écrit en tant qu'arbitre.",
  'lines/press-not-sent': ({ why }, { say }) => `${say(why)} Rien n'a été envoyé.`,
  'lines/press-open-with-sign-on': () =>
    "Ce message n'a pas de marque de fin, et il contient une inscription avec mot de passe.",
  'lines/press-with-own-sign-on': () => 'Le message contient une inscription avec le mot de passe de cet e-mail même.',
  'lines/press-open-with-quote': () => "Ce message n'a pas de marque de fin, et il contient du texte cité.",
  'lines/press-open-with-orders': () =>
    "Ce message n'a pas de marque de fin, et il finit par des ordres pour vos propres unités.",
  'lines/press-without-its-word': () =>
    "Ceci ressemble à un message, mais sa première ligne n'est pas PRESS TO suivi des noms des puissances : rien n'y a été lu comme ordre.",
  'lines/press-for-whom': () =>
    "Un message semble commencer ici, car ENDPRESS se trouve plus bas ; mais pour qui ? Rien n'a été envoyé, et rien n'y a été lu comme ordre. Commencez-le par PRESS TO et les noms des puissances.",
  'lines/press-ends-in-quote': () =>
    'La marque de fin de ce message est dans du texte cité : on ne sait pas au juste où il finit.',
  'lines/press-empty': () => 'Ce message est vide.',
  'lines/press-line-empty': () => 'Ce message est vide : son texte se met sur la même ligne.',
  'lines/announcement-with-sign-on': () =>
    "Cette annonce contient une inscription avec mot de passe : rien n'a été envoyé. Retirez-la, et finissez par END.",
  'lines/announcement-empty': () => "L'annonce n'a pas de texte : écrivez-le sous ANNOUNCE, puis END.",
  'lines/comment-too-long': ({ most, length }) =>
    `Un commentaire a ${grouped(most)} caractères au plus, et celui-ci en a ${grouped(length)} : il n'a pas été retenu.`,
  'lines/what-if-too-long': ({ most }) => `WHATIF prend au plus ${counted(most, 'ligne')}.`,
  'lines/setup-power-and-units': ({ line }) =>
    `Ligne ${line} : écrivez une puissance et ses unités, comme ENGLAND: F Lon, A Lvp.`,
  'lines/setup-no-center': ({ line, shown }) => `Ligne ${line} : « ${shown} » n'est pas un centre.`,
  'lines/setup-no-unit': ({ line, shown }) => `Ligne ${line} : « ${shown} » n'est pas une unité.`,
  'lines/setup-cannot-stand': ({ line, shown }) => `Ligne ${line} : « ${shown} » ne peut pas se trouver là.`,
  'lines/setup-which-coast': ({ line, shown }) =>
    `Ligne ${line} : « ${shown} » ne peut pas se trouver là : quelle côte ?`,
  'lines/setup-mixed': ({ line }) =>
    `La ligne ${line} nomme tout ce que possède une puissance, et aussi des changements : écrivez ceux-ci sur une ligne à part.`,
  'lines/setup-empty': () => 'Il manque la position : écrivez-la sous SETUP.',
} satisfies Words<LineSaying>;
