/** `waive`, `waive 2`, `waive all`, `waive rest`, `no builds`, `build waived`. */
import type { Token } from '../../text/tokens.ts';
import { type GrammarMatch, isWord } from './grammar.ts';
import { actBeforeUnit } from './order-vocabulary.ts';
import type { RawOrder } from './raw-order.ts';

const ALL: ReadonlySet<string> = new Set(['all', 'rest', 'remaining', 'others', 'everything', 'any']);
const BUILDS: ReadonlySet<string> = new Set([
  'build',
  'builds',
  'a',
  'an',
  'the',
  'my',
  'of',
  'unit',
  'units',
  'order',
]);
const NOTHING: ReadonlySet<string> = new Set(['nothing', 'none', 'no']);
const NUMBERS: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function readWaive(tokens: readonly Token[], i: number): GrammarMatch<RawOrder> | null {
  const word = tokens[i];
  if (word?.kind !== 'word') return null;
  if (word.text === 'no' && isWord(tokens[i + 1], new Set(['build', 'builds']))) {
    return { value: { form: 'waive', count: 'all' }, next: i + 2 };
  }
  if (word.text === 'build' && isWord(tokens[i + 1], NOTHING)) {
    return { value: { form: 'waive', count: 'all' }, next: i + 2 };
  }
  if ((word.text === 'build' || word.text === 'builds') && tokens[i + 1]?.text === 'waived') {
    return { value: { form: 'waive', count: 1 }, next: i + 2 };
  }
  if (actBeforeUnit(word.text) !== 'waive') return null;
  let count: number | 'all' = 1;
  let next = i + 1;
  for (; tokens[next]?.kind === 'word'; next++) {
    const { text } = tokens[next]!;
    if (ALL.has(text)) count = 'all';
    else if (/^\d{1,2}x?$/.test(text)) count = Number.parseInt(text, 10);
    else if (NUMBERS.includes(text)) count = NUMBERS.indexOf(text) + 1;
    else if (text === 'both') count = 2;
    else if (text === 'builds' && next === i + 1) count = 'all';
    else if (!BUILDS.has(text)) break;
  }
  // `W A Par` is no waived build, and `W. Med - Tun` is a place.
  const after = tokens[next]?.text === '.' ? next + 1 : next;
  const isLetter = word.text === 'w' && tokens[after]?.kind === 'word';
  return isLetter ? null : { value: { form: 'waive', count }, next };
}
