/** Of functions, in seconds: told to AWS, and what their messages are held by. */

/** A mail that takes longer is tried again: the dearest that we know takes a second. */
export const INBOUND_SECONDS = 30;
