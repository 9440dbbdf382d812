/**
 * One definition for each setting of a game: what it is at first, how it is written, what its change means and when it cannot
 * be changed, and how LIST shows it. Its words stand under its name in `templates/locales/<language>/settings`.
 */
import type { Command } from '../language/commands/arguments.ts';
import type { CommandContext, CommandUsers, Problem } from '../language/commands/command-context.ts';
import type { PressSettings, Settings } from './fields.ts';
import type { SettingName, SettingValues } from './game-settings.ts';
import type { SettingsAround, SettingsChanged } from './settings-changed.ts';

/** A field of the game's settings; what press there is has fields of its own. */
export type SettingField = Exclude<keyof Settings, 'press'>;
export type PressField = keyof PressSettings;

/** One way to write it after SET. Case and the spaces between words never matter. */
export type SettingForm<S extends SettingName = SettingName> = Written & (Given<S> | Read);

interface Written {
  /** Other spellings than the usual one, which is the form's name. */
  readonly also?: readonly string[];
  /** The line as one writes it; left out: SET and the form's name. */
  readonly usage?: string;
  /** Lines that can be sent as they stand; left out: the usage is its own example. */
  readonly example?: readonly string[];
  /** What a new game has, as it is written; `yes`: this is it. */
  readonly standard?: string;
  /** It switches on or off what is written so to switch it on. */
  readonly switches?: Switches;
  /** Who may write the line, where others may than those who change the setting. */
  readonly who?: readonly CommandUsers[];
  /** Taken back with NO before it: what then follows its name, by what follows NO and its name; null: it is not read so. */
  readonly without?: Without;
}

export type Without = (args: string) => string | null;

/** Taken back by a value of its own: `NO WARN` is `WARN NONE`. */
export function withoutAs(value: string): Without {
  return (args) => (/^(?:[.!]*$|[,;])/.test(args.trim()) ? `${value}${args.trim().replace(/^[.!]+/, '')}` : null);
}

export interface Switches {
  readonly on: boolean;
  readonly usual: string;
}

/** Its spelling gives a value, and nothing follows it. */
interface Given<S extends SettingName> {
  readonly value: SettingValues[S];
}

interface Read {
  readonly read: (args: string, context: CommandContext) => Command | Problem;
  /** The commands of a line that names several where one takes one; at most one: it is read as usual. */
  readonly each?: (args: string, context: CommandContext) => readonly Command[];
}

/** The settings after a change, or why it cannot be. */
export type Change<S extends SettingName> = (
  value: SettingValues[S],
  settings: Settings,
  around: SettingsAround,
) => SettingsChanged;

/**
 * What LIST shows of it among the flags, the same in every language and read back behind SET; null: nothing. `elsewhere`: it
 * has a place of its own in LIST.
 */
export type Flag<T> = 'elsewhere' | ((value: T, settings: Settings) => string | null);

/** The field of the game's settings that it is kept in, as a new game has it. */
export interface StoredSetting<K extends SettingField> {
  readonly field: K;
  readonly initial: Settings[K];
  readonly flag: Flag<Settings[K]>;
}

export interface KeptOfPress<P extends PressField> {
  readonly initial: Pick<PressSettings, P>;
  readonly flag: (press: PressSettings) => string | null;
}

/** Spellings that switch it on and off after SET, the usual one first; each is also NO before the others. */
export interface Switched {
  readonly on: readonly [usual: string, ...others: string[]];
  readonly off: readonly string[];
  readonly initial: boolean;
}

/** What all definitions say. */
export interface AnySetting<S extends SettingName = SettingName> {
  /** Left out: a master, or a player of a game without one. */
  readonly who?: readonly CommandUsers[];
  /** Each under its usual spelling. */
  readonly forms?: Readonly<Record<string, SettingForm<S>>>;
  readonly switched?: Switched;
  /** Left out: it changes what others are kept in, or nothing. */
  readonly kept?: { readonly [K in SettingField]: StoredSetting<K> }[SettingField] | StoredSetting<never>;
  readonly press?: Pick<KeptOfPress<never>, 'flag'> & { readonly initial: Partial<PressSettings> };
  /** Null: SET keeps it on lists of the game's own. */
  readonly change: Change<S> | null;
  /** A setting of the older judges; its change says why this one does not have it, or that it is so anyway. */
  readonly isOffered?: false;
}

/** `F`: its usual spellings; `K`, `P`: the fields that it is kept in. */
export interface SettingDefinition<
  S extends SettingName,
  F extends string,
  K extends SettingField,
  P extends PressField,
> extends Omit<AnySetting<S>, 'forms' | 'kept' | 'press'> {
  readonly forms?: Readonly<Record<F, SettingForm<S>>>;
  readonly kept?: StoredSetting<K>;
  readonly press?: KeptOfPress<P>;
}

export function defineSetting<
  S extends SettingName,
  const F extends string = never,
  const K extends SettingField = never,
  const P extends PressField = never,
>(_name: S, definition: SettingDefinition<S, F, K, P>): SettingDefinition<S, F, K, P> {
  return definition;
}
