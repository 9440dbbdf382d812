/** What each setting of a game does, in a sentence; and how a new game has it. */
import type { SettingHelp } from '../../../../engine/settings/commands-setting.ts';
import type { SetEntry } from '../../../../engine/settings/setting-entry.ts';
import { SWITCH_WORDS } from './switches.ts';
import { AT_FIRST, OTHER_SWITCHES, SETTING_WORDS } from './values.ts';

type Entry = SetEntry<SettingHelp>;

export function settingHelp({ help, switches }: Pick<Entry, 'help' | 'switches'>): string {
  if (help !== undefined) return SETTING_WORDS[help];
  if (switches === undefined) return '';
  if (!switches.on) return `Switches ${switches.usual} off.`;
  const { name } = switches;
  return (
    (SWITCH_WORDS as Readonly<Partial<Record<string, string>>>)[name] ??
    (OTHER_SWITCHES as Readonly<Partial<Record<string, string>>>)[name] ??
    ''
  );
}

/** `yes`: this is how a new game has it. Empty: nothing is said of it. */
export function atFirst({ help, standard }: Pick<Entry, 'help' | 'standard'>): string {
  return standard ?? (help === undefined ? '' : (AT_FIRST[help] ?? ''));
}
