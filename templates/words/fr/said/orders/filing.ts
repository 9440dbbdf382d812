import type { FilingSaying } from '../../../../../engine/sayings/orders/filing.ts';
import type { Words } from '../../../language.ts';
import { the } from '../../articles.ts';
import { counted, list } from '../../counts.ts';

export const filing = {
  'filing/not-by-observers': () => 'Vous observez cette partie : seuls ses joueurs donnent des ordres.',
  'filing/whose': () => 'On ne sait pas de qui est cet ordre ; nommez la puissance sur une ligne au-dessus.',
  'filing/not-yours': ({ power }, { powers }) => `Vous ne jouez pas ${the(powers(power))}.`,
  'filing/not-approved': () =>
    "Vous jouez ici dès que l'arbitre vous aura approuvé : vos ordres seront alors acceptés. Nous lui avons demandé.",
  'filing/over': () => "La partie est terminée : il n'y a plus d'ordres à donner.",
  'filing/paused': () => 'La partie est en pause : les ordres seront acceptés quand elle reprendra.',
  'filing/sent-before': ({ phase }) =>
    `Cet e-mail est arrivé avant le début de ${phase} : il était pour la phase d'avant, qui est terminée. S'il vaut encore, renvoyez-le.`,
  'filing/on-file-for': ({ power }, { powers }) => `Enregistré pour ${the(powers(power))}`,
  'filing/later-mail-stands': ({ order }) =>
    `Un e-mail plus récent de vous a déjà donné un ordre à cette unité ; « ${order} » reste`,
  'filing/made-room': ({ order }) => `« ${order} » était enregistré et a fait place aux ordres de cet e-mail.`,
  'filing/same-above': ({ line }) => `${above(line)} a le même ordre pour cette unité`,
  'filing/other-above': ({ line, order }) =>
    `${above(line)} a un autre ordre pour cette unité, « ${order} » : le dernier compte`,
  'filing/inland-convoy': () =>
    'Un convoi partant ou arrivant loin des côtes est refusé dans cette partie (Strict Convoy).',
  'filing/no-unit-type': () => "Le type de cette unité n'est pas connu ; écrivez A ou F devant.",
  'filing/no-more-of-type': ({ provinces, armies, fleets, order }, { place }) =>
    `${list(provinces.map(place))} ont à eux tous ${counted(armies, 'armée')} et ${counted(fleets, 'flotte')} ; « ${order} » a pris la dernière.`,
  'filing/none-due': ({ what }) =>
    what === 'build' ? "Aucune construction n'est à faire." : "Aucun retrait n'est à faire.",
  'filing/too-many': ({ what, due, order, most }) =>
    `Seulement ${what === 'build' ? counted(due, 'construction est', 'constructions sont') : counted(due, 'retrait est', 'retraits sont')} à faire, déjà au complet plus haut ; « ${order} » est de trop.${
      most ? ` Une puissance construit au plus ${counted(due, 'unité')} par phase d'ajustements.` : ''
    }`,
  'filing/ahead-too-many': ({ most }) => `Nous gardons au plus ${counted(most, 'ordre')} pour des phases à venir.`,
  'filing/ahead-players-only': () => "Seuls les joueurs envoient des ordres à l'avance.",
  'filing/ahead-wait': ({ wait, phase }) => `${wait ? 'WAIT' : 'NOWAIT'} est noté pour ${phase}`,
  'filing/ahead-unread': () => 'Cela ne peut pas se lire comme un ordre.',
  'filing/ahead-none-due': () => "Rien n'est à faire.",
  'filing/ahead-only-due': ({ due }) => `Seulement ${due} ${due < 2 ? 'est' : 'sont'} à faire.`,
  'filing/ahead-no-unit': () => "Vous n'avez pas d'unité à cet endroit.",
  'filing/influence-points': ({ points }) =>
    `Vous avez ${counted(points, "point d'influence", "points d'influence")} pour cette phase.`,
} satisfies Words<FilingSaying>;

function above(line: number | null): string {
  return line === null ? 'Cette ligne' : `La ligne ${line}`;
}
