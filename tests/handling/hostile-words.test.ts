/**
 * Words that every object of the language has, as every argument of every command.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { COMMANDS, SET_FORMS } from '../../engine/commands/registry.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { GAME, JUDGE, playedGame, write } from './rig.ts';

const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** `HISTORY marne FROM 1 Jan` with the word in the place of each of its own. */
function withEach(example: string, spelling: string, word: string): readonly string[] {
  const [first = '', ...below] = example.split('\n');
  const args = first.slice(spelling.length).trim().split(/\s+/).filter(Boolean);
  return args.map((_, n) =>
    [`${spelling} ${args.map((arg, i) => (i === n ? word : arg)).join(' ')}`, ...below].join('\n'),
  );
}

function linesOf(spelling: string, examples: readonly string[], word: string): readonly string[] {
  return [
    `${spelling} ${word}`,
    `${spelling} ${word} ${word}`,
    `${spelling} marne ${word}`,
    `${spelling} Fri ${word}`,
    ...examples.flatMap((example) => (example.startsWith(spelling) ? withEach(example, spelling, word) : [])),
  ];
}

const ORDERS = WORDS.flatMap((word) => [
  `A ${word} - bur`,
  `A par - ${word}`,
  `A par s ${word} - bur`,
  `A par ${word} by A bur`,
  `F stp/${word} - bot`,
  `${word}: A par - bur`,
  `IF ${word} A bur THEN`,
  'ENDIF',
  `signon ${word} ${word}`,
]);

describe('the names of what every object has', () => {
  it.each([
    ['a player', 'ann', [GAME]],
    ['the master', 'mara', [JUDGE]],
  ])('are words like any other in every argument of every command, from %s', async (_who, name, some) => {
    const services = await playedGame();
    // Each command with one of the words; with all of them where there is time.
    const words = (n: number) => (IS_FULL ? WORDS : [WORDS[n % WORDS.length]!]);
    const lines = [
      ...COMMANDS.filter(({ command }) => command !== 'RESIGN').flatMap(({ spellings: [first], example }, n) =>
        words(n).flatMap((word) => linesOf(first!, example, word)),
      ),
      ...SET_FORMS.flatMap(({ spellings: [first], example }, n) =>
        words(n).flatMap((word) => linesOf(`SET ${first}`, example, word)),
      ),
      ...WORDS.flatMap((word) => [`HISTORY marne FROM ${word}`, `away ${word}`, `SET DEADLINE Fri ${word}`]),
      ...ORDERS,
    ];
    expect(lines.length).toBeGreaterThan(600);
    const tried = oneIn(9, lines);
    for (let n = 0; n < tried.length; n += 100) {
      for (const address of IS_FULL ? [GAME, JUDGE] : some)
        await write(services, name, tried.slice(n, n + 100).join('\n'), address);
    }
    expect(services.log.filter((line) => /not handled|given up/.test(line))).toEqual([]);
    expect((await services.sent()).filter(({ text }) => text.includes('fault is ours'))).toEqual([]);
  });
});
