/**
 * Sentences that GMs write, in English, German and French. Where the command is plain it is meant (`move the deadline to Friday 9 pm`);
 * any other is answered with the line that does it, and does nothing. Most are known by their words alone, in any order: a sentence with
 * one more word, that no rule asks for, is prose.
 */
import type { MessageOrText } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';
import { DAYS, DURATION, SMALL_WORDS, WEEKEND, WORD_PATTERNS, type Word } from './wishes/gm-sentence-words.ts';
import { WHOLE_SENTENCES } from './wishes/whole-phrases.ts';

/** Longer lines are prose. */
const LONGEST = 120;
/** Players, in digits or words. */
const NUMBERS = [
  'two|zwei|deux',
  'three|drei|trois',
  'four|vier|quatre',
  'five|funf|cinq',
  'six|sechs',
  'seven|sieben|sept',
  'eight|acht|huit',
].map((words) => new RegExp(`^(?:${words})$`));
const inDigits = (word: string) => {
  const n = NUMBERS.findIndex((each) => each.test(word));
  return n < 0 ? word : String(n + 2);
};

const LINE_DOES: MessageOrText = { code: 'master/line-does' };
const BY_ADDRESS: MessageOrText = { code: 'master/by-address' };

/** What a sentence names: a time, an address, days of the week, and whatever else (a power, as a rule). */
type Named = 'duration' | 'address' | 'days' | 'name';

/** The words and names that a sentence must have, those that it may have too, what is said (null: the line is done), and the line. */
const RULES: readonly (readonly [must: string, may: string, message: MessageOrText | null, line: string])[] = [
  ['WHO LATE', 'ORDERS NO', null, 'STATUS'],
  ['WHO ORDERED', 'ORDERS NO', null, 'STATUS'],
  ['WHO ORDERS', 'NO', null, 'STATUS'],
  ['ADDRESSES', 'SHOW GIVE ALL', null, 'STATUS'],
  ['STATUS GAMES', 'SHOW ALL SELF', null, 'MY GAMES'],
  ['EXTEND duration', 'DEADLINE ALL MORE', null, 'EXTEND {duration}'],
  ['EXTEND MAKE duration', 'DEADLINE ALL MORE GIVE', LINE_DOES, 'EXTEND {duration}'],
  ['GIVE ALL duration', 'MORE', null, 'EXTEND {duration}'],
  ['EXTEND duration name', 'DEADLINE MORE', { code: 'master/one-deadline' }, 'EXTEND 24h'],
  ['GIVE duration name', 'MORE', { code: 'master/one-deadline' }, 'EXTEND 24h'],
  ['REPLACE address name', 'ALL', null, 'REPLACE {name} BY {address}'],
  ['PUT address name', 'ALL', null, 'SEAT {address} AS {name}'],
  ['BOT name', 'MAKE PUT GIVE REPLACE HAND', null, 'SET DUMMY {name} BOT'],
  ['GIVE address name', '', null, 'REPLACE {name} BY {address}'],
  ['TAKES address name', '', null, 'REPLACE {name} BY {address}'],
  ['TAKES name', 'ALL', BY_ADDRESS, 'HELP REPLACE'],
  ['PUT name', 'ALL', BY_ADDRESS, 'HELP REPLACE'],
  ['SWAP name', 'ALL SEATS', { code: 'master/swap-how' }, 'UNSTART'],
  ['END GAME', '', null, 'TERMINATE'],
  ['UNDO GAME', '', null, 'TERMINATE'],
  ['END GAME DRAW', 'ALL', null, 'DECLARE DRAW'],
  ['END GAME DRAW name', '', null, 'DECLARE DRAW {name}'],
  ['CONCEDE name', 'END GAME', { code: 'master/concede-how' }, 'HELP DECLARE'],
  ['EJECT name', 'ALL IDLE', null, 'EJECT {name}'],
  ['GRACE duration', 'SET', { code: 'master/grace-rule' }, 'SET MOVE GRACE {hours}'],
  ['MORE ALL duration', '', LINE_DOES, 'EXTEND {duration}'],
  ['REMIND ALL', 'WHO LATE ORDERS ORDERED NO DEADLINE SHOW', { code: 'master/remind-all' }, 'REMIND'],
  ['REMIND name', 'LATE ORDERS DEADLINE SHOW', { code: 'master/remind-all' }, 'REMIND'],
  ['SHORTEN duration', 'DEADLINE ALL', null, 'SHORTEN {duration}'],
  ['GREY OFF', '', LINE_DOES, 'SET NO GREY'],
  ['NO PRESS', 'ALL MORE TILL', LINE_DOES, 'SET NO PRESS'],
  ['OBSERVERS TALK', 'MAKE', LINE_DOES, 'SET OBSERVER ANY'],
  ['NEWCOMERS OFF', 'GAME', LINE_DOES, 'SET INVITED ONLY'],
  ['NO NEWCOMERS', 'GAME MORE MAKE', LINE_DOES, 'SET INVITED ONLY'],
  ['PROCESS WHEN ORDERS', 'ALL LATE PHASE', { code: 'master/processed-when-in' }, 'SET NO MANUAL PROCESS'],
  ['NO PHASE days', 'MORE', LINE_DOES, 'SET MOVE DAYS {days}'],
  ['UNDO PHASE', 'LAST MAKE', LINE_DOES, 'ROLLBACK'],
  ['REDO PHASE', 'LAST', LINE_DOES, 'ROLLBACK'],
  ['SHOW ORDERS', 'ALL name', LINE_DOES, 'ORDERS ALL'],
];

