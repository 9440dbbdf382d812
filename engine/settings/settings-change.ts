/** What a change of one setting means (judge-language C2), as its definition says. */

import type { CommandUsers } from '../language/commands/command-context.ts';
import type { Settings } from './fields.ts';
import { type SettingChange, type SettingName, type SettingValues, spelledName } from './game-settings.ts';
import type { AnySetting } from './setting-definition.ts';
import { SETTING_DEFINITIONS } from './setting-definitions.ts';
import type { SettingsAround, SettingsChanged } from './settings-changed.ts';

export type { SettingsAround, SettingsChanged } from './settings-changed.ts';

/** Access lists and nods are no settings of the game: whoever calls keeps them. */
export function changeSettings(settings: Settings, change: SettingChange, around: SettingsAround): SettingsChanged {
  return changed(change.setting, change.value, settings, around);
}

function changed<S extends SettingName>(
  name: S,
  value: SettingValues[S],
  settings: Settings,
  around: SettingsAround,
): SettingsChanged {
  const { change } = definitionOf(name);
  return change === null
    ? { problem: { code: 'settings/cannot-be-set', setting: spelledName(name) } }
    : change(value, settings, around);
}

function definitionOf<S extends SettingName>(name: S): AnySetting<S> {
  const all: { readonly [K in SettingName]: AnySetting<K> } = SETTING_DEFINITIONS;
  return all[name];
}

/** Who may change it, where that is not said of SET. */
export function whoMaySet(name: SettingName): readonly CommandUsers[] | null {
  return definitionOf(name).who ?? null;
}

/** Settings of the older judges that this one answers with why it does not have them. */
export function isOffered(name: SettingName): boolean {
  return definitionOf(name).isOffered !== false;
}
