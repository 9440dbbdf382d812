/** What each command does, in a sentence or a few: for HELP, GET COMMANDS and docs/commands.md. A form without words does not compile. */
import type { FormName, Group } from '../../../../engine/commands/registry.ts';
import { ACCOUNT_WORDS } from './account.ts';
import { INFORMATION_WORDS } from './information.ts';
import { MASTER_WORDS } from './master.ts';
import { PLAYER_WORDS } from './player.ts';

export const COMMAND_WORDS: Readonly<Record<FormName, string>> = {
  ...INFORMATION_WORDS,
  ...PLAYER_WORDS,
  ...ACCOUNT_WORDS,
  ...MASTER_WORDS,
};

/** Headings of the groups of commands; and of what follows SET in them. */
export const GROUP_TITLES: Readonly<Record<Group, { readonly commands: string; readonly settings: string }>> = {
  information: { commands: 'To read', settings: '' },
  player: { commands: 'Playing', settings: 'Of a player' },
  account: { commands: 'Your account', settings: 'Of your account' },
  master: { commands: 'GMs', settings: 'Of the current phase' },
};
