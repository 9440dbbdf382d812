/** Learns from labelled sentences what shows their topics: what `teach.ts` of the questions and of GMs' wishes share. */
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { packTopicWeights } from '../../engine/language/questions/pack-weights.ts';
import { topicFeatures } from '../../engine/language/questions/topic-features.ts';
import { scaleOf, type TopicWeights, weighTopics } from '../../engine/language/questions/weigh-topics.ts';
import { CORRECTORS, correctionMails } from '../hands/correction-mails.ts';
import { judgedLines, WRITERS } from '../hands/judged-lines.ts';
import { writeOrderMail } from '../hands/mail.ts';
import { minimize } from './minimize.ts';

export interface Example<T extends string> {
  readonly words: readonly string[];
  readonly features: readonly number[];
  /** Each of them answers it, the first best. */
  readonly topics: readonly T[];
  /** How much it counts. */
  readonly worth: number;
}

const LEAST_SENTENCES = 2;
/** Of all weights the loudest are kept, in steps, each time after so many passes. */
const ROUNDS = [
  { times: Number.POSITIVE_INFINITY, passes: 80 },
  { times: 2.5, passes: 25 },
  { times: 1, passes: 40 },
];
const SHRINK = 0.1;
/** Of a sentence with two topics, how much the first is meant. */
const FIRST = 0.65;
const MAILS_OF_ORDERS = 300;
/** What is written around orders asks nothing; there is much of it, so that one line in some is enough. */
const WORTH_OF_PROSE = 0.25;
const ONE_IN = 2;
const WORTH_OF_CORRECTIONS = 0.5;
const MOST_WRITERS = 14;

export function exampleOf<T extends string>(words: readonly string[], topics: readonly T[], worth = 1): Example<T> {
  return { words, features: [...topicFeatures(words)], topics, worth };
}

/** What asks nothing: lines beside orders but those that may ask something, mails of orders, corrections of them, and commands, as they are and with a slip. */
export function quietLines(): readonly { readonly text: string; readonly worth: number }[] {
  const prose = WRITERS.slice(0, MOST_WRITERS)
    .flatMap(judgedLines)
    .flatMap(({ text, standing }) => (standing === 'above' ? [text] : []));
  const orders = Array.from({ length: MAILS_OF_ORDERS }, (_, seed) => writeOrderMail(seed).text.split('\n')).flat();
  const corrections = CORRECTORS.flatMap((writer) => correctionMails(writer)).flatMap(({ text }) => text.split('\n'));
  const commands = [...COMMANDS, ...SET_FORMS].flatMap(({ example }) => example.flatMap((lines) => lines.split('\n')));
  const slipped = commands.map((line) => line.replace(/^(\w\w)(\w)(\w)/, '$1$3$2'));
  const of = (lines: readonly string[], worth: number) =>
    lines.filter((line) => /\p{L}/u.test(line) && !line.includes('?')).map((text) => ({ text, worth }));
  const few = (lines: readonly string[]) => lines.filter((_, n) => n % ONE_IN === 0);
  return [
    ...of(few(prose), WORTH_OF_PROSE),
    ...of(few([...new Set(orders)]), WORTH_OF_PROSE),
    ...of([...new Set(corrections)], WORTH_OF_CORRECTIONS),
    ...of([...commands, ...slipped], 1),
  ];
}

/** At most so many weights, the loudest: of logistic regression over all topics at once, with one best answer. */
export function learnTopics<T extends string>(examples: readonly Example<T>[], mostWeights: number): TopicWeights<T> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const topics = [...new Set(examples.flatMap((each) => each.topics))].sort();
  const common = [...counts].flatMap(([feature, count]) => (count >= LEAST_SENTENCES ? [feature] : []));
  const every = Uint8Array.from(topics.keys());
  let learned = regress(examples, topics, new Map(common.map((feature) => [feature, every])), ROUNDS[0]!.passes);
  for (const { times, passes } of ROUNDS.slice(1)) {
    const { of } = learned;
    const sizes = Float32Array.from([...of.values()].flatMap(({ weights }) => [...weights.map(Math.abs)])).sort();
    const least = sizes.at(-Math.min(times * mostWeights, sizes.length))!;
    const kept = [...of].flatMap(([feature, { topicOf, weights }]) => {
      const loud = topicOf.filter((_, n) => Math.abs(weights[n]!) >= least);
      return loud.length === 0 ? [] : [[feature, loud] as const];
    });
    learned = regress(examples, topics, new Map(kept), passes);
  }
  const pairs = [...learned.of].map(
    ([feature, { topicOf, weights }]) => [feature, [...topicOf].flatMap((k, n) => [k, weights[n]!])] as const,
  );
  return { topics, biases: learned.biases, of: new Map(pairs) };
}

