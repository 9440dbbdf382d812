/** How names, phases and times are put in English. Names come as text: the variant has them in each language. */
import type { LanguageCode } from '../../../engine/sayings/languages.ts';

/** A date by its parts, as text; `day` without a zero before it. */
interface DateParts {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** `23:30`. */
  readonly clock: string;
}

/** The judge's languages. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', de: 'German', fr: 'French' };

export const grammar = {
  and: 'and',
  or: 'or',
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: ({ weekday, day, month, year, clock }: DateParts) => `${weekday} ${day} ${month} ${year}, ${clock}`,
  /** A date where the reader lives, with its time in UTC. */
  dateAt: (date: string, place: string, utc: string) => `${date} ${place} time (${utc} UTC)`,
  /** Days, hours and minutes, short. */
  spans: { day: 'd', hour: 'h', minute: 'min', least: 'less than a minute' },
  now: 'now',
  fromNow: (span: string) => `in ${span}`,
  ago: (span: string) => `${span} ago`,
  /** A season with its year; `isNamed`: the year has a name of its own. */
  season: (season: string, year: string, isNamed: boolean) => (isNamed ? `${season}, ${year}` : `${season} ${year}`),
  /** A phase in a sentence. */
  phase: {
    M: (season: string) => season,
    R: (season: string) => `the retreats of ${season}`,
    A: (season: string) => `the adjustments of ${season}`,
  },
  /** A unit in a sentence, its place as it stands in one. */
  unit: { A: (place: string) => `the army in ${place}`, F: (place: string) => `the fleet in ${place}` },
};
