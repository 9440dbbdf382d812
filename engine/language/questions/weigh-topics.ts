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
