/** `Flotte Edinburgh. Und wenn ich darf, Armee Liverpool.`: a condition between two orders of one line is that of the second. */
import { type SignContext, sentencesOf } from './sentences.ts';
import { weightOfText } from './text-weight.ts';

const LEADS = /^ (?:IF|ELSE) /;
const CONJUNCTION = /^(?:and|but|und|aber|et|mais)\s+/i;
/** Politeness (`if you please`, `wenn du so nett bist`) weighs less. */
const LEAST = -1;

/** The condition that is a text's last sentence or clause; null: none is. */
export function closingCondition(text: string, context: SignContext): string | null {
  const tail = /[.;!?,]\s+([^.;!?,]+)$/.exec(text.trim())?.[1];
  if (tail === undefined) return null;
  const sentences = sentencesOf(tail.replace(CONJUNCTION, ''), context);
  const isOne = LEADS.test(`${sentences[0]?.tags.trimEnd() ?? ''} `) && weightOfText(sentences, 'above') > LEAST;
  return isOne ? tail : null;
}
