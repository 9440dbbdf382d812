/** Something that follows SET and changes a setting of the game. */
import type { Command } from '../commands/arguments.ts';
import type { CommandContext, Problem, Who } from '../commands/context.ts';
import type { SettingChange, SettingName, SettingValues } from './game-settings.ts';

export interface SetEntry {
  readonly command: 'SET';
  /** Without the SET. Case and the spaces between words never matter. The first is the usual one. */
  readonly spellings: readonly string[];
  readonly who: readonly Who[];
  readonly usage: string;
  /** One sentence; left out: the words of the templates say it, by the name of the switch. */
  readonly help?: string;
  /** The setting that it switches on or off, and how that is written to switch it on. */
  readonly switches?: { readonly name: SettingName; readonly on: boolean; readonly usual: string };
  /** Default, in a few words. */
  readonly standard?: string;
  /** The commands of a line that names several where one takes one; at most one: it is read as usual. */
  readonly each?: (args: string, context: CommandContext) => readonly Command[];
  readonly read: (args: string, context: CommandContext) => Command | Problem;
}

export function setting<S extends SettingName>(name: S, value: SettingValues[S]): Command {
  return { command: 'SET', args: { setting: name, value } as SettingChange };
}
