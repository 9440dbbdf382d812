/** What is answered about accounts, mails and settings, in French. */

import { listInWords } from '../../../engine/board/display-names.ts';
import type { NotInvited, ToldAddress } from '../../../engine/messages/inquiry-messages.ts';
import { isMap, type MailMessage } from '../../../engine/messages/mail-messages.ts';
import type { MessagesIn } from '../formatter.ts';
import { othersOffered } from '../offered.ts';
import { spellOrders } from '../order-spelling.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { zoneName } from '../times/zone-name.ts';
import { asides, counted, LANGUAGE_NAMES, list, numberInWords, ofThe, percent, the } from './grammar.ts';

export const account = {
  'account/register-alone': "REGISTER est seul sur sa ligne ; « {text} » n'est pas compris.",
  'account/password-shape': 'Un mot de passe est un seul mot, de lettres et de chiffres.',
  'account/password-changed': "Votre mot de passe pour cette partie est changé. Il n'est jamais affiché, pas même ici",
  'account/name-length': 'Un nom compte de 1 à {most} caractères.',
  'account/links-how': 'Après LINKS vient ON, OFF, NEW ou ALL.',
  'account/on-or-off': 'ON ou OFF, pas « {text} ».',
  'account/watch-for-what': 'Quoi ? Une variante, gunboat, blind, no press.',
  'account/template-name': 'Un nom de réglages est un mot de lettres et de chiffres.',
  'account/digest-hour': "'{text}' n'est pas une heure. Avec ALWAYS l'e-mail arrive aussi les jours calmes.",
  'account/mail-style': 'Après MAIL vient CLASSIC ou FULL.',
  'account/subject-style': 'Après SUBJECT vient CLASSIC ou PLAIN.',
  'account/language-unknown': ({ text, languages }) =>
    `${text === '' ? 'Quelle langue\u00a0?' : `«\u00a0${text}\u00a0» n'est pas une langue de ce juge.`} Il y a ${listInWords(
      languages.map((code) => LANGUAGE_NAMES[code]),
      'et',
    )}.`,
  'account/confirm-one-word': 'CONFIRM prend un seul mot.',
  'account/confirm-what':
    "Que voulez-vous confirmer ? Renvoyez CONFIRM suivi du mot qui figure dans l'e-mail de demande.",
  'account/nothing-waits':
    "Rien n'attend ce mot : il a déjà servi, il est trop ancien, il était pour quelqu'un d'autre, ou la partie a avancé depuis. Renvoyez la commande.",
  'account/confirm-as': ({ what, who }) => `${what} est réservé ${FOR[who]}, et vous n'êtes pas inscrit à ce titre.`,
  'account/orders-or-all': "ORDERS ou ORDERS ALL ; « {text} » n'est pas compris.",
  'account/one-a-mail': 'Nous répondons à {command} une fois par e-mail : envoyez le suivant dans un autre.',
  'account/help-on-what': "De l'aide sur quoi ? Un mot ou deux.",
  'account/no-game-or-phase': "« {text} » n'est ni le nom d'une partie ni une phase.",
  'account/needs-exclstart': 'EXCLEND doit suivre un EXCLSTART.',
  'account/span-backwards': 'Cette période finit avant de commencer.',
} as const satisfies MessagesIn<'account'>;

const FOR = { player: 'aux joueurs', master: "à l'arbitre", timekeeper: "aux joueurs ou à l'arbitre" } as const;

/** Codes were sent to these addresses. */
function addressesTold(to: readonly ToldAddress[]): string {
  return list(to.map((each) => (each === null ? "à l'adresse que nous avons de vous" : `à ${each}`)));
}

