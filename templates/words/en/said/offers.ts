import type { OfferSaying } from '../../../../engine/sayings/offers.ts';
import type { Words } from '../../language.ts';

export const offers = {
  'offers/build-by-removal': () =>
    'No build is due to you. Each unit that you remove and need not gives you one: remove it in the same mail, or before.',
} satisfies Words<OfferSaying>;
