/** Supply centres as the classic judges list them (judge-language E), in the current language, after the last phase of a year. */
import { holdsBuildsBack } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { provinceName } from '../../engine/explain/names.ts';
import { mostBuilds } from '../../engine/rules/build-cap.ts';
import { homesMissed } from '../../engine/rules/build-sites.ts';
import { isCounted } from '../../engine/scoring/centres.ts';
import { exact, type Line } from '../markup/document.ts';
import { words } from '../words/current.ts';
import { powerName, powersNamed } from '../words/powers.ts';

const BLANK: Line = { text: '' };

/** What the counts are made from. */
export type Counted = Pick<Resolution, 'centers' | 'units' | 'adjustments' | 'next' | 'winner'>;

/** True when centres changed hands, or could have, at the end of this phase. */
export function isOwnershipUpdated({ variant }: Board, resolution: Pick<Resolution, 'phase' | 'next'>): boolean {
  return isCounted(variant.calendar, resolution);
}

/**
 * `Ownership of supply centers:` and, for each power, its centres, its units and what it builds or removes. `known`: the powers of
 * which all is known; null: all of them. Of the others we give no counts, nor which centers nobody owns.
 */
export function classicOwnership(
  board: Board,
  resolution: Counted,
  known: readonly Power[] | null = null,
): readonly Line[] {
  const { centers, units } = resolution;
  const powers = board.powers
    .map(({ name }) => name)
    .filter((power) => (centers[power]?.length ?? 0) + (units[power]?.length ?? 0) > 0);
  if (powers.length === 0) return [];
  return exact([
    { text: words().listing.ownership },
    BLANK,
    ...powers.filter((power) => (centers[power]?.length ?? 0) > 0).map((power) => owned(board, power, centers[power]!)),
    ...(known === null ? unowned(board, resolution) : []),
    BLANK,
    ...powers
      .filter((power) => known === null || known.includes(power))
      .flatMap((power) => [adjustment(board, resolution, power), ...whyNoBuilds(board, resolution, power)]),
  ]);
}

/** `Austria:   Budapest, Greece.`, broken after commas only. */
function owned(board: Board, power: Power | null, centers: readonly string[]): Line {
  const names = centers.map((center) => provinceName(board, center)).sort(byName(board));
  const name = power === null ? words().listing.unowned : powerName(board, power);
  const width = column(board) + 1;
  return {
    text: `${`${name}${words().listing.colon}`.padEnd(width)}${names.join(', ')}.`,
    hang: width,
    breaks: 'commas',
  };
}

/** Marks on letters count only in English, whose order programs know: elsewhere `Ägäis` stands among the other A. */
function byName({ language }: Board): ((a: string, b: string) => number) | undefined {
  if (language === undefined) return undefined;
  const key = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
  return (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}

function unowned(board: Board, { centers }: Counted): readonly Line[] {
  const taken = new Set(Object.values(centers).flat());
  const free = board.provinces.filter(({ id, center }) => center === true && !taken.has(id)).map(({ id }) => id);
  return free.length === 0 ? [] : [owned(board, null, free)];
}

/** Where the counts of a power begin: a column after the longest name, the tenth at least. */
function column(board: Board): number {
  const { colon } = words().listing;
  return Math.max(10, ...board.powers.map(({ display }) => display.length + colon.length));
}

/** `Austria:   5 Supply centers,  4 Units:  Builds   1 unit.` */
function adjustment(board: Board, counted: Counted, power: Power): Line {
  const { centers, units, winner, adjustments, next } = counted;
  const owns = centers[power]?.length ?? 0;
  const has = units[power]?.length ?? 0;
  // The plain difference, builds for which there is no site included, unless a rule of the variant holds builds back.
  const plain = Math.min(owns - has, mostBuilds(board));
  const change = holdsBuildsBack(board) && next !== null ? (adjustments[power] ?? 0) : plain;
  const head = `${powerName(board, power)}${words().listing.colon}`.padEnd(column(board));
  const winners = [winner ?? []].flat().flatMap((name) => powersNamed(board, name));
  const balance = { centers: owns, units: has, change, hasWon: winners.includes(power) };
  return { text: `${head}${words().listing.balance(balance)}` };
}

/** Said of a power with more centers than units that may build none. */
function whyNoBuilds(board: Board, { centers, units, next }: Counted, power: Power): readonly Line[] {
  const homes = homesMissed(board, power, centers[power] ?? []);
  if (homes === null || next === null || (centers[power]?.length ?? 0) <= (units[power]?.length ?? 0)) return [];
  const names = homes.map((home) => provinceName(board, home));
  return [{ text: `    ${words().listing.noBuilds(powerName(board, power), names)}`, hang: 4 }];
}