export const desk = {
  'desk/name-with-password':
    "Ce nom contient un de vos mots de passe : personne ne l'a vu, et votre nom est comme avant.",
  'desk/name-has-no-letters': "Un nom contient des lettres, et pas d'adresse.",
  'desk/name-of-player':
    "SET NAME vous donne un nom : vous seriez « {name} ». Le nom d'un joueur, c'est à lui de le choisir.",
  'desk/shown-as': 'Les autres vous voient désormais sous le nom {name}, dans les parties qui montrent les noms',
  'desk/zone-unknown': "Il n'y a pas de fuseau horaire « {zone} ». Les fuseaux s'écrivent Europe/Paris ou UTC.",
  'desk/zone-set': ({ zone, now }, { time }) =>
    `Les heures de vos e-mails sont celles de ${zoneName(zone)} : il est ${time(now)}`,
  'desk/language-set': ({ language }) =>
    `Vos e-mails sont désormais en ${LANGUAGE_NAMES[language]}. Les commandes restent en anglais\u00a0; les ordres peuvent être écrits dans chaque langue du juge`,
  'desk/subjects-classic':
    'Les objets de vos e-mails ont désormais la forme classique, comme {judge}:marne - S1901M Results',
  'desk/subjects-plain': 'Les objets de vos e-mails ont désormais la forme simple, comme [marne] S1901M résultats',
  'desk/mail-classic':
    'Désormais vos e-mails sont en texte seul, sans rien de plus que ceux des anciens juges ; SET MAIL FULL ramène le reste',
  'desk/mail-full': 'Désormais vos e-mails ont de nouveau tout : explications, cartes et boutons',
  'desk/record-attached': 'Tout ce que ce juge garde sur vous est joint, en JSON',
  'desk/registered': ({ name, addresses, zone }) =>
    `Vous êtes connu ici comme ${name}, à ${list(addresses)} ; les heures de vos e-mails sont celles de ${zone === null ? 'chaque partie' : zoneName(zone)}. SET NAME et SET MY ZONE changent cela`,
  'desk/only-name-and-zone-kept': "Seuls un nom et un fuseau horaire sont gardés : rien d'autre de vos lignes",
  'desk/public-page-on': ({ name, page }) =>
    page === null
      ? "Les autres peuvent demander si vous êtes ponctuel (WHOIS et votre nom). SET NO PUBLIC PAGE annule cela. Il n'y a pas ici de page que d'autres puissent ouvrir"
      : `Vos parties terminées sont au nom de ${name} sur une page publique, qui paraît avec la première d'entre elles ; les autres peuvent demander si vous êtes ponctuel. SET NO PUBLIC PAGE annule cela. La page : ${page}`,
  'desk/public-page-off': "Vous n'avez pas de page publique, et vous seul voyez votre ponctualité",
  'desk/no-mail-kept': "Aucun e-mail pour vous n'est gardé ici.",
  'desk/sent-again': ({ subjects }) =>
    subjects.length < 2
      ? `Le dernier e-mail est renvoyé : ${subjects.join(' ; ')}`
      : `Les ${subjects.length} derniers e-mails sont renvoyés : ${subjects.join(' ; ')}`,
  'desk/words-in-subject':
    "L'objet n'est pas lu ({subject}) : écrivez dans l'e-mail lui-même ce que vous voulez, une commande par ligne.",
  'desk/who-in-which-game': 'Qui joue dans quelle partie ?',
  'desk/who-is': ({ address, name }) =>
    name === null
      ? `À qui est ${address}, si c'est à quelqu'un, seuls la personne et les GM de ses parties peuvent le demander`
      : `${address} est ${name}`,
  'desk/figures-are-private': 'Les chiffres de ce joueur ne sont pas publics : vous pouvez demander les vôtres.',
  'desk/nothing-due-yet': ({ name }) =>
    name === null
      ? "Vous n'avez pas encore eu d'ordres à donner dans une partie classée"
      : `${name} : pas encore d'ordres à donner dans une partie classée terminée`,
  'desk/punctuality': ({ name, due, late, games, abandoned, resigned, isPrivate }) => {
    const percent = Math.round(((due - late) / due) * 100);
    const played =
      name === null
        ? counted(games, 'partie classée', 'parties classées')
        : counted(games, 'partie classée terminée', 'parties classées terminées');
    const left = `${abandoned === 0 ? 'aucune laissée' : counted(abandoned, 'laissée')} en plan, ${resigned === 0 ? 'aucune quittée' : counted(resigned, 'quittée')}`;
    const figures = `À l'heure dans ${due - late} ${due < 2 ? 'phase' : 'phases'} sur ${due} (${percent} %), dans ${played} ; ${left}`;
    return `${name === null ? '' : `${name} : `}${figures}${isPrivate ? '. Vous seul voyez ceci' : ''}`;
  },
  'desk/record-of-person':
    'Tout ce que le juge de {domain} garde sur vous. Les mots de passe ne sont gardés que sous forme de hash, et ne figurent pas ici. Les e-mails reçus sont gardés un temps limité et contiennent ce que vous avez envoyé.',
  'desk/links-on':
    "Vos e-mails ont désormais un lien vers votre feuille d'ordres ; chacun ouvre celle de sa propre partie. SET LINKS OFF les retire",
  'desk/links-off':
    "Les liens vers vos feuilles d'ordres ne marchent plus, et vos e-mails n'en ont plus ; SET LINKS ON les ramène",
  'desk/links-new':
    "Tous vos anciens liens vers des feuilles d'ordres ne marchent plus, sur aucun appareil. En voici de nouveaux",
  'desk/links-all':
    "Un lien vers l'une de vos feuilles d'ordres ouvre désormais celles de toutes vos parties ; SET LINKS ON annule cela",
  'desk/device-confirmed':
    "L'appareil sur lequel vous avez ouvert votre feuille d'ordres de « {game} » peut envoyer des ordres. Rechargez-y la feuille",
  'desk/morning-confirmed':
    "L'appareil où vous avez ouvert la page de vos parties peut agir maintenant. Rechargez-y la page",
  'desk/device-gone': "Cette feuille d'ordres n'est plus ouverte. Prenez le lien de votre dernier e-mail.",

  'desk/code-unknown':
    "Rien n'attend ce code : il a peut-être servi, ou il est trop ancien. Renvoyez la commande pour en avoir un autre.",
  'desk/too-many-addresses': 'Les e-mails vont à {most:adresse|adresses} au plus.',
  'desk/mail-goes-to': ({ addresses, already }) =>
    `Vos e-mails vont ${already ? 'déjà' : 'désormais'} à ${list(addresses)}`,
  'desk/addresses-asked-enough': 'Vous pouvez demander dix adresses par jour au plus.',
  'desk/address-asked-enough':
    "Aucun mot n'a été envoyé : {address} a été assez sollicitée pour le moment. Depuis cette adresse, écrivez I AM ALSO suivi de votre adresse principale, ou réessayez demain.",
  'desk/address-of-judge': '{address} est une adresse de ce juge. Indiquez-en une où vous lisez vos e-mails.',
  'desk/address-yours-already': '{address} est déjà à vous',
  'desk/address-yours': '{address} est aussi à vous : vous pouvez écrire de chacune',
  'desk/address-plays':
    "{address} participe à ses propres parties : elle seule peut demander à partager son compte. Rien n'a changé.",
  'desk/code-cannot-arrive':
    "Rien n'a changé : un code devrait aller à l'adresse que nous avons de vous, et les e-mails qui y vont reviennent. Écrivez à l'arbitre de votre partie (PRESS TO MASTER, avec votre mot de passe), qui peut libérer la place par EJECT ; reprenez-la ensuite d'ici avec SIGNON et un mot de passe à vous.",
  'desk/code-sent': ({ to, address, what }) => {
    const then = what === 'move' ? `vos e-mails iront à ${address}` : `${address} sera aussi à vous`;
    const unless = to.includes(address) ? `. Si ${address} joue déjà ici, la demande doit venir d'elle` : '';
    return to.length < 2
      ? `Dès que vous renverrez le code envoyé ${addressesTold(to)}, ${then}${unless}`
      : `Dès que vous renverrez les codes envoyés ${addressesTold(to)}, ${then}${unless}`;
  },
  'desk/erasure-asked':
    "Votre nom et vos adresses seraient effacés pour toujours, et vous quitteriez toutes les parties en cours. L'historique des parties reste, sans votre nom",
  'desk/code-of-another': 'Ce code a été envoyé à une autre adresse : répondez de là.',
  'desk/mail-not-kept': "Cet e-mail n'est plus gardé : renvoyez-le.",
  'desk/other-code-too': "Merci. Renvoyez maintenant aussi le code envoyé à l'autre adresse",
  'desk/erased-already': "C'est déjà fait",
  'desk/erased': 'Votre nom et vos adresses sont effacés. Ceci est le dernier e-mail pour vous',
  'desk/no-such-account': "Ce compte n'existe plus.",

  'desk/invite-to-which-game': "À quelle partie ? Envoyez ceci à l'adresse de la partie.",
  'desk/only-gm-invites': "Une fois la partie commencée, seul l'arbitre invite ; avant, ses joueurs le peuvent aussi.",
  'desk/unmute-in-which-game': "Envoyez UNMUTE à l'adresse de la partie, ou sous son inscription.",
  'desk/substitute-on':
    "Vous êtes sur la liste des remplaçants : quand une place se libère et que c'est votre tour, nous vous écrivons. SET NO SUBSTITUTE vous en retire",
  'desk/substitute-off': "Vous n'êtes plus sollicité",
  'desk/watching': ({ watched }) =>
    `Vous recevez un e-mail pour chaque partie publique qui se forme et qui est : ${watched.map((kind) => (kind === '' ? 'quelconque' : kind)).join(' ; ou ')}. STOP WATCHING y met fin`,
  'desk/watching-no-more': 'Plus de nouvelles des parties qui se forment',
  'desk/watch-unknown':
    "« {word} » n'est ni une variante, ni gunboat, blind ou no press. GET VARIANTS donne les variantes.",
  'desk/watches-enough': 'Vous attendez déjà {most:sorte|sortes} de parties ; STOP WATCHING met fin à toutes.',
  'desk/save-of-own-game': 'Écrivez-le à une partie que vous arbitrez : ses réglages sont gardés.',
  'desk/settings-saved': 'Les réglages de « {game} » sont gardés sous {name} : CREATE marne WITH {name}',
  'desk/settings-forgotten': '{name} est supprimé',
  'desk/templates-enough': 'Vous gardez déjà {most:jeu|jeux} de réglages ; FORGET SETTINGS et un nom en supprime un.',
  'desk/no-such-settings': ({ name, names }) =>
    `Vous n'avez gardé aucun réglage sous « ${name} »${names.length === 0 ? ' ; SAVE SETTINGS AS club, à une partie que vous arbitrez, garde ses réglages.' : ` ; il y a ${names.join(', ')}.`}`,
  'desk/digest-on':
    'Désormais ce qui ne presse pas arrive une fois par jour, en un e-mail, à {at} ; SET NO DIGEST fait de nouveau arriver chaque e-mail aussitôt',
  'desk/digest-of-club':
    "Vous arbitrez maintenant plusieurs parties : ce que vous n'avez pas à décider arrive une fois par jour, en un e-mail. Avec SET NO DIGEST chacun arrive de nouveau aussitôt.",
  'desk/digest-off': 'Désormais chaque e-mail arrive aussitôt ; ce qui est déjà réuni arrive encore en un seul',
  'desk/mail-goes-again': ({ marked }) =>
    `${marked ? "Un de nos e-mails a été signalé comme indésirable chez vous, peut-être par erreur ; nous avions cessé d'en envoyer. Puisque vous nous écrivez," : "Les e-mails qui vous étaient adressés revenaient ; nous avions cessé d'en envoyer. Votre message montre que votre boîte fonctionne :"} désormais vous recevez tout de nouveau. RESEND 10 renvoie les dix derniers e-mails.`,
  'desk/unmuted': ({ names }) =>
    names.length === 0 ? 'Les e-mails y partent de nouveau' : `Les e-mails pour ${names.join(', ')} partent de nouveau`,
  'desk/not-unmuted': ({ names }) =>
    `Nos e-mails ont été signalés comme indésirables${names.length === 0 ? '' : ` (${names.join(', ')})`}. Seul un e-mail de la personne elle-même y met fin.`,
  'desk/nobody-muted': "Personne que ces mots désignent dans « {game} » n'est privé d'e-mails.",
  'desk/report-in-which-game': 'Écrivez cela à la partie dans laquelle vous avez reçu le message.',
  'desk/no-message-of': "Vous n'avez aucun message de cet expéditeur ({power:powers}).",
  'desk/reports-enough': "C'est assez de signalements pour aujourd'hui. L'arbitre a les précédents.",
  'desk/report-gm-plays':
    "L'arbitre de cette partie y joue et lirait votre signalement ; l'exploitant n'a donné aucune adresse à ce juge : il n'est allé à personne. SET IGNORE écarte les messages de cet expéditeur.",
  'desk/reported':
    "Nous avons montré à l'arbitre le dernier message de cette puissance ({power:powers}), et n'en avons parlé à personne d'autre",
  'desk/reported-to-operator':
    "L'arbitre de cette partie y joue : nous avons montré à l'exploitant du juge le dernier message de cette puissance ({power:powers}), et n'en avons parlé à personne d'autre",
  'desk/all-seats-taken': "Toutes les places de « {game} » sont prises : il n'y a personne à inviter.",
  'desk/declined':
    "Merci de l'avoir dit : la personne qui vous a invité à « {game} » le sait maintenant, et il n'y a rien d'autre à faire. Pour ne plus recevoir d'invitations, envoyez cette ligne :",
  'desk/yes-or-no': "Voulez-vous jouer dans « {game} » ? Répondez par oui ou par non ; rien n'a encore été fait.",
  'desk/declined-by':
    "{address} vous remercie et ne souhaite pas jouer dans « {game} ». INVITE invite quelqu'un d'autre. Ou SET BOTS FILL et un nombre de personnes la commence avec des bots aux autres places",
  'desk/invited': "{address} est invité à « {game} » ; l'e-mail donne votre nom et votre adresse",
  'desk/seat-link': ({ called, game, href }) =>
    called === ''
      ? `Transmettez ce lien, qui donne une place dans « ${game} » : ${href}`
      : `Pour ${called}, une place dans « ${game} » : ${href}`,
  'desk/no-pages':
    "Il n'y a pas ici de page que d'autres puissent ouvrir ; un lien ne mènerait nulle part. INVITE et les adresses de vos amis leur écrit ; ou bien ils envoient SIGNON ?{game} et un mot de passe à eux à {judge}.",
  'desk/no-seat-links':
    "Vous avez fait {most:invitation|invitations} aujourd'hui ; vous pourrez en faire d'autres demain.",
  'desk/not-invited': ({ address, ...reason }) => `${address} ${whyNotInvited(reason)}`,
  'desk/invitations-on': 'On peut de nouveau vous inviter à des parties',
  'desk/invitations-off': 'Personne ne peut plus vous inviter à une partie',

  'desk/my-games-by-address': 'MY GAMES montre toutes vos parties : envoyez-le depuis votre propre adresse.',
  'desk/what-if-too-long': 'Cela fait trop de calculs à la fois : envoyez moins de lignes.',
  'desk/variants-not-here':
    "Ce juge n'accepte pas de cartes par e-mail. Un juge sur votre propre machine le fait (npm start) : envoyez-lui TRY VARIANT, puis donnez ce qu'il répond à l'opérateur de celui-ci, qui peut offrir votre carte à tous (GET DESIGNING-VARIANTS).",
  'desk/variant-not-attached':
    'Joignez variant.json, ou un .map de DPjudge, ou variants.xml de jDip avec le fichier de ses frontières.',
  'desk/variant-too-heavy':
    'Vérifier et dessiner votre carte prend trop de temps. Envoyez-en une avec moins de lieux, ou des listes plus courtes.',
  'desk/variants-a-day': "C'est plus de {most:carte|cartes} par jour\u00a0: réessayez demain.",
  'desk/variant-faulty':
    'Pas encore une carte jouable\u00a0: {file}. Corrigez ceci et renvoyez-la ({count:faute|fautes})\u00a0:',
  'desk/variant-lost':
    'Non repris tel que le fichier le dit ({count:ligne|lignes}\u00a0; toutes sont dans le README.md joint)\u00a0:',
  'desk/variant-tried':
    "Votre carte {name} est jouable ({count:lieu|lieux}, {seats:puissance|puissances}), et votre partie contre des bots commence avec le prochain e-mail. Vous seul savez comment elle s'appelle ici\u00a0: PRACTICE {variant} commence une autre partie",
  'desk/what-if-of-which-game': "Dans quelle partie ? Envoyez ceci à l'adresse de la partie.",
  'desk/of-which-game': 'Dans quelle partie ?',
  'desk/for-one-game':
    "{command} concerne une seule partie : envoyez-le à l'adresse de la partie, ou inscrivez-vous d'abord.",
  'desk/version': 'Ici Chancery {version}, un juge pour Diplomacy par e-mail, à {domain}.',
  'desk/more-games-listed': "LIST montre {count:autre partie|autres parties} ; LIST suivi d'un nom en décrit une.",
  'desk/no-such-game': "Il n'y a pas de partie « {game} ». LIST montre celles qui existent.",
  'desk/blind-position':
    "« {game} » se joue à l'aveugle : son plateau n'est montré qu'à la fin. La feuille d'ordres essaie des ordres sur ce que vous voyez.",
  'desk/no-position': "« {game} » n'a pas de position en ce moment.",
  'desk/no-such-phase': "« {game} » n'a pas eu de phase {phase}.",
  'desk/variant-unknown': "La variante de « {game} » n'est pas connue ici.",

  'desk/rest-cut':
    'Le reste est omis : il est trop long pour un e-mail. HISTORY avec FROM et TO en apporte une partie.',
  'desk/attachment-left-out':
    'Une pièce jointe est omise : elle est trop longue pour un e-mail. Elle est sur la page de la partie.',
  'desk/mail-not-written':
    "Il s'est passé quelque chose dans « {game} », mais nous n'avons pas pu écrire l'e-mail qui le raconte. La faute est à nous, et elle est notée.\n\nLa partie telle qu'elle est : {link}",
  'desk/mail-not-written-subject': '[{game}] voyez la page de la partie',
} as const satisfies MessagesIn<'desk'>;