interface Phrase {
  readonly line: string;
  readonly message: MessageOrText | null;
}

const KNOWN = RULES.map(([must, may, message, line]) => ({
  must: must.split(' '),
  may: may.split(' '),
  message,
  line,
}));

/** One word, a name before an address, a setting that is read as it stands, an order (`Stp - Bot`, `F Bot H`). */
const NO_SENTENCE =
  /^\S+$|\S <\S+@|^(?:start|begin)(?: the)? game$|^process(?: now)?$|^(?:i )?declare\b|^draw (?:yes|no)\b|^(?:please |bitte )?(?:shorten|verkurz\w*|raccourci\w*) .*\b(?:to|auf|a) |^concede\b|^set grace (?:in )?\d+ ?h\b|\S ?(?:-+>|=>) ?\S| -+ |\bbot [hscd]\b|\b[hscdf] (?:\w+ ){0,4}bot\b/;

function phraseIn(text: string): Phrase | null {
  if (text.length > LONGEST) return null;
  const said = foldText(text)
    .trim()
    .toLowerCase()
    .replace(/[?!.,\s]+$/, '')
    .replace(/\s+/g, ' ');
  for (const { pattern, line, message } of WHOLE_SENTENCES) {
    const match = pattern.exec(said);
    if (match !== null) {
      const filled = line.replace(/\$(\d)/g, (_, n: string) => inDigits(match[Number(n)] ?? ''));
      return { line: filled.trim(), message: message ?? (isDoubt(said, text) && !TELLS.test(line) ? LINE_DOES : null) };
    }
  }
  return NO_SENTENCE.test(said) ? null : phraseByWords(said, text);
}

function phraseByWords(said: string, text: string): Phrase | null {
  const { words, named } = readWords(said, text);
  const { name = '', hours: _, ...rest } = named;
  const has = [...words, ...Object.keys(rest), ...(name === '' ? [] : ['name'])];
  if (NO_NAME.test(name) || name.split(' ').length > MOST_IN_NAME) return null;
  const rule = KNOWN.find(
    ({ must, may }) =>
      must.every((each) => has.includes(each)) && has.every((each) => must.includes(each) || may.includes(each)),
  );
  if (rule === undefined) return null;
  const isLeft = isDoubt(said, text) && !TELLS.test(rule.line);
  return {
    message: rule.message ?? (isLeft ? LINE_DOES : null),
    line: rule.line.replace(/\{(\w+)\}/g, (_, each: Named) => named[each] ?? ''),
  };
}

