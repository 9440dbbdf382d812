/** Times of deadlines as settings have them: hours, days, the clock (judge-language D1). */

import type { Message } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';
import { shortenText } from '../text/shorten.ts';
import type { TimingChange } from './game-settings.ts';

const HOURS = ['min', 'next', 'grace', 'delay'] as const;

/** The parts of a kind of phase's deadline rule that a line names. */
export function readTiming(
  args: string,
): { readonly change: Omit<TimingChange, 'phase'> } | { readonly problem: Message } {
  const change: Record<string, number | string | null> = {};
  const words = inFigures(foldText(args))
    .split(/[\s,=]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return { problem: { code: 'settings/timing-what' } };
  for (let n = 0; n < words.length; n += 2) {
    const key = words[n]!.toLowerCase();
    const value = words[n + 1] ?? '';
    const problem = readPart(change, key, value);
    if (problem !== null) return { problem };
  }
  return { change: change as Omit<TimingChange, 'phase'> };
}

const UNITS: readonly (readonly [unit: string, letter: string])[] = [
  ['weeks?|wochen?|semaines?', 'w'],
  ['hours?|hrs?|stunden?|std|heures?', 'h'],
  // `NEXT 47 DAYS -MTWTF-`: that names days.
  ['(?:days?|tagen?|tag|jours?)(?!\\s+(?:[-smtwf]{7}|all|any|daily|weekdays)(?:\\s|$))', 'd'],
];

/** `2 weeks` as `2w`, `9 pm` as `21:00`. */
function inFigures(text: string): string {
  const clock = text.replace(
    /\b(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])\.?m\b\.?/gi,
    (_, hour: string, minute: string | undefined, half: string) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return `${hours}:${minute ?? '00'}`;
    },
  );
  return UNITS.reduce(
    (words, [unit, letter]) =>
      words.replace(new RegExp(`\\b(\\d+(?:\\.\\d+)?)\\s*(?:${unit})\\b`, 'gi'), `$1${letter}`),
    clock.replace(/\b(?:an?|one|eine?|une?)\s+(?=(?:weeks?|wochen?|semaine|days?|tag|jour)\b)/gi, '1 '),
  );
}

/** The line that sets `CLOCK 20:00` for movement phases; null where it is no part of such a rule. */
export function partOfTiming(written: string): string | null {
  return 'change' in readTiming(written) ? `SET MOVE ${written.toUpperCase()}` : null;
}

/** Sets one part of the change; why not, when it cannot be. */
function readPart(change: Record<string, number | string | null>, key: string, value: string): Message | null {
  if (Object.hasOwn(change, key)) return { code: 'settings/set-twice', part: key.toUpperCase() };
  if (key === 'clock') {
    const clock = readClock(value);
    if (clock === undefined) return { code: 'settings/clock-is', written: shortenText(value) };
    change['clock'] = clock;
    return null;
  }
  if (key === 'days') {
    const days = readDays(value);
    if (days === null) return { code: 'settings/days-are', written: shortenText(value) };
    change['days'] = days;
    return null;
  }
  if (!HOURS.some((each) => each === key)) return { code: 'settings/no-part-of-timing', written: shortenText(key) };
  const hours = readHours(value);
  if (hours === null) return { code: 'settings/hours-are', part: key.toUpperCase(), written: shortenText(value) };
  change[key] = hours;
  return null;
}

/** Minutes after midnight, null for no fixed hour, undefined when it is neither. */
function readClock(value: string): number | null | undefined {
  const time = /^(\d{1,2}):(\d{2})$/.exec(value);
  if (time !== null) {
    const minute = Number(time[1]) * 60 + Number(time[2]);
    return minute < 1440 && Number(time[2]) < 60 ? minute : undefined;
  }
  if (/^(?:-\d{1,4}|none|any)$/i.test(value)) return null;
  return /^\d{1,4}$/.test(value) && Number(value) < 1440 ? Number(value) : undefined;
}

/** Hours, with D days and M minutes. Half a year at most. */
export function readHours(value: string): number | null {
  const match = /^(\d{1,4}(?:\.\d{1,3})?)(h|d|m|w)?[a-z]*$/i.exec(value);
  if (match === null) return null;
  const factor = { h: 1, d: 24, m: 1 / 60, w: 168 }[(match[2] ?? 'h').toLowerCase()] ?? 1;
  const hours = Number(match[1]) * factor;
  return hours <= 4392 ? hours : null;
}

/** `-MTWTF-`, with the letters in their places; `all`, `weekdays`. */
function readDays(value: string): string | null {
  if (/^(?:all|any|daily)$/i.test(value)) return 'SMTWTFS';
  if (/^weekdays$/i.test(value)) return '-MTWTF-';
  const fits = value.length === 7 && [...value].every((sign, n) => sign === '-' || sign.toUpperCase() === 'SMTWTFS'[n]);
  return fits && value !== '-------' ? value : null;
}

/** Hours before the deadline, the most first; null where they are none, or too many. */
export function readReminders(args: string): readonly number[] | null {
  if (/^(?:none|no|never|off|0)$/i.test(args.trim())) return [];
  const hours = foldText(args)
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !/^and$/i.test(word))
    .map(readHours);
  if (hours.length === 0 || hours.length > 6 || hours.some((each) => each === null)) return null;
  return hours.filter((each) => each !== null).sort((a, b) => b - a);
}
