/** Reads a line as a command, or several settings after one SET (judge-language B). */
import type { Command, CommandName } from '../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../language/commands/command-context.ts';
import { isProblem } from '../language/commands/form.ts';
import { PRESS_WORD } from '../settings/defined/press-settings.ts';
import { asPrinted, forEachKind } from '../settings/settings-in-words.ts';
import { findSpelling, type Spelt } from '../text/spelling-index.ts';
import { gmAnswer } from './gm-phrases.ts';
import { unknownSetting } from './nearest-command.ts';
import { askedByName, plainAnswer } from './plain-words.ts';
import { COMMAND_INDEX, COMMANDS, SETTING_INDEX, type WrittenForm } from './registry.ts';

export type CommandRead =
  | { readonly text: string; readonly command: Command }
  | {
      readonly text: string;
      readonly problem: Problem;
      readonly about: CommandName;
    };

/** More settings than this after one SET are not read. */
const MOST_SETTINGS = 30;
/** Longer lines are prose or hostile, not commands. */
const LONGEST = 1000;

/** The commands of a line, each with its part of the text; null when the line does not begin with a command. */
export function readCommand(line: string, context: CommandContext): readonly CommandRead[] | null {
  const text = line.trim().replace(/\s{2,}/g, ' ');
  if (text.length > LONGEST) return null;
  const wanted = askedByName(text, context);
  if (plainAnswer(wanted) !== null || (context.role === 'master' && gmAnswer(wanted) !== null)) return null;
  const set = /^set\b\s*(.*)$|^set(\S.*)$/is.exec(wanted);
  if (set !== null) {
    const spaced = set[1];
    if (spaced !== undefined) return readSettings(text, spaced, context);
    // `SETNOWAIT`: only what is a setting, so that `settle` is none.
    if (findSpelling(SETTING_INDEX, set[2]!) !== null && findSpelling(COMMAND_INDEX, text) === null)
      return readSettings(text, set[2]!, context);
  }
  const found = findSpelling(COMMAND_INDEX, wanted) ?? findGlued(text) ?? findAsked(text);
  if (found === null) return null;
  const { entry, rest } = found;
  const several = rest === '' ? [] : (entry.each?.(rest, context) ?? []);
  if (several.length > 1) return several.map((command) => ({ text, command }));
  if (entry.alone === true && rest.replace(/[.!?,]+$/, '') !== '') return null;
  const read = entry.read(rest, context);
  if (!isProblem(read)) return [{ text, command: read }];
  if (isSentence(rest)) return null;
  const suggestion = onMap(read.suggestion ?? instead(entry, text, rest), context);
  return [{ text, problem: { ...read, suggestion }, about: entry.command }];
}

/**
 * A line as our forms write it (`EJECT power`, `LIST [name]`), copied with the words that stand for something: the example that is most like it.
 * Null: it is in the writer's own words.
 */
function instead({ usage, example }: WrittenForm, text: string, rest: string): string | null {
  const forms = new Set([...(usage.match(/\b[a-z]+\b/g) ?? []), ...STANDING_FOR]);
  const words = rest.toLowerCase().split(/[\s,]+/);
  // `DAYS days`: the first is the command's own.
  for (const own of usage.match(/\b[A-Z]+\b/g) ?? []) {
    const at = words.indexOf(own.toLowerCase());
    if (at >= 0) words.splice(at, 1);
  }
  const isForm = /[[\]…]/.test(rest) || words.some((word) => forms.has(word));
  if (!isForm) return null;
  const same = (line: string) => [...line].findIndex((letter, n) => letter.toLowerCase() !== text[n]?.toLowerCase());
  const [nearest = null] = example.toSorted((a, b) => same(b) - same(a));
  return nearest;
}

/** An example with a power of this map. */
function onMap(line: string | null, { board }: CommandContext): string | null {
  const names = board?.powers.map(({ display }) => display) ?? [];
  return line?.replace(POWERS, (name) => (names.length === 0 || names.includes(name) ? name : names[0]!)) ?? null;
}

const STANDING_FOR = ['address', 'date', 'days', 'hour', 'hours', 'name', 'number', 'power', 'zone'] as const;
/** In examples. */
const POWERS = /\b(?:Italy|France|Germany)\b/g;

/** A command written together with what follows it. */
function findGlued(text: string): Spelt<WrittenForm> | null {
  for (const entry of GLUED) {
    const [spelling = ''] = entry.spellings;
    const rest = text.slice(spelling.length).trim();
    if (text.slice(0, spelling.length).toUpperCase() === spelling && entry.glued?.test(rest) === true)
      return { entry, rest };
  }
  return null;
}

const GLUED = COMMANDS.filter(({ glued }) => glued !== undefined);

