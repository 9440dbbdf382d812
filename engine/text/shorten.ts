/** A text from a mail for a message: forty characters of it at most. */
export function shorten(text: string): string {
  const line = text.trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
