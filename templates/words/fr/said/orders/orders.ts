import { placeName, provinceName } from '../../../../../engine/explain/names.ts';
import type { OrderSaying, UnitMeant } from '../../../../../engine/sayings/orders/orders.ts';
import type { Power } from '../../../../../engine/vocabulary.ts';
import type { Speaker, Words } from '../../../language.ts';
import { ruleIn } from '../../../short-rules.ts';
import { agree, ofThe, The, the, toThe } from '../../articles.ts';
import { counted, list, of } from '../../counts.ts';
import { whyClosedNow } from './out-of-reach.ts';

export const orders = {
  'orders/unreadable': () => 'Cela ne peut pas se lire comme un ordre.',
  'orders/unreadable-for-phase': () => 'Cela ne peut pas se lire comme un ordre pour cette phase.',
  'orders/not-understood': ({ shown }) => `« ${shown} » n'est pas compris.`,
  'orders/helps-nothing': () => "Quel ordre est soutenu ? Il n'y en a pas avant celui-ci sur la ligne.",
  'orders/after-waive': ({ shown }) => `Après la renonciation à une construction, « ${shown} » n'est pas compris.`,
  'orders/what-and-where': ({ kind }) => (kind === 'build' ? 'Construire quoi, et où ?' : 'Retirer quoi, et où ?'),
  'orders/nothing-to-waive': () =>
    "Il n'y a pas de construction à laquelle renoncer : ce n'est pas une phase d'ajustements.",
  'orders/for-other-power': ({ power, writers }, { powers }) =>
    `Cette ligne est pour ${the(powers(power))} ; vous écrivez pour ${the(powers(writers))}.`,
  'orders/who-waives': ({ powers: could }, { powers }) =>
    `${The(powers(could))} ${agree(powers(could), 'peut', 'peuvent')} construire : nommez la puissance sur la ligne ou au-dessus.`,
  'orders/who-builds': ({ powers: could }, { powers }) =>
    `${The(powers(could))} pourraient construire là : nommez la puissance sur la ligne ou au-dessus.`,
  'orders/whose-waive': () => 'Qui renonce à une construction ? Nommez la puissance devant.',
  'orders/no-such-unit-then': () => "Aucune unité de ce genre n'est là dans cette phase.",
  'orders/kept-and-removed': ({ line }) =>
    `L'unité est retirée à la ligne ${line} ; l'une des deux lignes est de trop.`,
  'orders/removals-due': ({ count }) =>
    `Il faut retirer ${counted(count, 'unité')} : il n'y a pas de construction à laquelle renoncer.`,
  'orders/no-builds-due': () => "Aucune construction n'est à faire.",
  'orders/no-build-left': () => 'Il ne reste pas de construction à laquelle renoncer.',
  'orders/build-of-owner': ({ at, power }, { board, powers }) =>
    `${board === null ? at : provinceName(board, at)} est ${toThe(powers(power))} : cette construction compte pour ${the(powers(power))}.`,
  'orders/remark': ({ shown }) => `« ${shown} » n'est qu'une remarque : l'ordre vaut tel quel.`,
  'orders/remark-decides': ({ shown }) =>
    `Nous n'avons pas pris cet ordre à cause de « ${shown} » : un ordre est donné ou ne l'est pas. S'il doit valoir dans tous les cas, envoyez-le sans cela.`,
  'orders/builds-left': ({ count }) =>
    `Il ne reste que ${counted(count, 'construction à laquelle', 'constructions auxquelles')} renoncer.`,
  'orders/needs-convoy-now': ({ unit, to }, { board }) =>
    board === null
      ? 'Il faut maintenant un convoi.'
      : `Il faut maintenant un convoi : ${whyClosedNow(board, { type: unit.type ?? 'A', at: unit.at }, to)}.`,
  'orders/two-ways': ({ shown }) => `« ${shown} » peut se lire de deux façons.`,
  'orders/several-places': ({ shown, places }, { board }) =>
    `« ${shown} » peut désigner ${list(
      places.map((id) => (board === null ? id : provinceName(board, id))),
      'ou',
    )}.`,
  'orders/power-for-place': ({ shown, power, or }, { powers, place }) =>
    or === null
      ? `« ${shown} » dit seulement qu'il s'agit d'une unité ${ofThe(powers(power))} : nommez le lieu où elle est.`
      : `« ${shown} » peut désigner ${place(or)} ou une unité ${ofThe(powers(power))} : nommez le lieu où elle est.`,
  'orders/closed-by-rule': ({ rule }, { board }) => (board === null ? rule : ruleIn(board, rule)),
  'orders/no-such-place': ({ shown }) => `Il n'y a pas de province « ${shown} ».`,
  'orders/place-of-its-own': ({ shown, place }, { board }) =>
    `Sur cette carte, « ${shown} » est une province à part : ${board === null ? place : provinceName(board, place)} (${place}).`,
  'orders/impassable': ({ place: at }, { place }) =>
    `${place(at)} est infranchissable : aucune unité ne peut jamais y entrer.`,
  'orders/no-such-coast': ({ province, coast, places }, { board }) =>
    `${board === null ? province : provinceName(board, province)} n'a pas de côte « ${coast} » : il y a ${list(
      places.map((each) => (board === null ? each : placeName(board, each))),
    )}.`,
  'orders/no-such-power': ({ shown }) => `Il n'y a pas de puissance « ${shown} » dans cette partie.`,
  'orders/convoyed-where': ({ from }, { place }) => `Où l'armée ${of(place(from))} doit-elle être convoyée ?`,
  'orders/no-retreats-due': () => "Aucune retraite n'est à faire : c'est une phase de mouvements.",
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
  'orders/one-step-retreat': () => 'Une retraite est un pas vers un lieu voisin, jamais par convoi.',
  'orders/build-or-remove': ({ unit }) => `Faut-il construire ou retirer ${unit} ?`,
  'orders/army-or-fleet': ({ at }, { place }) => `${place(at)} : une armée ou une flotte ?`,
  'orders/no-proxies': () => 'Les procurations ne sont pas permises dans cette partie.',
  'orders/proxy-to-oneself': () => 'Une procuration va à une autre puissance.',
  'orders/owner-differs': ({ unit, owner, written }, speaker) =>
    `${sentence(meant(unit, speaker))} appartient ${toThe(speaker.powers(owner))}, et non ${toThe(written === null ? 'cette puissance' : speaker.powers(written))}.`,
  'orders/influence-in-movement': () => "L'influence ne se répartit que dans les phases de mouvements.",
  'orders/influence-how-many': () => "Combien de points ? IP, les points, l'unité et son ordre.",
  'orders/influence-number': ({ points }) =>
    `Les points sont des nombres entiers à partir de 1, ou ALL ; pas « ${points} ».`,
  'orders/influence-what': () => 'Quelle unité, et quel ordre ?',
  'orders/influence-which-unit': () => 'Quelle unité ?',
  'orders/influence-several': ({ shown }) =>
    `Chaque attribution commence par IP : « ${shown} » nomme plusieurs ordres.`,
  'orders/influence-no-unit': ({ at }, { place }) => `${place(at)} n'est pas un État avec une unité.`,
  'orders/influence-only-holds': () => 'Une unité indépendante ne fait que tenir ou soutenir.',
  'orders/influence-nothing-to-take-back': () => "Il n'y a rien à reprendre.",
  'orders/influence-all-given': ({ power, have }, speaker) =>
    `${has(power, speaker)} ${counted(have, 'point')}, et tout est déjà donné. ${TAKES_BACK}`,
  'orders/influence-most-units': ({ most }) =>
    `Au plus ${counted(most, 'unité')} par phase ${most < 2 ? 'peut' : 'peuvent'} recevoir des points. ${TAKES_BACK}`,
  'orders/influence-too-many': ({ power, have, spent, points }, speaker) =>
    spent === 0
      ? `${has(power, speaker)} ${counted(have, 'point')}, et non ${points}.`
      : `${has(power, speaker)} ${counted(have, 'point')}, dont ${spent} déjà ${spent < 2 ? 'donné' : 'donnés'} : il en reste ${have - spent}, et non ${points}.`,
} satisfies Words<OrderSaying>;

const TAKES_BACK = "IP 0 suivi du nom d'une unité reprend ses points.";

function has(power: Power | null, { powers }: Speaker): string {
  return power === null ? 'Vous avez' : `${The(powers(power))} ${agree(powers(power), 'a', 'ont')}`;
}

/** `l'armée de Paris`, `l'unité de Paris`. */
function meant({ type, at }: UnitMeant, { place }: Speaker): string {
  const name = of(place(at.replace(/\/.*$/, '')));
  return type === null ? `l'unité ${name}` : type === 'A' ? `l'armée ${name}` : `la flotte ${name}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
