/** Dates and times as people write them, taken apart (judge-language D1): classic, ISO, `in 24h`, `tomorrow 18:00`. */
import type { Message } from '../../messages/all-messages.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { inEnglishDate } from '../locales/other-dates.ts';
import type { Weekday, WrittenDate, WrittenTime } from './written-time.ts';

export type TimeParse = { readonly time: WrittenTime } | { readonly problem: Message };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH_NAMES = 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|');
const DAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Parts of a date found so far. */
interface Parts {
  year: number | null;
  month: number | null;
  day: number | null;
  weekday: Weekday | null;
  minute: number | null;
  offset: number | null;
  /** 0 today, 1 tomorrow. */
  ahead: number | null;
}

export function parseTime(text: string): TimeParse {
  const words = asPrinted(inEnglishDate(folded(text).slice(0, LONGEST_PRINTED)));
  if (words === '') return { problem: { code: 'times/missing' } };
  if (words.length > 60) return { problem: { code: 'times/too-long' } };
  const delay = parseDelay(words);
  if (delay !== null) return { time: { kind: 'delay', minutes: delay } };
  const parts: Parts = { year: null, month: null, day: null, weekday: null, minute: null, offset: null, ahead: null };
  const rest = takeIso(words, parts);
  for (const token of tokensOf(rest)) {
    const problem = takeToken(token, parts, text);
    if (problem !== null) return { problem };
  }
  return partsToTime(parts, text);
}

function folded(text: string): string {
  return foldText(text).trim().toLowerCase().replace(/\s+/g, ' ');
}

/** The judge's own dates are longer than what people write. */
const LONGEST_PRINTED = 200;

/**
 * A date as the judge prints it, without the time that is left till then, and with the offset in place of the place:
 * `wed 4 mar 2026, 00:30 berlin time (tue 23:30 utc), in 2 d 3 h`.
 */
function asPrinted(words: string): string {
  const date = words.replace(/(?:,? (?:in \d+ (?:d|h|min)(?: \d+ (?:h|min))?|now))?[.,]?$/, '');
  const parts = /^(.*?(\d\d):(\d\d)) [^()]{1,40} time \(([a-z]{3,9} )?(\d\d):(\d\d) utc\)$/.exec(date);
  // A delay such as `in 2 d` is all there is of its date.
  if (parts === null) return date === '' || !/\d:\d/.test(date) ? words : date;
  const [, local, hours, minutes, otherDay, utcHours, utcMinutes] = parts;
  const between = (Number(hours) - Number(utcHours)) * 60 + Number(minutes) - Number(utcMinutes);
  const offset = otherDay === undefined ? between : between < 0 ? between + 1440 : between - 1440;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${local} ${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['h', 60],
  ['d', 1440],
  ['w', 10_080],
]);

/** `in 24h`, `+1d`, `+36 hours`, `in 2 days`; minutes. */
function parseDelay(words: string): number | null {
  const match =
    /^(?:in|\+|after)\s*(\d{1,4}|an?\b|one\b)(?:\s*and a half)?\s*(m|min|minutes?|h|hrs?|hours?|d|days?|w|weeks?)$/.exec(
      words,
    );
  if (match === null) return null;
  return (/^\d/.test(match[1]!) ? Number(match[1]) : 1) * UNITS.get(match[2]!.charAt(0))!;
}

/** Takes `2026-03-01T18:00+01:00` out of the text. */
function takeIso(words: string, parts: Parts): string {
  return words.replace(
    /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?/,
    (_, year: string, month: string, day: string, hour?: string, minute?: string) => {
      Object.assign(parts, { year: Number(year), month: Number(month), day: Number(day) });
      if (hour !== undefined) parts.minute = Number(hour) * 60 + Number(minute);
      return ' ';
    },
  );
}

function tokensOf(text: string): readonly string[] {
  return (
    text.match(
      /\d{1,2}h\d{2}\b|\d{1,2}\s?h(?:rs|ours)?\b|\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\b\.?|[+-]\d{2}:?\d{2}|\d{1,4}[/.]\d{1,2}(?:[/.]\d{2,4})?\.?|\d+(?:st|nd|rd|th)?|[a-z]+|\S/g,
    ) ?? []
  ).map((token) => token.trim());
}

const NOISE: ReadonlySet<string> = new Set(",|.|the|of|at|on|by|until|till|from|next|h|hrs|hours|(|)|'".split('|'));

