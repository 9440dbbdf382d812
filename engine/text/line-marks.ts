/** Marks that a single line carries, whatever stands around it. */

/** True for a line that some mail program marked as quoted. */
export function isQuoteMarked(line: string): boolean {
  return /^\s*[>|]/.test(line);
}

/** A signature begins: `-- `, with or without the space that mail programs strip. */
export function isSignatureMark(line: string): boolean {
  return /^--\s*$/.test(line);
}
