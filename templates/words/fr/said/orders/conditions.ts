import type { ConditionSaying } from '../../../../../engine/sayings/orders/conditions.ts';
import type { Words } from '../../../language.ts';
import { counted } from '../../counts.ts';

export const conditions = {
  'conditions/phase-over': ({ phase, current }) => `${phase} est terminée : la phase en cours est ${current}.`,
  'conditions/phase-too-far': ({ phase, most }) => `${phase} est à plus de ${counted(most, 'an')} d'ici.`,
  'conditions/not-in-blind-games': () =>
    "Une partie à l'aveugle ne prend pas de conditions : elles diraient ce que vous ne voyez pas.",
  'conditions/needs-phase': (_, { example }) =>
    `Les conditions valent pour les ordres de phases à venir : mettez avant elles une ligne comme PHASE ${example('phase')}.`,
  'conditions/too-deep': () => 'Il y a trop de IF les uns dans les autres.',
  'conditions/else-without-if': () => 'Il manque le IF de ce ELSE.',
  'conditions/endif-without-if': () => 'Il manque le IF de ce ENDIF.',
  'conditions/below-bad-phase': () => "Non enregistré : la ligne PHASE au-dessus n'a pas pu servir.",
  'conditions/below-if-without-phase': () => 'Non enregistré : il se trouve sous un IF sans PHASE.',
  'conditions/below-bad-if': () => "Non enregistré : le IF au-dessus n'a pas pu être lu.",
  'conditions/below-bad-else-if': () => "Non enregistré : le ELSE IF au-dessus n'a pas pu être lu.",
  'conditions/missing': () => 'Il manque une condition : IF A Mun THEN.',
  'conditions/breaks-off': () => "La condition s'arrête au milieu.",
  'conditions/too-many-brackets': () => 'La condition a trop de parenthèses.',
  'conditions/open-bracket': () => "Une parenthèse n'est pas fermée.",
  'conditions/not-understood': ({ shown }) => `« ${shown} » n'est pas compris dans une condition.`,
  'conditions/several-places': ({ shown }) => `« ${shown} » peut désigner plusieurs lieux.`,
  'conditions/form': (_, { example }) =>
    `Nous ne pouvons pas lire cela comme une condition. Écrivez PHASE ${example('phase')}, puis IF A ${example('placeToAsk')} THEN, des ordres, ELSE, des ordres, ENDIF, chacun sur sa ligne.`,
} satisfies Words<ConditionSaying>;
