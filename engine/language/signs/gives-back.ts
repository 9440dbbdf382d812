/** What gives the word back to the writer: `England said yes, so here are my orders:`, `anyway:`, `please use these instead`. */
import { tagPattern } from './patterns.ts';

const BACK: readonly RegExp[] = [
  'OWN',
  'NOW I (BE|ACT|PLAY)',
  'NOW (ACT|PLAY) I',
  'HERE BE REAL',
  '(HERE|NOW|SO|BUT|AGAIN|INSTEAD|REAL|FINAL|THEN) ... (ORDERS|THIS|MY|PLAY)',
  '^ , (HERE|NOW|SO|THEN|ONLY|AGAIN)* (MY|REAL|FINAL|POWER)* ORDERS (BE|HERE|AGAIN)* $',
  '(THIS|IT|ORDERS) BE (x)? (ONLY|MY|x)* (FINAL|REAL|MY)',
  'I (x|ONLY|BUT|NOW)? PLAY',
  'PLEASE (x|ONLY|NOW)* (FILE|TAKE)',
  '(I|ME) (BE|ME|HAVE|x)* FINAL',
].map(tagPattern);
const LAST = tagPattern('(SO|BUT|AGAIN|NOW|THEN|INSTEAD|FINAL|REAL) (THIS|LIKETHIS|IT)? $');
const PAST = tagPattern('NOW NEG MORE');
const NOT = tagPattern('NEG ... (FILE|ORDERS|FINAL|REAL|PLAY|TAKE)');

/** `behind`: tags behind what was to be given back, as far as the sentence's end. */
export function givesBack(behind: string, end: string): boolean {
  if (PAST.test(` ${behind}`)) return true;
  if (NOT.test(` ${behind}`)) return false;
  const tags = ` ${behind.trimStart()}`;
  return BACK.some((back) => back.test(tags)) || (end === ':' && LAST.test(tags));
}
