import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTERS } from './letters.ts';
import { wideLines } from './wide.ts';

const FOLDER = new URL('golden/', import.meta.url);

/** The letters as players read them. `LETTERS_WRITE=1` writes the files anew, to be read before they are committed. */
describe.each(Object.entries(LETTERS))('%s', (name, write) => {
  const { subject, text, html, attachments = [] } = write();
  const shown = [
    `Subject: ${subject}\n\n${text}`,
    ...attachments.map(({ name, content }) => `[${name}]\n${content.replaceAll('\r\n', '\n')}`),
  ].join('\n');
  const file = new URL(`${name}.txt`, FOLDER);

  it('reads as it did', () => {
    if (process.env['LETTERS_WRITE'] !== undefined) writeFileSync(file, shown);
    expect(existsSync(file), `${name}.txt is missing: LETTERS_WRITE=1 writes it`).toBe(true);
    expect(shown).toBe(readFileSync(file, 'utf8'));
  });

  it('is at most 78 columns wide, but for addresses, the words of players and what programs read', () => {
    expect(wideLines(text).filter((line) => !isPress(html, line))).toEqual([]);
  });

  it('says in its first line whether anything is wanted of the reader', () => {
    expect(text.split('\n')[0]).toMatch(
      /wanted|missing|no longer|One more step|Please confirm|could not be used|not understood|Not all|have orders|may choose/,
    );
  });
});

/** A line of somebody's message, which stands in the HTML unbroken too. */
function isPress(html: string, line: string): boolean {
  const letters = [...html.matchAll(/white-space:pre-wrap;overflow-wrap:anywhere">([^<]*)<\/div>/g)].map(
    ([, body]) => body!,
  );
  return letters.some((body) => body.split('\n').includes(line));
}

it('every golden file has its letter', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(LETTERS)
      .map((name) => `${name}.txt`)
      .sort(),
  );
});
