/** Readers that several settings take their arguments by. */
import { readNumber } from '../language/commands/argument-readers.ts';
import type { Command } from '../language/commands/arguments.ts';
import type { Problem } from '../language/commands/command-context.ts';
import { isProblem } from '../language/commands/form.ts';
import type { SettingName, SettingValues } from './game-settings.ts';
import { makeSetting } from './setting.ts';
import type { SettingsChanged } from './settings-changed.ts';

type Numeric = { [S in SettingName]: SettingValues[S] extends number | null ? S : never }[SettingName];

/** `SET PLAYERS TO 4`, `SET MAX ABSENCE 15 days`. */
export function numberForm(name: Numeric, least: number, most: number): (args: string) => Command | Problem {
  return (args) => {
    const read = readNumber(args.replace(/^(?:to|=)\s*/i, '').replace(/\s*days?$/i, ''), least, most);
    return isProblem(read) ? read : makeSetting(name, read.value);
  };
}

/** What of a game stays as it was when it began. */
type Stays =
  | 'seats-taken'
  | 'rulebook-announced'
  | 'preferences-dealt'
  | 'board-set-up'
  | 'centers-announced'
  | 'muster-is-over'
  | 'powers-dealt';

export function stayUnchanged(why: `settings/${Stays}`): SettingsChanged {
  return { problem: { code: 'settings/stays', because: { code: why } } };
}