/** A question that asks for it; any other (`extend by two days?`) does nothing. */
const REQUEST =
  /^(?:please |bitte )?(?:can|could|would|will) you|^(?:kannst|konntest) du|^k(?:o|oe)nn(?:en|ten) sie|^(?:peux|pourrais)-tu|^(?:pouvez|pourriez)-vous/;

function isDoubt(said: string, text: string): boolean {
  return /\?\s*$/.test(text) && !REQUEST.test(said);
}

/** Lines that change nothing. */
const TELLS = /^(?:STATUS|MY GAMES)$/;
/** More words than this name nothing. */
const MOST_IN_NAME = 4;
/** What somebody asks about is no name, nor is a setting. */
const NO_NAME = /^(?:help|get|should|shall|soll|devr|what|how|why|when|if|dummy|bots)\b/;

function readWords(
  said: string,
  text: string,
): { readonly words: ReadonlySet<Word>; readonly named: Partial<Record<Named | 'hours', string>> } {
  const words = new Set<Word>();
  const named: Partial<Record<Named | 'hours', string>> = {};
  const mask = [...'SMTWTFS'];
  let rest = said.replace(/n't\b|\bn'(?=\w)/g, ' not ');
  const take = (pattern: RegExp, taken: (match: readonly string[]) => void) => {
    rest = rest.replace(pattern, (...match: string[]) => {
      taken(match);
      return ' ';
    });
  };
  take(/<?(\S+@\S+?)>?(?=\s|$)/g, () => {
    named.address = addressIn(text);
  });
  take(WORD_PATTERNS[0]![1], () => void words.add('MORE'));
  rest = rest.replace(/\s+/g, ' ');
  take(DURATION, ([, count = '', unit = '']) => {
    named.duration = unit.startsWith('w') && unit.includes('end') ? '48h' : `${count} ${unit}`;
    named.hours = hoursWritten(count, unit);
  });
  take(WEEKEND, () => {
    mask[0] = '-';
    mask[6] = '-';
  });
  for (const [day, pattern] of DAYS.entries()) take(pattern, () => (mask[day] = '-'));
  if (mask.includes('-')) named.days = mask.join('');
  for (const [word, pattern] of WORD_PATTERNS) take(pattern, () => void words.add(word));
  for (const filler of SMALL_WORDS) take(filler, () => {});
  const left = rest.trim().replace(/\s+/g, ' ');
  if (left !== '') named.name = left;
  return { words, named };
}

const COUNTS = [/^(?:an?|one|eine[nr]?|une?)$/, /^(?:two|zwei|deux)$/, /^(?:three|drei|trois)$/];

/** As GRACE takes them: `6`, `2d`. */
function hoursWritten(count: string, unit: string): string {
  const told = COUNTS.findIndex((pattern) => pattern.test(count)) + 1;
  const number = told === 0 ? Number(count) : told;
  if (/^(?:w|sem)/.test(unit)) return `${7 * number}d`;
  return /^[dtj]/.test(unit) ? `${number}d` : String(number);
}

/** Letter for letter, as it was written. */
function addressIn(text: string): string {
  return text
    .split(/[\s<>]+/)
    .find((word) => word.includes('@'))!
    .replace(/[?!.,]+$/, '');
}

/** The command that a GM's sentence is; null when it is none. */
export function gmCommand(text: string): string | null {
  const found = phraseIn(text);
  return found === null || found.message !== null ? null : found.line;
}

/** What a GM's sentence is answered with; null when it is none of these. */
export function gmAnswer(text: string): { readonly message: MessageOrText; readonly suggestion: string } | null {
  const found = phraseIn(text);
  return found?.message == null ? null : { message: found.message, suggestion: found.line };
}
