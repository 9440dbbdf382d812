/** Lines that are read as orders. */
export type OrderSaying = never;
