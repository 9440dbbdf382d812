/** Each language says everything itself: no sentence of it is the English one. */
import { expect, test } from 'vitest';
import { english } from '../../templates/locales/en/english.ts';
import { type LanguageCode, loadLanguage } from '../../templates/locales/languages.ts';

/** Texts that are the same in two languages: names, lines that one writes, facts alone. */
const FEWEST_WORDS = 3;

/** Paths of what is English: texts of so many words or more, and functions, which make sentences. */
function sharedWith(own: unknown, other: unknown, path = ''): readonly string[] {
  if (typeof own === 'function') return own === other ? [path] : [];
  if (typeof own === 'string')
    return own === other && own.replace(/\{[^}]*\}/g, '').split(/\s+/).length >= FEWEST_WORDS + 1 ? [path] : [];
  if (typeof own !== 'object' || own === null) return [];
  return Object.entries(own).flatMap(([key, value]) =>
    sharedWith(value, (other as Readonly<Record<string, unknown>>)[key], `${path}/${key}`),
  );
}

test.each(['de', 'fr'] as const satisfies readonly LanguageCode[])('%s says everything itself', async (code) => {
  expect(sharedWith(english, await loadLanguage(code))).toEqual([]);
});

test('a sentence left in English would be found', () => {
  expect(sharedWith(english, english).length).toBeGreaterThan(1000);
});
