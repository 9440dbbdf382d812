/** What the table of commands says of each: spellings, who may use it, help, and how its arguments are read. */
import type { Board } from '../board/board.ts';
import type { PhaseCode } from '../board/position.ts';
import { shorten } from '../language/text/shorten.ts';
import type { SettingChange, SettingName, SettingValues } from '../settings/game-settings.ts';
import type { Command, CommandArguments, CommandName } from './commands.ts';

/** What a command's reader may look at. */
export interface CommandContext {
  /** Null: no game is known. */
  readonly board: Board | null;
  readonly phase: PhaseCode | null;
  readonly role: 'player' | 'master' | 'observer' | 'stranger';
}

export interface Problem {
  /** What is wrong with the arguments, in a sentence. */
  readonly problem: string;
  /** The whole line as it might be right. */
  readonly suggestion?: string | null;
}

export const WHO = ['all', 'registered', 'player', 'observer', 'master', 'unmoderated'] as const;
/**
 * Who may use a command. `registered`: an address the judge knows; `unmoderated`: a master, or in a game without one any
 * player. Whether the writer may is decided by the game; the reader reads the command for everybody.
 */
export type Who = (typeof WHO)[number];

export interface CommandEntry {
  /** What it reads as, mostly. */
  readonly command: CommandName;
  /** Case and the spaces between words never matter. The first is the usual one. */
  readonly spellings: readonly string[];
  readonly who: readonly Who[];
  /** The line as one writes it: `LIST [name] [FULL]`. */
  readonly usage: string;
  /** One sentence. */
  readonly help: string;
  /** `args`: the rest of the line, case kept. */
  readonly read: (args: string, context: CommandContext) => Command | Problem;
  /** The commands of a line that names several where one takes one; at most one: it is read as usual. */
  readonly each?: (args: string, context: CommandContext) => readonly Command[];
  /** Plain words: read only when nothing else stands on the line, so that prose may begin so. */
  readonly alone?: true;
  /** What may follow the first spelling without a space: `PHASES1903M`. */
  readonly glued?: RegExp;
  /** A block of lines follows; it is read with the block (see read-block.ts), not here. */
  readonly block?: true;
}

/** Something that follows SET; several may follow one SET. */
export interface SetEntry extends Omit<CommandEntry, 'alone' | 'block' | 'glued'> {
  /** Default of a game's setting, in a few words. */
  readonly standard?: string;
}

export function isProblem<T extends object>(value: T): value is Extract<T, { readonly problem: string }> {
  return 'problem' in value;
}

export function command<C extends CommandName>(name: C, args: CommandArguments[C]): Command {
  return { command: name, args } as Command;
}

/** The names of commands that take nothing. */
export type BareCommand = {
  [C in CommandName]: Readonly<Record<never, never>> extends CommandArguments[C] ? C : never;
}[CommandName];

/** Reads a command that takes nothing. */
export function bare(name: BareCommand): CommandEntry['read'] {
  return nothingMore(name, () => command(name, {}));
}

export function setting<S extends SettingName>(name: S, value: SettingValues[S]): Command {
  return { command: 'SET', args: { setting: name, value } as SettingChange };
}

/** Names of settings that are switched on and off. */
type Switch = { [S in SettingName]: SettingValues[S] extends boolean ? S : never }[SettingName];

/** A setting that is switched: `on` and `off` are its spellings after SET; each is also NO before the other. */
export function switchEntries(
  name: Switch,
  on: readonly string[],
  off: readonly string[],
  standard: boolean,
  help: string,
): readonly SetEntry[] {
  const entry = (value: boolean, spellings: readonly string[]): SetEntry => ({
    command: 'SET',
    spellings,
    who: ['unmoderated'],
    usage: `SET ${spellings[0]!}`,
    help: value ? help : `Switches ${on[0]!} off.`,
    standard: standard === value ? 'yes' : '',
    read: (args) => (args === '' ? setting(name, value) : { problem: `'${shorten(args)}' is not understood here.` }),
  });
  const contrary = (spellings: readonly string[]) => spellings.flatMap((word) => [`NO ${word}`, `NOT ${word}`]);
  return [
    entry(true, [...on, ...contrary(off.filter((word) => !/^(?:NO|UN)/.test(word)))]),
    entry(false, [...off, ...contrary(on)]),
  ];
}

/** A phase's code, as it may stand right behind a command. */
export const GLUED_PHASE = /^[a-z]\s?\d{2,4}\s?[mrab]?$/i;

/** Reads what takes nothing; says so of what follows it. */
export function nothingMore(name: string, build: () => Command): (args: string) => Command | Problem {
  return (args) =>
    args.replace(/[.!]+$/, '').trim() === ''
      ? build()
      : { problem: `${name} takes nothing more: '${shorten(args)}' is not understood.`, suggestion: name };
}
