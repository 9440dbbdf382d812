import type { Language } from '../../shape.ts';

export const leaving: Language['pages']['leaving'] = {
  title: (game) => `Plus d'e-mails sur ${game}`,
  ask: ({ game }) =>
    `Vous observez ${game}, et nous vous envoyons ses résultats et ses messages. Appuyez sur le bouton, et nous arrêtons.`,
  done: ({ game, address }) =>
    `C'est fait : vous ne recevez plus d'e-mails sur ${game}. Pour observer à nouveau la partie, envoyez un e-mail avec OBSERVE ${game} à ${address}.`,
  button: "Plus d'e-mails",
};
