/** A mail decided line by line, whatever the line is about. */
export type DecidingSaying = never;
