/**
 * All settings of a game. A name among the values that has no definition does not compile, nor one without words
 * (`templates/locales/en/settings`).
 */
import { ACCESS_SETTINGS } from './defined/access.ts';
import { DEADLINE_SETTINGS } from './defined/deadline-settings.ts';
import { ENDING_SETTINGS } from './defined/ending.ts';
import { OLDER_RULES } from './defined/older-rules.ts';
import { ORDER_SETTINGS } from './defined/order-settings.ts';
import { PRESS_SETTINGS } from './defined/press-settings.ts';
import { SEAT_SETTINGS } from './defined/seat-settings.ts';
import { START_SETTINGS } from './defined/start-settings.ts';
import type { SettingName } from './game-settings.ts';
import type { AnySetting } from './setting-definition.ts';

/** In the order in which we list them. */
export const SETTING_GROUPS = {
  deadlines: DEADLINE_SETTINGS,
  seats: { ...START_SETTINGS, ...SEAT_SETTINGS },
  press: PRESS_SETTINGS,
  ending: ENDING_SETTINGS,
  orders: ORDER_SETTINGS,
  access: ACCESS_SETTINGS,
  'variant-rules': OLDER_RULES,
};
export type SettingGroup = keyof typeof SETTING_GROUPS;

export const SETTING_DEFINITIONS = {
  ...SETTING_GROUPS.deadlines,
  ...SETTING_GROUPS.seats,
  ...SETTING_GROUPS.press,
  ...SETTING_GROUPS.ending,
  ...SETTING_GROUPS.orders,
  ...SETTING_GROUPS.access,
  ...SETTING_GROUPS['variant-rules'],
} satisfies { readonly [S in SettingName]: AnySetting<S> };
