/** Something that follows SET and changes a setting of the game. */
import type { Command } from '../language/commands/arguments.ts';
import type { CommandContext, Problem, Who } from '../language/commands/context.ts';
import type { SettingChange, SettingName, SettingValues } from './game-settings.ts';

declare module '../language/commands/arguments.ts' {
  interface CommandArguments {
    /** One setting of the game. */
    readonly SET: SettingChange;
  }
}

/** `Help`: the name of its words. */
export interface SetEntry<Help extends string = string> {
  readonly command: 'SET';
  /** Without the SET. Case and the spaces between words never matter. The first is the usual one. */
  readonly spellings: readonly string[];
  readonly who: readonly Who[];
  readonly usage: string;
  /** Under what the templates have its words: the usual spelling; left out: under the name of the switch. */
  readonly help?: Help;
  /** The setting that it switches on or off, and how that is written to switch it on. */
  readonly switches?: { readonly name: SettingName; readonly on: boolean; readonly usual: string };
  /** Default, as it is written; `yes`: this is it. */
  readonly standard?: string;
  /** The commands of a line that names several where one takes one; at most one: it is read as usual. */
  readonly each?: (args: string, context: CommandContext) => readonly Command[];
  readonly read: (args: string, context: CommandContext) => Command | Problem;
}

export function setting<S extends SettingName>(name: S, value: SettingValues[S]): Command {
  return { command: 'SET', args: { setting: name, value } as SettingChange };
}

export type Spellings = readonly [usual: string, ...others: string[]];

/** A setting whose words go by its usual spelling; mostly the game's to change. */
export function defineSetting<const W extends Spellings>(
  written: Pick<SetEntry, 'usage' | 'standard' | 'each' | 'read'> & {
    readonly spellings: W;
    readonly who?: readonly Who[];
  },
): SetEntry<W[0]> {
  return { command: 'SET', help: written.spellings[0], who: ['unmoderated'], ...written };
}
