import type { OfferSaying } from '../../../../engine/sayings/offers.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';

export const offers = {
  'offers/build-by-removal': () =>
    'No build is due to you. Each unit that you remove and need not gives you one: remove it in the same mail, or before.',
  'offers/past-orders': ({ past, phase, orders }, { board }) => {
    const lines = orders.map((order) => (board === null ? order : written(board, order))).join('; ');
    return orders.length === 1
      ? `${past} is over, so this order is not on file: ${lines}. The line below gives it for ${phase}; so does the order itself, without the old heading.`
      : `${past} is over, so these orders are not on file: ${lines}. The line below gives them for ${phase}; so do the orders themselves, without the old heading.`;
  },
} satisfies Words<OfferSaying>;
