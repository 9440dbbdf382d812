import type { Language } from '../../shape.ts';

export const leaving: Language['pages']['leaving'] = {
  title: (game) => `Plus d'e-mails sur ${game}`,
  question: (game) => `Ne plus recevoir d'e-mails sur ${game} ?`,
  incomplete:
    "Ce lien n'est pas complet. Ouvrez-le de nouveau depuis l'e-mail, ou envoyez à la partie un e-mail qui dit RESIGN.",
  ask: ({ game }) =>
    `Qui observe ${game} reçoit ses résultats et ses messages par e-mail. Appuyez sur le bouton, et nous ne vous les enverrons plus.`,
  done: ({ game, address }) =>
    `C'est fait : vous ne recevez plus d'e-mails sur ${game}. Pour observer à nouveau la partie, envoyez un e-mail avec OBSERVE ${game} à ${address}.`,
  button: "Plus d'e-mails",
};
