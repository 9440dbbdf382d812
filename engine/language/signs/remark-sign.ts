/** Signs in what stands behind an order on its line: `(no)`, `(?)`, `(old)`, `(if possible)`. */
import { provinceOf } from '../../vocabulary.ts';
import { SURE } from './find-sign.ts';
import { type SignContext, sentencesOf } from './sentences.ts';
import { weightOfText } from './text-weight.ts';

/** How much surer we must be of words that nothing sets off from the order: they may be a part of it. */
const LOOSE = 1;

/** Whether there is one that keeps the order from being filed at once. */
export function isRemarkSign(text: string, context: SignContext, isLoose = false): boolean {
  const said = withoutBrackets(text);
  if (!/[\p{L}\p{N}]/u.test(said)) return said.includes('?');
  if (isWhereItCanGo(said, context)) return false;
  return weightOfText(sentencesOf(said, context), 'behind') > SURE.behind - (isLoose ? LOOSE : 0);
}

/** `Tyr Boh`, `Tyr Boh, or D to disband`: what our own mails write behind a unit. */
function isWhereItCanGo(said: string, { board }: SignContext): boolean {
  const [places = ''] = said.split(/,? \p{L}+ D\b/u);
  return places.split(' ').every((word) => {
    const short = provinceOf(word.toLowerCase());
    return board.provinces.some(({ id, abbr = id }) => id === short || abbr.toLowerCase() === short);
  });
}

/** Without what sets the remark off from its order. */
export function withoutBrackets(text: string): string {
  return text.replace(/^[\s([{<#%/;-]+|[\s)\]}]+$/g, '');
}
