/** Lines, blocks and sign-ons of a mail, as far as they are no orders. */
export type LineSaying = never;
