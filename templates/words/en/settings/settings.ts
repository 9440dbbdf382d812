/** What each setting of a game does, in a sentence. */
import type { SetEntry } from '../../../../engine/settings/setting-entry.ts';
import { SWITCH_WORDS } from './switches.ts';

export function settingHelp({ help, switches }: Pick<SetEntry, 'help' | 'switches'>): string {
  if (help !== undefined) return help;
  if (switches === undefined) return '';
  if (!switches.on) return `Switches ${switches.usual} off.`;
  return (SWITCH_WORDS as Readonly<Partial<Record<string, { readonly help: string }>>>)[switches.name]?.help ?? '';
}
