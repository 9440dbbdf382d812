/** A setting that is switched on and off, in a field of the game's settings or of its press. */
import type { Message } from '../messages/all-messages.ts';
import type { PressSettings, Settings } from './fields.ts';
import type { SettingName, SettingValues } from './game-settings.ts';
import type { Change, Flag, PressField, SettingDefinition, SettingField, Switched } from './setting-definition.ts';
import type { SettingsAround } from './settings-changed.ts';

/** Names of settings that are switched on and off. */
type Switch = { [S in SettingName]: SettingValues[S] extends boolean ? S : never }[SettingName];
type BooleansOf<T> = { [F in keyof T]: T[F] extends boolean ? F : never }[keyof T];

/** At first it is off, and NO before its spellings switches it off, where nothing else is said. */
interface SwitchDefinition extends Pick<Switched, 'on'>, Partial<Omit<Switched, 'on'>> {
  /** What LIST shows when it is on, and when it is off; left out: what is not as at first, by its usual spelling. */
  readonly flags?: readonly [on: string | null, off: string | null];
}

interface FieldSwitch<F> extends SwitchDefinition {
  readonly field: F;
  /** In place of `flags`. */
  readonly flag?: Flag<boolean>;
  /** Why it stays as it was when the game began; null: it may be changed. */
  readonly refuses?: (on: boolean, settings: Settings, around: SettingsAround) => Message | null;
  /** Why it can be no other way on this map. */
  readonly cannotBe?: (on: boolean, around: SettingsAround) => Message | null;
  /** What else changes with it. */
  readonly alongside?: (on: boolean, settings: Settings) => Partial<Settings>;
}

export function defineSwitch<S extends Switch, F extends BooleansOf<Settings> & SettingField>(
  _name: S,
  definition: FieldSwitch<F>,
): SettingDefinition<S, never, F, never> {
  const switched: SwitchDefinition & Switched = { initial: false, off: [], ...definition };
  const { field, refuses, cannotBe, alongside } = definition;
  const change: Change<Switch> = (on, settings, around) => {
    const never = cannotBe?.(on, around) ?? null;
    if (never !== null) return { problem: never };
    const why = refuses?.(on, settings, around) ?? null;
    if (why !== null)
      return { problem: { code: around.begun ? 'settings/stays' : 'settings/stays-joined', because: why } };
    return { changes: { [field]: on, ...alongside?.(on, settings) } };
  };
  const flag: Flag<boolean> = definition.flag ?? ((on) => flagOf(switched, on));
  return {
    switched,
    kept: { field, initial: switched.initial as Settings[F], flag: flag as Flag<Settings[F]> },
    change: change as Change<S>,
  };
}

interface PressSwitch<P> extends SwitchDefinition {
  readonly field: P;
}

export function definePressSwitch<S extends Switch, P extends BooleansOf<PressSettings> & PressField>(
  _name: S,
  definition: PressSwitch<P>,
): SettingDefinition<S, never, never, P> {
  const switched: SwitchDefinition & Switched = { initial: false, off: [], ...definition };
  const { field } = definition;
  const change: Change<Switch> = (on, { press }) => ({ changes: { press: { ...press, [field]: on } } });
  return {
    switched,
    press: {
      initial: { [field]: switched.initial } as Pick<PressSettings, P>,
      flag: (press) => flagOf(switched, press[field]),
    },
    change: change as Change<S>,
  };
}

function flagOf({ flags, initial, on: spellings, off }: SwitchDefinition & Switched, on: boolean): string | null {
  if (flags !== undefined) return flags[on ? 0 : 1];
  if (on === initial) return null;
  const usual = on ? spellings[0] : (off[0] ?? `NO ${spellings[0]}`);
  return usual.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
