/** What every saying says in each language: whole, in that language, with the same facts as in English. */
import { describe, expect, test } from 'vitest';
import type { Said } from '../../engine/sayings/said.ts';
import { german } from '../../templates/words/de/german.ts';
import { english } from '../../templates/words/en/english.ts';
import { french } from '../../templates/words/fr/french.ts';
import type { Language } from '../../templates/words/shape.ts';
import { speakerFor } from '../../templates/words/speaker.ts';
import { standard } from '../boards.ts';
import { englishIn, factsIn } from './facts.ts';
import { samplesOf } from './samples.ts';

const CODES = (Object.keys(english.said) as Said['code'][]).filter((code) => !code.startsWith('refusals/'));
const COMMON = { and: 'and', or: 'or' };
const speaker = (language: Language, and: typeof COMMON) =>
  speakerFor({ board: standard }, { ...language, grammar: { ...language.grammar, ...and } });
const inEnglish = speaker(english, COMMON);

test('each fact that a sentence takes has a value to tell it with', () => {
  const wrong = CODES.flatMap((code) => samplesOf(code).map((said) => inEnglish.say(said))).filter((text) =>
    /undefined|\[object|NaN/.test(text),
  );
  expect(wrong).toEqual([]);
});

describe.each([
  ['German', german, { and: 'und', or: 'oder' }],
  ['French', french, { and: 'et', or: 'ou' }],
] as const)('%s', (_, language, and) => {
  const { say } = speaker(language, and);
  const DONE = CODES.filter((code) => language.said[code] !== english.said[code]);

  test('says every code, and nothing else', () => {
    expect(Object.keys(language.said).sort()).toEqual(Object.keys(english.said).sort());
  });

  test('says whole sentences, without a word of English', () => {
    const told = DONE.flatMap((code) => samplesOf(code).map((said) => ({ code, text: say(said) })));
    expect(told.filter(({ text }) => /undefined|\[object|NaN/.test(text))).toEqual([]);
    const leaked = told.flatMap(({ code, text }) => englishIn(text).map((word) => `${code} (${word}): ${text}`));
    expect([...new Set(leaked)]).toEqual([]);
  });

  test('tells the same facts as English: numbers, names, what was quoted, lines to write', () => {
    const lost = DONE.flatMap((code) =>
      samplesOf(code).flatMap((said) => {
        const [here, there] = [say(said), inEnglish.say(said)];
        const missing = factsIn(there).filter((fact) => !factsIn(here).includes(fact));
        const added = factsIn(here).filter((fact) => !factsIn(there).includes(fact));
        return missing.length + added.length === 0
          ? []
          : [`${code}: ${here} (without: ${missing.join(', ')}; beside: ${added.join(', ')})`];
      }),
    );
    expect([...new Set(lost)]).toEqual([]);
  });

  test('ends as English ends: a sentence that goes on has no full stop', () => {
    const ends = (text: string) => /[.?:]?$/.exec(text)![0];
    const other = DONE.flatMap((code) =>
      samplesOf(code).flatMap((said) => (ends(say(said)) === ends(inEnglish.say(said)) ? [] : [say(said)])),
    );
    expect(other).toEqual([]);
  });
});

test('French sets signs off by spaces at which no line breaks', () => {
  const { say } = speaker(french, { and: 'et', or: 'ou' });
  const codes = CODES.filter((code) => french.said[code] !== english.said[code]);
  const broken = codes
    .flatMap((code) => samplesOf(code).map((said) => say(said)))
    .filter((text) => / [:;!»%]| \?(?!\w)|« |[^\u00a0]\?(?=\s|$)|\w[;!](?=\s)/.test(text));
  expect([...new Set(broken)]).toEqual([]);
});
