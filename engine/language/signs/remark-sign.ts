/**
 * Signs in what stands behind an order on its line: `(no)`, `(?)`, `(old)`, `(if possible)`. It is about nothing but the order, so a
 * word is enough, and a condition needs nobody else.
 */
import { findSign } from './find-sign.ts';
import { tagPattern } from './patterns.ts';
import { type SignContext, sentencesOf } from './sentences.ts';

/** Whether there is one that keeps the order from being filed at once. */
export function isRemarkSign(text: string, context: SignContext): boolean {
  const words = text.replace(/^[\s([{-]+|[\s)\]}]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(words)) return words.includes('?');
  if (findSign(`${words.replace(/[\s.,:;!]+$/, '')}${words.endsWith('?') ? '' : ':'}`, context) !== null) return true;
  return sentencesOf(words, context).some(({ tags, end }) => {
    if (end === '?' && ASKED.test(tags)) return true;
    return !GOVERNED.test(tags) && AGAINST.some((against) => against.test(tags));
  });
}

const ASKED = tagPattern('^ (EVAL|REAL|AGREE|NEG|MAYBE|OR|THIS|IT|BE)* $');
/** `let us see if it works`, `no matter if`. */
const GOVERNED = tagPattern('(KNOW|EVEN|ASIF|NICE) (x|I|ME)* (IF|OR)');
const AGAINST: readonly RegExp[] = [
  '(IF|DEPEND|ELSE|OR|EXCEPT|ALTER)',
  '^ (NEG|YET|PLEASE|MORE|THIS|IT|BE|SO)* NEG (NEG|YET|PLEASE|MORE|THIS|IT|SO)* (,|$)',
  '^ (x|BE|NOW|ALSO)? (VOID|MAYBE|NOTYETFINAL|DOUBT|OLD|REFUSE|DRAFT|THINK|NEXT|LATER|EARLIER|INSTEAD) $',
  'ONLY (IF|WHEN|ACT|AGREE|POWER)',
  '^ (NEG|BUT|INSTEAD|EVAL) , ',
  'NEG THIS',
  '^ OLD ,',
  'ONLY (SEASON|TURN|LATER|NEXT)',
  '^ (IT|THIS) WAS (TURN|SEASON|OLD|MY|x)* $',
  'I FILE (TO)? (x|PLACE|PLAY)',
].map(tagPattern);
