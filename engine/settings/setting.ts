/** The command that sets one setting. */
import type { Command } from '../language/commands/arguments.ts';
import type { SettingChange, SettingName, SettingValues } from './game-settings.ts';

export function makeSetting<S extends SettingName>(name: S, value: SettingValues[S]): Command {
  return { command: 'SET', args: { setting: name, value } as SettingChange };
}
