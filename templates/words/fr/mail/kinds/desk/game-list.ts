import type { Language } from '../../../../shape.ts';

export const gameList: Language['mail']['gameList'] = {
  none: (line) => [
    "Il n'y a pas encore de partie publique. ",
    { code: line },
    " en crée une du nom de Marne ; vous en êtes alors l'arbitre.",
  ],
  games: (games) => `${games} ${games < 2 ? 'partie' : 'parties'}`,
  list: (line) => [{ code: line }, ' dit tout sur cette partie.'],
  signOn: (line) => ['Avec ', { code: line }, ', vous y jouez ; vous choisissez le mot de passe.'],
  observe: (line) => ['Avec ', { code: line }, ', vous la suivez.'],
};
