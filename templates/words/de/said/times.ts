import type { Day, TimeSaying } from '../../../../engine/sayings/times.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;
const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** `14. Februar 2026`. */
function dateInWords({ year, month, day }: Day): string {
  return `${day}. ${MONTHS[month - 1]!} ${year}`;
}

export const times = {
  'times/missing': () => 'Ein Datum fehlt.',
  'times/too-long': () => 'Das ist zu lang für ein Datum.',
  'times/span-too-long': () => 'Das ist zu lang für zwei Daten.',
  'times/span-open': () => 'Bis wann? Zum Beispiel: from 3 to 10 August.',
  'times/two-times': ({ text }) => `„${text}“ nennt zwei Uhrzeiten.`,
  'times/two-years': ({ text }) => `„${text}“ nennt zwei Jahre.`,
  'times/two-months': ({ text }) => `„${text}“ nennt zwei Monate.`,
  'times/two-days': ({ text }) => `„${text}“ nennt zwei Tage.`,
  'times/two-weekdays': ({ text }) => `„${text}“ nennt zwei Wochentage.`,
  'times/two-dates': ({ shown }) => `„${shown}“ ist ein zweites Datum.`,
  'times/names-two-days': ({ text }) => `„${text}“ nennt zwei Tage.`,
  'times/needs-day': ({ text }) => `In „${text}“ fehlt der Tag.`,
  'times/no-date': ({ shown }) => `„${shown}“ ist kein Datum.`,
  'times/no-time-of-day': ({ shown }) => `„${shown}“ ist keine Uhrzeit: Die gehen von 00:00 bis 23:59.`,
  'times/no-day-of-month': ({ shown }) => `„${shown}“ ist kein Tag eines Monats.`,
  'times/no-part-of-date': ({ shown }) =>
    `„${shown}“ gehört nicht zu einem Datum. Schreib Daten so: 14 Feb 18:00, Friday 23:30, 2026-02-14 18:00 oder in 24h.`,
  'times/day-or-month': ({ shown, first, second }) =>
    `„${shown}“ kann der ${first}. ${MONTHS[second - 1]!} oder der ${second}. ${MONTHS[first - 1]!} sein: Schreib den Monat bitte aus, auf Englisch.`,
  'times/no-day-in-month': ({ month, day }) => `Einen ${day}. ${MONTHS[month - 1]!} gibt es nicht.`,
  'times/no-such-day': () => 'Diesen Tag gibt es nicht.',
  'times/no-such-date': ({ date }) => `Den ${dateInWords(date)} gibt es nicht.`,
  'times/which-year': ({ date, most }) =>
    `Das wäre der ${dateInWords(date)}, mehr als ${counted(most, 'Tag', 'Tage')} von heute: Schreib bitte auch das Jahr.`,
  'times/other-weekday': ({ date, weekday, written }) =>
    `Der ${dateInWords(date)} ist ein ${WEEKDAYS[weekday]!}, kein ${WEEKDAYS[written]!}.`,
} satisfies Words<TimeSaying>;
