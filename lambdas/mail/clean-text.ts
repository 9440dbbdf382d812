/** Characters that no writer types and that make a text look other than it is. */

/**
 * Line ends of all kinds become `\n`; control characters, zero-width and direction-changing characters and halves of
 * characters go. No-break spaces, dashes and quotation marks stay: the language folds them.
 */
export function cleanText(text: string): string {
  return wellFormed(stripUnseen(text));
}

/** The same for a piece of text that may end within a character. */
export function stripUnseen(text: string): string {
  return text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(UNSEEN, '');
}

/** Controls but tab and line feed; soft hyphen, marks of direction, joiners, fillers, variation selectors, tags. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

/** Without halves of characters, as cutting leaves them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
