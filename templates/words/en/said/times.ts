import type { Day, TimeSaying } from '../../../../engine/sayings/times.ts';
import type { Words } from '../../language.ts';
import { counted } from '../../text/counts.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `14 Feb 2026`. */
function dateInWords({ year, month, day }: Day): string {
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`;
}

export const times = {
  'times/missing': () => 'A date is missing.',
  'times/too-long': () => 'This is too long to be a date.',
  'times/span-too-long': () => 'This is too long to be two dates.',
  'times/span-open': () => 'Until when? For example: from 3 to 10 August.',
  'times/two-times': ({ text }) => `'${text}' has two times.`,
  'times/two-years': ({ text }) => `'${text}' has two years.`,
  'times/two-months': ({ text }) => `'${text}' has two months.`,
  'times/two-days': ({ text }) => `'${text}' has two days.`,
  'times/two-weekdays': ({ text }) => `'${text}' has two days of the week.`,
  'times/two-dates': ({ shown }) => `'${shown}' is a second date.`,
  'times/names-two-days': ({ text }) => `'${text}' names two days.`,
  'times/needs-day': ({ text }) => `'${text}' needs the day of the month.`,
  'times/no-date': ({ shown }) => `'${shown}' is not a date.`,
  'times/no-time-of-day': ({ shown }) => `'${shown}' is not a time of day: hours run from 00:00 to 23:59.`,
  'times/no-day-of-month': ({ shown }) => `'${shown}' is not a day of a month.`,
  'times/no-part-of-date': ({ shown }) =>
    `'${shown}' is not part of a date. Write dates as 14 Feb 18:00, Friday 23:30, 2026-02-14 18:00 or in 24h.`,
  'times/day-or-month': ({ shown, first, second }) =>
    `'${shown}' could be ${first} ${MONTHS[second - 1]!} or ${second} ${MONTHS[first - 1]!}: please write the month's name.`,
  'times/no-day-in-month': ({ month, day }) => `${MONTHS[month - 1]!} has no day ${day}.`,
  'times/no-such-day': () => 'There is no such day.',
  'times/no-such-date': ({ date }) => `There is no ${dateInWords(date)}.`,
  'times/which-year': ({ date, most }) =>
    `That would be ${dateInWords(date)}, more than ${counted(most, 'day')} from now: please write the year too.`,
  'times/other-weekday': ({ date, weekday, written }) =>
    `${dateInWords(date)} is a ${WEEKDAYS[weekday]!}, not a ${WEEKDAYS[written]!}.`,
} satisfies Words<TimeSaying>;
