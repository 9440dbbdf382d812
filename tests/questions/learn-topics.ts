/** Learns from labelled sentences what shows their topics: what `teach.ts` of the questions and of GMs' wishes share. */
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { topicFeatures } from '../../engine/language/questions/topic-features.ts';
import {
  packTopicWeights,
  scaleOfTopics,
  type TopicWeights,
  weighTopics,
} from '../../engine/language/questions/weigh-topics.ts';
import { judgedLines, WRITERS } from '../hands/judged-lines.ts';
import { writeOrderMail } from '../hands/mail.ts';
import { createRandom } from '../random.ts';

export interface Example<T extends string> {
  readonly words: readonly string[];
  readonly features: readonly number[];
  /** Each of them answers it, the first best. */
  readonly topics: readonly T[];
  /** How much it counts. */
  readonly worth: number;
}

const LEAST_SENTENCES = 2;
const PASSES = 12;
const PASSES_WITH_FEWER = 30;
/** The order of sentences moves some of them: weights are the mean of these. */
const SHUFFLES = [1901, 1902, 1903];
const SPEED = 0.3;
const SHRINK = 1e-5;
/** Of a sentence with two topics, how much the first is meant. */
const FIRST = 0.65;
const MAILS_OF_ORDERS = 300;
/** What is written around orders asks nothing; there is much of it. */
const WORTH_OF_PROSE = 0.1;
const MOST_WRITERS = 14;

export function exampleOf<T extends string>(words: readonly string[], topics: readonly T[], worth = 1): Example<T> {
  return { words, features: [...topicFeatures(words)], topics, worth };
}

/** What asks nothing: lines beside orders but those that may ask something, mails of orders, and commands, as they are and with a slip. */
export function quietLines(): readonly { readonly text: string; readonly worth: number }[] {
  const prose = WRITERS.slice(0, MOST_WRITERS)
    .flatMap(judgedLines)
    .flatMap(({ text, standing }) => (standing === 'above' ? [text] : []));
  const orders = Array.from({ length: MAILS_OF_ORDERS }, (_, seed) => writeOrderMail(seed).text.split('\n')).flat();
  const commands = [...COMMANDS, ...SET_FORMS].flatMap(({ example }) => example.flatMap((lines) => lines.split('\n')));
  const slipped = commands.map((line) => line.replace(/^(\w\w)(\w)(\w)/, '$1$3$2'));
  const of = (lines: readonly string[], worth: number) =>
    lines.filter((line) => /\p{L}/u.test(line) && !line.includes('?')).map((text) => ({ text, worth }));
  return [
    ...of(prose, WORTH_OF_PROSE),
    ...of([...new Set(orders)], WORTH_OF_PROSE),
    ...of([...commands, ...slipped], 1),
  ];
}

/** At most so many weights, the loudest. */
export function learnTopics<T extends string>(examples: readonly Example<T>[], mostWeights: number): TopicWeights<T> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].flatMap(([feature, count]) => (count >= LEAST_SENTENCES ? [feature] : []));
  const topics = [...new Set(examples.flatMap((each) => each.topics))].sort();
  const place = new Map(common.map((feature, n) => [feature, n]));
  const width = topics.length;
  const every = [...topics.keys()];
  const all = regress(examples, topics, place, () => every, PASSES, SHUFFLES[0]!);
  const loudest = Array.from(all.weights, Math.abs).sort((a, b) => b - a)[mostWeights] ?? 0;
  const kept = common.map((_, n) => every.filter((topic) => Math.abs(all.weights[n * width + topic]!) > loudest));
  const shuffled = SHUFFLES.map((seed) => regress(examples, topics, place, (n) => kept[n]!, PASSES_WITH_FEWER, seed));
  const mean = (of: (one: (typeof shuffled)[number]) => number) =>
    shuffled.reduce((sum, one) => sum + of(one), 0) / shuffled.length;
  return {
    topics,
    biases: every.map((topic) => mean(({ biases }) => biases[topic]!)),
    of: new Map(
      common.flatMap((feature, n) => {
        const pairs = kept[n]!.map((topic) => [topic, mean(({ weights }) => weights[n * width + topic]!)] as const);
        return pairs.length === 0 ? [] : [[feature, pairs] as const];
      }),
    ),
  };
}

/** Logistic regression over all topics at once, each weight with a step of its own that shrinks as it moves; the mean of the later half of the passes. `topicsOf`: those for which a feature has a weight. */
function regress<T extends string>(
  examples: readonly Example<T>[],
  topics: readonly T[],
  place: ReadonlyMap<number, number>,
  topicsOf: (place: number) => readonly number[],
  passes: number,
  seed: number,
): { readonly weights: Float32Array; readonly biases: Float64Array } {
  const width = topics.length;
  const weights = new Float32Array(place.size * width);
  const moved = new Float32Array(place.size * width).fill(0.01);
  const biases = new Float64Array(width);
  const rows = examples.map(({ features, topics: right, worth }) => {
    const at = features.flatMap((feature) => place.get(feature) ?? []);
    const rights = right.map((topic) => topics.indexOf(topic));
    return { at: at.filter((n) => topicsOf(n).length > 0), scale: scaleOfTopics(at.length), right: rights, worth };
  });
  const random = createRandom(seed);
  const scores = new Float64Array(width);
  const off = new Float64Array(width);
  const mean = new Float32Array(weights.length);
  const meant = Math.ceil(passes / 2);
  for (let pass = 0; pass < passes; pass++) {
    for (const { at, scale, right, worth } of random.shuffle(rows)) {
      scores.set(biases);
      for (const n of at) for (const k of topicsOf(n)) scores[k]! += weights[n * width + k]! * scale;
      const most = Math.max(...scores);
      let all = 0;
      for (let k = 0; k < width; k++) all += scores[k] = Math.exp(scores[k]! - most);
      for (let k = 0; k < width; k++) {
        const wish =
          right[0] === k ? (right.length > 1 ? FIRST : 1) : right.includes(k) ? (1 - FIRST) / (right.length - 1) : 0;
        const by = (scores[k]! / all - wish) * worth;
        off[k] = Math.abs(by) < 0.002 ? 0 : by;
        biases[k]! -= 0.02 * off[k]!;
      }
      for (const n of at)
        for (const k of topicsOf(n)) {
          if (off[k] === 0) continue;
          const index = n * width + k;
          const slope = off[k]! * scale + SHRINK * weights[index]!;
          moved[index]! += slope * slope;
          weights[index]! -= (SPEED * slope) / Math.sqrt(moved[index]!);
        }
    }
    if (pass >= passes - meant) for (const [n, weight] of weights.entries()) mean[n]! += weight / meant;
  }
  return { weights: mean, biases };
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
  const { topics, biases, step, packed } = packTopicWeights(weights);
  const rows = packed.match(/.{1,10000}/g)!.map((line) => `    '${line}',`);
  const rounded = biases.map((bias) => Number(bias.toFixed(3)));
  return `/** Written by \`npx tsx ${by}\` from ${sentences} sentences. */\n// biome-ignore format: by a program\nexport const ${name} = {\n  topics: ${JSON.stringify(topics)} as const,\n  biases: ${JSON.stringify(rounded)},\n  step: ${step},\n  packed: [\n${rows.join('\n')}\n  ].join(''),\n};\n`;
}
