/** One definition for each setting that is switched on and off: its spellings, how a new game has it, and when it cannot be changed. */
import type { Said } from '../sayings/said.ts';
import { shorten } from '../text/shorten.ts';
import type { PressSettings, Settings } from './fields.ts';
import type { SettingName, SettingValues } from './game-settings.ts';
import { type SetEntry, setting } from './setting-entry.ts';
import type { SettingsAround, SettingsChanged } from './settings-changed.ts';

/** Names of settings that are switched on and off. */
export type Switch = { [S in SettingName]: SettingValues[S] extends boolean ? S : never }[SettingName];
type BooleansOf<T> = { [F in keyof T]: T[F] extends boolean ? F : never }[keyof T];

export interface SwitchDefinition<F extends BooleansOf<Settings>, P extends BooleansOf<PressSettings>> {
  /** The field of the game's settings that it switches; or the one of press. */
  readonly field?: F;
  readonly press?: P;
  readonly initial: boolean;
  /** Spellings after SET, the usual one first; each is also NO before the others. */
  readonly on: readonly string[];
  readonly off: readonly string[];
  /** Why it stays as it was when the game began; null: it may be changed. */
  readonly refuses?: (on: boolean, settings: Settings, around: SettingsAround) => Said | null;
  /** What else changes with it. */
  readonly alongside?: (on: boolean, settings: Settings) => Partial<Settings>;
}

export interface DefinedSwitch<
  S extends Switch = Switch,
  F extends BooleansOf<Settings> = never,
  P extends BooleansOf<PressSettings> = never,
> extends SwitchDefinition<F, P> {
  readonly name: S;
}

export function defineSwitch<
  S extends Switch,
  F extends BooleansOf<Settings> = never,
  P extends BooleansOf<PressSettings> = never,
>(name: S, definition: SwitchDefinition<F, P>): DefinedSwitch<S, F, P> {
  return { name, ...definition };
}

type AnySwitch = DefinedSwitch<Switch, BooleansOf<Settings>, BooleansOf<PressSettings>>;
type Switches = Readonly<Record<string, AnySwitch>>;

/** What a new game has, by the fields that the switches are for. */
export function initialOf<D extends Switches>(
  switches: D,
): {
  readonly fields: { readonly [F in Exclude<D[keyof D]['field'], undefined>]: boolean };
  readonly press: { readonly [P in Exclude<D[keyof D]['press'], undefined>]: boolean };
} {
  const all = Object.values<AnySwitch>(switches);
  const of = (key: 'field' | 'press') =>
    Object.fromEntries(all.flatMap((each) => (each[key] === undefined ? [] : [[each[key], each.initial]])));
  return { fields: of('field'), press: of('press') } as ReturnType<typeof initialOf<D>>;
}

/** The settings after the change, or why it cannot be. */
export function switched(
  definition: AnySwitch,
  on: boolean,
  settings: Settings,
  around: SettingsAround,
): SettingsChanged {
  const why = definition.refuses?.(on, settings, around) ?? null;
  if (why !== null) return { problem: { code: 'settings/stays', because: why } };
  return definition.press === undefined
    ? { changes: { [definition.field!]: on, ...definition.alongside?.(on, settings) } }
    : { changes: { press: { ...settings.press, [definition.press]: on } } };
}

/** What may follow SET for each of them: on, and off. */
export function entriesOf(switches: Switches): readonly SetEntry<never>[] {
  return Object.values<AnySwitch>(switches).flatMap(({ name, on, off, initial }) =>
    switchEntries(name, on, off, initial),
  );
}

/** A setting that is switched: `on` and `off` are its spellings after SET; each is also NO before the other. */
export function switchEntries(
  name: Switch,
  on: readonly string[],
  off: readonly string[],
  standard: boolean,
): readonly SetEntry<never>[] {
  const entry = (value: boolean, spellings: readonly string[]): SetEntry<never> => ({
    command: 'SET',
    spellings,
    who: ['unmoderated'],
    usage: `SET ${spellings[0]!}`,
    switches: { name, on: value, usual: on[0]! },
    standard: standard === value ? 'yes' : '',
    read: (args) =>
      /^[.!]*$/.test(args)
        ? setting(name, value)
        : { problem: { code: 'settings/not-understood', written: shorten(args) } },
  });
  const contrary = (spellings: readonly string[]) => spellings.flatMap((word) => [`NO ${word}`, `NOT ${word}`]);
  return [
    entry(true, [...on, ...contrary(off.filter((word) => !/^(?:NO|UN)/.test(word)))]),
    entry(false, [...off, ...contrary(on)]),
  ];
}
