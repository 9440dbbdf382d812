/** All that can be written to the judge, as a page in Markdown: `docs/commands.md`, from the tables the reader itself uses. */
import { COMMANDS, COMMANDS_AFTER_SET, type CommandEntry, type Group } from '../../engine/commands/registry.ts';
import type { CommandUsers } from '../../engine/language/commands/command-context.ts';
import { GAME_SETTINGS, type SetEntry as Setting } from '../../engine/settings/setting-entries.ts';
import {
  COMMAND_WORDS,
  FROM_ELSEWHERE,
  GROUP_TITLES,
  HOW_A_MAIL_IS_READ,
  INFLUENCE_FORMS,
  MESSAGES,
  ORDER_FORMS,
  SIGN_ONS,
  type Spoken,
  TIMES,
} from '../locales/en/commands.ts';
import { AT_FIRST, SETTING_TITLES } from '../locales/en/settings.ts';
import { examplesOf, lineWith } from '../locales/examples.ts';
import { settingHelp } from '../locales/settings.ts';

/** `whyNot`: why this judge does not offer a setting of the older judges that it understands; null when it does. */
export function commandsPage(whyNot: (entry: Setting) => string | null): string {
  const isOffered = (entry: Setting) => whyNot(entry) === null;
  const settings = GAME_SETTINGS.map(({ group, entries }) => ({
    title: SETTING_TITLES[group],
    entries: entries.filter(isOffered),
  }));
  const others = GAME_SETTINGS.flatMap(({ entries }) => entries).filter((entry) => !isOffered(entry));
  return [
    '# What to write to the judge',
    '',
    ...HOW_A_MAIL_IS_READ,
    ...forms('Signing on', SIGN_ONS),
    ...forms('Orders', ORDER_FORMS),
    ...forms('Influence points', INFLUENCE_FORMS),
    ...forms('Messages', MESSAGES),
    ...forms('Days and times', TIMES),
    ...forms('Coming from another judge', FROM_ELSEWHERE),
    '## Commands',
    '',
    'Words in `[brackets]` may be left out, `|` parts words of which one is chosen, and `…` stands for more lines below. Plain',
    'words such as `ready` or `map` are read only when they stand alone on their line. `HELP command` has its other spellings.',
    '',
    ...groups.flatMap((group) => commandsUnder(group)),
    '## Settings',
    '',
    'Settings follow the word SET, several on a line if you wish: `SET NOWAIT, DRAW`. `SET NO x` switches x off. Those of the',
    'game are the GM’s to change, and in a game without a GM any player’s; everybody learns of every change. What a new game',
    'begins with stands in brackets.',
    '',
    ...groups.flatMap((group) => personalUnder(group)),
    ...settings.flatMap(({ title, entries }) => settingsUnder(title, entries)),
    ...unoffered(others, whyNot),
  ].join('\n');
}

function forms(title: string, { intro, rows }: Spoken): readonly string[] {
  return [
    `## ${title}`,
    '',
    ...(intro.length === 0 ? [] : [...intro, '']),
    ...rows.flatMap(([lines, means]) => {
      const [whole, short] = [lines.filter(isLong), lines.filter((line) => !isLong(line))];
      if (short.length === 0) return [means.replace(/\.$/, ':'), '', ...whole.flatMap(block)];
      return [`${short.map(strong).join(' or ')}: ${means}`, '', ...whole.flatMap(block)];
    }),
  ];
}

const groups = Object.keys(GROUP_TITLES) as Group[];

function commandsUnder(group: Group): readonly string[] {
  return [
    `### ${GROUP_TITLES[group].commands}`,
    '',
    ...(USUALLY[group] === '' ? [] : [`For ${USUALLY[group]}, unless it says otherwise.`, '']),
    ...COMMANDS.filter((each) => each.group === group).flatMap((each) =>
      entry([each.usage], wordsOf(each.form), {
        examples: each.example,
        rest: each.who.includes('all') || whoMay(each.who) === USUALLY[group] ? '' : `For ${whoMay(each.who)}.`,
      }),
    ),
  ];
}

/** For whom the commands of a group are, where none says otherwise. */
const USUALLY: Readonly<Record<Group, string>> = {
  information: '',
  player: 'players',
  account: 'registered people',
  master: 'the GM',
};

