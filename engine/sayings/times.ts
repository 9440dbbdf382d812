/** Dates, hours and spans as people write them. */
export type TimeSaying = never;
