import type { OfferSaying } from '../../../../engine/sayings/offers.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';

export const offers = {
  'offers/build-by-removal': () =>
    "Vous n'avez pas de construction à faire. Chaque unité que vous retirez sans y être obligé vous en donne une : retirez-la dans le même e-mail, ou avant.",
  'offers/past-orders': ({ past, phase, orders }, { board }) => {
    const lines = orders.map((order) => (board === null ? order : written(board, order))).join(' ; ');
    return orders.length < 2
      ? `${past} est terminée : cet ordre n'est donc pas enregistré : ${lines}. La ligne ci-dessous le donne pour ${phase} ; l'ordre seul, sans l'ancien titre, aussi.`
      : `${past} est terminée : ces ordres ne sont donc pas enregistrés : ${lines}. La ligne ci-dessous les donne pour ${phase} ; les ordres seuls, sans l'ancien titre, aussi.`;
  },
} satisfies Words<OfferSaying>;
