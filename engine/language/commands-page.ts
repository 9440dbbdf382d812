/** All that can be written to the judge, as a page in Markdown: `docs/commands.md`, from the tables the reader itself uses. */
import type { CommandEntry, SetEntry, Who } from './command-entry.ts';
import { COMMAND_EXAMPLES, SETTING_EXAMPLES } from './command-examples.ts';
import { COMMAND_GROUPS, SET_GROUPS } from './command-table.ts';
import { HOW_A_MAIL_IS_READ, MESSAGES, ORDER_FORMS, SIGN_ONS, type Spoken, TIMES } from './spoken-forms.ts';

/** `whyNot`: why this judge does not offer a setting of the older judges that it understands; null when it does. */
export function commandsPage(whyNot: (entry: SetEntry) => string | null): string {
  const isOffered = (entry: SetEntry) => whyNot(entry) === null;
  const settings = SET_GROUPS.map(({ title, entries }) => ({ title, entries: entries.filter(isOffered) }));
  const others = SET_GROUPS.flatMap(({ entries }) => entries).filter((entry) => !isOffered(entry));
  return [
    '# What to write to the judge',
    '',
    ...HOW_A_MAIL_IS_READ,
    ...forms('Signing on', SIGN_ONS),
    ...forms('Orders', ORDER_FORMS),
    ...forms('Messages', MESSAGES),
    ...forms('Days and times', TIMES),
    '## Commands',
    '',
    'Words in `[brackets]` may be left out; `…` stands for more lines below. Plain words such as `ready` or `map` are read',
    'only when they stand alone on their line.',
    '',
    ...COMMAND_GROUPS.flatMap(({ title, entries }) => commandTable(title, entries)),
    '## Settings',
    '',
    'Settings follow the word SET, several on a line if you wish: `SET NOWAIT, DRAW`. `SET NO x` switches x off. Those of the',
    'game are the master’s to change, and in a game without a master any player’s; every change is told to all.',
    '',
    ...settings.flatMap(({ title, entries }) => settingTable(title, entries)),
    ...unoffered(others, whyNot),
  ].join('\n');
}

function forms(title: string, { intro, rows }: Spoken): readonly string[] {
  return [
    `## ${title}`,
    '',
    ...(intro.length === 0 ? [] : [...intro, '']),
    '| write | it means |',
    '| --- | --- |',
    ...rows.map(([lines, means]) => `| ${codes(lines)} | ${cell(means)} |`),
    '',
  ];
}

function commandTable(title: string, entries: readonly CommandEntry[]): readonly string[] {
  return [
    `### ${title}`,
    '',
    '| write | for example | who may | what it does |',
    '| --- | --- | --- | --- |',
    ...entries.map((entry) => {
      const { spellings, usage, help, who } = entry;
      const also = synonyms(spellings, usage);
      return `| ${code(usage)} | ${codes(COMMAND_EXAMPLES[spellings[0]!] ?? [usage])} | ${whoMay(who)} | ${cell(help)}${also} |`;
    }),
    '',
  ];
}

function settingTable(title: string, entries: readonly SetEntry[]): readonly string[] {
  if (entries.length === 0) return [];
  return [
    `### ${title}`,
    '',
    '| write | for example | at first | what it does |',
    '| --- | --- | --- | --- |',
    ...entries.flatMap((entry, n) => {
      if (isOff(entry)) return [];
      const next = entries[n + 1];
      const off = next !== undefined && isOff(next) ? next : null;
      const { spellings, usage, help, standard = '' } = entry;
      const write = codes(off === null ? [usage] : [usage, off.usage]);
      const examples = codes(SETTING_EXAMPLES[spellings[0]!] ?? []);
      const first = off === null ? standard : standard === 'yes' ? 'on' : 'off';
      return [`| ${write} | ${examples} | ${cell(first)} | ${cell(help)}${synonyms(spellings, usage)} |`];
    }),
    '',
  ];
}

/** The other half of a switch stands in one row with it. */
function isOff({ help }: SetEntry): boolean {
  return help.startsWith('Switches ') || help.startsWith('The same, switched off');
}

function unoffered(entries: readonly SetEntry[], whyNot: (entry: SetEntry) => string | null): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const entry of entries.filter((each) => !isOff(each))) {
    // Of the rules of variants each says its own name first.
    const reason = (whyNot(entry) ?? '').replace(/^[A-Z ]+ is a matter/, 'Each is a matter');
    byReason.set(reason, [...(byReason.get(reason) ?? []), code(entry.spellings[0]!)]);
  }
  if (byReason.size === 0) return [];
  return [
    '### Understood, but not offered',
    '',
    'Settings of the older judges that this one answers with a sentence and does not have, and why:',
    '',
    '| setting | why not, or what does the same |',
    '| --- | --- |',
    ...[...byReason].map(([reason, words]) => `| ${words.join(', ')} | ${cell(reason)} |`),
    '',
  ];
}

/** Other ways to write it, the usage's own words left out. */
function synonyms(spellings: readonly string[], usage: string): string {
  const isUsual = (each: string) => usage.toUpperCase().includes(each) || (isNo(each) && !isNo(spellings[0]!));
  const others = spellings.slice(1).filter((each) => !isUsual(each));
  return others.length === 0 ? '' : ` Also ${others.map((each) => code(each)).join(', ')}.`;
}

/** The contrary of another setting, which is told in its own row. */
function isNo(spelling: string): boolean {
  return /^NOT? /.test(spelling);
}

const WHO_WORDS: Readonly<Record<Who, string>> = {
  all: 'anybody',
  registered: 'who is known to the judge',
  player: 'player',
  observer: 'observer',
  master: 'master',
  unmoderated: 'master, or any player of a game without one',
};

function whoMay(who: readonly Who[]): string {
  return who.map((each) => WHO_WORDS[each]).join(', ');
}

/** Examples one below the other, the lines of each parted by a stroke that Markdown does not take for its own. */
function codes(lines: readonly string[]): string {
  return lines.map((line) => line.split('\n').map(code).join('<br>')).join('<br>');
}

function code(text: string): string {
  return `\`${cell(text)}\``;
}

/** A bar would end the cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
