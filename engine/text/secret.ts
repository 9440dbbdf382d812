/** A password on its way from a mail to the one place that hashes it: kept out of logs, JSON and error texts. */

export interface Secret {
  /** The text itself. Only for hashing and comparing. */
  readonly reveal: () => string;
  readonly toJSON: () => string;
}

/** What stands in a text where a password stood. */
export const SCRUBBED = '********';

export function secret(text: string): Secret {
  return { reveal: () => text, toJSON: () => SCRUBBED };
}
