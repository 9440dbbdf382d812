/** What somebody could do instead of what cannot be done. */

export type OfferSaying =
  /** ANY DISBAND: no build is due, but a removal gives one. */
  { readonly code: 'offers/build-by-removal' };
