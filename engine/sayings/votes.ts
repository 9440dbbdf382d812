/** Draws, concessions and wishes that are voted on. */
export type VoteSaying = never;
