/** A sentence with the clause that it rests on, before what ends it (in French `!` stands behind a space). */
export function withCitation(sentence: string, citation: string): string {
  const [end] = /\s?[.!]$/u.exec(sentence) ?? [''];
  return `${sentence.slice(0, sentence.length - end.length)} ${citation}${end}`;
}
