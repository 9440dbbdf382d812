/**
 * `npx tsx tests/questions/teach.ts`: learns what sentences ask about (engine/language/questions) from those that people wrote and
 * labelled, and writes topic-weights.ts. With `--check` it learns from all writers but one, and says what it makes of that one.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { questionWords } from '../../engine/language/questions/question-words.ts';
import { topicFeatures } from '../../engine/language/questions/topic-features.ts';
import {
  packTopicWeights,
  scaleOfTopics,
  type TopicWeights,
  unpackTopicWeights,
  type WeighedTopic,
  weighTopics,
} from '../../engine/language/questions/weigh-topics.ts';
import { standard } from '../boards.ts';
import { judgedLines, WRITERS } from '../hands/judged-lines.ts';
import { writeOrderMail } from '../hands/mail.ts';
import { createRandom } from '../random.ts';
import { type LabelledSentence, taughtSentences } from './labelled.ts';

interface Example {
  readonly words: readonly string[];
  readonly features: readonly number[];
  readonly topics: readonly WeighedTopic[];
  /** How much it counts. */
  readonly worth: number;
}

const LEAST_SENTENCES = 2;
const MOST_WEIGHTS = 60_000;
const PASSES = 20;
const PASSES_WITH_FEWER = 30;
const SPEED = 0.3;
const SHRINK = 1e-5;
/** Of a sentence with two topics, how much the first is meant. */
const FIRST = 0.65;
const WORTH: Readonly<Record<string, number>> = { named: 4, beginners: 2 };
const MAILS_OF_ORDERS = 300;
/** What is written around orders asks nothing; there is much of it. */
const WORTH_OF_PROSE = 0.1;

function exampleOf({ topics, text }: LabelledSentence): Example {
  const { words } = questionWords(text, standard);
  return { words, features: [...topicFeatures(words)], topics, worth: 1 };
}

/** What asks nothing: lines beside orders but those that may ask something, mails of orders, and commands, as they are and with a slip. */
function quiet(): readonly Example[] {
  const prose = WRITERS.flatMap(judgedLines).flatMap(({ text, standing }) => (standing === 'above' ? [text] : []));
  const orders = Array.from({ length: MAILS_OF_ORDERS }, (_, seed) => writeOrderMail(seed).text.split('\n')).flat();
  const commands = [...COMMANDS, ...SET_FORMS].flatMap(({ example }) => example.flatMap((lines) => lines.split('\n')));
  const slipped = commands.map((line) => line.replace(/^(\w\w)(\w)(\w)/, '$1$3$2'));
  const of = (lines: readonly string[], worth: number) =>
    lines
      .filter((line) => /\p{L}/u.test(line) && !line.includes('?'))
      .map((text) => ({ ...exampleOf({ language: '', topics: ['none'], text }), worth }));
  return [
    ...of(prose, WORTH_OF_PROSE),
    ...of([...new Set(orders)], WORTH_OF_PROSE),
    ...of([...commands, ...slipped], 1),
  ];
}

function learn(examples: readonly Example[]): TopicWeights {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].flatMap(([feature, count]) => (count >= LEAST_SENTENCES ? [feature] : []));
  const topics = [...new Set(examples.flatMap((each) => each.topics))].sort();
  const place = new Map(common.map((feature, n) => [feature, n]));
  const all = regress(examples, topics, place, null, PASSES);
  const loudest = Array.from(all.weights, Math.abs).sort((a, b) => b - a)[MOST_WEIGHTS] ?? 0;
  const kept = Uint8Array.from(all.weights, (weight) => (Math.abs(weight) > loudest ? 1 : 0));
  const { weights, biases } = regress(examples, topics, place, kept, PASSES_WITH_FEWER);
  const of = common.map((feature, n) => {
    const pairs = topics.map((_, topic) => [topic, weights[n * topics.length + topic]!] as const);
    return [feature, pairs.filter(([, weight]) => weight !== 0)] as const;
  });
  return { topics, biases: [...biases], of: new Map(of.filter(([, pairs]) => pairs.length > 0)) };
}

