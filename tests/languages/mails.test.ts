/** Mails in other languages: no English is left in what the judge says itself. */
import { expect, test } from 'vitest';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import type { WrittenMail } from '../../templates/mail/mail.ts';
import { writeDeskMail } from '../../templates/mail/write-account-mail.ts';
import { LETTERS } from '../letters/letters.ts';
import { context, DESK } from '../letters/scenes.ts';

/** Words that stand in nearly every English sentence, and in no German or French one. */
const ENGLISH = /\b(?:the|your|of|and|with)\b/i;

/** Sentences that are English in mails of every language, and why. */
const STAYS: readonly RegExp[] = [
  // Names of documents, which are English.
  /^…\s?: (?:the player's guide|every command, one)/,
  // The scenes hand these over as text; the judge has codes for them.
  /^The fleet in London is England's|^…\s?: WAIT is on until the deadline\.|^Norway is not a home center of/,
];

const english = new Map(Object.entries(LETTERS).map(([name, write]) => [name, prose(write())]));
const written = new Map<string, readonly string[]>();
for (const code of ['de', 'fr'] as const) {
  const language = await loadLanguage(code);
  for (const [name, write] of Object.entries(LETTERS))
    written.set(`${code}: ${name}`, prose(inLanguage(language, write)));
}

test.each([...written.keys()])('%s: no sentence is English', (name) => {
  const left = written.get(name)!.filter((text) => ENGLISH.test(text));
  expect(left.filter((text) => !STAYS.some((known) => known.test(text)))).toEqual([]);
});

test.each([...written.keys()])('%s: numbers and commands are those of English', (name) => {
  expect(marks(written.get(name)!)).toEqual(marks(english.get(name.slice(4))!));
});

/** Numbers from two on and words in capitals, each once; a word of our own is written so in subjects. */
function marks(texts: readonly string[]): readonly string[] {
  const all = texts.flatMap((text) => text.match(/\p{Lu}{3,}|\d+/gu) ?? []);
  return [...new Set(all)]
    .filter((mark) => !/^[01]$/.test(mark) && !/^(?:INCOMPL|UNVOLLST|NOT$|NICHT$|NON$)/.test(mark))
    .sort();
}

test('nothing is said to be English that is not', () => {
  const all = [...written.values()].flat();
  expect(STAYS.filter((known) => !all.some((text) => known.test(text))).map(String)).toEqual([]);
});

test('an answer of the desk names powers and phases in its language', async () => {
  const games = [context({ own: { GERMANY: [] } })];
  const asked = [{ kind: 'my-games', games, more: 0, over: 0, page: null }] as const;
  const { text } = inLanguage(await loadLanguage('fr'), () => writeDeskMail({ report: [], asked, subject: '' }, DESK));
  expect(text).toContain("marne, Printemps 1901 : vous jouez l'Allemagne.");
});

test('in English each mail has such a sentence', () => {
  const without = [...english].filter(([, texts]) => !texts.some((text) => ENGLISH.test(text)));
  expect(without.map(([name]) => name)).toEqual([]);
});

/**
 * What a mail says in words of its own: its subject and the texts of its HTML, without lines to be written, listings
 * (`words-of-mails.test.ts`), the messages of players and lines quoted from the reader's mail.
 */
function prose({ subject, html }: WrittenMail): readonly string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<div class="lines[^>]*>(?:<div[^>]*>(?:[^<]|<\/?span[^>]*>)*<\/div>)*<\/div>/g, '')
    .replace(/<code[^>]*>[^<]*<\/code>/g, '…')
    .replace(/<div[^>]*white-space:pre-wrap[^>]*>(?:[^<]|<\/?span[^>]*>)*<\/div>/g, '')
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<\/?(?:strong|a|span)\b[^>]*>/g, '');
  return [subject.replace(/^Re: .*/, ''), ...body.split(/<[^>]*>/)]
    .map((text) => text.replaceAll('&#39;', "'").trim())
    .filter((text) => text !== '');
}
