/** Phases as people write them: `Spring 1903 Movement`, `S1903M`, `F 1902 B`, `Fall of 1901 Retreats` (judge-language A8). */
import type { Board } from '../../board/board.ts';
import { comparePhases, formatPhase, isPhaseCode, parsePhase, phaseAfter } from '../../board/phase.ts';
import type { Phase, PhaseCode } from '../../board/position.ts';
import type { PhaseKind, SeasonData } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';

const KINDS: ReadonlyMap<string, PhaseKind> = new Map([
  ['m', 'M'],
  ['r', 'R'],
  ['a', 'A'],
  ['b', 'A'],
]);
const PHASE =
  /^([a-z]+?)\s*(?:of\s*)?(\d{1,4})\s*,?\s*(m(?:ove(?:ment|s)?)?|r(?:etreats?)?|a(?:djustments?)?|b(?:uilds?)?)?\s*(?:phase|orders)?$/i;

/** Longer texts are no phase. */
const LONGEST = 60;

/** The phase meant; null when it is none of the variant's. A year of two digits is one near the start's. */
export function readPhaseText(board: Board, text: string): PhaseCode | null {
  const { calendar } = board.variant;
  if (text.length > LONGEST) return null;
  const match = matchPhase(
    withoutYearLabel(board, kindInEnglish(foldText(text)))
      .replace(/['.]/g, '')
      .trim(),
  );
  if (match === null) return null;
  const [, word = '', digits = '', kindWord] = match;
  const year = digits.length <= 2 ? yearNear(board.start.year, Number(digits)) : Number(digits);
  const season = seasonNamed(calendar.seasons, word.toLowerCase()) ?? seasonInOthers(board, word.toLowerCase());
  if (season === undefined) return null;
  // Where no kind is named it is movement, or the only kind that the season has.
  const written =
    KINDS.get(kindWord?.charAt(0).toLowerCase() ?? '') ??
    (season.phases.includes('M') ? 'M' : (season.phases[0] ?? 'M'));
  const exact = formatPhase({ season: season.letter, year, kind: written });
  if (isPhaseCode(calendar, exact)) return exact;
  // The older judges write a year's adjustments as F…B: those of the season that has them.
  const later = calendar.seasons.slice(calendar.seasons.indexOf(season)).find(({ phases }) => phases.includes(written));
  return written === 'A' && later !== undefined ? formatPhase({ season: later.letter, year, kind: 'A' }) : null;
}

/** `Spring of Fruitbat '03` as `Spring of '03`: without the words that the variant writes with its years. */
export function withoutYearLabel({ variant }: Board, text: string): string {
  const words = (variant.calendar.yearLabel ?? '').replace(/\{year[^}]*\}/g, ' ').match(/[a-z]+/gi) ?? [];
  if (words.length === 0) return text;
  return text
    .replace(new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi'), ' ')
    .replaceAll(',', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `Herbst 1901 (Rückzüge)`, `hiver 1901 (ajustements)`: as mails in other languages name a phase. */
function kindInEnglish(text: string): string {
  const [whole, kind = ''] =
    /\s*\(?\b(zuge|ruckzuge|auf- und abbau|mouvements|retraites|ajustements)\)?$/i.exec(text) ?? [];
  if (whole === undefined) return text;
  const english = /^(?:zuge|mouvements)$/i.test(kind) ? 'moves' : /^r/i.test(kind) ? 'retreats' : 'adjustments';
  return `${text.slice(0, -whole.length)} ${english}`;
}

/** `1903 Spring` as `Spring 1903`, `the retreats of Spring 1903` as `Spring 1903 retreats`. */
function matchPhase(text: string): RegExpExecArray | null {
  const [, kind, rest] =
    /^(?:the\s+)?(moves?|movements?|retreats?|adjustments?|builds?)\s+(?:of|for|in)\s+(.+)$/i.exec(text) ?? [];
  const written = rest === undefined ? text : `${rest} ${kind}`;
  return PHASE.exec(written) ?? PHASE.exec(written.replace(/^(\d{2,4})\s*([a-z]+)/i, '$2 $1'));
}

/** By letter, name or alias, or the beginning of one; the first in the calendar of those that begin so. */
function seasonNamed(seasons: readonly SeasonData[], word: string): SeasonData | undefined {
  const names = ({ letter, name, aliases = [] }: SeasonData) =>
    [letter, name, ...aliases].map((each) => each.toLowerCase());
  return (
    seasons.find((season) => names(season).includes(word)) ??
    seasons.find((season) => names(season).some((name) => name.length > 1 && name.startsWith(word))) ??
    (word === 'autumn' || word === 'fall' ? seasons.find(({ letter }) => letter === 'F') : undefined)
  );
}

/** By its name in another language, or the beginning of it; by a letter that only one of them begins with: `A02`, for `automne`. */
function seasonInOthers({ variant, translations = [] }: Board, word: string): SeasonData | undefined {
  const isNamed = (name: string | undefined) => name !== undefined && foldText(name).toLowerCase().startsWith(word);
  const named = variant.calendar.seasons.filter(({ letter }) =>
    translations.some(({ seasons }) => isNamed(seasons?.[letter])),
  );
  return word.length < 3 && (word.length > 1 || named.length > 1) ? undefined : named[0];
}

/** The year with these last two digits in the century of the start; in the next one where that is long before it (S01M in 1898). */
function yearNear(start: number, digits: number): number {
  const year = start - (start % 100) + digits;
  return year < start - 50 ? year + 100 : year;
}

/** Is it the current phase, or the season whose retreats or adjustments are now: `Fall 1901` above retreats? */
export function isPresentPhase({ variant }: Board, phase: PhaseCode, current: PhaseCode): boolean {
  const [named, now] = [parsePhase(phase), parsePhase(current)];
  const isAfter = (then: Phase) => comparePhases(variant.calendar, then, now) > 0;
  if (phase === current || now.kind === 'M' || named.kind !== 'M' || isAfter(named)) return phase === current;
  let next = phaseAfter(variant.calendar, named);
  while (next.kind !== 'M') next = phaseAfter(variant.calendar, next);
  return isAfter(next);
}
