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
  const commands = COMMANDS.filter((each) => each.group === group);
  const plain = commands
    .filter(isPlain)
    .map(({ usage, form }) => `${code(usage)} for ${PLAIN.exec(wordsOf(form))![1]}`);
  return [
    `### ${GROUP_TITLES[group].commands}`,
    '',
    ...(USUALLY[group] === '' ? [] : [`For ${USUALLY[group]}, unless it says otherwise.`, '']),
    ...commands
      .filter((each) => !isPlain(each))
      .flatMap((each) =>
        entry([each.usage], wordsOf(each.form), {
          examples: each.example,
          rest: each.who.includes('all') || whoMay(each.who) === USUALLY[group] ? '' : `For ${whoMay(each.who)}.`,
        }),
      ),
    ...(plain.length === 0 ? [] : [`In plain words: ${plain.join('; ')}.`, '']),
  ];
}

const PLAIN = /^Plain words for (.*)\.$/;

/** Is it another command in plain words? These share one line. */
function isPlain({ form }: CommandEntry): boolean {
  return PLAIN.test(wordsOf(form));
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
      const help = settingHelp(setting);
      const before = entries[n - 1];
      if (isOff(setting) || (before !== undefined && settingHelp(before) === help && !isOff(before))) return [];
      const next = entries[n + 1];
      const off = next !== undefined && isOff(next) ? next : null;
      const alike = entries.slice(n).filter((each) => settingHelp(each) === help && !isOff(each));
      const standards = alike.map((each) => each.standard ?? AT_FIRST[each.setting] ?? '');
      const first = off === null ? atFirst(alike, standards) : standards[0] === 'yes' ? 'on' : 'off';
      return entry(off === null ? headsOf(alike) : onAndOff(setting.usage, off.usage), help, {
        examples: setting.example,
        rest: first === '' ? '' : first === 'yes' ? '(on)' : `(${first})`,
      });
    }),
  ];
}

/** Settings that do the same for different phases: the first in full, the words of the others. */
function headsOf(alike: readonly Setting[]): readonly string[] {
  return alike.map(({ usage }, n) => (n === 0 ? usage : usage.replace(/ \[.*/, ' …')));
}

/** What a new game begins with; where settings that share a paragraph begin otherwise, each by its name. */
function atFirst(alike: readonly Setting[], standards: readonly string[]): string {
  const different = [...new Set(standards)];
  if (different.length === 1) return different[0]!;
  const named = (standard: string) =>
    alike.flatMap(({ usage }, n) => (standards[n] === standard ? [usage.split(' ')[1]] : [])).join(', ');
  return different.map((standard) => `${named(standard)}: ${standard}`).join('; ');
}

function onAndOff(on: string, off: string): readonly string[] {
  return off === on.replace(/^SET /, 'SET NO ') ? [on.replace(/^SET /, 'SET [NO] ')] : [on, off];
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

/** Does the usage say as much as the example: is this one of its forms, with something for each word in small letters? */
function isPlainFrom(usage: string, example: string): boolean {
  const given = example.split(' ');
  const forms = usage
    .split(/, (?=[A-Z]{3})/)
    .flatMap((form) => [form.replace(/ \[.*\]/, ''), form.replace(/[[\]]/g, '')]);
  return forms.some((form) => {
    const named = form.replace(/,? ?…/, '').replaceAll(' | ', '|').split(' ');
    const fits = (words: string, n: number) =>
      words.split('|').some((word) => word === given[n] || /^[a-z]+$/.test(word));
    return named.length === given.length && named.every(fits);
  });
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
