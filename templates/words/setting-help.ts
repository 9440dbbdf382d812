/** What each setting of a game does, in a sentence; and how a new game has it. */
import type { SettingHelp } from '../../engine/settings/commands-setting.ts';
import type { SetEntry } from '../../engine/settings/setting-entry.ts';
import { words } from './current.ts';
import { AT_FIRST } from './en/settings/values.ts';

type Entry = SetEntry<SettingHelp>;

export function settingHelp({ help, switches }: Pick<Entry, 'help' | 'switches'>): string {
  const told = words().help;
  if (help !== undefined) return told.settings[help];
  if (switches === undefined) return '';
  if (!switches.on) return told.switchesOff(switches.usual);
  const byName: Readonly<Partial<Record<string, string>>> = { ...told.otherSwitches, ...told.switches };
  return byName[switches.name] ?? '';
}

/** `yes`: this is how a new game has it. Empty: nothing is said of it. In English: the page of commands is. */
export function atFirst({ help, standard }: Pick<Entry, 'help' | 'standard'>): string {
  return standard ?? (help === undefined ? '' : (AT_FIRST[help] ?? ''));
}
