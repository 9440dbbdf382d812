/** WHATIF: what is worked out, from what, and who is told (judge-language B). */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blockAt } from '../../engine/text/blocks.ts';
import { JUDGE, playedGame, write } from './rig.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** All modules that a module imports for what they do (types are gone when it runs), itself included. */
function closure(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [, clause, path] of text.matchAll(/^import (type )?[^;]*?from '(\.[^']+)';/gm)) {
    if (clause === undefined) closure(join(dirname(file), path!), seen);
  }
  return seen;
}

describe('WHATIF', () => {
  it('is worked out by code that imports nothing of games, their store or their folding', () => {
    const modules = [...closure('lambdas/account/run-what-if.ts'), ...closure('lambdas/games/public-boards.ts')];
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.filter((file) => /engine\/(?:game|view)\/|lambdas\/adapters|load-game/.test(file))).toEqual([]);
  });

  it('answers alike whatever is on file, and tells nobody but who asked', async () => {
    const answers = await Promise.all([[], ['F Kie - Hol'], ['A Mun - Bur']].map(asked));
    const [first] = answers;
    expect(first).toContain('Germany: Army Munich -> Burgundy.  (*bounce*)');
    expect(new Set(answers).size).toBe(1);
  });

  // Lines of every kind go to the function that works it out: those that could not be read too.
  it.each([
    ['the place is unknown', 'A Par - Burgandi', "There is no province 'Burgandi'."],
    ['the unit is not there', 'FRANCE: F Eng - Nth', 'F Eng - Nth'],
    ['it cannot get there', 'A Par - Lon', 'A Par - Lon'],
    ['it is no order', 'xyzzy plugh', 'xyzzy plugh'],
  ])('is answered although a line could not be used: %s', { tags: ['long'] }, async (_, line, told) => {
    const text = await answered([line, 'GERMANY: A Mun - Bur']);
    expect(text).toContain('Germany: Army Munich -> Burgundy.');
    expect(text).toContain(told);
  });

  it.each([
    ['a phase that there is not', 'WHATIF S1905Q'],
    ['words', 'whatif he comes'],
    ['nothing to be read', 'WHATIF ???'],
  ])('files nothing of what is asked, with %s behind its word', { tags: ['long'] }, async (_, opening) => {
    const lines = [opening, 'FRANCE: A Par - Bur', 'END', 'STATUS'];
    const text = await mailTo(lines);
    expect(text).toContain('0 of 3 units have orders');
    expect(text).toContain('is not a phase');
    expect(text).not.toContain('neither an order nor a command');
  });

  it('a phase of a year with one digit is one, and a sentence that begins so opens nothing', async () => {
    const text = await mailTo(['What if we meet in Burgundy?', 'A Par - Bur']);
    expect(text).toContain('1 order NOT filed below "What if we meet in Burgundy?"');
    const asked = ['WHATIF S1M', 'What if S1M', "what if Spring, Fruitbat '01", 'WHATIF'].map((line) =>
      blockAt(
        [line, 'A LIG - Ctk', 'END'].map((each) => ({ text: each, ignored: null })),
        0,
      ),
    );
    expect(asked.map((block) => block?.kind)).toEqual(['whatif', 'whatif', 'whatif', 'whatif']);
  });

  it('is asked of the game that there is, though its first letter reads as that of a seat in another', async () => {
    const judge = await playedGame('memory', 'written');
    await judge.sent();
    await write(judge, 'cy', 'SIGNON marne\nWHATIF\nFRANCE: A Par - Bur\nEND', JUDGE);
    const texts = (await judge.sent()).map(({ text }) => text);
    expect(texts.join('\n')).toContain('France: Army Paris -> Burgundy.');
  });

  it('is answered in the form and the language of who asks', { tags: ['long'] }, async () => {
    const lines = ['FRANCE: A Par - Bur', 'A Par - Burgandi'];
    expect(await answered(lines, { before: ['SET LANGUAGE DE'] })).toContain('Burgund');
    expect(await answered(lines, { before: ['SET LANGUAGE DE'] })).not.toContain('What would come');
    const classic = await answered(lines, { before: ['SET MAIL CLASSIC'] });
    expect(classic).not.toBe(await answered(lines));
  });
});

/** The answer to one WHATIF of France's, with these orders of Germany's on file. */
async function asked(germany: readonly string[]): Promise<string> {
  return answered(['GERMANY: A Mun - Bur', 'FRANCE: A Par - Bur'], { germany });
}

interface Before {
  readonly germany?: readonly string[];
  readonly before?: readonly string[];
}

/** The text of the one mail that answers a WHATIF of France's with these lines. */
function answered(lines: readonly string[], earlier: Before = {}): Promise<string> {
  return mailTo(['whatif', ...lines, 'end'], earlier);
}

/** The text of the one mail that answers these lines of France's, in a game that has just begun. */
async function mailTo(lines: readonly string[], { germany = [], before = [] }: Before = {}): Promise<string> {
  const judge = await playedGame('memory', 'written');
  if (germany.length > 0) await write(judge, 'di', germany.join('\n'));
  for (const line of before) await write(judge, 'cy', line);
  await judge.sent();
  await write(judge, 'cy', lines.join('\n'));
  const sent = await judge.sent();
  expect(sent.map(({ to }) => to)).toEqual(['cy@example.org']);
  return sent[0]!.text;
}