/** What the whole date names twice. */
type Clash = (
  code: 'times/two-times' | 'times/two-years' | 'times/two-months' | 'times/two-days' | 'times/two-weekdays',
) => Message;

/** Takes one word; a saying when it makes no sense. */
function takeToken(token: string, parts: Parts, text: string): Message | null {
  if (NOISE.has(token)) return null;
  const clash: Clash = (code) => ({ code, text: shortenText(text) });
  const hours = /^(\d{1,2})\s?h(\d{2})?[a-z]*$/.exec(token);
  if (hours !== null) return takeToken(`${hours[1]}:${hours[2] ?? '00'}`, parts, text);
  const clock = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/.exec(token);
  if (clock !== null && (token.includes(':') || clock[3] !== undefined)) {
    if (parts.minute !== null) return clash('times/two-times');
    const minute = minuteOf(Number(clock[1]), Number(clock[2] ?? 0), clock[3]);
    if (minute === null) return { code: 'times/no-time-of-day', shown: token };
    parts.minute = minute;
    return null;
  }
  const zone = /^([+-])(\d{2}):?(\d{2})$/.exec(token);
  if (zone !== null && parts.minute !== null) {
    parts.offset = (zone[1] === '-' ? -1 : 1) * (Number(zone[2]) * 60 + Number(zone[3]));
    return null;
  }
  if (token === 'utc' || token === 'gmt' || token === 'z') {
    parts.offset = 0;
    return null;
  }
  if (/^\d+[/.]\d+/.test(token)) return takeNumeric(token, parts);
  if (/^\d/.test(token)) return takeNumber(token, parts, clash);
  return takeWord(token, parts, clash);
}

/** Minutes after midnight; `half`: `a` or `p`. Null: there is no such time. */
export function minuteOf(hour: number, minute: number, half: string | undefined): number | null {
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return hours > 23 || minute > 59 ? null : hours * 60 + minute;
}

/** `14/2`, `14.2.2026`: taken when only one order of day and month is possible. */
function takeNumeric(token: string, parts: Parts): Message | null {
  if (parts.day !== null) return { code: 'times/two-dates', shown: token };
  const [a = 0, b = 0, year] = token.replace(/\.$/, '').split(/[/.]/).map(Number);
  const dayFirst = a >= 1 && a <= 31 && b >= 1 && b <= 12;
  const monthFirst = a >= 1 && a <= 12 && b >= 1 && b <= 31;
  if (!dayFirst && !monthFirst) return { code: 'times/no-date', shown: token };
  if (dayFirst && monthFirst && a !== b) return { code: 'times/day-or-month', shown: token, first: a, second: b };
  parts.day = dayFirst ? a : b;
  parts.month = dayFirst ? b : a;
  if (year !== undefined) parts.year = year < 100 ? 2000 + year : year;
  return null;
}

function takeNumber(token: string, parts: Parts, clash: Clash): Message | null {
  const number = Number.parseInt(token, 10);
  if (/^\d{4}$/.test(token)) {
    if (parts.year !== null) return clash('times/two-years');
    parts.year = number;
    return null;
  }
  if (number < 1 || number > 31) return { code: 'times/no-day-of-month', shown: token };
  if (parts.day !== null) return clash('times/two-days');
  parts.day = number;
  return null;
}

const NAMED_TIMES: ReadonlyMap<string, number> = new Map([
  ['noon', 720],
  ['midday', 720],
  ['midnight', 0],
]);

function takeWord(token: string, parts: Parts, clash: Clash): Message | null {
  const named = NAMED_TIMES.get(token);
  if (named !== undefined) {
    parts.minute = named;
    return null;
  }
  if (token === 'today' || token === 'tonight' || token === 'now' || token === 'tomorrow') {
    parts.ahead = token === 'tomorrow' ? 1 : 0;
    return null;
  }
  const weekday = token.length >= 2 ? DAY_NAMES.findIndex((name) => name.startsWith(token)) : -1;
  const month =
    token.length >= 3
      ? MONTHS.findIndex((name, n) => token.startsWith(name) && MONTH_NAMES[n]!.startsWith(fullMonth(token)))
      : -1;
  if (month >= 0) {
    if (parts.month !== null) return clash('times/two-months');
    parts.month = month + 1;
    return null;
  }
  if (weekday >= 0) {
    if (parts.weekday !== null) return clash('times/two-weekdays');
    parts.weekday = weekday as Weekday;
    return null;
  }
  return { code: 'times/no-part-of-date', shown: token };
}

