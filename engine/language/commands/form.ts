/** How a command or a setting is written and read: one line of a mail. */
import type { MessageOrText } from '../../messages/all-messages.ts';
import { shortenText } from '../../text/shorten.ts';
import type { Command, CommandArguments, CommandName } from './arguments.ts';
import type { CommandContext, CommandUsers, Problem } from './command-context.ts';

/** One way to write a command. Case and the spaces between words never matter. */
export interface CommandForm {
  /** Other spellings than the usual one, which is the form's name. After SET all of them follow it. */
  readonly also?: readonly string[];
  /** The line as one writes it: `LIST [name] [FULL]`. */
  readonly usage: string;
  /** Lines that can be sent as they stand, and read as this; left out: the usage is its own example. */
  readonly example?: readonly string[];
  /** What it is at first, in one word. */
  readonly standard?: string;
  /** `args`: the rest of the line, case kept. */
  readonly read: (args: string, context: CommandContext) => Command | Problem;
  /** The commands of a line that names several where one takes one; at most one: it is read as usual. */
  readonly each?: (args: string, context: CommandContext) => readonly Command[];
  /** Plain words: read only when nothing else stands on the line, so that prose may begin so. */
  readonly alone?: true;
  /** What may follow the usual spelling without a space: `PHASES1903M`. */
  readonly glued?: RegExp;
  /** A block of lines follows; it is read with the block (see read-block.ts), not here. */
  readonly block?: true;
}

/** What all definitions say. `F`: the names of the forms, each the usual spelling; several that begin with SET may share one line. */
export interface WrittenCommand<F extends string = string> {
  readonly who: readonly CommandUsers[];
  readonly forms: Readonly<Record<F, CommandForm>>;
  /** About the person who writes it, not about a seat: nobody writes it for somebody else (BECOME). */
  readonly personal?: true;
}

export function isProblem<T extends object>(value: T): value is Extract<T, { readonly problem: MessageOrText }> {
  return 'problem' in value;
}

export function makeCommand<C extends CommandName>(name: C, args: CommandArguments[C]): Command {
  return { command: name, args } as Command;
}

/** The names of commands that take nothing. */
export type BareCommand = {
  [C in CommandName]: Readonly<Record<never, never>> extends CommandArguments[C] ? C : never;
}[CommandName];

/** Reads a command that takes nothing. */
export function readBare(name: BareCommand): CommandForm['read'] {
  return nothingMore(name, () => makeCommand(name, {}));
}

/** A form that is its name and nothing more. `also`: its other spellings. */
export function fixedForm(name: string, command: Command, ...also: readonly string[]): CommandForm {
  return { also, usage: name, read: nothingMore(name, () => command) };
}

export function oneForm<F extends string>(name: F, form: CommandForm): Readonly<Record<F, CommandForm>> {
  return { [name]: form } as Record<F, CommandForm>;
}

/** The one form of a command that is its name and nothing more. `also`: its other spellings. */
export function bareForms<C extends BareCommand>(
  name: C,
  ...also: readonly string[]
): Readonly<Record<C, CommandForm>> {
  return oneForm(name, fixedForm(name, makeCommand(name, {}), ...also));
}

/** A phase's code, as it may stand right behind a command. */
export const GLUED_PHASE = /^[a-z]\s?\d{2,4}\s?[mrab]?$/i;

/** Reads what takes nothing; says so of what follows it. */
export function nothingMore(name: string, build: () => Command): (args: string) => Command | Problem {
  return (args) =>
    args.replace(/[.!]+$/, '').trim() === ''
      ? build()
      : { problem: { code: 'deciding/nothing-more', command: name, text: shortenText(args) }, suggestion: name };
}
