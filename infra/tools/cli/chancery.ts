/** The `chancery` command line (docs/formats.md): finds the subcommand and runs it. Each lives in `commands/`. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { BadInput } from '../../local/bad-input.ts';
import type { Door } from '../../local/door.mjs';

/** What a subcommand file exports as `add`: adds itself to the program. `door`: what already listens for pages, if anything. */
export type AddCommand = (program: Command, door: Door | null) => void;

const COMMANDS: Readonly<Record<string, () => Promise<{ add: AddCommand }>>> = {
  adjudicate: () => import('./commands/adjudicate.ts'),
  archive: () => import('./commands/archive.ts'),
  bench: () => import('./commands/bench.ts'),
  doctor: () => import('./commands/doctor.ts'),
  maps: () => import('./commands/maps.ts'),
  parse: () => import('./commands/parse.ts'),
  rebuild: () => import('./commands/rebuild.ts'),
  render: () => import('./commands/render.ts'),
  serve: () => import('./commands/serve.ts'),
  variants: () => import('./commands/variants.ts'),
};

/** For those who work on Chancery: what they need is not in the installed package. */
const FROM_SOURCES: readonly string[] = ['bench', 'maps'];
const IS_CHECKOUT = existsSync(fileURLToPath(new URL('../maps', import.meta.url)));

function notHere(program: Command, name: string): void {
  program
    .command(name, { hidden: true })
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      throw new BadInput(`'chancery ${name}' works only in a checkout of the sources of Chancery.`);
    });
}

/** Runs the command line; without a word of it, its help. Exit status: 0 done, 1 the input was bad, 2 the call was wrong. */
export async function main(argv: readonly string[], door: Door | null = null): Promise<void> {
  const program = new Command('chancery')
    .description('A play-by-email judge for Diplomacy.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) });
  const name = argv.find((word) => !word.startsWith('-'));
  const wanted = name !== undefined && Object.hasOwn(COMMANDS, name) ? [name] : Object.keys(COMMANDS);
  for (const each of wanted) {
    if (FROM_SOURCES.includes(each) && !IS_CHECKOUT) notHere(program, each);
    else (await COMMANDS[each]?.())?.add(program, door);
  }
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : [...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof BadInput) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else throw error;
  }
}