function whyNotInvited(reason: NotInvited): string {
  return textOfCase(reason, 'why', {
    'takes-part': 'participe déjà à cette partie.',
    'invited-before': "est déjà invité à cette partie : nous n'invitons personne deux fois.",
    'not-allowed':
      "n'est pas sur la liste de l'arbitre, de ceux qui peuvent jouer : SET ALLOW PLAYER et l'adresse l'y met.",
    denied: "est sur la liste de l'arbitre, de ceux qui ne peuvent pas jouer.",
    'gets-no-mail': "ne reçoit pas d'e-mails de ce juge.",
    'of-judge': 'est une adresse de ce juge, où personne ne lit de courrier.',
    'wants-none': "ne veut pas d'invitations de ce juge.",
    'writer-asked-enough': (reason) =>
      `n'est pas invité : une personne envoie ${counted(reason.most, 'invitation')} par jour au plus.`,
    'domain-asked-enough': (reason) =>
      `n'est pas invité : ${reason.most} personnes de ${reason.domain} l'ont été aujourd'hui, et personne n'y joue encore. Dites-le vous-même : SIGNON et le nom de la partie suffisent.`,
    'judge-asked-enough':
      "n'est pas invité : assez d'invitations sont parties aujourd'hui. Dites-le vous-même : SIGNON et le nom de la partie suffisent.",
    'asked-enough':
      "n'est pas invité : d'autres peuvent nous faire écrire à une adresse 3 fois par jour et 10 fois par mois au plus.",
  });
}

