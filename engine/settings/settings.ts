/** A new game's settings: the classic judges' defaults (judge-language C2, D1), from the definitions. */

import type { PressSettings, Settings } from './fields.ts';
import type { AnySetting, KeptOfPress, StoredSetting } from './setting-definition.ts';
import { SETTING_DEFINITIONS } from './setting-definitions.ts';

export type { PhaseTiming, PressSettings, Settings } from './fields.ts';

type Definitions = typeof SETTING_DEFINITIONS;
/** The fields that some setting is kept in. */
type KeptField = {
  [S in keyof Definitions]: Definitions[S] extends { kept?: StoredSetting<infer K> } ? K : never;
}[keyof Definitions];
type KeptPressField = {
  [S in keyof Definitions]: Definitions[S] extends { press?: KeptOfPress<infer P> } ? P : never;
}[keyof Definitions];

/** A field that no setting is kept in does not compile. */
export const DEFAULT_SETTINGS: Settings = { ...initialFields(), press: initialPress() };

function initialFields(): Pick<Settings, KeptField> {
  const kept = Object.values<Pick<AnySetting, 'kept'>>(SETTING_DEFINITIONS).flatMap((each) => each.kept ?? []);
  return Object.fromEntries(kept.map(({ field, initial }) => [field, initial])) as Pick<Settings, KeptField>;
}

function initialPress(): Pick<PressSettings, KeptPressField> {
  const kept = Object.values<Pick<AnySetting, 'press'>>(SETTING_DEFINITIONS).flatMap(({ press }) => press ?? []);
  return Object.assign({}, ...kept.map(({ initial }) => initial)) as Pick<PressSettings, KeptPressField>;
}

/** Settings of an older record of a game, which may lack the newer ones. */
export function withDefaults(settings: Settings): Settings {
  return { ...DEFAULT_SETTINGS, ...settings, press: { ...DEFAULT_SETTINGS.press, ...settings.press } };
}
