/** What a line that is no command was perhaps to be: told, never carried out. */
import { NEEDS_GAME } from '../language/commands/argument-readers.ts';
import type { Problem } from '../language/commands/command-context.ts';
import { isProblem } from '../language/commands/form.ts';
import { partOfTiming } from '../settings/timing-text.ts';
import { editDistance } from '../text/edit-distance.ts';
import { foldText } from '../text/fold.ts';
import { shortenText } from '../text/shorten.ts';
import { findSpelling, type SpellingIndex, stripSpaces } from '../text/spelling-index.ts';
import { COMMAND_INDEX, SETTING_INDEX, type WrittenForm } from './registry.ts';

/** Longer lines are prose. */
const MOST_WORDS = 6;
/** Lines that begin nearly like a command are sentences more often when they are longer. */
const MOST_WORDS_NEAR = 4;

export interface NearCommand {
  readonly written: string;
  readonly suggestion: string;
  /** The words are right, but they are read only when they stand alone on their line. */
  readonly alone: boolean;
}

/** The command spelt most like the head of a line, as the whole line might be right; null when none is near. */
export function nearestCommand(line: string): NearCommand | null {
  const words = foldText(line).trim().split(/\s+/);
  if (words.length > MOST_WORDS) return null;
  const near = nearestHead(COMMAND_INDEX, words, 5);
  // Spelt right it has been read already, and found to be a sentence.
  if (near?.distance === 0 && near.entry.alone !== true) return null;
  if (near !== null && words.length <= MOST_WORDS_NEAR && !/^press$/i.test(words[0]!))
    return { written: near.written, suggestion: commandLine(near), alone: near.distance === 0 };
  // `STE WAIT`.
  const first = stripSpaces(words[0] ?? '');
  if (words.length < 2 || first.length > 4 || editDistance(first, 'set', 1) > 1) return null;
  const found = findSpelling(SETTING_INDEX, words.slice(1).join(' '));
  return found === null
    ? null
    : { written: words[0]!, suggestion: `SET ${words.slice(1).join(' ').toUpperCase()}`, alone: false };
}

/** A word after SET that is no setting. */
export function unknownSetting(segment: string): Problem {
  const near = nearestHead(SETTING_INDEX, segment.split(/\s+/), 3);
  return {
    problem: { code: 'deciding/no-setting', text: shortenText(segment) },
    suggestion:
      ofHabit(segment) ?? ofNoSetting(segment) ?? partOfTiming(segment) ?? (near === null ? null : settingLine(near)),
  };
}

/** `WARTEN`, `NO ATTENTE`: settings are English, and the one that people translate most is known. */
function ofHabit(segment: string): string | null {
  const words = foldText(segment)
    .toLowerCase()
    .split(/[\s'’]+/);
  if (!WAITING.test(words.at(-1)!)) return null;
  if (words.length === 1) return 'SET WAIT';
  return words.slice(0, -1).every((word) => NEGATED.test(word)) ? 'SET NOWAIT' : null;
}

const WAITING = /^(?:warte[nt]?|attente|attend(?:re|s|ez)?)$/;
const NEGATED = /^(?:no|not|nicht|kein|pas|ne|n|d|sans|plus)$/;

/** `NO ZONE`: ZONE has a value, and another line sets it. */
function ofNoSetting(segment: string): string | null {
  const [, taken] = /^not?\s+(.+)$/is.exec(segment) ?? [];
  return (taken === undefined ? null : findSpelling(SETTING_INDEX, taken))?.entry.example[0]?.split('\n')[0] ?? null;
}

interface Near {
  readonly written: string;
  readonly entry: WrittenForm;
  readonly spelling: string;
  /** What follows on the line. */
  readonly rest: string;
  /** Letters that differ. */
  readonly distance: number;
}

/** The entry spelt most like the first words of a line; `shortest`: words of fewer letters are not looked for. */
function nearestHead({ entries }: SpellingIndex<WrittenForm>, words: readonly string[], shortest: number): Near | null {
  let best: Near | null = null;
  for (const many of [3, 2, 1]) {
    if (many > words.length) continue;
    const key = stripSpaces(words.slice(0, many).join(' '));
    const near = key.length < shortest ? null : nearest([...entries.keys()], key);
    if (near === null || (best !== null && best.distance <= near.distance)) continue;
    const entry = entries.get(near.key)!;
    const spelling = entry.spellings.find((each) => stripSpaces(each) === near.key) ?? entry.spellings[0]!;
    const written = words.slice(0, many).join(' ');
    best = { written, entry, spelling, rest: words.slice(many).join(' '), distance: near.distance };
  }
  return best;
}

function commandLine({ entry, spelling, rest }: Near): string {
  return entry.block !== true && isReadable(entry, rest) ? joined(spelling, rest) : exampleLine(entry);
}

function settingLine({ entry, spelling, rest }: Near): string {
  return isReadable(entry, rest) ? `SET ${joined(spelling, rest)}` : exampleLine(entry);
}

/** An example that gives the game to somebody is no line to send. */
function exampleLine({ command, example }: WrittenForm): string {
  return command === 'SET CONCEDE' ? 'HELP CONCEDE' : example[0]!.split('\n')[0]!;
}

function joined(spelling: string, rest: string): string {
  return rest === '' ? spelling : `${spelling} ${rest}`;
}

/** With no game at hand what needs one passes. */
function isReadable(entry: WrittenForm, rest: string): boolean {
  const read = entry.read(rest, { board: null, phase: null, role: 'player' });
  return !isProblem(read) || read === NEEDS_GAME;
}

function nearest(keys: readonly string[], key: string): { readonly key: string; readonly distance: number } | null {
  const most = key.length < 8 ? 1 : 2;
  let best: string | null = null;
  let least = most + 1;
  for (const each of keys) {
    if (each.length < 3) continue;
    const distance = editDistance(key.slice(0, 40), each, most);
    if (distance < least) {
      best = each;
      least = distance;
    }
  }
  return best === null ? null : { key: best, distance: least };
}
