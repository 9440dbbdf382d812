import { listInWords } from '../../../../engine/explain/names.ts';
import type { Addressee } from '../../../../engine/game/events.ts';
import type { PressSaying } from '../../../../engine/sayings/press.ts';
import type { Speaker, Words } from '../../language.ts';
import { agree, the } from '../articles.ts';
import { counted, grouped } from '../counts.ts';

export const press = {
  'press/sent': ({ to, asWords = 0 }, speaker) =>
    `Envoyé. Destinataires : ${recipients(to, speaker)}${asWords === 0 ? '' : `. ${counted(asWords, 'ligne')} d'ordres ${asWords === 1 ? 'est partie' : 'sont parties'} comme du texte, sans être ${asWords === 1 ? 'enregistrée' : 'enregistrées'}`}`,
  'press/kept': ({ phase }) => `Gardé : il paraîtra avec les résultats de ${phase ?? 'la prochaine phase'}`,
  'press/held': ({ why, to, characters, start }, speaker) => {
    const told = speaker.say(why);
    const sent = told.includes("ien n'a été envoyé") ? '' : " Rien n'a été envoyé.";
    return `${told}${sent} Il partirait tel quel (destinataires : ${recipients(to, speaker)}), ${characters} caractères qui commencent ainsi : ${start}`;
  },
  'press/empty': () => "Le message est vide : rien n'a été envoyé.",
  'press/too-long': ({ most }) =>
    `Le message dépasse ${grouped(most)} caractères : rien n'a été envoyé. Envoyez-le en plusieurs fois.`,
  'press/too-many': ({ most }) =>
    `Un e-mail fait partir au plus ${counted(most, 'message')} : celui-ci n'a pas été envoyé. Envoyez-le dans un autre e-mail.`,
  'press/no-reader-left': () => "Personne ne lirait plus ce message : rien n'a été envoyé.",
  'press/only-yourself': () => "Le message n'irait qu'à vous-même : rien n'a été envoyé.",
  'press/no-reader': ({ to }, speaker) =>
    `Personne ne lirait ce message : ${
      to.length === 0
        ? 'son destinataire a quitté la partie'
        : to.length === 1 && to[0] === 'OBSERVERS'
          ? "il n'y a pas d'observateurs"
          : `${recipients(to, speaker)} ${to.length === 1 ? agree(speaker.powers(to[0]!), "n'a", "n'ont") : "n'ont"} pas de joueur`
    }. Rien n'a été envoyé.`,
  'press/no-color': ({ color, observer }) =>
    `Il n'y a pas de presse ${color === 'white' ? 'blanche' : 'grise'}${observer ? ' des observateurs' : ''} dans cette partie : rien n'a été envoyé.`,
  'press/none-yet': () => "La partie n'a pas commencé : vous ne pouvez écrire qu'à l'arbitre. Rien n'a été envoyé.",
  'press/none': () => "Dans cette partie, la presse ne va qu'à l'arbitre : rien n'a été envoyé.",
  'press/none-of-observers': () => "Dans cette partie, les observateurs n'envoient pas de presse.",
  'press/none-postal': () =>
    "Il n'y a pas de presse postale dans cette partie : rien n'a été envoyé. BROADCAST l'envoie tout de suite à tous.",
  'press/no-results-to-come': () => "Il n'y a pas de phase avec les résultats de laquelle il pourrait paraître.",
  'press/none-partial': () =>
    "Dans cette partie, la presse va à tout le monde : rien n'a été envoyé. Écrivez PRESS TO ALL si c'est ce que vous voulez.",
  'press/gm-as-gm': () => "L'arbitre écrit en tant qu'arbitre : rien n'a été envoyé.",
  'press/no-fake-recipients': () =>
    "Dans cette partie, un message montre ses vrais destinataires : rien n'a été envoyé. Retirez FAKE pour l'envoyer ainsi.",
  'press/no-fake-sender': () =>
    "Dans cette partie, les messages montrent leur vrai expéditeur (SET FAKE SENDER permet autre chose) : rien n'a été envoyé. Retirez FROM pour l'envoyer sous votre nom.",
  'press/none-in-minor-phases': () =>
    "Dans cette partie, il n'y a pas de presse pendant les retraites et les ajustements : rien n'a été envoyé.",
  'press/none-after-deadline': () =>
    "Dans cette partie, il n'y a pas de presse entre la date limite et la résolution : rien n'a été envoyé.",
  'press/none-of-late': () =>
    "Dans cette partie, les joueurs en retard n'envoient pas de presse : envoyez d'abord vos ordres. Rien n'a été envoyé.",
  'press/orders-first': () =>
    "Dans cette partie, les ordres passent avant la presse : envoyez d'abord des ordres pour toutes vos unités. Rien n'a été envoyé.",
  'press/neighbors-not-all': () =>
    "Dans cette partie, la presse ne va qu'aux voisins, et non à tous : rien n'a été envoyé.",
  'press/no-neighbors': ({ far }, speaker) =>
    `Dans cette partie, la presse ne va qu'à vos voisins, et ${recipients(far, speaker)} ${
      far.length === 1 && far[0] !== 'OBSERVERS'
        ? agree(speaker.powers(far[0]!), "n'en est pas un", "n'en sont pas")
        : "n'en sont pas"
    } : rien n'a été envoyé.`,
} satisfies Words<PressSaying>;

const NAMES: Readonly<Partial<Record<Addressee, string>>> = {
  WRITER: "l'expéditeur du message auquel vous répondez",
  MASTER: "l'arbitre",
  OBSERVERS: 'les observateurs',
};

export function recipients(to: 'all' | readonly Addressee[], { powers }: Speaker): string {
  return to === 'all'
    ? 'tous'
    : listInWords(
        to.map((each) => NAMES[each] ?? the(powers(each))),
        'et',
      );
}
