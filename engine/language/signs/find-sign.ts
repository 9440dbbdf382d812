/**
 * Signs that orders are not meant now: what a line around them says of their filing, time, author or condition (judge-language A1).
 * Courtesies, the weather and the writer are no signs: a needless question costs a turn too.
 */

import type { TextPlace } from './features.ts';
import { isPlainlyKeptOut, isPlainlyMeant } from './plain-phrases.ts';
import { type Sentence, type SignContext, sentencesOf } from './sentences.ts';
import { weightOfText } from './text-weight.ts';

/** `or`: it sets orders above it against those below it. */
type SignKind = 'against' | 'or';

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
}

/** Sentences that are weighed together: what gives the word back (`England said yes, so:`) stands behind what it takes back. */
const TOGETHER = 3;
/** A needless question costs a turn too: what is weighed must be this much against the orders (`teach.ts --check`). */
export const SURE: Readonly<Record<TextPlace | 'apart' | 'onFile' | 'alone', number>> = {
  above: 0.2,
  behind: 0.2,
  // Where other sentences part it from the orders.
  apart: 0.8,
  // Where orders are on file, a question leaves those.
  onFile: 0,
  // A word that is not known.
  alone: 1,
};

/** The sign in a paragraph beside orders; null where it holds none. `sure`: how much it must weigh at least. */
export function findSign(text: string, context: SignContext, sure = SURE.above): Sign | null {
  const sentences = sentencesOf(text, context);
  for (let to = sentences.length; to > 0; to -= TOGETHER) {
    const these = sentences.slice(Math.max(0, to - TOGETHER), to);
    const unsettled = these.filter((each) => !isPlainlyMeant(each));
    if (unsettled.every((each) => isOneUnknownWord(each) || isGreeting(each) || isOpinion(each))) continue;
    const or = these.find(({ tags }) => OR.test(tags));
    if (or !== undefined) return signOf(or, 'or');
    const unreal = these.findLast(
      (each) => UNREAL.test(each.words.join(' ')) || VERB_FIRST.test(each.words.join(' ')) || isPlainlyKeptOut(each),
    );
    if (unreal !== undefined && to === sentences.length) return signOf(unreal, 'against');
    const last = these.at(-1)!;
    const quoted = these.find(({ tags, end }) => end === ':' && OF_ANOTHER.test(tags));
    if (quoted !== undefined && isPlainlyMeant(last)) return signOf(quoted, 'against');
    if (to === sentences.length && ((last.end === ':' && ON_OTHERS.test(last.tags)) || OURS.test(last.tags)))
      return signOf(last, 'against');
    const least = to === sentences.length ? sure : SURE.apart;
    // What is plainly meant speaks for what stands beside it, and never against it.
    if ([these, unsettled].some((some) => weightOfText(some, 'above') <= least)) continue;
    return signOf(loudest(these), 'against');
  }
  return null;
}

/** `xyzzy` says nothing for or against anything, unless it weighs much (`Probehalber`). */
function isOneUnknownWord(sentence: Sentence): boolean {
  const { words, tags, end } = sentence;
  const isOne = words.length === 1 && tags.trim() === 'x' && end !== '?' && end !== ':';
  return isOne && weightOfText([sentence], 'above') <= SURE.alone;
}

/** `STE WAIT`, of which the command is not known. */
const SLIP = /^ste (?:no)?wait$/;

/** `Bonsoir,`, `Hi Pierre,`; whoever greets a power may be writing to it. */
function isGreeting({ words, tags, end }: Sentence): boolean {
  return end !== '?' && end !== ':' && (/^ GREET(?: (?:x|,))* ?$/.test(tags) || SLIP.test(words.join(' ')));
}

/** `Turkey's moves are dangerous.` */
function isOpinion({ tags, end }: Sentence): boolean {
  return end === '.' && /^ ORDERS POWER (?:BE BADLY|ACT ME) $/.test(tags);
}

function loudest(sentences: readonly Sentence[]): Sentence {
  const weighed = sentences.map((sentence) => ({ sentence, weight: weightOfText([sentence], 'above') }));
  return weighed.reduce((most, each) => (each.weight > most.weight ? each : most)).sentence;
}

function signOf({ text, end, tags }: Sentence, kind: SignKind): Sign {
  return { kind, text, leads: end === ':', isAboutThese: POINTS.test(tags), isAboutOrders: NAMES.test(tags) };
}

/** `Or:`, `alternatively, perhaps`, `sinon :`. */
const OR = /^ (?:BUT )?(?:OR|ALTER|ELSE) (?:(?:THIS|THESE|LIKETHIS|MAYBE|BUT|INSTEAD|THEN|ELSE|SO|IT|ORDERS|x|,) )*$/;
/** `I would have ordered:`, `hätte ich gezogen`, `j'aurais joué :`, where nothing follows but what was not ordered. */
const UNREAL =
  /\b(?:would have|had) (?:ordered|played|moved|tried|submitted|gone (?:for|with))$|\bhatten? (?:ich|er|sie|man|wir) (?:\w+ ){0,2}(?:befohlen|gezogen|gespielt|abgegeben|eingereicht)$|\b(?:aurais?|aurait|avais|avait) (?:ordonne|joue|bouge|rendu)(?: a temps)?$/;
/** `Wird Kiel angegriffen, dann bitte:`, which needs no word for if. */
const VERB_FIRST =
  /^(?:dann )?(?:wird|werden|greift|greifen|zieht|ziehen|kommt|kommen|bleibt|geht|halt|hat|ist|sagt|stimmt) .*, dann\b/;
/** `If my ally agrees, I will order:`: it hangs on what others say or do, whatever words stand behind it. */
const ON_OTHERS =
  /^ (?:ACCORDING|AFTER) POWER , POWER |^ (?:ONLY |BUT )*IF (?!(?:YOU|I|IT) )(?:(?:[^, ]+ ){1,4}AGREE|(?:[^, ]+ )?(?:POWER|HE|THEY) (?:[^, ]+ ){0,2}ACT) /;
/** `Germany asks:`, above what would else be one's own words. */
const OF_ANOTHER = /^ POWER SAY $/;
/** `Your orders` stands in mails of ours. */
const OURS = /^ (?:HERE BE )?YOU ORDERS $/;
const POINTS = /(?<= )(?:THIS|THESE) |^ (?:IT|HERE) BE (?:\w+ ){0,2}(?:OPTION|ORDERS|DRAFT) /;
const NAMES = /(?<= )(?:THIS|THESE|ORDERS|FILE) /;
