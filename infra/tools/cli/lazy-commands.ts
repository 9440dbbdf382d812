/** Commands of the command line in files of their own, each loaded only when it is called or asked about. */
import type { Command } from 'commander';
import { BadInput } from '../../local/bad-input.ts';
import type { Door } from '../../local/startup-page.mjs';

/** What the commands are called with, beside their arguments. */
export interface CallContext {
  /** What already listens for pages, if anything. */
  readonly door: Door | null;
  /** The words of the call that are no options, after the command's own name. */
  readonly words: readonly string[];
}

/** What the file of a command exports as `add`: gives the command its arguments, options and action. */
export type AddCommand = (command: Command, context: CallContext) => void | Promise<void>;

export interface CommandFile {
  /** One sentence for the help. */
  readonly about: string;
  readonly load: () => Promise<{ readonly add: AddCommand }>;
  /** It needs what is only in a checkout, and this is none. */
  readonly isMissing?: boolean;
  /** It runs on the data of variants: they are checked before. */
  readonly usesVariants?: boolean;
}

/** Adds commands to their parent by name; the one that is called is loaded. */
export async function addCommands(
  parent: Command,
  files: Readonly<Record<string, CommandFile>>,
  { door, words }: CallContext,
): Promise<void> {
  const [first, ...rest] = words[0] === 'help' ? words.slice(1) : words;
  for (const [name, { about, load, isMissing = false, usesVariants = false }] of Object.entries(files)) {
    const command = parent.command(name, { hidden: isMissing }).description(about);
    if (usesVariants) command.hook('preAction', checkVariants);
    if (isMissing) refuse(command);
    else if (name === first) await (await load()).add(command, { door, words: rest });
  }
}

async function checkVariants(): Promise<void> {
  const { requireSoundVariants } = await import('../variants/read-variants.ts');
  requireSoundVariants();
}

function refuse(command: Command): void {
  command
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      throw new BadInput(`'chancery ${command.name()}' works only in a checkout of the sources of Chancery.`);
    });
}
