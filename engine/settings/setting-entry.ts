/** Something that follows SET and changes a setting of the game. */
import type { Command } from '../commands/arguments.ts';
import type { CommandContext, Problem, Who } from '../commands/definition.ts';
import { shorten } from '../language/text/shorten.ts';
import type { SettingChange, SettingName, SettingValues } from './game-settings.ts';

export interface SetEntry {
  readonly command: 'SET';
  /** Without the SET. Case and the spaces between words never matter. The first is the usual one. */
  readonly spellings: readonly string[];
  readonly who: readonly Who[];
  readonly usage: string;
  /** One sentence. */
  readonly help: string;
  /** Default, in a few words. */
  readonly standard?: string;
  /** The commands of a line that names several where one takes one; at most one: it is read as usual. */
  readonly each?: (args: string, context: CommandContext) => readonly Command[];
  readonly read: (args: string, context: CommandContext) => Command | Problem;
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
    read: (args) =>
      /^[.!]*$/.test(args) ? setting(name, value) : { problem: `'${shorten(args)}' is not understood here.` },
  });
  const contrary = (spellings: readonly string[]) => spellings.flatMap((word) => [`NO ${word}`, `NOT ${word}`]);
  return [
    entry(true, [...on, ...contrary(off.filter((word) => !/^(?:NO|UN)/.test(word)))]),
    entry(false, [...off, ...contrary(on)]),
  ];
}
