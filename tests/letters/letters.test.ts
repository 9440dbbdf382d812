import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUPS } from './letters.ts';
import { wideLines } from './wide.ts';

const FOLDER = new URL('golden/', import.meta.url);

const ALL = Object.entries(GROUPS).flatMap(([group, letters]) =>
  Object.entries(letters).map(([name, write]) => [`${group}/${name}`, write] as const),
);

/** The letters as players read them. `LETTERS_WRITE=1` writes the files anew, to be read before they are committed. */
describe.each(ALL)('%s', (name, write) => {
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

  it('says in its first line what the reader has to do, if anything, what has changed, or how the game ended', () => {
    expect(text.split('\n')[0]).toMatch(
      /^(?:You took|You lost|Fall 1902: |\d+ of your|Your order succeeded)|due|need|missing|No action|all set|no longer|NOT filed|One more step|[Pp]lease confirm|Please$|could not|not understood|have orders|can choose|are listed|is over|win|draw|ended/,
    );
  });

  it('says the deadline once', () => {
    expect(text.match(/^Deadline: /gm)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text).not.toMatch(/Time to deadline|deadline for (?:the first )?orders|considered (?:late|abandoned)/);
  });

  it("speaks today's English", () => {
    expect(text).not.toMatch(
      /wanted of|[Yy]our word is wanted|is told\b|are told\b|waited for|\banew\b|\bnod\b|to have your own|the master has|stands after/,
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
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  expect(files.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(ALL.map(([name]) => `${name}.txt`).sort());
});
