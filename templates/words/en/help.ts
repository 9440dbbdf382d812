/** What commands and settings do: for HELP, GET COMMANDS and docs/commands.md. */
import { COMMAND_WORDS } from './commands/commands.ts';
import { SWITCH_WORDS } from './settings/switches.ts';
import { OTHER_SWITCHES, SETTING_WORDS } from './settings/values.ts';

export const help = {
  commands: COMMAND_WORDS,
  settings: SETTING_WORDS,
  switches: SWITCH_WORDS,
  otherSwitches: OTHER_SWITCHES,
  /** Of a spelling that switches off what another name switches on. */
  switchesOff: (name: string) => `Switches ${name} off.`,
};
