/** What commands do: for HELP, GET COMMANDS and docs/commands.md. */
import { COMMAND_WORDS } from './commands/commands.ts';

export const help = {
  commands: COMMAND_WORDS,
};
