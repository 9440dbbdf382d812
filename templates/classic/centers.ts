/** Supply centres as the classic judges list them (judge-language E), in the current language, after the last phase of a year. */
import { adjustmentOf } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { provinceName } from '../../engine/board/display-names.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { isCounted } from '../../engine/scoring/centers.ts';
import { t } from '../locales/current.ts';
import { powerName, powersNamed } from '../locales/powers.ts';
import { capitalize } from '../locales/text/counts.ts';
import { unusableInWords } from '../locales/text/unusable.ts';
import { type DocumentLine, exactBlock } from '../markup/document.ts';

const BLANK: DocumentLine = { text: '' };

/** What the counts are made from. */
export interface CenterCountSource extends Pick<Resolution, 'centers' | 'units' | 'winner' | 'ruleState'> {
  readonly isOver: boolean;
}

export function countedAfter({ centers, units, winner, ruleState, next }: Resolution): CenterCountSource {
  return { centers, units, winner, isOver: next === null, ...(ruleState === undefined ? {} : { ruleState }) };
}

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
  resolution: CenterCountSource,
  known: readonly Power[] | null = null,
): readonly DocumentLine[] {
  const { centers, units } = resolution;
  const powers = board.powers
    .map(({ name }) => name)
    .filter((power) => (centers[power]?.length ?? 0) + (units[power]?.length ?? 0) > 0);
  if (powers.length === 0) return [];
  return exactBlock([
    { text: t().listing.ownership },
    BLANK,
    ...powers.filter((power) => (centers[power]?.length ?? 0) > 0).map((power) => owned(board, power, centers[power]!)),
    ...(known === null ? unowned(board, resolution) : []),
    BLANK,
    ...powers
      .filter((power) => known === null || known.includes(power))
      .flatMap((power) => adjustment(board, resolution, power)),
  ]);
}

/** `Austria:   Budapest, Greece.`, broken after commas only. */
function owned(board: Board, power: Power | null, centers: readonly string[]): DocumentLine {
  const names = centers.map((center) => provinceName(board, center)).sort(byName(board));
  const name = power === null ? t().listing.unowned : powerName(board, power);
  const width = column(board) + 1;
  return {
    text: `${`${name}${t().listing.colon}`.padEnd(width)}${names.join(', ')}.`,
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

function unowned(board: Board, { centers }: CenterCountSource): readonly DocumentLine[] {
  const taken = new Set(Object.values(centers).flat());
  const free = board.provinces.filter(({ id, center }) => center === true && !taken.has(id)).map(({ id }) => id);
  return free.length === 0 ? [] : [owned(board, null, free)];
}

/** Where the counts of a power begin: a column after the longest name, the tenth at least. */
function column(board: Board): number {
  const { colon } = t().listing;
  return Math.max(10, ...board.powers.map(({ display }) => display.length + colon.length));
}

/** `Austria:   5 Supply centers,  4 Units:  Builds   1 unit.`, and why it is not more. When the game is over nothing is built. */
function adjustment(board: Board, counted: CenterCountSource, power: Power): readonly DocumentLine[] {
  const { centers, units, winner, isOver } = counted;
  const { due, unusable } = isOver ? { due: 0, unusable: {} } : adjustmentOf(board, counted, power);
  const head = `${powerName(board, power)}${t().listing.colon}`.padEnd(column(board));
  const winners = [winner ?? []].flat().flatMap((name) => powersNamed(board, name));
  const balance = {
    centers: centers[power]?.length ?? 0,
    units: units[power]?.length ?? 0,
    change: due,
    hasWon: winners.includes(power),
  };
  const why = unusableInWords(t().map, board, power, unusable);
  return [
    { text: `${head}${t().listing.balance(balance)}` },
    ...(why === null ? [] : [{ text: `    ${capitalize(why)}.`, hang: 4 }]),
  ];
}