interface Learned {
  readonly biases: readonly number[];
  /** By feature: for which topics it has a weight, and each of these. */
  readonly of: ReadonlyMap<number, { readonly topicOf: Uint8Array; readonly weights: Float32Array }>;
}

function regress<T extends string>(
  examples: readonly Example<T>[],
  topics: readonly T[],
  kept: ReadonlyMap<number, Uint8Array>,
  passes: number,
): Learned {
  const features = [...kept.keys()];
  const place = new Map(features.map((feature, n) => [feature, n]));
  const topicOf = [...kept.values()];
  const from = new Uint32Array(features.length + 1);
  for (const [n, own] of topicOf.entries()) from[n + 1] = from[n]! + own.length;
  const size = from.at(-1)!;
  const rows = examples.map((example) => {
    const at = Uint32Array.from(example.features.flatMap((feature) => place.get(feature) ?? []));
    return { at, scale: scaleOf(at.length), wish: wishOf(example, topics), worth: example.worth };
  });
  const width = topics.length;
  const scores = new Float64Array(width);
  const value = (weights: Float32Array, slope: Float32Array) => {
    let sum = 0;
    for (let n = 0; n < size; n++) {
      slope[n] = SHRINK * weights[n]!;
      sum += 0.5 * SHRINK * weights[n]! * weights[n]!;
    }
    for (const { at, scale, wish, worth } of rows) {
      for (let k = 0; k < width; k++) scores[k] = weights[size + k]!;
      for (let n = 0; n < at.length; n++) {
        const own = topicOf[at[n]!]!;
        const to = from[at[n]!]!;
        for (let each = 0; each < own.length; each++) scores[own[each]!]! += weights[to + each]! * scale;
      }
      const most = Math.max(...scores);
      const all = Math.log(scores.reduce((total, score) => total + Math.exp(score - most), 0)) + most;
      for (let k = 0; k < width; k++) {
        sum -= worth * wish[k]! * (scores[k]! - all);
        scores[k] = worth * (Math.exp(scores[k]! - all) - wish[k]!);
        slope[size + k]! += scores[k]!;
      }
      for (let n = 0; n < at.length; n++) {
        const own = topicOf[at[n]!]!;
        const to = from[at[n]!]!;
        for (let each = 0; each < own.length; each++) slope[to + each]! += scores[own[each]!]! * scale;
      }
    }
    return sum;
  };
  const found = minimize(size + width, value, passes);
  const of = features.map(
    (feature, n) => [feature, { topicOf: topicOf[n]!, weights: found.slice(from[n]!, from[n + 1]!) }] as const,
  );
  return { biases: [...found.slice(size)], of: new Map(of) };
}

/** How much of an example each topic is. */
function wishOf<T extends string>({ topics: right }: Example<T>, topics: readonly T[]): Float32Array {
  const wish = new Float32Array(topics.length);
  for (const [n, topic] of right.entries())
    wish[topics.indexOf(topic)] = right.length === 1 ? 1 : n === 0 ? FIRST : (1 - FIRST) / (right.length - 1);
  return wish;
}

/** Learns from all writers but one, and says what it makes of that one. */
export function checkTopics<T extends string>(
  sets: ReadonlyMap<string, readonly Example<T>[]>,
  rest: readonly Example<T>[],
  mostWeights: number,
): readonly string[] {
  return [...sets].map(([writer, own]) => {
    const others = [...sets].flatMap(([each, examples]) => (each === writer ? [] : examples));
    const weights = learnTopics([...others, ...rest], mostWeights);
    const among = (most: number) =>
      own.filter(({ words, topics }) =>
        weighTopics(words, weights)
          .slice(0, most)
          .some(({ topic }) => topics.includes(topic)),
      ).length;
    const percent = (count: number) => `${((100 * count) / own.length).toFixed(1)} %`;
    return `${writer}: of ${own.length} ${percent(among(1))} right, ${percent(among(2))} among the first two\n`;
  });
}

/** The file of weights, from so many sentences. */
export function weightsFile<T extends string>(
  name: string,
  by: string,
  sentences: number,
  weights: TopicWeights<T>,
): string {
  const { topics, biases, step, features, packed } = packTopicWeights(weights);
  const rows = packed.match(/.{1,10000}/g)!.map((line) => `    '${line}',`);
  const rounded = biases.map((bias) => Number(bias.toFixed(3)));
  return `/** Written by \`npx tsx ${by}\` from ${sentences} sentences. */\n// biome-ignore format: by a program\nexport const ${name} = {\n  topics: ${JSON.stringify(topics)} as const,\n  biases: ${JSON.stringify(rounded)},\n  step: ${step},\n  features: ${features},\n  packed: [\n${rows.join('\n')}\n  ].join(''),\n};\n`;
}
