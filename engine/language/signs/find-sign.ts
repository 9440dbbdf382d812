/**
 * Signs that orders are not meant now: what a line around them says of their filing, time, author or condition (judge-language A1).
 * Courtesies, the weather and the writer are no signs: a needless question costs a turn too. Each sentence is brought to tags
 * (sentences.ts); the rules look at these alone, so they hold in every language.
 */

import { givesBack } from './gives-back.ts';
import { tagPattern } from './patterns.ts';
import { type Sentence, type SignContext, sentencesOf } from './sentences.ts';
import { conditionIn } from './sign-conditions.ts';
import { rules, type SignKind } from './sign-rules.ts';

export interface Sign {
  readonly kind: SignKind;
  /** The sentence that says it, as it is written. */
  readonly text: string;
  /** It is said of what stands below: it ends with a colon. */
  readonly leads: boolean;
  /** It speaks of these very orders, so that it may be about those above it. */
  readonly isAboutThese: boolean;
  /** It speaks of orders or of filing, so it holds from another paragraph too. */
  readonly isAboutOrders: boolean;
  /** `My orders:` below it does not take it back. */
  readonly isLasting: boolean;
}

/** The sign in a paragraph beside orders; null where it holds none, or gives the word back: `England said yes, so:`. */
export function findSign(text: string, context: SignContext): Sign | null {
  const sentences = sentencesOf(text, context);
  for (const [n, sentence] of sentences.entries()) {
    const found = kindOf(sentence, sentences.slice(n + 1));
    if (found === null) continue;
    const { text: said, end, tags } = sentence;
    return {
      ...found,
      text: said,
      leads: end === ':',
      isAboutThese: POINTS.test(tags),
      isAboutOrders: NAMES.test(tags),
    };
  }
  return null;
}

type Kind = Pick<Sign, 'kind' | 'isLasting'>;

function kindOf(sentence: Sentence, below: readonly Sentence[]): Kind | null {
  const leads = below.length === 0;
  const condition = conditionIn(sentence, leads);
  if (condition !== null) return { kind: condition, isLasting: true };
  for (const { kind, isLasting, found } of rules()) {
    const end = found(sentence, leads);
    if (end === null || (kind === 'question' && below.some(({ tags }) => HERE.test(tags)))) continue;
    if (isLasting || !isGivenBack(sentence.tags.slice(end), sentence, below)) return { kind, isLasting };
  }
  // Whatever else is said of these very orders, and not that they are to be filed, is a sign: its words need not be known.
  const at = THESE.exec(sentence.tags);
  if (at === null || GIVEN.some((given) => given.test(sentence.tags))) return null;
  const isBack = isGivenBack(sentence.tags.slice(at.index + at[0].length - 1), sentence, below);
  return isBack ? null : { kind: 'refusal', isLasting: false };
}

function isGivenBack(behind: string, { end }: Sentence, below: readonly Sentence[]): boolean {
  return givesBack(behind, end) || below.some((each) => givesBack(` ,${each.tags}`, each.end));
}

/** `Is that ok? Here are my orders:` */
const HERE = tagPattern('HERE BE MY ORDERS');
const THESE = tagPattern('THESE');
const POINTS = /(?<= )(?:THIS|THESE) |^ (?:IT|HERE) BE (?:\w+ ){0,2}(?:OPTION|ORDERS|DRAFT) /;
const NAMES = tagPattern('(THIS|ORDERS|FILE)');
const GIVEN: readonly RegExp[] = [
  '(FILE|TAKE|SENT|GAIN|VALID|INSTEAD|HERE|PLAY|OWN|FINAL|REAL|KNOW|QUOTE|THANKS|MAIL|LATE) (x|ME|TO|MY|YOU|NOW|ORDERS|PLEASE|THESE|AGAIN|SAY)* THESE',
  'THESE ... (FILE|TAKE|SENT|VALID|INSTEAD|FINAL|REAL|LATE|MY|OWN)',
  '^ (SO|NOW|BUT|THEN|HERE|x)? THESE (ORDERS)? $',
  'ORDERS (BE|ACT|x)? THESE',
  '^ IF YOU',
  '(IF|WHEN) YOU (x|BE|GAIN|KNOW)* THESE',
  'THESE BE NEG WILL x (ANY|YOU)',
  'INSTEAD ... THESE',
  'I (WOULD)? POLITE THESE',
].map(tagPattern);
