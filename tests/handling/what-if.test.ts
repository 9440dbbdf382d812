/** WHATIF: what is worked out, from what, and who is told (judge-language B). */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blockAt } from '../../engine/text/blocks.ts';
import { DOMAIN, openWorld } from '../conversations/world.ts';

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
    const modules = [...closure('lambdas/account/answer-what-if.ts'), ...closure('lambdas/games/public-boards.ts')];
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
  ])('is answered although a line could not be used: %s', async (_, line, told) => {
    const text = await answered([line, 'GERMANY: A Mun - Bur']);
    expect(text).toContain('Germany: Army Munich -> Burgundy.');
    expect(text).toContain(told);
  });

  it.each([
    ['a phase that there is not', 'WHATIF S1905Q'],
    ['words', 'whatif he comes'],
    ['nothing to be read', 'WHATIF ???'],
  ])('files nothing of what is asked, with %s behind its word', async (_, opening) => {
    const lines = [opening, 'FRANCE: A Par - Bur', 'END', 'STATUS'];
    const { text } = await mailTo('france@example.org', lines);
    expect(text).toContain('0 of 3 units have orders');
    expect(text).toContain('is not a phase');
    expect(text).not.toContain('neither an order nor a command');
  });

  it('a phase of a year with one digit is one, and a sentence that begins so opens nothing', async () => {
    const { text } = await mailTo('france@example.org', ['What if we meet in Burgundy?', 'A Par - Bur']);
    expect(text).toContain('1 order NOT filed below "What if we meet in Burgundy?"');
    const asked = ['WHATIF S1M', 'What if S1M', "what if Spring, Fruitbat '01", 'WHATIF'].map((line) =>
      blockAt(
        [line, 'A LIG - Ctk', 'END'].map((each) => ({ text: each, ignored: null })),
        0,
      ),
    );
    expect(asked.map((block) => block?.kind)).toEqual(['whatif', 'whatif', 'whatif', 'whatif']);
  });

  it('is answered in the form and the language of who asks', async () => {
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
async function answered(lines: readonly string[], earlier: Before = {}): Promise<string> {
  return (await mailTo('france@example.org', ['whatif', ...lines, 'end'], earlier)).text;
}

/** The one mail that answers these lines of a player's, in a game that has just begun. */
async function mailTo(player: string, lines: readonly string[], { germany = [], before = [] }: Before = {}) {
  const judge = await openWorld({ start: Date.UTC(2026, 2, 2, 19), store: 'memory', pages: 'written' });
  let mails = 0;
  const write = async (from: string, to: string, text: readonly string[]) => {
    mails += 1;
    const raw = `From: ${from}\r\nMessage-ID: <${mails}@example.org>\r\nSubject: x\r\n\r\n${text.join('\r\n')}\r\n`;
    await judge.deliver(raw, { from, to: [`${to}@${DOMAIN}`] });
    return judge.sent();
  };
  await write('gm@example.org', 'judge', ['create ?marne sesame']);
  for (const power of ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey']) {
    await write(`${power}@example.org`, 'judge', ['signon ?marne tulip', `set preference ${power}`]);
  }
  if (germany.length > 0) await write('germany@example.org', 'marne', germany);
  for (const line of before) await write('france@example.org', 'marne', [line]);
  const sent = await write(player, 'marne', lines);
  await judge.close();
  expect(sent.map(({ to }) => to)).toEqual([player]);
  return sent[0]!;
}
