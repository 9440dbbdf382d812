/** What else players do: preferences, diaries, bids, orders taken back. */
export type PlayerSaying = never;
