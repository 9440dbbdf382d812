/** Deadlines, grace, delays, pauses: the clock of a game. */
export type DeadlineSaying = never;
