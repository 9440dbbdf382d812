/** Input that cannot be used: one line on standard error, exit status 1. */
export class BadInput extends Error {}
