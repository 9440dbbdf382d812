/** A game's settings in words: what was changed. */
import type { Settings } from '../../engine/settings/settings.ts';
import { SWITCHES, type SwitchField, type SwitchName } from '../../engine/settings/switches/switches.ts';
import { words } from './current.ts';
import type { Language } from './shape.ts';

type Told = Language['settings'];

/** One sentence for each setting in `changes`, in the order of the table; those of no use to a reader are left out. */
export function settingsInWords(changes: Partial<Settings>): readonly string[] {
  const { fields } = words().settings;
  const names = Object.keys(fields) as (keyof Told['fields'])[];
  return [...names.flatMap((field) => toldOf(fields, field, changes)), ...switchesInWords(changes)];
}

function toldOf<F extends keyof Told['fields']>(
  fields: Told['fields'],
  field: F,
  changes: Partial<Settings>,
): readonly string[] {
  const value = changes[field];
  const told = fields[field] as (value: NonNullable<Settings[F]> | Settings[F]) => string | readonly string[];
  return value === undefined ? [] : [told(value as Settings[F])].flat();
}

/** One sentence for each switch of its own that a change turns. */
function switchesInWords(changes: Partial<Settings>): readonly string[] {
  const told: Readonly<Partial<Record<string, Told['switches'][keyof Told['switches']]>>> = words().settings.switches;
  return Object.values<{ readonly name: SwitchName; readonly field?: SwitchField }>(SWITCHES).flatMap(
    ({ name, field }) => {
      const on = field === undefined ? undefined : changes[field];
      return on === undefined ? [] : (told[name]?.(on, changes) ?? []);
    },
  );
}

/** `on any day`, `Monday to Friday`, or the days by name. */
export function daysInWords(days: string): string {
  return words().settings.days(days);
}
