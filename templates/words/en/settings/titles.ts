/** What only the page of commands says of settings. */
import type { SettingGroup } from '../../../../engine/settings/definitions.ts';
import type { SettingName } from '../../../../engine/settings/game-settings.ts';

/** Headings. */
export const SETTING_TITLES: { readonly [G in SettingGroup]: string } = {
  deadlines: 'Deadlines',
  seats: 'Start and seats',
  press: 'Press',
  ending: 'End of the game, secrecy',
  orders: 'Orders',
  access: 'Who may join',
  'variant-rules': 'Rules of home-made variants',
};

/** How a new game has it, where that is not a value that one writes. */
export const AT_FIRST: { readonly [S in SettingName]?: string } = {
  players: 'one for each power',
  centers: 'as the variant says',
};
