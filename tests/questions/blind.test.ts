/**
 * What beginners of a running game mail, by people who had not seen the reader, with the topics that answer it: nothing was taught by
 * these. Of the first set some need no answer; the second is of what newcomers ask most; `phone-two` and the third as they type it there,
 * without marks. The bounds are what it does; they may only rise.
 */
import { expect, test } from 'vitest';
import { languageOfWords } from '../../engine/language/locales/language-of-words.ts';
import { readQuestions } from '../../engine/language/questions/read-question.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { standard } from '../boards.ts';
import { labelledSentences } from './labelled.ts';

const LEAST = [
  ['blind.txt', 'en', 64, 70],
  ['blind.txt', 'de', 66, 70],
  ['blind.txt', 'fr', 67, 70],
  ['blind-two.txt', 'en', 96, 100],
  ['blind-two.txt', 'de', 95, 100],
  ['blind-two.txt', 'fr', 98, 100],
  ['phone-two.txt', 'en', 50, 60],
  ['phone-two.txt', 'de', 51, 60],
  ['phone-two.txt', 'fr', 51, 60],
  ['blind-three.txt', 'en', 70, 83],
  ['blind-three.txt', 'de', 52, 83],
  ['blind-three.txt', 'fr', 58, 84],
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

test('each language is told by the words of a sentence, as it is typed on a phone', () => {
  const told = labelledSentences('blind-three.txt').map(({ language, text }) => ({
    language,
    text,
    as: languageOfWords([text]) ?? languageOfWords([text], 1, 2),
  }));
  expect(told.filter(({ as, language }) => as !== null && as !== language).length).toBeLessThanOrEqual(1);
  for (const code of LANGUAGES) expect(told.filter(({ as }) => as === code).length, code).toBeGreaterThanOrEqual(80);
});
