/** What else players do: preferences, diaries, bids, orders taken back. */
export type PlayerSaying = { readonly code: 'player/span-ends-before' };
