/** How names, phases and times are put in French. Names stand bare, without article. */
import type { LanguageCode } from '../../../engine/sayings/languages.ts';
import type { Language } from '../shape.ts';

/** The judge's languages. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'anglais', de: 'allemand', fr: 'français' };

export const grammar: Language['grammar'] = {
  and: 'et',
  or: 'ou',
  days: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  date: ({ weekday, day, month, year, clock }) => `${weekday} ${day === '1' ? '1er' : day} ${month} ${year}, ${clock}`,
  dateAt: (date, place, utc) => `${date}, heure de ${place} (${utc} UTC)`,
  spans: { day: 'j', hour: 'h', minute: 'min', least: "moins d'une minute" },
  now: 'maintenant',
  fromNow: (span) => `dans ${span}`,
  ago: (span) => `il y a ${span}`,
  season: (season, year, isNamed) => (isNamed ? `${season}, ${year}` : `${season} ${year}`),
  phase: {
    M: (season) => season,
    R: (season) => `${season} (retraites)`,
    A: (season) => `${season} (ajustements)`,
  },
  unit: { A: (place) => `armée ${place}`, F: (place) => `flotte ${place}` },
};
