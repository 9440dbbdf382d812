/** Please and thanks on the line of an order (judge-language A1): they say nothing about it. */
import type { Token } from '../../text/tokens.ts';

/** Folded; the longest first. */
const PLEASE = phrases(
  "s'il vous plait|s'il te plait|if you please|pretty please|por favor|per favore|per piacere|please|pls|plz|bitte|svp|merci de",
);

/** What people thank with at the end of a line. */
const THANKS = phrases(
  [
    'thanks in advance|thank you in advance|thank you very much|thanks a lot|thanks again|many thanks|thank you|thanks|thx|cheers',
    'vielen dank im voraus|danke im voraus|besten dank|vielen dank|herzlichen dank|danke schon|danke sehr|danke|dankeschon',
    'bitte schon|bitte sehr|bitteschon',
    "merci d'avance|merci beaucoup|merci bien|un grand merci|merci",
    'muchas gracias|gracias|mille grazie|grazie mille|grazie',
  ].join('|'),
);

function phrases(list: string): readonly (readonly string[])[] {
  return list
    .split('|')
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length);
}

function endOf(said: readonly (readonly string[])[], tokens: readonly Token[], i: number): number {
  const phrase = said.find((words) =>
    words.every((word, n) => tokens[i + n]?.kind === 'word' && tokens[i + n]!.text === word),
  );
  return i + (phrase?.length ?? 0);
}

/**
 * The tokens without `please`, in several words or at the line's head, and without the thanks at the end; all of them where
 * nothing else is there. Words of other languages are still as they were written.
 */
export function withoutCourtesy(tokens: readonly Token[]): readonly Token[] {
  const left: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const isHead = left.length === 0;
    const thanked = isHead ? i : pastThanks(tokens, i);
    if (thanked > i) {
      i = thanked;
      continue;
    }
    const end = endOf(PLEASE, tokens, i);
    if (end === i || (end === i + 1 && !isHead)) {
      left.push(tokens[i]!);
      i++;
      continue;
    }
    const isSetOff = isHead && tokens[end]?.kind === 'sign' && ',:'.includes(tokens[end]!.text);
    i = isSetOff ? end + 1 : end;
  }
  return left.length === 0 ? tokens : left;
}

/** Past a please, or past a comma and thanks with which the line ends; `i` where none stands there. */
export function pastCourtesy(tokens: readonly Token[], i: number): number {
  const please = endOf(PLEASE, tokens, i);
  if (please > i) return please;
  return pastThanks(tokens, i);
}

/** Past a comma, perhaps, and thanks or please with which the line ends, but for a comment. */
function pastThanks(tokens: readonly Token[], i: number): number {
  const from = tokens[i]?.text === ',' ? i + 1 : i;
  const end = Math.max(endOf(THANKS, tokens, from), endOf(PLEASE, tokens, from));
  let last = end;
  while (tokens[last]?.kind === 'sign' && '.!'.includes(tokens[last]!.text)) last++;
  return end > from && (tokens[last] === undefined || tokens[last]!.kind === 'remark') ? last : i;
}
