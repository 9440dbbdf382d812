/** How names, dates and numbers are put, in English. */
import type { PhaseKind } from '../../../engine/board/variant.ts';
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import type { Aside } from '../../../engine/messages/orders/lines.ts';

// What of a mail was not read, in a few plain words: counts of lines stand before them.

export const asides: Readonly<Record<Aside, string>> = {
  quoted: 'quoted text',
  'perhaps-quoted': 'perhaps quoted text',
  signature: 'signature',
  footer: 'footer of the mail program',
  greeting: 'greeting',
  closing: 'closing',
  'ruled-line': 'ruled line',
  heading: 'heading',
  'about-orders': 'says that the orders are not meant now',
  comment: 'comment',
  kept: 'kept as it is: nothing to do',
  'no-order': 'no order in it',
  'long-line': 'too long a line',
  'too-many-lines': 'more lines than a mail may have',
  'too-many-sign-ons': 'more sign-ons than a mail may have',
  'after-signoff': 'after SIGNOFF',
};

// The deadline as an entry of a calendar. Games go by their own names.

const DUE: Readonly<Record<PhaseKind, string>> = { M: 'movement', R: 'retreats', A: 'adjustments' };

export const calendar = {
  /** Null before the first phase. */
  deadline: (game: string, phase: { readonly kind: PhaseKind; readonly season: string } | null) =>
    phase === null ? `${game}: deadline` : `${game}: deadline, ${DUE[phase.kind]} of ${phase.season}`,
  ordersDue: (game: string) => `Orders for '${game}' are due.`,
};

// How names, phases and times are put in English. Names come as text: the variant has them in each language.

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
  language: 'en',
  and: 'and',
  or: 'or',
  colon: ': ',
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
