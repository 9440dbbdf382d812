/** Each call of the command line that a document quotes is one: its command, options and arguments are there. */
import { readdirSync, readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { makeProgram } from '../../infra/tools/cli/chancery.ts';

const root = new URL('../../', import.meta.url);
const DOCUMENTS = [
  ...readdirSync(new URL('docs/', root)).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...readdirSync(new URL('variants/', root)).map((name) => `variants/${name}/README.md`),
  'README.md',
  'CONTRIBUTING.md',
];

interface Call {
  readonly words: readonly string[];
  /** It stands in running text: what it is called with may be left out. */
  readonly isNamed: boolean;
}

function callsIn(text: string): readonly Call[] {
  const blocks = [...text.matchAll(/^ *```\w*[^\n]*\n([\s\S]*?)^ *```$/gm)].map(([, block]) =>
    block!.replace(/\\\n/g, ' '),
  );
  const spans = [...text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const of = (line: string, isNamed: boolean): readonly Call[] =>
    [...line.matchAll(/(?:^|[\s(|])(?:npx |sudo (?:-u \S+ )?)?chancery ((?:"[^"]*"|'[^']*'|[^|;&#<>)"'])*)/g)].map(
      ([, rest]) => ({
        words: [...rest!.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c!),
        isNamed,
      }),
    );
  return [
    ...blocks.flatMap((block) => block.split('\n')).flatMap((line) => of(line, false)),
    ...spans.flatMap((span) => (/^(?:npx )?chancery /.test(span) ? of(span, true) : [])),
  ];
}

/** A mail server's transport of that name, and a command that is not there yet. */
const NOT_CALLED: ReadonlySet<string> = new Set(['unix', 'move']);

class Parsed extends Error {}

/** Null: it can be called so. */
async function faultOf({ words, isNamed }: Call): Promise<string | null> {
  const program = await makeProgram(words);
  for (const each of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
    each.configureOutput({ writeOut: () => {}, writeErr: () => {} });
  // Of a form, `archive … [--json]`, all options are there.
  if (words.some((word) => /^\[|^…$/.test(word))) {
    const command = program.commands.find((each) => each.name() === words[0]);
    const named = words.join(' ').match(/--[a-z-]+/g) ?? [];
    return named.every((flag) => command?.options.some(({ long }) => long === flag)) ? null : 'no such option';
  }
  program.hook('preAction', () => {
    throw new Parsed();
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return null;
  } catch (error) {
    if (error instanceof Parsed) return null;
    if (!(error instanceof CommanderError)) throw error;
    const isLeftOut = /^commander\.(?:missing|help)/.test(error.code);
    return isLeftOut && (isNamed || error.code.startsWith('commander.help')) ? null : error.message;
  }
}

test('each quoted call can be made', async () => {
  const faults: string[] = [];
  let all = 0;
  for (const document of DOCUMENTS) {
    for (const call of callsIn(readFileSync(new URL(document, root), 'utf8'))) {
      if (NOT_CALLED.has(call.words[0]!)) continue;
      all += 1;
      const fault = await faultOf(call);
      if (fault !== null) faults.push(`${document}: chancery ${call.words.join(' ')}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(all).toBeGreaterThan(80);
  expect(await faultOf({ words: ['variants', 'publish', 'x', '--nowhere', 'y'], isNamed: true })).toContain(
    'unknown option',
  );
});
