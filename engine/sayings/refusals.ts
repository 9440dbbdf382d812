/** Why an order is refused, and what is to be noted of one that is taken. */
export type RefusalSaying = never;
