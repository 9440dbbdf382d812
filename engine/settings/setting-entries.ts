/** What may follow SET to change a setting of the game, from the definitions. */
import type { Command } from '../language/commands/arguments.ts';
import type { CommandContext, CommandUsers, Problem } from '../language/commands/command-context.ts';
import { nothingMore } from '../language/commands/form.ts';
import { shortenText } from '../text/shorten.ts';
import type { SettingName } from './game-settings.ts';
import { makeSetting } from './setting.ts';
import type { AnySetting, SettingForm, Switched, Switches, Without } from './setting-definition.ts';
import { SETTING_GROUPS, type SettingGroup } from './setting-definitions.ts';

type Written = Pick<AnySetting, 'who' | 'forms' | 'switched'>;

export interface SetEntry {
  readonly command: 'SET';
  readonly setting: SettingName;
  /** Without the SET. The first is the usual one. */
  readonly spellings: readonly [usual: string, ...others: string[]];
  readonly who: readonly CommandUsers[];
  readonly usage: string;
  readonly example: readonly string[];
  readonly standard?: string;
  readonly switches?: Switches;
  readonly without?: Without;
  readonly each?: (args: string, context: CommandContext) => readonly Command[];
  readonly read: (args: string, context: CommandContext) => Command | Problem;
}

/** In the order in which we list them. */
export const GAME_SETTINGS = (Object.keys(SETTING_GROUPS) as SettingGroup[]).map((group) => ({
  group,
  entries: Object.entries<Written>(SETTING_GROUPS[group]).flatMap(([name, definition]) =>
    entriesOf(name as SettingName, definition),
  ),
}));

function entriesOf(name: SettingName, { forms = {}, switched, who = ['unmoderated'] }: Written) {
  return [
    ...Object.entries(forms).map(([form, written]) => entryOf(name, who, form, written)),
    ...(switched === undefined ? [] : switchEntries(name, who, switched)),
  ];
}

function entryOf(name: SettingName, who: readonly CommandUsers[], form: string, written: SettingForm): SetEntry {
  const {
    also = [],
    usage = `SET ${form}`,
    example = [usage],
    standard,
    switches,
    without,
    who: ofForm = who,
  } = written;
  return {
    command: 'SET',
    setting: name,
    spellings: [form, ...also],
    who: ofForm,
    usage,
    example,
    ...(standard === undefined ? {} : { standard }),
    ...(switches === undefined ? {} : { switches }),
    ...(without === undefined ? {} : { without }),
    ...('value' in written
      ? { read: nothingMore(usage, () => makeSetting(name, written.value)) }
      : { read: written.read, ...(written.each === undefined ? {} : { each: written.each }) }),
  };
}

function switchEntries(
  name: SettingName,
  who: readonly CommandUsers[],
  { on, off, initial }: Switched,
): readonly SetEntry[] {
  const entry = (value: boolean, spellings: SetEntry['spellings']): SetEntry => ({
    command: 'SET',
    setting: name,
    spellings,
    who,
    usage: `SET ${spellings[0]}`,
    example: [`SET ${spellings[0]}`],
    standard: initial === value ? 'yes' : '',
    switches: { on: value, usual: on[0] },
    read: (args) =>
      /^[.!]*$/.test(args)
        ? makeSetting(name, value)
        : { problem: { code: 'settings/not-understood', written: shortenText(args) } },
  });
  const contrary = (spellings: readonly string[]) => spellings.flatMap((word) => [`NO ${word}`, `NOT ${word}`]);
  const [usualOff = `NO ${on[0]}`, ...others] = [...off, ...contrary(on)];
  return [
    entry(true, [...on, ...contrary(off.filter((word) => !/^(?:NO|UN)/.test(word)))]),
    entry(false, [usualOff, ...others]),
  ];
}
