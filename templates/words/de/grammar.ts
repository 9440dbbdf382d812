/** How names, phases and times are put in German. Names stand bare, without article or case. */
import type { LanguageCode } from '../../../engine/sayings/languages.ts';
import type { Language } from '../shape.ts';

/** The judge's languages. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'Englisch',
  de: 'Deutsch',
  fr: 'Französisch',
};

export const grammar: Language['grammar'] = {
  and: 'und',
  or: 'oder',
  days: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  date: ({ weekday, day, month, year, clock }) => `${weekday} ${day}. ${month} ${year}, ${clock} Uhr`,
  dateAt: (date, place, utc) => `${date} (Zeit von ${place}; ${utc} UTC)`,
  spans: { day: 'T', hour: 'Std', minute: 'Min', least: 'weniger als eine Minute' },
  now: 'jetzt',
  fromNow: (span) => `in ${span}`,
  ago: (span) => `vor ${span}`,
  season: (season, year, isNamed) => (isNamed ? `${season}, ${year}` : `${season} ${year}`),
  phase: {
    M: (season) => season,
    R: (season) => `${season} (Rückzüge)`,
    A: (season) => `${season} (Auf- und Abbau)`,
  },
  unit: { A: (place) => `Armee ${place}`, F: (place) => `Flotte ${place}` },
};
