/** Of functions, in seconds: told to AWS, and what their messages are held by. */

/** A mail that takes longer is tried again: the dearest that we know takes a second. */
export const INBOUND_SECONDS = 30;
/** A mail whose first reader was cut short comes again by then: no game is to wait two minutes for it. */
export const INBOUND_HIDDEN_SECONDS = 3 * INBOUND_SECONDS;
/** A map of 350 places is drawn in a minute. */
export const TRY_VARIANT_SECONDS = 180;