const ALONE =
  "une confirmation ne compte que dans un e-mail qui ne dit rien d'autre, pour que personne ne confirme ce qu'il ne fait que citer ou demander. Si c'est voulu, envoyez la ligne seule.";

export const entering = {
  'entering/not-signed-on': "Vous n'êtes pas inscrit à « {game} » depuis cette adresse.",
  'entering/no-part-and-over': 'Vous ne participez pas à « {game} » depuis cette adresse, et la partie est terminée.',
  'entering/seat-lost': ({ game, names }) =>
    `Vous avez perdu ${the(list(names))} dans « ${game} » pour cause de retard. Envoyez des ordres, ou la ligne ci-dessous, et vous jouez de nouveau.`,
  'entering/no-part-but-open': ({ game, name }) =>
    `Vous ne participez pas à « ${game} » depuis cette adresse. Personne ne joue ${the(name)} : pour prendre la relève, envoyez la ligne ci-dessous, et vos ordres sous elle.`,
  'entering/no-part-here': ({ game, name }) =>
    `Vous ne participez pas à « ${game} » depuis cette adresse. Si vous jouez ${the(name)} depuis une autre, mettez la ligne ci-dessous au-dessus de vos ordres, suivie de votre mot de passe. Sans mot de passe, cela marche aussi : nous demandons alors à l'adresse que nous connaissons.`,
  'entering/no-part':
    'Vous ne participez pas à « {game} » depuis cette adresse ; ses résultats vont à ses observateurs. Si vous y jouez depuis une autre, commencez par SIGNON, la lettre de votre puissance, @{game} et votre mot de passe.',
  'entering/no-such-power': "Il n'y a pas de puissance « {written} » dans « {game} ».",
  'entering/plays-another': ({ game, names, name }) =>
    `Dans « ${game} », vous jouez ${the(list(names))}, et non ${the(name)}.`,
  'entering/not-player': ({ game, name }) => `Vous ne jouez pas ${the(name)} dans « ${game} » depuis cette adresse.`,
  'entering/passed-on': ({ game, name, who, since }, { time }) =>
    who === null || since === null
      ? `Quelqu'un d'autre joue ${the(name)} dans « ${game} » maintenant.`
      : `${who} joue ${the(name)} dans « ${game} » depuis le ${time(since)}.`,
  'entering/not-player-here': ({ game, name, isAsked }) =>
    isAsked
      ? `Vous ne jouez pas ${the(name)} dans « ${game} » depuis cette adresse. Si c'est depuis une autre, ajoutez votre mot de passe à la ligne. Nous avons aussi écrit à l'adresse que nous connaissons de son joueur : confirmez de là, et ce que vous avez envoyé sera exécuté.`
      : `Vous ne jouez pas ${the(name)} dans « ${game} » depuis cette adresse. Si c'est depuis une autre, ajoutez votre mot de passe à la ligne.`,
  'entering/answered-elsewhere':
    "Votre e-mail est venu avec le mot de passe du joueur : il compte dans « {game} », et la réponse est partie à l'adresse du joueur. Si c'est vous, {line}, envoyé de là-bas, permet d'utiliser aussi celle-ci.",
  'entering/answered-nowhere':
    "Votre message est venu avec le mot de passe du joueur et compte dans « {game} ». Nous n'avons pas pu y répondre : les e-mails à son adresse reviennent. Si c'est vous, écrivez à l'arbitre (PRESS TO MASTER, avec la même ligne SIGNON), qui peut libérer la place par EJECT ; reprenez-la ensuite d'ici avec SIGNON et un mot de passe à vous.",
  'entering/answered-no-gm':
    "Votre message est venu avec le mot de passe de l'arbitre et compte dans « {game} ». Nous n'avons pas pu y répondre : les e-mails à l'adresse de l'arbitre reviennent. Si c'est vous, envoyez d'ici OBSERVE {game}, puis, avec le même mot de passe, PROMOTE {address} : vous serez arbitre d'ici.",
  'entering/not-master': ({ game, hasPassword }) =>
    hasPassword
      ? `Vous n'êtes pas l'arbitre de « ${game} », et le mot de passe n'est pas le sien.`
      : `Vous n'êtes pas l'arbitre de « ${game} ».`,
  'entering/not-observing': "Vous n'observez pas encore « {game} ».",
  'entering/too-many-passwords':
    "Trop de mots de passe faux ont été essayés ici aujourd'hui, et celui-ci n'ouvre rien. S'il est le bon, nous avons posé la question à l'adresse que nous connaissons : répondez à cet e-mail.",
  'entering/wrong-password': "Le mot de passe n'est pas le bon.",
  'entering/wrong-password-of-power':
    "Ce n'est pas le mot de passe de cette puissance, et cette adresse ne la joue pas.",

  'entering/over': '« {game} » est terminée.',
  'entering/over-observer': '« {game} » est terminée ; son déroulement est sur sa page.',
  'entering/takes-part-already': 'Vous participez déjà à « {game} » : tout ce que voit un observateur vous parvient.',
  'entering/plays-already': ({ game, names }) => `Vous jouez déjà ${the(list(names))} dans « ${game} ».`,
  'entering/plays-for-one': ({ game, names }) =>
    `Vous jouez ${the(list(names))} dans « ${game} » : personne ne joue pour deux.`,
  'entering/begun-without-master':
    "« {game} » a commencé sans vous : l'arbitre ne peut jouer que si les puissances ne sont pas distribuées.",
  'entering/master-stays-out': ({ name, power }) =>
    `L'arbitre ne peut pas rejoindre une partie commencée. Pour écrire des ordres pour ${the(name)}, mettez BECOME ${power} au-dessus.`,
  'entering/link-used':
    "Ce lien vers « {game} » a déjà servi : il donnait une seule place. Demandez-en un autre à qui vous l'a transmis.",
  'entering/all-seats-taken': 'Toutes les places de « {game} » sont prises.',
  'entering/begun-and-full': '« {game} » a commencé, et toutes les places étaient prises.',
  'entering/begun-and-wanted': ({ game, names }) =>
    `« ${game} » a commencé ; il manque un joueur pour ${the(list(names))}.`,
  'entering/begun-and-open': ({ game, names }) =>
    `« ${game} » a commencé ; personne ne joue ${the(list(names, 'ou'))}, et vous pouvez prendre la relève.`,
  'entering/dummy-for-good': ({ name }) =>
    `L'arbitre laisse ${the(name)} sans joueur : personne ne peut prendre la relève.`,
  'entering/kept-for-another': ({ name }) =>
    `La place ${ofThe(name)} est réservée à qui a le mot de passe fixé par l'arbitre.`,
  'entering/name-taken': 'Il y a déjà une partie « {game} » : choisissez un autre nom.',
  'entering/no-such-game': ({ game, otherwise }) =>
    otherwise === null
      ? `Il n'y a pas de partie « ${game} ». LIST montre celles qui existent.`
      : `Il n'y a pas de partie « ${game} », ni de partie « ${otherwise} ». LIST montre celles qui existent.`,
  'entering/no-such-game-unnamed':
    "Cette partie n'existe pas ; LIST montre celles qui existent. Le nom de la partie suit la lettre de la puissance sans espace, et le mot de passe est un seul mot.",
  'entering/no-game-forming': "Aucune partie n'attend de joueurs en ce moment.",
  'entering/game-not-named': 'Quelle partie ? Écrivez son nom après SIGNON.',
  'entering/games-a-day': 'Une adresse crée {most:partie|parties} par jour au plus.',
  'entering/not-punctual': ({ least, onTime, due }) =>
    `Cette partie est pour les joueurs à l'heure dans ${percent(least)} des phases jusqu'ici ; vous l'avez été dans ${onTime} sur ${due}. Écrivez à l'arbitre si vous voulez jouer quand même.`,
  'entering/left-too-often': ({ most, left, games }) =>
    `Cette partie est pour les joueurs qui ont quitté au plus ${percent(most)} de leurs parties ; vous en avez quitté ${left} sur ${games}. Écrivez à l'arbitre si vous voulez jouer quand même.`,

  'entering/confirms-alone': () => `Rien n'est confirmé : ${ALONE}`,
  'entering/subject-confirms-alone': () => `Votre objet ne confirme rien : ${ALONE}`,
  'entering/nothing-found': 'Votre e-mail ne contient ni ordre, ni commande, ni message.',
  'entering/address-unreachable':
    "Les e-mails n'arrivent pas à {address} : beaucoup de serveurs n'acceptent avant l'@ que des lettres simples et des chiffres. Écrivez d'une autre adresse.",
  'entering/mail-failed':
    "Quelque chose dans votre e-mail de {at:time} fait échouer notre propre programme. La faute est à nous, et elle est notée. Aucune partie n'attend cet e-mail. Certaines lignes ont pu être exécutées : envoyez STATUS pour voir ce qui est enregistré, puis renvoyez le reste, dans des e-mails séparés.",
  'entering/section-failed':
    'Quelque chose dans ce que vous avez écrit pour cette partie a fait échouer notre propre programme. La faute est à nous, et elle est notée. Envoyez STATUS à la partie pour voir ce qui est enregistré, puis renvoyez le reste.',
  'entering/taken-for-spam': "Notre système de courrier l'a pris pour du spam.",
  'entering/written-before':
    "Il a été écrit avant le début de {phase} : ce peut être un ancien e-mail que quelqu'un a renvoyé.",
  'entering/address-unknown': ({ game, names }) =>
    `Il vient d'une adresse que nous ne connaissons pas comme la vôtre, et il est pour ${the(list(names))} dans « ${game} ».`,
  'entering/after-guesses':
    "Il contient votre mot de passe pour « {game} », mais trop de mots de passe erronés sont arrivés aujourd'hui ; nous préférons donc vous demander.",
  'entering/address-of-another':
    "Rien n'a été fait : l'adresse à laquelle vous avez écrit est celle d'e-mails de « {game} » qui ne sont pas les vôtres. Répondez à un e-mail à vous, ou écrivez à {address}.",
  'entering/only-quoted-text':
    "Votre e-mail ne contient que du texte cité, qui n'est jamais lu : écrivez vos lignes au-dessus.",
  'entering/not-read': ({ lines }) => {
    const all = lines.reduce((sum, { count }) => sum + count, 0);
    const what =
      lines.length === 1 ? asides[lines[0]!.why] : list(lines.map(({ why, count }) => `${count} (${asides[why]})`));
    return all < 2
      ? `${all} ligne de votre e-mail n'a pas été lue : ${what}.`
      : `${all} lignes de votre e-mail n'ont pas été lues : ${what}.`;
  },
  'entering/phase-over':
    "Vous répondez à un e-mail d'une phase déjà jouée ({phase:phase}). Les lignes valent maintenant pour celle-ci : {current:phase}.",
  'entering/orders-in-subject': ({ orders, more }) =>
    `Les ordres dans l'objet ne sont pas lus (${some(orders, more)}) : écrivez-les dans l'e-mail lui-même.`,
  'entering/orders-in-quotation': ({ orders, more }) =>
    `Votre e-mail n'a d'ordres que dans le texte cité, qui n'est pas lu (${some(orders, more)}) : écrivez-les au-dessus.`,
  'entering/order-quoted':
    "Ceci figure dans l'e-mail auquel vous répondez, et la ligne {line} a un nouvel ordre pour cette unité : nous l'avons pris pour une citation, sans nous en servir. Si c'est voulu, envoyez-le seul.",

  'entering/too-many-mails': ({ most, until, ordersFiled }, { time }) =>
    ordersFiled
      ? `Plus de ${counted(most, 'e-mail')} sont venus de votre adresse en une heure. Les ordres sont encore enregistrés ; les commandes et les messages ne sont pas lus avant le ${time(until)}.`
      : `Plus de ${counted(most, 'e-mail')} sont venus de votre adresse en une heure. Celui-ci et les suivants ne sont pas lus avant le ${time(until)}.`,
  'entering/language': ({ language }) => `Nous vous écrivons en français. ${othersOffered(language)}`,
  'entering/talk-many':
    "En une heure, vous avez envoyé {most:e-mail|e-mails} sans ordre, commande ni message. Jusqu'au {until:time}, nous ne répondons qu'aux e-mails qui en contiennent ; notre prochaine réponse énumère les autres.",
  'entering/talk-alike':
    "Nous avons déjà répondu à un tel e-mail et y répondrons de nouveau après le {until:time}. D'autres mots, les ordres, les commandes et les messages reçoivent leur réponse comme toujours ; notre prochaine réponse énumère le reste.",
  'entering/marked-unanswered':
    "Vos e-mails portent la marque d'un envoi par programme, et nous répondons à {most} de ces e-mails par jour. Ce qu'ils demandent reste exécuté ; nous répondrons de nouveau à partir de {until:time}. Sans cette marque, chacun de vos e-mails aura sa réponse.",
  'entering/dropped-automatic':
    "Nous n'avons rien exécuté de ce que demande votre e-mail : il porte la marque d'une réponse automatique. S'il est de vous, renvoyez-le comme un e-mail ordinaire.",
  'entering/dropped-virus':
    "Nous n'avons pas lu votre e-mail : notre système de messagerie y a trouvé un virus. Renvoyez ce que vous voulez nous dire en texte simple, sans pièce jointe.",
  'entering/mail-sends-too-much':
    "Un e-mail fait partir au plus {most:message|messages} et {megabytes} MB : ceci n'a pas été fait. Envoyez-le dans un autre e-mail.",
  'entering/day-sends-too-much': ({ most, until, isProven }, { time }) =>
    `${isProven ? 'Vos e-mails' : 'Des e-mails en votre nom qui ne prouvent rien'} ont fait partir ${counted(most, 'message')} aujourd'hui, et c'est la limite : ceci n'a pas été fait. Les ordres sont enregistrés quand même. Renvoyez-le après le ${time(until)}.`,
  'entering/not-done-either': 'Pas fait non plus : voyez plus haut.',

  'entering/answer-of-another':
    "Cette adresse sert à répondre à un message écrit à quelqu'un d'autre : rien n'a été envoyé. Pour écrire à un joueur, envoyez à l'adresse de la partie un e-mail avec PRESS TO et le nom de la puissance.",
  'entering/message-with-password':
    "Une ligne de ce message contient un mot de passe : rien n'a donc été envoyé. Une inscription se lit à la première ligne ; retirez toute autre.",
  'entering/message-or-quotation':
    'Dans cet e-mail, on ne sait pas au juste où finissent vos propres mots et où commence le texte cité.',
  'entering/message-of-orders':
    "Il n'y a ici que des lignes pour le juge, venues à l'adresse des messages : rien n'a été envoyé ni enregistré. Les ordres vont à l'adresse de la partie.",
  'entering/message-in-message':
    "Des lignes de cet e-mail commencent un message à part, et le tout est venu à l'adresse des messages : rien n'a été envoyé.",
  'entering/message-to-another-game':
    "Rien n'a été envoyé : l'adresse est de « {address} », et l'inscription est pour « {game} ».",
} as const satisfies MessagesIn<'entering'>;

