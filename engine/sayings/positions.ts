/** A position or its orders as JSON: what is wrong with it. */
export type PositionSaying = never;
