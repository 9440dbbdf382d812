/** A game's settings in words: what each does, and what was changed. */

import type { SettingName } from '../../engine/settings/game-settings.ts';
import type { AnySetting } from '../../engine/settings/setting-definition.ts';
import { SETTING_DEFINITIONS } from '../../engine/settings/setting-definitions.ts';
import type { SetEntry } from '../../engine/settings/setting-entries.ts';
import type { PressSettings, Settings } from '../../engine/settings/settings.ts';
import { t } from './current.ts';
import { pressFlags } from './press-flags.ts';

interface AnyWords {
  readonly help?: string | Readonly<Record<string, string>>;
  readonly told?: (value: never, changes: Partial<Settings>) => string | readonly string[] | null;
  readonly on?: string;
  readonly off?: string;
}

function wordsOf(name: SettingName): AnyWords {
  return t().settings.each[name];
}

/** What a way to write a setting does, in a sentence. */
export function settingHelp({ setting, switches, spellings }: SetEntry): string {
  if (switches?.on === false) return t().settings.switchesOff(switches.usual);
  const { help = '' } = wordsOf(setting);
  return typeof help === 'string' ? help : (help[spellings[0]] ?? '');
}

/** What we list first; the others follow as they are defined. */
const FIRST = `
  timing zone centers start players powers preferences nmr level seats rulebook on-time-ratio
  resignation-ratio max-absence replacement reminders press comment description
`
  .trim()
  .split(/\s+/) as readonly SettingName[];
const NAMES = [...new Set([...FIRST, ...(Object.keys(SETTING_DEFINITIONS) as SettingName[])])];

/** One sentence for each setting in `changes`; those of no use to a reader are left out. */
export function settingsInWords(changes: Partial<Settings>): readonly string[] {
  return NAMES.flatMap((name) => {
    if (name === 'press') return changes.press === undefined ? [] : [toldOfPress(changes.press)];
    const { kept }: Pick<AnySetting, 'kept'> = SETTING_DEFINITIONS[name];
    const value = kept === undefined ? undefined : changes[kept.field];
    if (value === undefined) return [];
    const { told, on = [], off = [] } = wordsOf(name);
    // The value is that of the field which the setting is kept in.
    return [told === undefined ? (value === true ? on : off) : (told(value as never, changes) ?? [])].flat();
  });
}

function toldOfPress(press: PressSettings): string {
  return t().settings.toldOfPress(press, pressFlags(press));
}

/** `on any day`, `Monday to Friday`, or the days by name. */
export function daysInWords(days: string): string {
  return t().settings.days(days);
}