function some(orders: readonly string[], more: number): string {
  return `${orders.join(', ')}${more === 0 ? '' : ` et ${more} de plus`}`;
}

export const mails = {
  'mails/empty': "L'e-mail est vide.",
  'mails/damaged': "L'e-mail est abîmé et ne peut pas être lu.",
  'mails/too-big':
    "L'e-mail dépasse {megabytes} mégaoctets et n'a pas été lu : envoyez les ordres seuls, sans pièces jointes.",
  'mails/too-many-lines': "L'e-mail a trop de lignes et n'a pas été lu : envoyez les ordres seuls.",
  'mails/cut': "L'e-mail est trop long : sa fin n'a pas été lue.",
  'mails/cut-after': "L'e-mail est trop long : ce qui suit sa ligne {line} n'a pas été lu.",
  'mails/line-cut': "La ligne {line} est trop longue : sa fin n'a pas été lue.",
  'mails/head-unreadable': "L'en-tête de l'e-mail ne peut pas être lu.",
  'mails/head-too-long': "L'en-tête de l'e-mail est trop long pour être lu.",
  'mails/too-many-parts':
    "L'e-mail a plus de {most:partie|parties}, ou une partie à l'en-tête trop long ; rien n'en a été lu.",
  'mails/parts-too-deep':
    "Les parties de l'e-mail sont imbriquées sur plus de {most:niveau|niveaux} ; rien n'en a été lu.",
  'mails/broken-off': "L'e-mail est abîmé et n'a pas été lu jusqu'au bout.",
  'mails/parts-mixed-up': "L'e-mail est abîmé : ses parties n'ont pas pu être séparées, et tout n'a pas été lu.",
  'mails/no-parts': "L'e-mail dit avoir plusieurs parties, mais il ne s'en trouve aucune.",
  'mails/forwarded': "Un e-mail transféré ou joint n'a pas été lu : écrivez vos ordres dans l'e-mail lui-même.",
  'mails/digest': "Un recueil d'autres e-mails n'a pas été lu.",
  'mails/encrypted': "L'e-mail est chiffré ou scellé en entier et ne peut pas être lu : envoyez-le en texte simple.",
  'mails/winmail': "Ce qu'Outlook a mis dans winmail.dat n'a pas été lu : envoyez l'e-mail en texte simple.",
  'mails/attachments': (facts) =>
    facts.names.length + facts.unnamed < 2
      ? `Une pièce jointe n'a pas été lue${inBrackets(facts)} : écrivez vos ordres dans l'e-mail lui-même.${isMap(facts) ? " TRY VARIANT dans l'e-mail fait essayer une carte à vous." : ''}`
      : `${facts.names.length + facts.unnamed} pièces jointes n'ont pas été lues${inBrackets(facts)} : écrivez vos ordres dans l'e-mail lui-même.${isMap(facts) ? " TRY VARIANT dans l'e-mail fait essayer une carte à vous." : ''}`,
  'mails/unknown-encoding': "Une partie de l'e-mail est codée d'une façon que nous ne lisons pas ({encoding}).",
  'mails/unknown-charset':
    "Le jeu de caractères de l'e-mail n'est pas connu ({charset}) : des lettres ont pu être mal lues.",
  'mails/not-in-plain':
    "Votre e-mail contient deux fois son texte, et les deux diffèrent : « {line} » n'est que dans le texte mis en forme. Nous avons lu le texte brut : si cette ligne compte, renvoyez-la en texte brut.",
  'mails/struck-out': "Le texte barré n'a pas été lu.",
  'mails/hidden': "Le texte qui ne se voit pas dans l'e-mail n'a pas été lu.",
  'mails/html-too-deep': "L'e-mail n'a pas été lu jusqu'au bout : son HTML est trop imbriqué.",
  'mails/html-too-many-tags': "L'e-mail n'a pas été lu jusqu'au bout : son HTML a trop de balises.",
  'mails/html-styles-too-long': "L'e-mail n'a pas été lu jusqu'au bout : ses feuilles de style sont trop longues.",

  'mails/no-from': "L'e-mail n'a pas d'en-tête From.",
  'mails/from-too-long': "L'en-tête From est trop long pour être lu avec certitude.",
  'mails/several-froms': "L'e-mail a plusieurs en-têtes From.",
  'mails/from-group': "L'en-tête From nomme un groupe.",
  'mails/several-senders': "L'en-tête From nomme plusieurs expéditeurs.",
  'mails/from-without-address': "L'en-tête From n'a pas d'adresse lisible.",
  'mails/from-ambiguous': "L'en-tête From peut se lire de deux façons.",

  'mails/no-sender': "L'e-mail ne nomme pas d'expéditeur.",
  'mails/from-machine': "L'e-mail a été envoyé par une machine.",
  'mails/checks-contradict': "Les contrôles de l'e-mail se contredisent : son expéditeur n'est donc pas certain.",
  'mails/wrong-server': "L'e-mail ne vient pas d'un serveur autorisé à envoyer pour {domain}.",
  'mails/servers-not-named': '{domain} ne dit pas quels serveurs peuvent envoyer ses e-mails.',
  'mails/sender-unchecked': "L'expéditeur de l'e-mail n'a pas pu être vérifié.",
  'mails/sender-read-otherwise': 'Le système de courrier y lit un autre expéditeur que nous.',
  'mails/signed-in-part': "Sa signature n'en couvre que le début.",
  'mails/subject-not-signed': 'Sa signature ne couvre pas son objet.',
  'mails/not-addressed':
    "Ses champs To et Cc ne nomment pas {address} : quiconque l'a reçu a donc pu nous le renvoyer.",
  'mails/old': ({ days }) =>
    `Sa date est à plus de ${numberInWords(days)} ${days < 2 ? 'jour' : 'jours'} d'ici : ce peut être un ancien e-mail renvoyé.`,
} as const satisfies MessagesIn<'mails'>;

