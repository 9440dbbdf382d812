/** Who may use a command, by the table of commands: the same for all its spellings. */

import { isAccessSetting } from '../settings/game-settings.ts';
import type { CommandEntry, SetEntry, Who } from './command-entry.ts';
import { COMMANDS, SETTINGS } from './command-table.ts';
import type { Command, CommandName } from './commands.ts';

const RIGHTS = new Map<CommandName, readonly Who[]>();
for (const entry of [...COMMANDS, ...SETTINGS]) if (entry.command !== 'SET') add(entry);

function add({ command, who }: CommandEntry | SetEntry): void {
  RIGHTS.set(command, [...new Set([...(RIGHTS.get(command) ?? []), ...who])]);
}

/** Commands that are nobody's in particular: whoever writes is answered, in a game or outside it. */
export function isForAnybody(command: Command): boolean {
  return whoMay(command).some((one) => one === 'all' || one === 'registered');
}

export function whoMay(command: Command): readonly Who[] {
  if (command.command !== 'SET') return RIGHTS.get(command.command) ?? [];
  return isAccessSetting(command.args.setting) ? ['master'] : ['unmoderated'];
}
