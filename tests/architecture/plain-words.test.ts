/**
 * Documents, mails, pages and comments are written as people speak today.
 * @module-tag long
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, sourcesIn, textOf } from './headings.ts';
import { NOT_IN_DOCUMENTS, NOWHERE, type Phrase } from './plain-words.ts';

interface Found {
  readonly file: string;
  readonly words: string;
  readonly instead: string;
}

function found(phrases: readonly Phrase[], file: string, text: string): readonly Found[] {
  return phrases.flatMap(({ phrase, instead }) =>
    [...text.matchAll(phrase)].map(([words]) => ({ file, words, instead })),
  );
}

/** A document's prose: what stands in code, and where links lead, is somebody else's spelling. */
function prose(markdown: string): string {
  return markdown
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']');
}

/** What stands in quotes and has more than a word, without the code within. */
function sentences(source: string): string {
  const bare = source.replace(/\$\{[^}]*\}/g, '');
  return [...bare.matchAll(/'[^'\n]* [^'\n]*'|`[^`\n]* [^`\n]*`|"[^"\n]* [^"\n]*"/g)].join('\n');
}

/** Comments and strings of all sources. */
const ROOMS = ['engine', 'lambdas', 'templates', 'infra'];

describe('plain words', () => {
  // Texts in other languages have their own words.
  const english = documents().filter((file) => !/^docs\/texts\/\w\w\//.test(file));
  const all = english.map((file) => ({
    file,
    phrases: found([...NOWHERE, ...NOT_IN_DOCUMENTS], file, prose(textOf(file)!)),
  }));

  test.each(all)('$file', ({ phrases }) => {
    expect(phrases).toEqual([]);
  });

  test('comments and strings of the sources have none', () => {
    expect(sourcesIn(ROOMS).flatMap(({ file, text }) => found(NOWHERE, file, text))).toEqual([]);
  });

  test('no English sentence of a catalogue or a variant is British', () => {
    const british = NOT_IN_DOCUMENTS.slice(0, 1);
    const catalogue = sourcesIn(['templates/locales/en']).map(({ file, text }) => ({ file, text: sentences(text) }));
    const variants = readdirSync('variants', { recursive: true, encoding: 'utf8' })
      // Earlier editions stay as games were played on them, to the letter.
      .filter((file) => file.endsWith('/variant.json') && !file.includes('edition-'))
      .map((file) => ({ file, text: sentences(readFileSync(join('variants', file), 'utf8')) }));
    expect(catalogue.filter(({ text }) => text.includes(' centers')).length).toBeGreaterThan(5);
    expect(variants.length).toBeGreaterThan(5);
    expect([...catalogue, ...variants].flatMap(({ file, text }) => found(british, file, text))).toEqual([]);
  });

  test('old phrases are seen', () => {
    const words = found(NOWHERE, 'x', 'Nothing is wanted of you. Italy is waited for; all are told, and it is mended.');
    expect(words.map(({ words }) => words)).toEqual([
      'is wanted',
      'wanted of you',
      'is waited for',
      'are told',
      'mended',
    ]);
  });
});
