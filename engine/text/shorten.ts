/** A text from a mail for a message: `most` characters of it. */
export function shortenText(text: string, most = 40): string {
  const line = text.trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
