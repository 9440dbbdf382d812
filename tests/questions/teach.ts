/**
 * `npx tsx tests/questions/teach.ts`: learns what sentences ask about (engine/language/questions) from those that people wrote and
 * labelled, and writes topic-weights.ts. With `--check` it learns from all writers but one, and says what it makes of that one.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { questionWords } from '../../engine/language/questions/question-words.ts';
import type { WeighedTopic } from '../../engine/language/questions/read-question.ts';
import { standard } from '../boards.ts';
import { type LabelledSentence, taughtSentences } from './labelled.ts';
import { checkTopics, type Example, exampleOf, learnTopics, quietLines, weightsFile } from './learn-topics.ts';

const MOST_WEIGHTS = 60_000;
const WORTH: Readonly<Record<string, number>> = { named: 4, beginners: 2 };

const exampleFor =
  (worth: number) =>
  ({ topics, text }: LabelledSentence<WeighedTopic>): Example<WeighedTopic> =>
    exampleOf(questionWords(text, standard).words, topics, worth);

const quiet = quietLines().map(({ text, worth }) => exampleFor(worth)({ language: '', topics: ['none'], text }));
const sets = new Map(
  [...taughtSentences()].map(([writer, sentences]) => [writer, sentences.map(exampleFor(WORTH[writer] ?? 1))]),
);
if (process.argv[2] === '--check') {
  for (const line of checkTopics(sets, quiet, MOST_WEIGHTS)) writeSync(1, line);
} else {
  const examples = [...sets.values()].flat();
  const weights = learnTopics([...examples, ...quiet], MOST_WEIGHTS);
  writeFileSync(
    new URL('../../engine/language/questions/topic-weights.ts', import.meta.url),
    weightsFile('TOPIC_WEIGHTS', 'tests/questions/teach.ts', examples.length, weights),
  );
}
