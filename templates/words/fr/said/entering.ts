import type { EnteringSaying } from '../../../../engine/sayings/entering.ts';
import type { Words } from '../../language.ts';
import { ofThe, the } from '../articles.ts';
import { asides } from '../asides.ts';
import { counted, list, percent } from '../counts.ts';

const ALONE =
  "une confirmation ne compte que dans un e-mail qui ne dit rien d'autre, pour que personne ne confirme ce qu'il ne fait que citer ou demander. Si c'est voulu, envoyez la ligne seule.";

export const entering = {
  'entering/not-signed-on': ({ game }) => `Vous n'êtes pas inscrit à « ${game} » depuis cette adresse.`,
  'entering/no-part-and-over': ({ game }) =>
    `Vous ne participez pas à « ${game} » depuis cette adresse, et la partie est terminée.`,
  'entering/seat-lost': ({ game, names }) =>
    `Vous avez perdu ${the(list(names))} dans « ${game} » pour cause de retard. Envoyez des ordres, ou la ligne ci-dessous, et vous jouez de nouveau.`,
  'entering/no-part-but-open': ({ game, name }) =>
    `Vous ne participez pas à « ${game} » depuis cette adresse. Personne ne joue ${the(name)} : pour prendre la relève, envoyez la ligne ci-dessous, et vos ordres sous elle.`,
  'entering/no-part-here': ({ game, name }) =>
    `Vous ne participez pas à « ${game} » depuis cette adresse. Si vous jouez ${the(name)} depuis une autre, mettez la ligne ci-dessous au-dessus de vos ordres, suivie de votre mot de passe. Sans mot de passe, cela marche aussi : nous demandons alors à l'adresse que nous connaissons.`,
  'entering/no-part': ({ game }) =>
    `Vous ne participez pas à « ${game} » depuis cette adresse ; ses résultats vont à ses observateurs. Si vous y jouez depuis une autre, commencez par SIGNON, la lettre de votre puissance, @${game} et votre mot de passe.`,
  'entering/no-such-power': ({ game, written }) => `Il n'y a pas de puissance « ${written} » dans « ${game} ».`,
  'entering/plays-another': ({ game, names, name }) =>
    `Dans « ${game} », vous jouez ${the(list(names))}, et non ${the(name)}.`,
  'entering/not-player': ({ game, name }) => `Vous ne jouez pas ${the(name)} dans « ${game} » depuis cette adresse.`,
  'entering/not-player-here': ({ game, name, isAsked }) =>
    isAsked
      ? `Vous ne jouez pas ${the(name)} dans « ${game} » depuis cette adresse. Si c'est depuis une autre, ajoutez votre mot de passe à la ligne. Nous avons aussi écrit à l'adresse que nous connaissons de son joueur : confirmez de là, et ce que vous avez envoyé sera exécuté.`
      : `Vous ne jouez pas ${the(name)} dans « ${game} » depuis cette adresse. Si c'est depuis une autre, ajoutez votre mot de passe à la ligne.`,
  'entering/answered-elsewhere': ({ game, line }) =>
    `Votre e-mail est venu avec le mot de passe du joueur : il compte dans « ${game} », et la réponse est partie à l'adresse du joueur. Si c'est vous, ${line}, envoyé de là-bas, permet d'utiliser aussi celle-ci.`,
  'entering/answered-nowhere': ({ game }) =>
    `Votre message est venu avec le mot de passe du joueur et compte dans « ${game} ». Nous n'avons pas pu y répondre : les e-mails à son adresse reviennent. Si c'est vous, écrivez à l'arbitre (PRESS TO MASTER, avec la même ligne SIGNON), qui peut libérer la place par EJECT ; reprenez-la ensuite d'ici avec SIGNON et un mot de passe à vous.`,
  'entering/answered-no-gm': ({ game, address }) =>
    `Votre message est venu avec le mot de passe de l'arbitre et compte dans « ${game} ». Nous n'avons pas pu y répondre : les e-mails à l'adresse de l'arbitre reviennent. Si c'est vous, envoyez d'ici OBSERVE ${game}, puis, avec le même mot de passe, PROMOTE ${address} : vous serez arbitre d'ici.`,
  'entering/not-master': ({ game, hasPassword }) =>
    hasPassword
      ? `Vous n'êtes pas l'arbitre de « ${game} », et le mot de passe n'est pas le sien.`
      : `Vous n'êtes pas l'arbitre de « ${game} ».`,
  'entering/not-observing': ({ game }) => `Vous n'observez pas encore « ${game} ».`,
  'entering/too-many-passwords': () =>
    "Trop de mots de passe faux ont été essayés ici aujourd'hui, et celui-ci ne l'a pas été. Écrivez de l'adresse de votre inscription, ou réessayez demain.",
  'entering/wrong-password': () => "Le mot de passe n'est pas le bon.",
  'entering/wrong-password-of-power': () =>
    "Ce n'est pas le mot de passe de cette puissance, et cette adresse ne la joue pas.",

  'entering/over': ({ game }) => `« ${game} » est terminée.`,
  'entering/over-observer': ({ game }) => `« ${game} » est terminée ; son déroulement est sur sa page.`,
  'entering/takes-part-already': ({ game }) =>
    `Vous participez déjà à « ${game} » : tout ce que voit un observateur vous parvient.`,
  'entering/plays-already': ({ game, names }) => `Vous jouez déjà ${the(list(names))} dans « ${game} ».`,
  'entering/plays-for-one': ({ game, names }) =>
    `Vous jouez ${the(list(names))} dans « ${game} » : personne ne joue pour deux.`,
  'entering/begun-without-master': ({ game }) =>
    `« ${game} » a commencé sans vous : l'arbitre ne peut jouer que si les puissances ne sont pas distribuées.`,
  'entering/master-stays-out': ({ name, power }) =>
    `L'arbitre ne peut pas rejoindre une partie commencée. Pour écrire des ordres pour ${the(name)}, mettez BECOME ${power} au-dessus.`,
  'entering/all-seats-taken': ({ game }) => `Toutes les places de « ${game} » sont prises.`,
  'entering/begun-and-full': ({ game }) => `« ${game} » a commencé, et toutes les places étaient prises.`,
  'entering/begun-and-wanted': ({ game, names }) =>
    `« ${game} » a commencé ; il manque un joueur pour ${the(list(names))}.`,
  'entering/begun-and-open': ({ game, names }) =>
    `« ${game} » a commencé ; personne ne joue ${the(list(names, 'ou'))}, et vous pouvez prendre la relève.`,
  'entering/dummy-for-good': ({ name }) =>
    `L'arbitre laisse ${the(name)} sans joueur : personne ne peut prendre la relève.`,
  'entering/kept-for-another': ({ name }) =>
    `La place ${ofThe(name)} est réservée à qui a le mot de passe fixé par l'arbitre.`,
  'entering/name-taken': ({ game }) => `Il y a déjà une partie « ${game} » : choisissez un autre nom.`,
  'entering/no-such-game': ({ game, otherwise }) =>
    otherwise === null
      ? `Il n'y a pas de partie « ${game} ». LIST montre celles qui existent.`
      : `Il n'y a pas de partie « ${game} », ni de partie « ${otherwise} ». LIST montre celles qui existent.`,
  'entering/no-such-game-unnamed': () =>
    "Cette partie n'existe pas ; LIST montre celles qui existent. Le nom de la partie suit la lettre de la puissance sans espace, et le mot de passe est un seul mot.",
  'entering/no-game-forming': () => "Aucune partie n'attend de joueurs en ce moment.",
  'entering/game-not-named': () => 'Quelle partie ? Écrivez son nom après SIGNON.',
  'entering/games-a-day': ({ most }) => `Une adresse crée ${counted(most, 'partie')} par jour au plus.`,
  'entering/not-punctual': ({ least, onTime, due }) =>
    `Cette partie est pour les joueurs à l'heure dans ${percent(least)} des phases jusqu'ici ; vous l'avez été dans ${onTime} sur ${due}. Écrivez à l'arbitre si vous voulez jouer quand même.`,
  'entering/left-too-often': ({ most, left, games }) =>
    `Cette partie est pour les joueurs qui ont quitté au plus ${percent(most)} de leurs parties ; vous en avez quitté ${left} sur ${games}. Écrivez à l'arbitre si vous voulez jouer quand même.`,

  'entering/confirms-alone': () => `Rien n'est confirmé : ${ALONE}`,
  'entering/subject-confirms-alone': () => `Votre objet ne confirme rien : ${ALONE}`,
  'entering/nothing-found': () => 'Votre e-mail ne contient ni ordre, ni commande, ni message.',
  'entering/address-unreachable': ({ address }) =>
    `Les e-mails n'arrivent pas à ${address} : beaucoup de serveurs n'acceptent avant l'@ que des lettres simples et des chiffres. Écrivez d'une autre adresse.`,
  'entering/mail-failed': ({ at }, { time }) =>
    `Quelque chose dans votre e-mail de ${time(at)} fait échouer notre propre programme. La faute est à nous, et elle est notée. Aucune partie n'attend cet e-mail. Certaines lignes ont pu être exécutées : envoyez STATUS pour voir ce qui est enregistré, puis renvoyez le reste, dans des e-mails séparés.`,
  'entering/section-failed': () =>
    'Quelque chose dans ce que vous avez écrit pour cette partie a fait échouer notre propre programme. La faute est à nous, et elle est notée. Envoyez STATUS à la partie pour voir ce qui est enregistré, puis renvoyez le reste.',
  'entering/taken-for-spam': () => "Notre système de courrier l'a pris pour du spam.",
  'entering/written-before': ({ phase }) =>
    `Il a été écrit avant le début de ${phase} : ce peut être un ancien e-mail que quelqu'un a renvoyé.`,
  'entering/address-unknown': ({ game, names }) =>
    `Il vient d'une adresse que nous ne connaissons pas comme la vôtre, et il est pour ${the(list(names))} dans « ${game} ».`,
  'entering/after-guesses': ({ game }) =>
    `Il contient votre mot de passe pour « ${game} », mais trop de mots de passe erronés sont arrivés aujourd'hui ; nous préférons donc vous demander.`,
  'entering/address-of-another': ({ game, address }) =>
    `Rien n'a été fait : l'adresse à laquelle vous avez écrit est celle d'e-mails de « ${game} » qui ne sont pas les vôtres. Répondez à un e-mail à vous, ou écrivez à ${address}.`,
  'entering/only-quoted-text': () =>
    "Votre e-mail ne contient que du texte cité, qui n'est jamais lu : écrivez vos lignes au-dessus.",
  'entering/not-read': ({ lines }) => {
    const all = lines.reduce((sum, { count }) => sum + count, 0);
    const what =
      lines.length === 1 ? asides[lines[0]!.why] : list(lines.map(({ why, count }) => `${count} (${asides[why]})`));
    return all < 2
      ? `${all} ligne de votre e-mail n'a pas été lue : ${what}.`
      : `${all} lignes de votre e-mail n'ont pas été lues : ${what}.`;
  },
  'entering/orders-in-subject': ({ orders, more }) =>
    `Les ordres dans l'objet ne sont pas lus (${some(orders, more)}) : écrivez-les dans l'e-mail lui-même.`,
  'entering/orders-in-quotation': ({ orders, more }) =>
    `Votre e-mail n'a d'ordres que dans le texte cité, qui n'est pas lu (${some(orders, more)}) : écrivez-les au-dessus.`,
  'entering/order-quoted': ({ line }) =>
    `Ceci figure dans l'e-mail auquel vous répondez, et la ligne ${line} a un nouvel ordre pour cette unité : nous l'avons pris pour une citation, sans nous en servir. Si c'est voulu, envoyez-le seul.`,

  'entering/too-many-mails': ({ most, until, ordersFiled }, { time }) =>
    ordersFiled
      ? `Plus de ${counted(most, 'e-mail')} sont venus de votre adresse en une heure. Les ordres sont encore enregistrés ; les commandes et les messages ne sont pas lus avant le ${time(until)}.`
      : `Plus de ${counted(most, 'e-mail')} sont venus de votre adresse en une heure. Celui-ci et les suivants ne sont pas lus avant le ${time(until)}.`,
  'entering/marked-unanswered': ({ most, until }, { time }) =>
    `Vos e-mails portent la marque d'un envoi par programme, et nous répondons à ${most} de ces e-mails par jour. Ce qu'ils demandent reste exécuté ; nous répondrons de nouveau à partir de ${time(until)}. Sans cette marque, chacun de vos e-mails aura sa réponse.`,
  'entering/dropped-automatic': () =>
    "Nous n'avons rien exécuté de ce que demande votre e-mail : il porte la marque d'une réponse automatique. S'il est de vous, renvoyez-le comme un e-mail ordinaire.",
  'entering/dropped-virus': () =>
    "Nous n'avons pas lu votre e-mail : notre système de messagerie y a trouvé un virus. Renvoyez ce que vous voulez nous dire en texte simple, sans pièce jointe.",
  'entering/mail-sends-too-much': ({ most, megabytes }) =>
    `Un e-mail fait partir au plus ${counted(most, 'message')} et ${megabytes} MB : ceci n'a pas été fait. Envoyez-le dans un autre e-mail.`,
  'entering/day-sends-too-much': ({ most, until, isProven }, { time }) =>
    `${isProven ? 'Vos e-mails' : 'Des e-mails en votre nom qui ne prouvent rien'} ont fait partir ${counted(most, 'message')} aujourd'hui, et c'est la limite : ceci n'a pas été fait. Les ordres sont enregistrés quand même. Renvoyez-le après le ${time(until)}.`,
  'entering/not-done-either': () => 'Pas fait non plus : voyez plus haut.',

  'entering/answer-of-another': () =>
    "Cette adresse sert à répondre à un message écrit à quelqu'un d'autre : rien n'a été envoyé. Pour écrire à un joueur, envoyez à l'adresse de la partie un e-mail avec PRESS TO et le nom de la puissance.",
  'entering/message-with-password': () =>
    "Une ligne de ce message contient un mot de passe : rien n'a donc été envoyé. Une inscription se lit à la première ligne ; retirez toute autre.",
  'entering/message-or-quotation': () =>
    'Dans cet e-mail, on ne sait pas au juste où finissent vos propres mots et où commence le texte cité.',
  'entering/message-of-orders': () =>
    "Il n'y a ici que des lignes pour le judge, venues à l'adresse des messages : rien n'a été envoyé ni enregistré. Les ordres vont à l'adresse de la partie.",
  'entering/message-in-message': () =>
    "Des lignes de cet e-mail commencent un message à part, et le tout est venu à l'adresse des messages : rien n'a été envoyé.",
  'entering/message-to-another-game': ({ address, game }) =>
    `Rien n'a été envoyé : l'adresse est de « ${address} », et l'inscription est pour « ${game} ».`,
} satisfies Words<EnteringSaying>;

function some(orders: readonly string[], more: number): string {
  return `${orders.join(', ')}${more === 0 ? '' : ` et ${more} de plus`}`;
}
