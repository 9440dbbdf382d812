/**
 * The one table of all commands (judge-language B and C). The reader of mails, the help texts and `docs/commands.md` are made
 * from it, so that they cannot differ.
 */

import { compileSpellings } from '../language/text/spelling-index.ts';
import { GAME_SETTINGS } from '../settings/commands-setting.ts';
import type { CommandEntry, SetEntry } from './command-entry.ts';
import { ACCOUNT, ACCOUNT_SETTINGS } from './commands-account.ts';
import { INFORMATION } from './commands-information.ts';
import { MASTERING, MASTERING_SETTINGS } from './commands-master.ts';
import { PLAYING, PLAYING_SETTINGS } from './commands-player.ts';

export const COMMAND_GROUPS: readonly { readonly title: string; readonly entries: readonly CommandEntry[] }[] = [
  { title: 'To read', entries: INFORMATION },
  { title: 'Playing', entries: PLAYING },
  { title: 'Your account', entries: ACCOUNT },
  { title: 'Masters', entries: MASTERING },
];

export const SET_GROUPS: readonly { readonly title: string; readonly entries: readonly SetEntry[] }[] = [
  { title: 'Of a player', entries: PLAYING_SETTINGS },
  { title: 'Of your account', entries: ACCOUNT_SETTINGS },
  { title: 'Of the current phase', entries: MASTERING_SETTINGS },
  ...GAME_SETTINGS,
];

export const COMMANDS: readonly CommandEntry[] = COMMAND_GROUPS.flatMap(({ entries }) => entries);
export const SETTINGS: readonly SetEntry[] = SET_GROUPS.flatMap(({ entries }) => entries);

export const COMMAND_INDEX = compileSpellings(COMMANDS);
export const SETTING_INDEX = compileSpellings(SETTINGS);
