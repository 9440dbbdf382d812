/** What a change of one setting means (judge-language C2), as its definition says. */

import type { Who } from '../language/commands/context.ts';
import type { AnySetting } from './definition.ts';
import { SETTINGS } from './definitions.ts';
import type { Settings } from './fields.ts';
import { type SettingChange, type SettingName, type SettingValues, spelled } from './game-settings.ts';
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
    ? { problem: { code: 'settings/cannot-be-set', setting: spelled(name) } }
    : change(value, settings, around);
}

function definitionOf<S extends SettingName>(name: S): AnySetting<S> {
  const all: { readonly [K in SettingName]: AnySetting<K> } = SETTINGS;
  return all[name];
}

/** Who may change it, where that is not said of SET. */
export function whoMaySet(name: SettingName): readonly Who[] | null {
  return definitionOf(name).who ?? null;
}

/** Settings of the older judges that this one answers with why it does not have them. */
export function isOffered(name: SettingName): boolean {
  return definitionOf(name).isOffered !== false;
}
