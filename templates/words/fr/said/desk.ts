import type { DeskSaying, NotInvited, ToldAddress } from '../../../../engine/sayings/desk.ts';
import type { Words } from '../../language.ts';
import { languageOffered } from '../../offered.ts';
import { zoneName } from '../../times/zone-name.ts';
import { counted, list } from '../counts.ts';
import { LANGUAGE_NAMES } from '../grammar.ts';

/** Codes were sent to these addresses. */
function addressesTold(to: readonly ToldAddress[]): string {
  return list(to.map((each) => (each === null ? "à l'adresse que nous avons de vous" : `à ${each}`)));
}

export const desk = {
  'desk/name-has-no-letters': () => "Un nom contient des lettres, et pas d'adresse.",
  'desk/shown-as': ({ name }) =>
    `Les autres vous voient désormais sous le nom ${name}, dans les parties qui montrent les noms`,
  'desk/zone-unknown': ({ zone }) =>
    `Il n'y a pas de fuseau horaire « ${zone} ». Les fuseaux s'écrivent Europe/Paris ou UTC.`,
  'desk/zone-set': ({ zone, now }, { time }) =>
    `Les heures de vos e-mails sont celles de ${zoneName(zone)} : il est ${time(now)}`,
  'desk/language-set': ({ language }) =>
    `Vos e-mails sont désormais en ${LANGUAGE_NAMES[language]}. Les commandes restent en anglais\u00a0; les ordres peuvent être écrits dans chaque langue du judge`,
  'desk/language-offered': ({ language }) => languageOffered(language),
  'desk/subjects-classic': ({ judge }) =>
    `Les objets de vos e-mails ont désormais la forme classique, comme ${judge}:marne - S1901M Results`,
  'desk/subjects-plain': () =>
    'Les objets de vos e-mails ont désormais la forme simple, comme [marne] S1901M résultats',
  'desk/mail-classic': () =>
    'Désormais vos e-mails sont en texte seul, sans rien de plus que ceux des anciens judges ; SET MAIL FULL ramène le reste',
  'desk/mail-full': () => 'Désormais vos e-mails ont de nouveau tout : explications, cartes et boutons',
  'desk/record-attached': () => 'Tout ce que ce judge garde sur vous est joint, en JSON',
  'desk/registered': ({ name, addresses, zone }) =>
    `Vous êtes connu ici comme ${name}, à ${list(addresses)} ; les heures de vos e-mails sont celles de ${zone === null ? 'chaque partie' : zoneName(zone)}. SET NAME et SET MY ZONE changent cela`,
  'desk/only-name-and-zone-kept': () => "Seuls un nom et un fuseau horaire sont gardés : rien d'autre de vos lignes",
  'desk/public-page-on': ({ name, page }) =>
    `Vos parties terminées sont sur une page publique au nom de ${name} : ${page}. Elle paraît avec la première d'entre elles ; les autres peuvent demander si vous êtes ponctuel. SET NO PUBLIC PAGE annule cela`,
  'desk/public-page-off': () => "Vous n'avez pas de page publique, et vous seul voyez votre ponctualité",
  'desk/no-mail-kept': () => "Aucun e-mail pour vous n'est gardé ici.",
  'desk/sent-again': ({ subjects }) =>
    subjects.length < 2
      ? `Le dernier e-mail est renvoyé : ${subjects.join(' ; ')}`
      : `Les ${subjects.length} derniers e-mails sont renvoyés : ${subjects.join(' ; ')}`,
  'desk/words-in-subject': ({ subject }) =>
    `L'objet n'est pas lu (${subject}) : écrivez dans l'e-mail lui-même ce que vous voulez, une commande par ligne.`,
  'desk/who-in-which-game': () => 'Qui joue dans quelle partie ?',
  'desk/who-is': ({ address, name }) => (name === null ? `${address} n'est pas connu ici` : `${address} est ${name}`),
  'desk/figures-are-private': () => 'Les chiffres de ce joueur ne sont pas publics : vous pouvez demander les vôtres.',
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
  'desk/record-of-person': ({ domain }) =>
    `Tout ce que le judge de ${domain} garde sur vous. Les mots de passe ne sont gardés que sous forme de hash, et ne figurent pas ici. Les e-mails reçus sont gardés un temps limité et contiennent ce que vous avez envoyé.`,
  'desk/links-on': () =>
    "Vos e-mails ont désormais un lien vers votre feuille d'ordres ; chacun ouvre celle de sa propre partie. SET LINKS OFF les retire",
  'desk/links-off': () =>
    "Les liens vers vos feuilles d'ordres ne marchent plus, et vos e-mails n'en ont plus ; SET LINKS ON les ramène",
  'desk/links-new': () =>
    "Tous vos anciens liens vers des feuilles d'ordres ne marchent plus, sur aucun appareil. En voici de nouveaux",
  'desk/links-all': () =>
    "Un lien vers l'une de vos feuilles d'ordres ouvre désormais celles de toutes vos parties ; SET LINKS ON annule cela",
  'desk/device-confirmed': ({ game }) =>
    `L'appareil sur lequel vous avez ouvert votre feuille d'ordres de « ${game} » peut envoyer des ordres. Rechargez-y la feuille`,
  'desk/device-gone': () => "Cette feuille d'ordres n'est plus ouverte. Prenez le lien de votre dernier e-mail.",

  'desk/code-unknown': () =>
    "Rien n'attend ce code : il a peut-être servi, ou il est trop ancien. Renvoyez la commande pour en avoir un autre.",
  'desk/too-many-addresses': ({ most }) => `Les e-mails vont à ${counted(most, 'adresse')} au plus.`,
  'desk/mail-goes-to': ({ addresses, already }) =>
    `Vos e-mails vont ${already ? 'déjà' : 'désormais'} à ${list(addresses)}`,
  'desk/addresses-asked-enough': () => 'Vous pouvez demander dix adresses par jour au plus.',
  'desk/address-asked-enough': ({ address }) =>
    `Aucun mot n'a été envoyé : ${address} a été assez sollicitée pour le moment. Depuis cette adresse, écrivez I AM ALSO suivi de votre adresse principale, ou réessayez demain.`,
  'desk/address-of-judge': ({ address }) =>
    `${address} est une adresse de ce judge. Indiquez-en une où vous lisez vos e-mails.`,
  'desk/address-yours-already': ({ address }) => `${address} est déjà à vous`,
  'desk/address-yours': ({ address }) => `${address} est aussi à vous : vous pouvez écrire de chacune`,
  'desk/address-plays': ({ address }) =>
    `${address} participe à ses propres parties : elle seule peut demander à partager son compte. Rien n'a changé.`,
  'desk/code-cannot-arrive': () =>
    "Rien n'a changé : un code devrait aller à l'adresse que nous avons de vous, et les e-mails qui y vont reviennent. Écrivez à l'arbitre de votre partie (PRESS TO MASTER, avec votre mot de passe), qui peut libérer la place par EJECT ; reprenez-la ensuite d'ici avec SIGNON et un mot de passe à vous.",
  'desk/code-sent': ({ to, address, what }) => {
    const then = what === 'move' ? `vos e-mails iront à ${address}` : `${address} sera aussi à vous`;
    const unless = to.includes(address) ? `. Si ${address} joue déjà ici, la demande doit venir d'elle` : '';
    return to.length < 2
      ? `Dès que vous renverrez le code envoyé ${addressesTold(to)}, ${then}${unless}`
      : `Dès que vous renverrez les codes envoyés ${addressesTold(to)}, ${then}${unless}`;
  },
  'desk/erasure-asked': () =>
    "Votre nom et vos adresses seraient effacés pour toujours, et vous quitteriez toutes les parties en cours. L'historique des parties reste, sans votre nom",
  'desk/code-of-another': () => 'Ce code a été envoyé à une autre adresse : répondez de là.',
  'desk/mail-not-kept': () => "Cet e-mail n'est plus gardé : renvoyez-le.",
  'desk/other-code-too': () => "Merci. Renvoyez maintenant aussi le code envoyé à l'autre adresse",
  'desk/erased-already': () => "C'est déjà fait",
  'desk/erased': () => 'Votre nom et vos adresses sont effacés. Ceci est le dernier e-mail pour vous',
  'desk/no-such-account': () => "Ce compte n'existe plus.",

  'desk/invite-to-which-game': () => "À quelle partie ? Envoyez ceci à l'adresse de la partie.",
  'desk/only-gm-invites': () =>
    "Une fois la partie commencée, seul l'arbitre invite ; avant, ses joueurs le peuvent aussi.",
  'desk/unmute-in-which-game': () => "Envoyez UNMUTE à l'adresse de la partie, ou sous son inscription.",
  'desk/digest-on': () =>
    'Désormais ce qui ne presse pas arrive une fois par jour, en un e-mail ; SET NO DIGEST fait de nouveau arriver chaque e-mail aussitôt',
  'desk/digest-off': () => 'Désormais chaque e-mail arrive aussitôt ; ce qui est déjà réuni arrive encore en un seul',
  'desk/mail-goes-again': ({ marked }) =>
    `${marked ? "Un de nos e-mails a été signalé comme indésirable chez vous, peut-être par erreur ; nous avions cessé d'en envoyer. Puisque vous nous écrivez," : "Les e-mails qui vous étaient adressés revenaient ; nous avions cessé d'en envoyer. Votre message montre que votre boîte fonctionne :"} désormais vous recevez tout de nouveau. RESEND 10 renvoie les dix derniers e-mails.`,
  'desk/unmuted': ({ names }) =>
    names.length === 0 ? 'Les e-mails y partent de nouveau' : `Les e-mails pour ${names.join(', ')} partent de nouveau`,
  'desk/not-unmuted': ({ names }) =>
    `Nos e-mails ont été signalés comme indésirables${names.length === 0 ? '' : ` (${names.join(', ')})`}. Seul un e-mail de la personne elle-même y met fin.`,
  'desk/nobody-muted': ({ game }) => `Personne que ces mots désignent dans « ${game} » n'est privé d'e-mails.`,
  'desk/all-seats-taken': ({ game }) => `Toutes les places de « ${game} » sont prises : il n'y a personne à inviter.`,
  'desk/invited': ({ address }) => `${address} est invité ; l'e-mail donne votre nom et votre adresse`,
  'desk/not-invited': ({ address, ...reason }) => `${address} ${whyNotInvited(reason)}`,
  'desk/invitations-on': () => 'On peut de nouveau vous inviter à des parties',
  'desk/invitations-off': () => 'Personne ne peut plus vous inviter à une partie',

  'desk/my-games-by-address': () => 'MY GAMES montre toutes vos parties : envoyez-le depuis votre propre adresse.',
  'desk/what-if-too-long': () => 'Cela fait trop de calculs à la fois : envoyez moins de lignes.',
  'desk/what-if-of-which-game': () => "Dans quelle partie ? Envoyez ceci à l'adresse de la partie.",
  'desk/of-which-game': () => 'Dans quelle partie ?',
  'desk/for-one-game': ({ command }) =>
    `${command} concerne une seule partie : envoyez-le à l'adresse de la partie, ou inscrivez-vous d'abord.`,
  'desk/version': ({ version, domain }) => `Ici Chancery ${version}, un judge pour Diplomacy par e-mail, à ${domain}.`,
  'desk/more-games-listed': ({ count }) =>
    `LIST montre ${counted(count, 'autre partie', 'autres parties')} ; LIST suivi d'un nom en décrit une.`,
  'desk/no-such-game': ({ game }) => `Il n'y a pas de partie « ${game} ». LIST montre celles qui existent.`,
  'desk/blind-position': ({ game }) =>
    `« ${game} » se joue à l'aveugle : son plateau n'est montré qu'à la fin. La feuille d'ordres essaie des ordres sur ce que vous voyez.`,
  'desk/no-position': ({ game }) => `« ${game} » n'a pas de position en ce moment.`,
  'desk/no-such-phase': ({ game, phase }) => `« ${game} » n'a pas eu de phase ${phase}.`,
  'desk/variant-unknown': ({ game }) => `La variante de « ${game} » n'est pas connue ici.`,

  'desk/rest-cut': () =>
    'Le reste est omis : il est trop long pour un e-mail. HISTORY avec FROM et TO en apporte une partie.',
  'desk/attachment-left-out': () =>
    'Une pièce jointe est omise : elle est trop longue pour un e-mail. Elle est sur la page de la partie.',
  'desk/mail-not-written': ({ game, link }) =>
    `Il s'est passé quelque chose dans « ${game} », mais nous n'avons pas pu écrire l'e-mail qui le raconte. La faute est à nous, et elle est notée.\n\nLa partie telle qu'elle est : ${link}`,
  'desk/mail-not-written-subject': ({ game }) => `[${game}] voyez la page de la partie`,
} satisfies Words<DeskSaying>;

function whyNotInvited(reason: NotInvited): string {
  switch (reason.why) {
    case 'takes-part':
      return 'participe déjà à cette partie.';
    case 'invited-before':
      return "est déjà invité à cette partie : nous n'invitons personne deux fois.";
    case 'not-allowed':
      return "n'est pas sur la liste de l'arbitre, de ceux qui peuvent jouer : SET ALLOW PLAYER et l'adresse l'y met.";
    case 'denied':
      return "est sur la liste de l'arbitre, de ceux qui ne peuvent pas jouer.";
    case 'gets-no-mail':
      return "ne reçoit pas d'e-mails de ce judge.";
    case 'of-judge':
      return 'est une adresse de ce judge, où personne ne lit de courrier.';
    case 'wants-none':
      return "ne veut pas d'invitations de ce judge.";
    case 'writer-asked-enough':
      return `n'est pas invité : une personne envoie ${counted(reason.most, 'invitation')} par jour au plus.`;
    case 'asked-enough':
      return "n'est pas invité : d'autres peuvent nous faire écrire à une adresse 3 fois par jour et 10 fois par mois au plus.";
  }
}
