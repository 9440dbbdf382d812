/** One game, many witnesses: which documents tell of the same one. */
import type { Digest } from '../game/canonical.ts';
import type { ArchiveDocument } from './document.ts';
import type { OldYear, SummaryDocument } from './old-games/summary-document.ts';

/** A game is known by its judge, its name and when it began. */
export interface Identity {
  /** In lower case; null when it is not told. */
  readonly judge: string | null;
  readonly name: string;
  readonly variant: string;
  /** `1999-07-30T17:52:16` by the judge's own clock, or that with a Z at its end in UTC; null when it is not told. */
  readonly start: string | null;
  /** What stood when, by year or phase: for games that do not tell when they began. */
  readonly course: ReadonlyMap<string, string>;
}

/** `digest`: what stood when is kept as the beginning of its digest. */
export function identityOf(document: ArchiveDocument | SummaryDocument, digest: Digest): Identity {
  const short = (text: string) => digest(text).slice(0, 12);
  const { name, variant } = document;
  const common = { name: name.toLowerCase(), variant: variant.id ?? variant.name.toLowerCase() };
  if (document.format === 'chancery-summary') {
    const { judge, started, years } = document;
    const rows = years.slice(1).map((row) => [`${row.year}`, short(counted(row))] as const);
    return { ...common, judge: judge?.toLowerCase() ?? null, start: started, course: new Map(rows) };
  }
  const { judge, parameters = {}, created, phases } = document;
  const told = judge?.code ?? parameters['Judge']?.replace(/\.$/, '') ?? null;
  const boards = phases.slice(1).map(({ phase, position: { units } }) => {
    const all = Object.entries(units).flatMap(([power, list]) => list.map((unit) => `${power} ${unit}`));
    return [phase, short(all.sort().join())] as const;
  });
  const start = parameters['Started'] ?? created;
  return { ...common, judge: told?.toLowerCase() ?? null, start, course: new Map(boards) };
}

function counted({ owners, counts }: OldYear): string {
  const rows = new Map<string, number>();
  for (const owner of Object.values(owners ?? {})) if (owner !== null) rows.set(owner, (rows.get(owner) ?? 0) + 1);
  const all = owners === undefined ? Object.entries(counts ?? {}) : [...rows];
  return JSON.stringify(all.filter(([, count]) => count > 0).sort());
}

/** A judge's own clock and UTC may be so far apart, in milliseconds, with a day for a mail on its way. */
const APART = 36 * 3_600_000;
/** Courses that meet in fewer places may meet by chance. */
const FEWEST = 3;

/** Are they one game? Where one does not tell when it began their courses must be the same wherever both tell them. */
export function isSameGame(a: Identity, b: Identity): boolean {
  if (a.name !== b.name || (a.judge !== b.judge && a.judge !== null && b.judge !== null)) return false;
  if (a.start !== null && b.start !== null && a.judge === b.judge) return isSameStart(a.start, b.start);
  const both = [...a.course.keys()].filter((key) => b.course.has(key));
  if (a.variant !== b.variant || both.some((key) => a.course.get(key) !== b.course.get(key))) return false;
  // A judge has one game of a name where nobody says otherwise.
  const isNamed = a.judge !== null && a.judge === b.judge && a.start === null && b.start === null;
  return isNamed || both.length >= FEWEST;
}

/** Either by a judge's own clock, or in UTC with a Z. */
export function isSameStart(a: string, b: string): boolean {
  if (a.endsWith('Z') === b.endsWith('Z')) return a.startsWith(b) || b.startsWith(a);
  const [at, other] = [a, b].map((text) => Date.parse(/T.*[^Z]$/.test(text) ? `${text}Z` : text));
  return Math.abs(at! - other!) <= APART;
}
