/** A sentence with the clause that it rests on, before its full stop. */
export function withCitation(sentence: string, citation: string): string {
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)} ${citation}.` : `${sentence} ${citation}`;
}
