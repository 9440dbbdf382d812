/**
 * What beginners of a running game mail, by somebody who had not seen the reader, with the topics that answer it: nothing was taught by
 * these. The bounds are what it does; they may only rise.
 */
import { expect, test } from 'vitest';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import { standard } from '../boards.ts';
import { labelledSentences } from './labelled.ts';

const LEAST = { en: 61, de: 62, fr: 67 };

test.each(['en', 'de', 'fr'] as const)('no more beginners than before miss their answer: %s', (language) => {
  const sentences = labelledSentences('blind.txt').filter((each) => each.language === language);
  const missed = sentences.flatMap(({ topics, text }) => {
    const told = readQuestions(text, standard)?.map(({ question }) => question.topic) ?? ['none' as const];
    return told.some((topic) => topics.includes(topic))
      ? []
      : [`${text}: ${told.join(' or ')} for ${topics.join(' or ')}`];
  });
  expect(sentences.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST[language]);
});
