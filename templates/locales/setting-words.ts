/** What a language says of each setting of a game. */

import type { Settings } from '../../engine/settings/fields.ts';
import type { SettingName } from '../../engine/settings/game-settings.ts';
import type { SettingField, SettingForm, StoredSetting } from '../../engine/settings/setting-definition.ts';
import type { SETTING_DEFINITIONS } from '../../engine/settings/setting-definitions.ts';

type Definition<S extends SettingName> = (typeof SETTING_DEFINITIONS)[S];
type FormOf<S extends SettingName> =
  Definition<S> extends { readonly forms?: Readonly<Record<infer F, SettingForm<S>>> } ? F : never;
type FieldOf<S extends SettingName> =
  Definition<S> extends { readonly kept?: StoredSetting<infer K extends SettingField> } ? K : never;

/** What it does, in a sentence; or a sentence for each way to write it, where there are several. Blocks of lines have none. */
type Help<S extends SettingName> = S extends 'description'
  ? object
  : { readonly help: IsOne<FormOf<S>> extends true ? string : { readonly [F in FormOf<S> & string]: string } };

type IsOne<F, Each = F> = [F] extends [never]
  ? true
  : string extends F
    ? true
    : F extends unknown
      ? [Each] extends [F]
        ? true
        : false
      : never;

/**
 * What we say when it changes, with what else has changed; null where that says it. Of a switch: when it is switched on, and
 * off. Those of press share a sentence.
 */
type Told<K extends SettingField> = [K] extends [never]
  ? object
  : Telling<K> | (Settings[K] extends boolean ? { readonly on: string; readonly off: string } : never);

interface Telling<K extends SettingField> {
  readonly told: (value: Settings[K], changes: Partial<Settings>) => string | readonly string[] | null;
}

export type SettingWords<S extends SettingName> = Help<S> & Told<FieldOf<S>>;
export type WordsOf<S extends SettingName> = { readonly [N in S]: SettingWords<N> };
