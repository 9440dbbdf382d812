/**
 * Which topic a sentence is likely about. What its features weigh for each topic is learned from sentences that people wrote and
 * labelled (`tests/questions/teach.ts`); why, stands in docs/decisions.
 */
import { topicFeatures } from './topic-features.ts';

export interface TopicWeights<T extends string> {
  readonly topics: readonly T[];
  /** What each topic weighs before anything is said. */
  readonly biases: readonly number[];
  /** By feature: a topic's number and its weight by turns. */
  readonly of: ReadonlyMap<number, readonly number[]>;
}

/** All topics, the likeliest first; `chance` is between 0 and 1, and 1 for all together. */
export function weighTopics<T extends string>(
  words: readonly string[],
  weights: TopicWeights<T>,
): readonly { readonly topic: T; readonly chance: number }[] {
  const { topics, biases, of } = weights;
  const sums = new Float64Array(topics.length);
  let known = 0;
  for (const feature of topicFeatures(words)) {
    const pairs = of.get(feature);
    if (pairs === undefined) continue;
    known += 1;
    for (let n = 0; n < pairs.length; n += 2) sums[pairs[n]!]! += pairs[n + 1]!;
  }
  const scale = scaleOf(known);
  const scores = topics.map((_, n) => sums[n]! * scale + biases[n]!);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((total, each) => total + each, 0);
  return topics.map((topic, n) => ({ topic, chance: powers[n]! / all })).sort((a, b) => b.chance - a.chance);
}

/** A long sentence has more features than a short one, and is no surer. */
export function scaleOf(features: number): number {
  return 3 / Math.sqrt(features + 1);
}

/** Steps of a weight on either side of nothing. */
const STEPS = 15;
const LEVELS = 2 * STEPS + 2;
/** What a line of source can hold between marks of quotation. */
const DIGITS = Array.from({ length: 94 }, (_, n) => String.fromCharCode(n + 33)).filter(
  (digit) => !/['"`\\]/.test(digit),
);
const ESCAPE = DIGITS.length - 1;

interface Packed<T extends string> {
  readonly topics: readonly T[];
  readonly biases: readonly number[];
  readonly step: number;
  readonly packed: string;
}

/** As text: by feature how far it stands behind the one before, then its topics, each with its weight; the last is marked. */
export function packTopicWeights<T extends string>({ topics, biases, of }: TopicWeights<T>): Packed<T> {
  const weights = [...of.values()].flat().filter((_, n) => n % 2 === 1);
  const sizes = weights.map(Math.abs).sort((a, b) => a - b);
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / STEPS;
  const digits: string[] = [];
  let last = 0;
  for (const [feature, pairs] of [...of].sort(([a], [b]) => a - b)) {
    const stepped = pairs
      .flatMap((topic, n) => (n % 2 === 0 ? [[topic, pairs[n + 1]!] as const] : []))
      .map(([topic, weight]) => [topic, Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))] as const)
      .filter(([, steps]) => steps !== 0);
    if (stepped.length === 0) continue;
    const gap = feature - last;
    digits.push(DIGITS[ESCAPE]!.repeat(Math.floor(gap / ESCAPE)), DIGITS[gap % ESCAPE]!);
    for (const [n, [topic, steps]] of stepped.entries()) {
      const value = 2 * (topic * LEVELS + steps + STEPS) + (n === stepped.length - 1 ? 1 : 0);
      digits.push(DIGITS[Math.floor(value / DIGITS.length)]!, DIGITS[value % DIGITS.length]!);
    }
    last = feature;
  }
  return { topics, biases, step, packed: digits.join('') };
}

export function unpackTopicWeights<T extends string>({ topics, biases, step, packed }: Packed<T>): TopicWeights<T> {
  const of = new Map<number, readonly number[]>();
  const numbers = new Map(DIGITS.map((digit, n) => [digit, n]));
  const at = (n: number) => numbers.get(packed[n]!)!;
  let feature = 0;
  for (let n = 0; n < packed.length; ) {
    const digit = at(n++);
    feature += digit;
    if (digit === ESCAPE) continue;
    const pairs: number[] = [];
    for (let value = 0; value % 2 === 0; n += 2) {
      value = at(n) * DIGITS.length + at(n + 1);
      const level = Math.floor(value / 2);
      pairs.push(Math.floor(level / LEVELS), ((level % LEVELS) - STEPS) * step);
    }
    of.set(feature, pairs);
  }
  return { topics, biases, of };
}