/** Logistic regression over all topics at once, each weight with a step of its own that shrinks as it moves; the mean of the later half of the passes; `kept` null: all weights. */
function regress(
  examples: readonly Example[],
  topics: readonly WeighedTopic[],
  place: ReadonlyMap<number, number>,
  kept: Uint8Array | null,
  passes: number,
): { readonly weights: Float32Array; readonly biases: Float64Array } {
  const width = topics.length;
  const weights = new Float32Array(place.size * width);
  const moved = new Float32Array(place.size * width).fill(0.01);
  const biases = new Float64Array(width);
  const rows = examples.map(({ features, topics: right, worth }) => ({
    at: features.flatMap((feature) => place.get(feature) ?? []),
    right: right.map((topic) => topics.indexOf(topic)),
    worth,
  }));
  const random = createRandom(1901);
  const scores = new Float64Array(width);
  const mean = new Float32Array(weights.length);
  const meant = Math.ceil(passes / 2);
  for (let pass = 0; pass < passes; pass++) {
    for (const { at, right, worth } of random.shuffle(rows)) {
      const scale = scaleOfTopics(at.length);
      scores.set(biases);
      for (const n of at) for (let k = 0; k < width; k++) scores[k]! += weights[n * width + k]! * scale;
      const most = Math.max(...scores);
      let all = 0;
      for (let k = 0; k < width; k++) all += scores[k] = Math.exp(scores[k]! - most);
      for (let k = 0; k < width; k++) {
        const wish =
          right[0] === k ? (right.length > 1 ? FIRST : 1) : right.includes(k) ? (1 - FIRST) / (right.length - 1) : 0;
        const off = (scores[k]! / all - wish) * worth;
        if (Math.abs(off) < 0.002) continue;
        biases[k]! -= 0.02 * off;
        for (const n of at) {
          const index = n * width + k;
          if (kept !== null && kept[index] === 0) continue;
          const slope = off * scale + SHRINK * weights[index]!;
          moved[index]! += slope * slope;
          weights[index]! -= (SPEED * slope) / Math.sqrt(moved[index]!);
        }
      }
    }
    if (pass >= passes - meant) for (const [n, weight] of weights.entries()) mean[n]! += weight / meant;
  }
  return { weights: mean, biases };
}

function check(sets: ReadonlyMap<string, readonly Example[]>, rest: readonly Example[]): void {
  for (const [writer, own] of sets) {
    const others = [...sets].flatMap(([each, examples]) => (each === writer ? [] : examples));
    const weights = learn([...others, ...rest]);
    const among = (most: number) =>
      own.filter(({ words, topics }) =>
        weighTopics(words, weights)
          .slice(0, most)
          .some(({ topic }) => topics.includes(topic)),
      ).length;
    const percent = (count: number) => `${((100 * count) / own.length).toFixed(1)} %`;
    writeSync(1, `${writer}: of ${own.length} ${percent(among(1))} right, ${percent(among(2))} among the first two\n`);
  }
}

const sets = new Map(
  [...taughtSentences()].map(([writer, sentences]) => [
    writer,
    sentences.map(exampleOf).map((each) => ({ ...each, worth: WORTH[writer] ?? 1 })),
  ]),
);
if (process.argv[2] === '--check') check(sets, quiet());
else {
  const examples = [...sets.values()].flat();
  const { topics, biases, step, packed } = packTopicWeights(learn([...examples, ...quiet()]));
  const rows = packed.match(/.{1,1000}/g)!.map((line) => `    '${line}',`);
  const rounded = biases.map((bias) => Number(bias.toFixed(3)));
  writeFileSync(
    new URL('../../engine/language/questions/topic-weights.ts', import.meta.url),
    `/** Written by \`npx tsx tests/questions/teach.ts\` from ${examples.length} sentences. */\n// biome-ignore format: by a program\nexport const TOPIC_WEIGHTS = {\n  topics: ${JSON.stringify(topics)} as const,\n  biases: ${JSON.stringify(rounded)},\n  step: ${step},\n  packed: [\n${rows.join('\n')}\n  ].join(''),\n};\n`,
  );
  writeSync(1, `${unpackTopicWeights({ topics, biases: rounded, step, packed }).of.size} features\n`);
}