/** The names of attachments, as far as we give them. */
function inBrackets({ names, unnamed }: Extract<MailMessage, { code: 'mails/attachments' }>): string {
  const more = unnamed > 0 ? ` et ${unnamed} de plus` : '';
  return names.length === 0 ? '' : ` (${names.join(', ')}${more})`;
}

export const offers = {
  'offers/build-by-removal':
    "Vous n'avez pas de construction à faire. Chaque unité que vous retirez sans y être obligé vous en donne une : retirez-la dans le même e-mail, ou avant.",
  'offers/past-orders': ({ past, phase, orders }, { board }) => {
    const lines = orders.map((order) => (board === null ? order : spellOrders(board, order))).join(' ; ');
    return orders.length < 2
      ? `${past} est terminée : cet ordre n'est donc pas enregistré : ${lines}. La ligne ci-dessous le donne pour ${phase} ; l'ordre seul, sans l'ancien titre, aussi.`
      : `${past} est terminée : ces ordres ne sont donc pas enregistrés : ${lines}. La ligne ci-dessous les donne pour ${phase} ; les ordres seuls, sans l'ancien titre, aussi.`;
  },
} as const satisfies MessagesIn<'offers'>;

export const settings = {
  'settings/nothing-changed': "{because:say} ; il n'y avait rien à changer",
  'settings/auction-for-all':
    'Les places ne sont mises aux enchères que si chacune a son propre joueur : SET PLAYERS ALL, ou SET SEATS DRAWN avec moins de joueurs.',
  'settings/seats-fixed': 'Dans cette variante, les puissances qui vont ensemble sont fixées.',
  'settings/reminders-range': 'Les rappels partent de {least} à {most:heure|heures} avant la date limite.',
  'settings/comment-too-long': ({ most, isLongOne }) =>
    `${isLongOne ? 'Le long commentaire' : 'Un commentaire'} a au plus ${counted(most, 'caractère')}.`,
  'settings/partial-both-already': 'Les ordres et la presse sont déjà réglés ainsi',
  'settings/partial-orders-on':
    'Les unités laissées sans ordre tiennent à la date limite. La presse à quelques puissances, que PARTIAL désignait ailleurs, est permise comme avant.',
  'settings/partial-orders-off':
    'Les ordres doivent de nouveau être complets. Pour que la presse aille seulement à tous, envoyez SET NO PARTIAL PRESS.',
  'settings/partial-press': ({ on }) =>
    on
      ? 'La presse peut aller à quelques puissances et non à toutes. Pour des ordres qui laissent des unités de côté, il y a SET PARTIAL ORDERS.'
      : 'Toute la presse va à tous. Pour des ordres qui laissent des unités de côté, il y a SET PARTIAL ORDERS.',
  'settings/partial-which':
    'Les ordres ou la presse ? Envoyez {orders} pour des unités laissées de côté, ou {press} pour la presse à quelques puissances.',
  'settings/grace-which':
    "Presse ou temps ? Envoyez {press} pour qu'il n'y ait pas de presse après la date limite, ou {line} pour que les ordres en retard ne soient plus acceptés dans les phases de mouvement.",
  'settings/no-grace-press-already':
    "Il n'y a déjà pas de presse après la date limite ; {line} concerne le temps pendant lequel les ordres en retard sont acceptés",
  'settings/no-dedication':
    "Aucune dédication n'est demandée. SET DEDICATION n demande d'avoir été à l'heure dans n phases sur cent.",
  'settings/dedication':
    "La dédication se compte ici en phases à l'heure, et non en points : c'est la même chose que SET ONTIMERAT {ratio}. Les nouveaux venus peuvent jouer.",
  'settings/nmr-needs-grace':
    "Avec NMR, nous avertissons les joueurs en retard un jour avant que la partie ne continue sans eux : GRACE doit donc dépasser {least:heure|heures}. D'abord {line}.",
  'settings/grace-needed-for-nmr':
    'Avec NMR, GRACE doit dépasser {least:heure|heures} : les puissances en retard sont perdues un jour avant sa fin.',
  'settings/start-of-standard': "{start} est un départ de la partie standard : d'abord SET VARIANT standard.",
  'settings/centers-at-most': 'Il y a {most:centre|centres} de ravitaillement : CENTERS ne va pas au-delà.',
  'settings/centers-at-least': 'Il faut au moins un centre pour gagner.',
  'settings/players-at-most': 'On peut jouer à {most} au plus : PLAYERS va de 1 à {most}.',
  'settings/powers-at-most': ({ seats }) =>
    `Cette variante a ${counted(seats, 'place')} : POWERS ${seats === 1 ? 'est 1' : `va de 1 à ${seats}`}.`,
  'settings/hours-range': '{part} va de 0 à {most:heure|heures}, et non {hours}.',
  'settings/no-day': 'Il faut permettre au moins un jour de la semaine.',
  'settings/no-such-zone': "Il n'y a pas de fuseau horaire « {written} ». Les fuseaux s'écrivent Europe/Paris ou UTC.",

  'settings/stays': '{because:say} Ceci reste comme au début de la partie.',
  'settings/stays-joined': '{because:say} Des joueurs se sont inscrits à cette condition : elle reste.',
  'settings/late-hidden': "Il est promis aux joueurs que personne n'apprend qui est en retard.",
  'settings/number-hidden': "Il est promis aux joueurs que personne n'apprend combien se sont inscrits.",
  'settings/board-set-up': 'Les pièces sont sur le plateau.',
  'settings/building-sites-open':
    "Selon les règles de cette variante, une puissance construit déjà dans tout centre : GET RULES dit ce qu'il lui faut pour cela, et cela reste ainsi.",
  'settings/building-sites-announced': 'Tout le monde joue avec les lieux de construction annoncés au début.',
  'settings/centers-announced': 'Tout le monde joue pour le nombre de centres annoncé au début.',
  'settings/names-hidden':
    "Il est promis que les noms sont cachés ; SET NO REVEAL ou SET REVEAL dit ce qu'il en sera à la fin.",
  'settings/names-hidden-for-good': 'Il est promis que les noms restent cachés pour toujours.',
  'settings/nobody-sees-orders': 'Il est promis aux joueurs que personne ne voit leurs ordres.',
  'settings/powers-dealt': 'Les puissances sont distribuées.',
  'settings/preferences-dealt': 'Les puissances sont déjà distribuées.',
  'settings/sight-announced': 'Tout le monde joue avec la vue du plateau annoncée au début.',
  'settings/no-proxies-in-blind-games':
    "Dans une partie à l'aveugle, l'unité d'un autre montrerait ce qu'on ne voit pas.",
  'settings/practice-alone':
    "Seule une partie où une personne joue contre des bots peut devenir une partie d'entraînement.",
  'settings/practice-stays': "Une partie d'entraînement le reste. CREATE commence une partie pour d'autres.",
  'settings/removals-announced': 'Tout le monde joue avec la règle des retraits annoncée au début.',
  'settings/rulebook-announced': 'Tout le monde joue selon le livret de règles annoncé au début.',
  'settings/seats-taken': 'Les places sont prises.',

  'settings/no-such-option': "Il n'y a pas d'option « {option} ».",
  'settings/option-belongs': "Les règles d'une variante vont ici ensemble : « {option} » ne peut pas en être retirée.",
  'settings/rule-elsewhere': ({ rule, of }) => {
    switch (of) {
      case 'machiavelli':
        return `${rule} est une règle de Machiavelli, qui ne se joue pas ici : GET VARIANTS montre ce qui se joue.`;
      case 'colonial':
        return `${rule} est une règle de Colonial Diplomacy, qui ne se joue pas ici : GET VARIANTS montre ce qui se joue.`;
      case 'variant':
        return `${rule} dépend ici de la variante : GET VARIANTS dit ce que chacune a.`;
    }
  },
  'settings/cannot-be-set': '{setting} ne peut pas être réglé dans cette partie.',
  'settings/absences-secret': "Les absences sont ici le secret des joueurs : seul l'arbitre les voit.",
  'settings/absences-secret-already': "Les absences ne sont montrées qu'à l'arbitre",
  'settings/access-any': 'Les joueurs peuvent venir de partout',
  'settings/access-different':
    "Jamais deux joueurs d'une partie n'ont la même adresse. Nous ne savons qui partage un foyer que si on le dit : demandez-leur, et SET APPROVAL vous laisse accepter chacun",
  'settings/access-same':
    "L'origine d'un e-mail ne dit plus rien aujourd'hui : ALLOW PLAYER, DENY PLAYER et APPROVAL choisissent qui joue.",
  'settings/no-list-of-masters':
    "Tout le monde peut arbitrer une partie ici : il n'y a pas de liste de ceux qui le peuvent.",
  'settings/no-registry': 'Les numéros de registre ne se donnent plus ; SET COMMENT en garde un comme note.',
  'settings/no-xflags': 'XFLAGS était un mot brut fait de bits : chacune de ces règles a ici un réglage avec un nom.',
  'settings/signal-support-legal':
    'Un soutien qui ne peut pas réussir est un ordre permis par les règles : il est accepté, avec une remarque.',
  'settings/signal-support-taken':
    'Les soutiens et convois qui ne peuvent pas réussir sont permis ; ils reçoivent une remarque',

  'settings/not-understood': "« {written} » n'est pas compris ici.",
  'settings/muster-is': "MUSTER est NONE, un nombre d'heures, ou des jours comme 2D ; pas « {written} ».",
  'settings/muster-range': "L'appel dure de {least} à {most:heure|heures}.",
  'settings/muster-is-over': "L'appel se fait quand la partie commence.",
  'settings/replacement-is': "REPLACEMENT est NEXT, un nombre d'heures, ou des jours comme 2D ; pas « {written} ».",
  'settings/timing-what': 'Que voulez-vous changer : CLOCK, MIN, NEXT, GRACE, DELAY ou DAYS ?',
  'settings/set-twice': '{part} est réglé deux fois.',
  'settings/clock-is':
    'CLOCK est une heure comme 23:30, des minutes après minuit, ou -1 pour aucune heure fixe ; pas « {written} ».',
  'settings/days-are': "DAYS se compose de sept signes, dimanche d'abord, comme -MTWTF- ; pas « {written} ».",
  'settings/no-part-of-timing': "« {written} » n'est pas l'un de CLOCK, MIN, NEXT, GRACE, DELAY et DAYS.",
  'settings/hours-are': "{part} est un nombre d'heures, ou des jours comme 3D ; pas « {written} ».",
  'settings/reminders-are': "Au lieu de « {written} », il faut jusqu'à six délais, comme 1D, 4H.",
  'settings/seats-not-open':
    "Dans cette variante, les puissances qui vont ensemble sont fixées : DRAWN, AUCTION et les paires n'existent que là où on les choisit.",
  'settings/pairs': 'Chaque paire a une puissance de chaque continent, et chaque puissance est dans une paire.',
  'settings/no-address': "« {written} » n'est pas une adresse e-mail.",
  'settings/which-access': 'Quel accès : ANY, SAME ou DIFFERENT ?',
  'settings/which-level': 'Quel niveau ?',
  'settings/which-option': 'Quelle option ?',
  'settings/which-press': 'Quelle presse : WHITE, GREY, WHITE/GREY ou NONE ?',
  'settings/which-variant': 'Quelle variante ?',
  'settings/whom': 'Qui ? Des adresses ou des puissances, séparées par des virgules.',
} as const satisfies MessagesIn<'settings'>;
