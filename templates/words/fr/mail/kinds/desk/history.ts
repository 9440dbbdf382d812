import type { Language } from '../../../../shape.ts';

export const history: Language['mail']['history'] = {
  leftOut: (lines) => `Il manque ici ${lines === 1 ? 'une ligne' : `${lines} lignes`}. Tout vient avec cette ligne :`,
  nothingYet: (game) => `Il ne s'est encore rien passé dans « ${game} ».`,
  nothingSince: (game, time) =>
    `Il ne s'est rien passé dans « ${game} » depuis le ${time}. Tout l'historique vient avec cette ligne :`,
  nothingThen: (game) =>
    `Il ne s'est rien passé dans « ${game} » pendant ce temps. Tout l'historique vient avec cette ligne :`,
};