function wordsOf(form: CommandEntry['form']): string {
  return lineWith(COMMAND_WORDS[form], examplesOf(null)) ?? '';
}

/** What follows SET without being a setting of the game. */
function personalUnder(group: Group): readonly string[] {
  const entries = COMMANDS_AFTER_SET.filter((each) => each.group === group);
  if (entries.length === 0) return [];
  return [
    `### ${GROUP_TITLES[group].settings}`,
    '',
    ...entries.flatMap(({ usage, form, example, standard }: CommandEntry) =>
      entry([usage], wordsOf(form), {
        examples: example,
        rest: standard === undefined ? '' : `(${standard})`,
      }),
    ),
  ];
}

function settingsUnder(title: string, entries: readonly Setting[]): readonly string[] {
  if (entries.length === 0) return [];
  return [
    `### ${title}`,
    '',
    ...entries.flatMap((setting, n) => {
      if (isOff(setting)) return [];
      const next = entries[n + 1];
      const off = next !== undefined && isOff(next) ? next : null;
      const { usage, example } = setting;
      const standard = setting.standard ?? AT_FIRST[setting.setting] ?? '';
      const help = settingHelp(setting);
      const first = off === null ? standard : standard === 'yes' ? 'on' : 'off';
      return entry(off === null ? [usage] : [usage, off.usage], help, {
        examples: example,
        rest: first === '' ? '' : first === 'yes' ? '(on)' : `(${first})`,
      });
    }),
  ];
}

interface More {
  readonly examples: readonly string[];
  readonly rest: string;
}

/** A paragraph for each command, and below it the examples of several lines, as they are to be written. */
function entry(usages: readonly string[], help: string, { examples, rest }: More): readonly string[] {
  const others = examples.filter((line) => !usages.some((usage) => isPlainFrom(usage, line)));
  const short = others.filter((line) => !isLong(line)).slice(0, 2);
  const told = [
    `${usages.map(strong).join(' or ')}: ${help}`,
    rest,
    ...(short.length === 0 ? [] : [`For example ${short.map(code).join(' or ')}.`]),
  ];
  return [told.filter((part) => part !== '').join(' '), '', ...others.filter(isLong).flatMap(block)];
}

/** Is the example the usage's beginning, or the usage with something in each place of a word in small letters? */
function isPlainFrom(usage: string, example: string): boolean {
  if (/^(?:[,| ]|$)/.test(usage.replace(example, ''))) return true;
  const [named, given] = [usage.split(' '), example.split(' ')];
  return named.length === given.length && named.every((word, n) => word === given[n] || /^[a-z]+$/.test(word));
}

/** Several lines belong together, as a message and its end do: they are shown as they are to be written. */
function isLong(line: string): boolean {
  return line.includes('\n');
}

function block(lines: string): readonly string[] {
  return ['```', ...lines.split('\n'), '```', ''];
}

/** The other half of a switch stands in one row with it. */
function isOff(entry: Setting): boolean {
  return entry.switches?.on === false;
}

function unoffered(entries: readonly Setting[], whyNot: (entry: Setting) => string | null): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const entry of entries.filter((each) => !isOff(each))) {
    // Of the rules of variants each says its own name first.
    const reason = (whyNot(entry) ?? '').replace(/^[A-Z\d ]+ is a (matter|rule)/, 'Each is a $1');
    byReason.set(reason, [...(byReason.get(reason) ?? []), code(entry.spellings[0])]);
  }
  if (byReason.size === 0) return [];
  return [
    '### Understood, but not offered',
    '',
    'Settings of the older judges that this one answers with a sentence and does not have, and why:',
    '',
    ...[...byReason].map(([reason, words]) => `- ${words.join(', ')}: ${reason}`),
    '',
  ];
}

const WHO_WORDS: Readonly<Record<CommandUsers, string>> = {
  all: 'everybody',
  registered: 'registered people',
  player: 'players',
  observer: 'observers',
  master: 'the GM',
  unmoderated: 'the GM, or any player of a game without one',
};

function whoMay(who: readonly CommandUsers[]): string {
  return who.map((each) => WHO_WORDS[each]).join(', ');
}

function code(text: string): string {
  return `\`${text}\``;
}

function strong(text: string): string {
  return `**${code(text)}**`;
}