/** `sept` is an abbreviation of its own. */
function fullMonth(token: string): string {
  return token === 'sept' ? 'september' : token;
}

function partsToTime(parts: Parts, text: string): TimeParse {
  const { year, month, day, weekday, minute, offset, ahead } = parts;
  const whole = shortenText(text);
  if (ahead !== null) {
    if (day !== null || month !== null || weekday !== null)
      return { problem: { code: 'times/names-two-days', text: whole } };
    return { time: { kind: 'day', ahead, minute } };
  }
  if (weekday !== null && (day !== null || month !== null)) {
    // `Tue 3 March`: the date counts; whether the day of the week agrees is seen when the year is known.
    if (day === null) return { problem: { code: 'times/needs-day', text: whole } };
  }
  if (month !== null && day === null) return { problem: { code: 'times/needs-day', text: whole } };
  if (day === null && weekday === null && minute === null) return { problem: { code: 'times/no-date', shown: whole } };
  if (month !== null && (month < 1 || month > 12)) return { problem: { code: 'times/no-date', shown: whole } };
  if (month !== null && day !== null && day > daysOf(month)) {
    return { problem: { code: 'times/no-day-in-month', month, day } };
  }
  const time: WrittenDate = { kind: 'date', year, month, day, weekday, minute, offset };
  return { time };
}

/** Days of a month, February's in a leap year. */
export function daysOf(month: number): number {
  return [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

export type RangeParse =
  | { readonly from: WrittenTime; readonly to: WrittenTime | null }
  | { readonly problem: Message };

const LONGEST_RANGE = 400;
/** `3 to 10 August`, `3 - 10 August`. */
const RANGE_WORDS = /^(.+?)\s*(?:\b(?:to|until|till|til|through|thru|and)\b|\s-+>?\s)\s*(.+)$/i;
/** `3-10 August`, `Aug 3-10`; the hyphens of 2026-08-03 are none of these. */
const RANGE_HYPHEN = /^(.*?\d(?:st|nd|rd|th)?)-(\d{1,2}(?:st|nd|rd|th)?(?:\s*[a-z].*)?)$/i;

/** `3 to 10 August`, `Aug 3 - 10`, `from Monday until 14 Feb 18:00`, a single day. */
export function parseRange(text: string): RangeParse {
  const whole = inEnglishDate(folded(text));
  const words = whole.replace(/^(?:from|between)\s+/i, '');
  if (words.length > LONGEST_RANGE) return { problem: { code: 'times/span-too-long' } };
  const open = openRange(words);
  if (open !== null) return open;
  const split = RANGE_WORDS.exec(words) ?? RANGE_HYPHEN.exec(words);
  if (split === null) {
    if (words !== whole) return { problem: { code: 'times/span-open' } };
    const single = parseTime(words);
    return 'problem' in single ? single : { from: single.time, to: null };
  }
  const from = parseTime(split[1]!);
  const to = parseTime(split[2]!);
  if ('problem' in to) return to;
  if ('problem' in from) return from;
  return { from: withRestOf(from.time, to.time), to: withRestOf(to.time, from.time) };
}

/** `until 10 August`, `for 2 weeks`: from today on. */
function openRange(words: string): RangeParse | null {
  const match =
    /^(?:(?:until|till|til)\s+(.+)|for\s+(?:the\s+next\s+)?(\d{1,3}|a|one|two|three)\s*(days?|weeks?))$/i.exec(words);
  if (match === null) return null;
  const from: WrittenTime = { kind: 'day', ahead: 0, minute: null };
  if (match[1] !== undefined) {
    const end = parseTime(match[1]);
    return 'problem' in end ? end : { from, to: end.time };
  }
  const count = COUNTS.get(match[2]!.toLowerCase()) ?? Number(match[2]);
  const days = count * (match[3]!.toLowerCase().startsWith('week') ? 7 : 1);
  return { from, to: { kind: 'day', ahead: days - 1, minute: null } };
}

const COUNTS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
]);

/** `3 to 10 August`: what one end leaves out, the other says. */
function withRestOf(time: WrittenTime, other: WrittenTime): WrittenTime {
  if (time.kind !== 'date' || other.kind !== 'date' || time.day === null) return time;
  return { ...time, month: time.month ?? other.month, year: time.year ?? other.year };
}
