/**
 * A password on its way from a mail to the one place that hashes it: kept out of logs, JSON and error texts. It is made from text as it
 * was received: with a letter folded into another it would open for another word.
 */
import { foldText } from './fold.ts';

export interface Secret {
  /** The text itself. Only for hashing and comparing. */
  readonly reveal: () => string;
  /** As it stands in text that was folded: to hide it there. */
  readonly folded: () => string;
  readonly toJSON: () => string;
}

/** What stands in a text where a password stood. */
export const SCRUBBED = '********';

/** What stands for a word of one's own in our examples, or where somebody copied them: nobody's password. */
const SAMPLE =
  /^[<[({"'*]*(?:(?:(?:your|my|dein|mein|votre|mon)[-_]?)?(?:pass-?word|passwort|kennwort|mot[-_]?de[-_]?passe|motdepasse|secret-word|seekrieg7|word|wort|mot)|[.*_-]{2,})[>\])}"'*]*$/i;

export function isSampleSecret(text: string): boolean {
  return SAMPLE.test(text.trim().normalize('NFKC'));
}

export function asSecret(text: string): Secret {
  return { reveal: () => text, folded: () => foldText(text), toJSON: () => SCRUBBED };
}
