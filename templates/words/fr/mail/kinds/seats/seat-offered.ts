import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const seatOffered: Language['mail']['seatOffered'] = {
  subjectTaker: (powers) => `votre place : ${powers}`,
  subject: (powers) => `${powers} : place proposée à une autre adresse`,
  lead: (powers, game) => `Vous pouvez jouer ${the(powers)} dans « ${game} » : l'arbitre vous propose la place.`,
  taker: (powers) => `Pour jouer ${the(powers)} depuis cette adresse, répondez par cette ligne :`,
  nothing:
    'Si vous ne faites rien, il ne se passe rien, et vous ne recevrez plus de courriel à ce sujet. SET NO INVITATIONS écarte les courriels de ce genre.',
  player: (powers, isSamePlayer) =>
    `${
      isSamePlayer
        ? `L'arbitre a indiqué une autre adresse comme votre nouvelle boîte pour ${the(powers)}.`
        : `L'arbitre a demandé à quelqu'un d'autre de jouer ${the(powers)} à votre place.`
    } Vous continuez à jouer tant que la réponse n'est pas venue. Si vous ne le voulez pas, écrivez à l'arbitre maintenant.`,
  gm: (powers) => `Un autre arbitre a proposé ${the(powers)} à une adresse, qui jouera dès qu'elle aura répondu.`,
};
