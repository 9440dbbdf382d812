import type { CurrentDeadline, WaitingSaying } from '../../../../engine/sayings/waiting.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

export const waiting = {
  'waiting/always': ({ on }) =>
    on
      ? "WAIT est mis, et le sera à chaque phase, jusqu'à SET NOT ALWAYS WAIT"
      : 'WAIT ne se met plus tout seul ; pour cette phase, il reste tel quel',
  'waiting/gm': ({ wait }) =>
    wait
      ? "Rien n'est résolu avant la date limite de cette phase"
      : "Vous n'attendez pas : la phase peut être résolue avant l'heure",
  'waiting/none-due': () =>
    "Dans cette partie, seuls ceux qui ont des ordres à donner peuvent faire attendre (Strict Wait) ; vous n'en avez pas",
  'waiting/this-phase-only': () => "Pour cette phase seulement : SET NOT ALWAYS WAIT l'arrête pour de bon",
  'waiting/absence-kept': ({ current, byMaster }) =>
    `Aucune date limite fixée désormais ne tombe dans cette période ; seul l'arbitre la voit. ${byMaster === true && current === 'within' ? MOVE_IT : CURRENT[current]}`,
  'waiting/absence-asked': ({ days }) =>
    `Les dates limites évitent les absences de ${counted(days, 'jour')} au plus ; celle-ci est plus longue, et nous avons demandé à l'arbitre. Nous vous dirons si les dates limites l'évitent`,
  'waiting/absences-at-most': ({ most }) =>
    `Nous gardons au plus ${counted(most, 'absence')} à la fois. SET NO ABSENCE les retire.`,
  'waiting/no-absences': () =>
    "Cette partie ne prévoit pas d'absences : écrivez à l'arbitre, qui peut déplacer les dates limites.",
  'waiting/absence-backwards': () => 'Cette absence finit avant de commencer.',
  'waiting/absence-past': () => 'Cette absence est déjà passée.',
  'waiting/observers-wait-not': () => 'Les dates limites tiennent compte des joueurs et des arbitres ; vous observez.',
  'waiting/no-absence': ({ any }) =>
    any ? 'Aucune de vos absences ne tombe dans cette période' : "Vous n'avez pas d'absence enregistrée",
  'waiting/absence-taken-back': ({ left }) =>
    left ? 'Retirée ; les autres restent' : "Retirée : vous n'avez plus d'absence enregistrée",
} satisfies Words<WaitingSaying>;

const MOVE_IT = 'La date limite en cours y tombe et reste : SET DEADLINE la déplace.';

const CURRENT: Readonly<Record<CurrentDeadline, string>> = {
  none: "Elle est notée d'ici là.",
  within:
    "La date limite en cours y tombe et reste : envoyez vos ordres avant de partir, ou demandez à l'arbitre de la déplacer.",
  stays: 'La date limite en cours reste telle quelle.',
  'next-moves': "La date limite en cours reste ; la suivante, si elle tombe comme d'habitude, l'évite.",
};
