/**
 * What beginners of a running game mail, by two people who had not seen the reader, with the topics that answer it: nothing was taught by
 * these. Of the first set some need no answer; the second is of what newcomers ask most. The bounds are what it does; they may only rise.
 */
import { expect, test } from 'vitest';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import { standard } from '../boards.ts';
import { labelledSentences } from './labelled.ts';

const LEAST = [
  ['blind.txt', 'en', 64, 70],
  ['blind.txt', 'de', 66, 70],
  ['blind.txt', 'fr', 66, 70],
  ['blind-two.txt', 'en', 96, 100],
  ['blind-two.txt', 'de', 95, 100],
  ['blind-two.txt', 'fr', 98, 100],
] as const;

test.each(LEAST)('no more beginners than before miss their answer: %s, %s', (file, language, least, all) => {
  const sentences = labelledSentences(file).filter((each) => each.language === language);
  const missed = sentences.flatMap(({ topics, text }) => {
    const told = readQuestions(text, standard)?.map(({ question }) => question.topic) ?? ['none' as const];
    return told.some((topic) => topics.includes(topic))
      ? []
      : [`${text}: ${told.join(' or ')} for ${topics.join(' or ')}`];
  });
  expect(sentences).toHaveLength(all);
  expect(all - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
});
