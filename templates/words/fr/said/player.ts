import type { PlayerSaying } from '../../../../engine/sayings/player.ts';
import type { Words } from '../../language.ts';
import { agree, The } from '../articles.ts';
import { counted, grouped } from '../counts.ts';

export const player = {
  'player/quit-leaves-nothing': () =>
    "Ceci ne quitte aucune partie, et rien d'autre n'en a été fait : pour quitter une partie, écrivez RESIGN ; pour finir un e-mail, SIGNOFF.",
  'player/quit-is-resign': () => "Pour quitter la partie, écrivez RESIGN : rien n'est encore fait.",
  'player/forgot-password': () =>
    "Un mot de passe n'est montré à personne. Depuis votre propre adresse, vous n'en avez pas besoin : écrivez vos lignes à la partie, ou répondez à ses e-mails. SET PASSWORD suivi d'un nouveau mot le change.",
  'player/no-bid-to-withdraw': () =>
    "Il n'y a pas d'enchère dans cette partie : ni sur les places (BID), ni de points sur des États (IP). CLEAR retire des ordres.",
  'player/who-has-ordered': () =>
    "Avant la date limite, seul l'arbitre voit qui a donné ses ordres, par MY GAMES ; après, tout le monde apprend qui est en retard. STATUS montre vos propres ordres.",
  'player/one-line-does': () => 'Pour cela, envoyez la ligne ci-dessous.',
  'player/hold-each': () =>
    "Une unité tient d'elle-même, mais elle compte comme manquante tant qu'elle n'a pas d'ordre. Écrivez une ligne par unité, par exemple A Par H.",
  'player/how-to-order': () =>
    "Un ordre est une ligne : l'unité, puis ce qu'elle fait. A Par - Bur se déplace, A Par H tient, A Mar S A Par - Bur soutient. Répondez à un e-mail de la partie, une ligne par unité. HELP ORDERS en dit plus.",
  'player/how-to-write': () =>
    "Un message commence par PRESS TO et le nom des puissances, seuls sur une ligne. Votre texte suit, et ENDPRESS le termine sur la dernière ligne. Rien n'a été envoyé.",
  'player/yes-to-what': () =>
    "Un oui ne confirme que s'il est toute la réponse à l'e-mail qui l'a demandé. Tout ce qui attend se confirme par la ligne CONFIRM et son mot.",
  'player/how-to-join': ({ game }) =>
    `${game === null ? "SIGNON ? suivi du nom d'une partie, seul sur sa ligne, vous y inscrit" : `SIGNON ?${game}, seul sur sa ligne, vous inscrit à cette partie`} : rien n'a encore été fait. LIST montre les parties.`,
  'player/not-auctioned': ({ lot }, { powers }) =>
    `${The(powers(lot))} ${agree(powers(lot), "n'est", 'ne sont')} pas aux enchères.`,
  'player/bid-too-high': ({ purse, points }) => `Chacun a ${counted(purse, 'point')} : ${points}, c'est trop.`,
  'player/bids-kept': () => "Vos enchères sont scellées : personne d'autre ne les voit avant la vente des places",
  'player/bids-withdrawn': () => "Vous n'avez plus d'enchères : la partie les attend",
  'player/bid-sign-on': () => "Seuls les joueurs font des enchères : inscrivez-vous d'abord.",
  'player/bid-begun': () => 'Les places sont prises : la partie a commencé.',
  'player/no-auction': () => 'Les places de cette partie ne sont pas aux enchères : dites ce que vous aimeriez jouer.',
  'player/no-bid': ({ text }) => `« ${text} » n'est pas une enchère : il faut des points et une place.`,
  'player/bid-what': () => 'Combien de points pour quelle place ?',
  'player/bid-for-each': ({ text }) =>
    `« ${text} » n'est pas aux enchères d'un bloc : faites une offre pour chaque puissance.`,
  'player/diary-over': () => 'La partie est terminée : ses journaux sont clos.',
  'player/diary-full': ({ most, length }) =>
    `Un journal a ${grouped(most)} caractères au plus par partie, et cette entrée le porterait à ${grouped(length)} : elle n'a pas été gardée. DIARY DELETE fait de la place.`,
  'player/diary-kept': ({ entry, opens }) =>
    `Gardé comme entrée ${entry} de votre journal ; ${
      opens
        ? "personne d'autre ne la lit avant la fin de la partie, où elle s'ouvre à tous"
        : "personne d'autre ne la lira jamais : dans cette partie, les journaux restent fermés"
    }`,
  'player/diary-deleted': ({ entry }) => `L'entrée ${entry} est effacée : personne ne la verra jamais`,
  'player/diary-stays': () => 'La partie est terminée et ses journaux sont ouverts : ils restent tels quels.',
  'player/diary-no-entry': ({ entry }) => `Il n'y a pas d'entrée ${entry} dans votre journal.`,
  'player/diary-empty': () => 'Votre journal est vide.',
  'player/diary-entry-empty': () => "L'entrée est vide.",
  'player/would-resign': () =>
    'Vos ordres enregistrés restent. Nous cherchons un remplaçant, et tant que personne ne prend la place vous pouvez revenir.',
  'player/left': () => 'Vous avez quitté la partie',
  'player/observer-left': () => "Vous n'observez plus la partie ; rien d'elle ne vous parviendra plus",
  'player/invite-whom': () => 'Qui ? Écrivez leurs adresses e-mail.',
  'player/what-if-orders': () => 'Des ordres sont attendus sous WHATIF.',
  'player/no-phase-of': ({ text, variant }) => `« ${text} » n'est pas une phase de ${variant}.`,
  'player/powers-dealt': () => 'Les puissances sont déjà distribuées.',
  'player/preference-sign-on': () => 'Réservé à ceux qui se sont inscrits pour jouer.',
  'player/preference-at-random': () => 'Noté, bien que cette partie tire ses puissances au sort',
  'player/broadcasts': ({ on, gm }) => {
    if (on) return 'Vous recevez les messages à tous';
    return gm
      ? "Vous ne recevez plus les messages à tous, mais ce qui est écrit à l'arbitre, si. SET BROADCAST les ramène"
      : 'Vous ne recevez plus de presse, seulement les e-mails du judge lui-même ; SET BROADCAST la ramène';
  },
  'player/cleared': ({ explain }) =>
    `Retiré ; ce qui est enregistré maintenant est ci-dessous${explain ? ELSEWHERE : ''}`,
  'player/nothing-to-clear': ({ explain }) => `Il n'y avait rien d'enregistré à retirer${explain ? ELSEWHERE : ''}`,
  'player/clear-what': ({ text }) => `« ${text} » n'est pas une unité. CLEAR, CLEAR ALL ou CLEAR A Par.`,
} satisfies Words<PlayerSaying>;

const ELSEWHERE =
  ". Il s'agit de la phase en cours ; sur nJudge, CLEAR ne retire que les ordres de phases à venir, ce qui est ici CLEAR LATER";
