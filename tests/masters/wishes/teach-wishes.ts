/**
 * `npx tsx tests/masters/wishes/teach-wishes.ts`: learns what GMs' sentences want (engine/commands/wishes) as the questions of players
 * are learned (tests/questions/teach.ts), and writes wish-weights.ts. With `--check` it learns from all writers but one.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { wishWords } from '../../../engine/commands/wishes/wish-words.ts';
import { standard } from '../../boards.ts';
import { taughtSentences } from '../../questions/labelled.ts';
import { checkTopics, exampleOf, learnTopics, quietLines, weightsFile } from '../../questions/learn-topics.ts';
import { type LabelledWish, labelledWishes } from './labelled-wishes.ts';

const WRITERS_OF_WISHES = ['named', 'one', 'two', 'three', 'four', 'five'];
const MOST_WEIGHTS = 16_000;
const WORTH: Readonly<Record<string, number>> = { named: 3 };
/** What players ask is no GM's wish; there is much of it, so that every second sentence does. */
const WORTH_OF_QUESTIONS = 0.45;

const exampleFor =
  (worth: number) =>
  ({ topics, text }: Pick<LabelledWish, 'topics' | 'text'>) =>
    exampleOf(wishWords(text, standard).words, topics, worth);
const nothing = (worth: number) => (text: string) => exampleFor(worth)({ topics: ['none'], text });

const sets = new Map(
  WRITERS_OF_WISHES.map((writer) => [writer, labelledWishes(writer).map(exampleFor(WORTH[writer] ?? 1))]),
);
const asked = [...taughtSentences().values()]
  .flat()
  .filter((_, n) => n % 2 === 0)
  .map(({ text }) => nothing(WORTH_OF_QUESTIONS)(text));
const rest = [...asked, ...quietLines().map(({ text, worth }) => nothing(worth)(text))];
if (process.argv[2] === '--check') {
  for (const line of checkTopics(sets, rest, MOST_WEIGHTS)) writeSync(1, line);
} else {
  const examples = [...sets.values()].flat();
  writeFileSync(
    new URL('../../../engine/commands/wishes/wish-weights.ts', import.meta.url),
    weightsFile(
      'WISH_WEIGHTS',
      'tests/masters/wishes/teach-wishes.ts',
      examples.length,
      learnTopics([...examples, ...rest], MOST_WEIGHTS),
    ),
  );
}
