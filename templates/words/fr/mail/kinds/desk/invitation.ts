import type { Language } from '../../../../shape.ts';

const PRESS = {
  master: "les joueurs n'écrivent qu'à l'arbitre",
  anybody: "les joueurs s'écrivent entre eux",
  all: "les joueurs n'écrivent qu'à tous à la fois",
};

const NOTHING_HAPPENS =
  "Si vous ne faites rien, il ne se passe rien : vous ne recevrez plus d'invitation à cette partie. Pour ne plus recevoir d'invitations de ce judge, de personne :";

export const invitation: Language['mail']['invitation'] = {
  somebody: "Quelqu'un",
  subject: (who, game) => `${who} vous invite à une partie de Diplomacy : ${game}`,
  asked: (called, who, game) =>
    `${called === '' ? '' : `${called}, `}${who} a demandé à ce judge de vous inviter à « ${game} », une partie de Diplomacy par e-mail.`,
  running: (variant, powers) =>
    `C'est une partie de ${variant} déjà commencée, qui cherche un joueur pour : ${powers}.`,
  forming: (variant, players, signedOn) =>
    `C'est une partie de ${variant} pour ${players} ${players < 2 ? 'joueur' : 'joueurs'}${
      signedOn === null
        ? ''
        : signedOn === 0
          ? ` ; pas encore d'inscription`
          : signedOn < 2
            ? ` ; ${signedOn} inscription`
            : ` ; ${signedOn} inscriptions`
    }.`,
  days: (days) => (days < 2 ? `${days} jour` : `${days} jours`),
  howPlayed: ({ pace, clock, place, press, anonymous }) =>
    `Les joueurs ont environ ${pace} par phase${
      clock === null ? '' : `, jusqu'à ${clock} (${place === 'UTC' ? place : `heure de ${place}`})`
    }, et ${PRESS[press]}${anonymous ? ', sans savoir qui joue quoi' : ''}.`,
  about: (comment) => `À son sujet : ${comment}`,
  howToJoin: 'Pour jouer, répondez à cet e-mail avec cette ligne :',
  answers: "Le judge répond en moins d'une minute et vous dit tout ce qu'il faut savoir.",
  join: 'Jouer',
  page: (link) => ['La partie, sa carte et ses réglages : ', link],
  stopOnPage: (link) => [`${NOTHING_HAPPENS} `, link],
  stopByMail: (address) => `${NOTHING_HAPPENS} un e-mail vide à ${address}`,
};
