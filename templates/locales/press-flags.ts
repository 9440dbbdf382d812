/** What press a game has, in the short forms of the classic listing (judge-language C2): the same in every language. */

import type { SettingName } from '../../engine/settings/game-settings.ts';
import type { AnySetting } from '../../engine/settings/setting-definition.ts';
import { SETTING_DEFINITIONS } from '../../engine/settings/setting-definitions.ts';
import type { PressSettings } from '../../engine/settings/settings.ts';

/** In the order of the older judges; what they did not have follows. */
const FIRST = `
  press partial-press fakes fake-sender observer-press late-press minor-press grace-press must-order
  blank-press postal-press touch-press all-press watch-all-press
`
  .trim()
  .split(/\s+/) as readonly SettingName[];

const NAMES = [...new Set([...FIRST, ...(Object.keys(SETTING_DEFINITIONS) as SettingName[])])];

/** `White, Partial Allowed, No Fake`, and whatever departs from what is usual. */
export function pressFlags(press: PressSettings): string {
  if (press.colours.length === 0) return 'None';
  return NAMES.flatMap((name) => {
    const definition: Pick<AnySetting, 'press'> = SETTING_DEFINITIONS[name];
    return definition.press?.flag(press) ?? [];
  }).join(', ');
}

/** `WGPF`, a dash for what is not allowed. */
export function pressLetters({ colours, partial, fake }: Pick<PressSettings, 'colours' | 'partial' | 'fake'>): string {
  return [
    colours.includes('white') ? 'W' : '-',
    colours.includes('grey') ? 'G' : '-',
    partial && colours.length > 0 ? 'P' : '-',
    fake ? 'F' : '-',
  ].join('');
}
