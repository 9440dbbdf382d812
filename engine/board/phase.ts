/** Phase codes (`S1901M`) and the order of phases in a variant's calendar. */
import { cutPhase, isPhase, type PhaseCode, phaseCode } from '../vocabulary.ts';
import type { Phase } from './position.ts';
import type { CalendarData, PhaseKind } from './variant.ts';

const KIND_NAMES: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreat', A: 'Adjustment' };

/** Reads `S1901M`. Throws on anything else: outside input is checked with {@link isPhaseCode} first. */
export function parsePhase(code: string): Phase {
  const [season, year, kind] = cutPhase(code);
  return { season, year, kind };
}

export function formatPhase({ season, year, kind }: Phase): PhaseCode {
  return phaseCode(`${season}${year}${kind}`);
}

/** True when the code is a phase that can occur in the calendar. */
export function isPhaseCode(calendar: CalendarData, code: string): code is PhaseCode {
  if (!isPhase(code)) return false;
  const [season, , kind] = cutPhase(code);
  return calendar.seasons.some(({ letter, phases }) => letter === season && phases.includes(kind));
}

/** The phase after this one in the calendar, whether or not it will have anything to do. */
export function phaseAfter(calendar: CalendarData, phase: Phase): Phase {
  const { seasons } = calendar;
  const s = seasons.findIndex(({ letter }) => letter === phase.season);
  const season = seasons[s]!;
  const kind = season.phases[season.phases.indexOf(phase.kind) + 1];
  if (kind !== undefined) return { ...phase, kind };
  const next = seasons[(s + 1) % seasons.length]!;
  return { season: next.letter, year: s + 1 === seasons.length ? phase.year + 1 : phase.year, kind: next.phases[0]! };
}

/** Negative when `a` comes before `b`. */
export function comparePhases(calendar: CalendarData, a: Phase, b: Phase): number {
  const season = (phase: Phase) => calendar.seasons.findIndex(({ letter }) => letter === phase.season);
  return a.year - b.year || season(a) - season(b) || 'MRA'.indexOf(a.kind) - 'MRA'.indexOf(b.kind);
}

/** `Spring`, and `1901` or as the variant writes years (`Fruitbat '01`). */
export function seasonAndYear(calendar: CalendarData, phase: Phase): { season: string; year: string } {
  const season = calendar.seasons.find(({ letter }) => letter === phase.season)?.name ?? phase.season;
  const year = (calendar.yearLabel ?? '{year}').replace(/\{year(?::(\d))?\}/, (_, width?: string) =>
    String(phase.year).padStart(Number(width ?? 1), '0'),
  );
  return { season, year };
}

/** `Spring 1901 Movement`. */
export function phaseInWords(calendar: CalendarData, phase: Phase): string {
  const { season, year } = seasonAndYear(calendar, phase);
  return `${season} ${year} ${KIND_NAMES[phase.kind]}`;
}