/** `Please send me the map`. */
function findAsked(text: string): Spelt<WrittenForm> | null {
  const asked = /^please,?\s+(.+)$/i.exec(text);
  return asked === null ? null : findSpelling(COMMAND_INDEX, asked[1]!);
}

/** Words of sentences, which no command takes. */
const SENTENCE = /\b(?:i|you|he|she|it|we|they|is|are|was|were|be|my|your|our|me|us|this|that|will|would)\b/i;

/** A sentence that happens to begin with a command's word (`Clear enough, I hope.`) is prose, no command gone wrong. */
function isSentence(rest: string): boolean {
  const words = rest.split(/\s+/).length;
  return (words >= 3 && (/[.!?,;:]$/.test(rest) || SENTENCE.test(rest))) || (words === 2 && rest.endsWith('?'));
}

function readSettings(text: string, args: string, context: CommandContext): readonly CommandRead[] {
  const reads: CommandRead[] = [];
  let rest = args.trim();
  if (rest === '')
    return [{ text, problem: { problem: { code: 'deciding/set-what' }, suggestion: 'SET WAIT' }, about: 'SET' }];
  while (rest !== '' && reads.length < MOST_SETTINGS) {
    // `set wait; set nodraw`.
    if (reads.length > 0) rest = rest.replace(/^set\s+(?=\S)/i, '');
    rest = takenBack(forEachKind(asPrinted(rest)));
    const found = findSetting(rest);
    if (found === null) {
      const [segment, after] = cutAtComma(rest);
      reads.push({ text: `SET ${segment}`, problem: unknownSetting(segment), about: 'SET' });
      rest = after;
      continue;
    }
    const several = found.entry.each?.(found.rest, context) ?? [];
    if (several.length > 1) {
      reads.push(...several.map((each) => ({ text: reads.length === 0 ? text : `SET ${rest}`, command: each })));
      break;
    }
    const { read, left } = readOne(found.entry, found.rest, context);
    const head = rest.slice(0, rest.length - left.length).replace(/[\s,;]+$/, '');
    const whole = reads.length === 0 && left === '' ? text : `SET ${head}`;
    const { command: about } = found.entry;
    const example = isProblem(read) ? instead(found.entry, `SET ${rest}`, found.rest) : null;
    reads.push(
      isProblem(read)
        ? { text: whole, problem: { ...read, suggestion: onMap(read.suggestion ?? example, context) }, about }
        : { text: whole, command: read },
    );
    rest = left;
  }
  return reads;
}

/** `PRESS` may stand before a setting without saying anything: what takes more of the line is meant. */
function findSetting(text: string): Spelt<WrittenForm> | null {
  const found = findSpelling(SETTING_INDEX, text);
  const bare = text.replace(PRESS_FIRST, '');
  const without = bare === text ? null : findSpelling(SETTING_INDEX, bare);
  return found !== null && without !== null && without.rest.length < found.rest.length ? without : found;
}

/** `NO WARN` at the head of settings, written with the value that it comes to (`WARN NONE`); any other text as it is. */
function takenBack(settings: string): string {
  const [, taken] = /^no(?:t\b|\b)?\s*(.+)$/is.exec(settings) ?? [];
  if (taken === undefined || findSpelling(SETTING_INDEX, settings) !== null) return settings;
  const found = findSpelling(SETTING_INDEX, taken);
  const args = found?.entry.without?.(found.rest) ?? null;
  return args === null ? settings : `${found!.entry.spellings[0]} ${args}`;
}

const PRESS_FIRST = new RegExp(`^${PRESS_WORD}\\s+`, 'i');

/**
 * Reads one setting: with as much of the line as it can take, then with less, comma by comma; if it takes nothing, another
 * may follow without a comma.
 */
function readOne(entry: WrittenForm, args: string, context: CommandContext): { read: Command | Problem; left: string } {
  const parts = args.split(/([,;])/);
  let shortest: { read: Command | Problem; left: string } | null = null;
  for (let count = Math.min(parts.length, 41); count >= 1; count -= 2) {
    const read = entry.read(parts.slice(0, count).join('').trim(), context);
    const left = parts
      .slice(count + 1)
      .join('')
      .trim();
    if (!isProblem(read)) return { read, left };
    shortest = { read, left };
  }
  const bare = entry.read('', context);
  if (!isProblem(bare) && findSpelling(SETTING_INDEX, args) !== null) return { read: bare, left: args };
  if (!isProblem(bare) && /^[,;]/.test(args.trim())) return { read: bare, left: args.trim().slice(1).trim() };
  return shortest ?? { read: bare, left: '' };
}

function cutAtComma(text: string): readonly [string, string] {
  const at = text.search(/[,;]/);
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
