import type { Language } from '../../../../shape.ts';
import { inTurn } from '../../../articles.ts';

export const whatIf: Language['mail']['whatIf'] = {
  intro: (phase, game) =>
    `Ce que donneraient ces ordres ${inTurn(phase)} de « ${game} ». Le calcul part de la position publiée et de vos seules lignes ; rien n'a été enregistré, et personne d'autre ne voit ceci. Les unités sans ordre dans votre e-mail ne figurent pas ci-dessous.`,
  why: 'Pourquoi',
};
