/** Supply centres in the words of the classic judges (judge-language E), printed after the last phase of a year. */
import { holdsBuildsBack } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { provinceName } from '../../engine/explain/names.ts';
import { homesMissed } from '../../engine/rules/build-sites.ts';
import { isCounted } from '../../engine/scoring/centres.ts';
import { powerName, powersNamed } from '../words/powers.ts';
import { exact, type Line } from './document.ts';
import { inEnglish } from './in-english.ts';

const BLANK: Line = { text: '' };

/** What the counts are made from. */
export type Counted = Pick<Resolution, 'centers' | 'units' | 'adjustments' | 'next' | 'winner'>;

/** True when centres changed hands, or could have, at the end of this phase. */
export function isOwnershipUpdated({ variant }: Board, resolution: Pick<Resolution, 'phase' | 'next'>): boolean {
  return isCounted(variant.calendar, resolution);
}

/** `Ownership of supply centers:` and, for each power, its centres, its units and what it builds or removes. */
export function classicOwnership(board: Board, resolution: Counted): readonly Line[] {
  return inEnglish(board, (board) => {
    const { centers, units } = resolution;
    const powers = board.powers
      .map(({ name }) => name)
      .filter((power) => (centers[power]?.length ?? 0) + (units[power]?.length ?? 0) > 0);
    return exact([
      { text: 'Ownership of supply centers:' },
      BLANK,
      ...powers
        .filter((power) => (centers[power]?.length ?? 0) > 0)
        .map((power) => owned(board, power, centers[power]!)),
      ...unowned(board, resolution),
      BLANK,
      ...powers.flatMap((power) => [adjustment(board, resolution, power), ...whyNoBuilds(board, resolution, power)]),
    ]);
  });
}

/** `Austria:   Budapest, Greece.`, broken after commas only. */
function owned(board: Board, power: Power | 'Unowned', centers: readonly string[]): Line {
  const names = centers.map((center) => provinceName(board, center)).sort();
  const name = power === 'Unowned' ? power : powerName(board, power);
  const width = column(board) + 1;
  return { text: `${`${name}:`.padEnd(width)}${names.join(', ')}.`, hang: width, breaks: 'commas' };
}

function unowned(board: Board, { centers }: Counted): readonly Line[] {
  const taken = new Set(Object.values(centers).flat());
  const free = board.provinces.filter(({ id, center }) => center === true && !taken.has(id)).map(({ id }) => id);
  return free.length === 0 ? [] : [owned(board, 'Unowned', free)];
}

/** Where the counts of a power begin: a column after the longest name, the tenth at least. */
function column(board: Board): number {
  return Math.max(10, ...board.powers.map(({ display }) => display.length + 1));
}

/** `Austria:   5 Supply centers,  4 Units:  Builds   1 unit.` */
function adjustment(board: Board, counted: Counted, power: Power): Line {
  const { centers, units, winner, adjustments, next } = counted;
  const owns = centers[power]?.length ?? 0;
  const has = units[power]?.length ?? 0;
  // The plain difference, builds for which there is no site included, unless a rule of the variant holds builds back.
  const change = holdsBuildsBack(board) && next !== null ? (adjustments[power] ?? 0) : owns - has;
  const count = Math.abs(change);
  const head = `${powerName(board, power)}:`.padEnd(column(board));
  const centersHeld = `${two(owns)} Supply center${owns === 1 ? ', ' : 's,'}`;
  const unitsHeld = `${two(has)} Unit${has === 1 ? ': ' : 's:'}`;
  const due = `${change < 0 ? 'Removes' : 'Builds '} ${two(count)} unit${count === 1 ? '' : 's'}.`;
  const winners = [winner ?? []].flat().flatMap((name) => powersNamed(board, name));
  const won = winners.includes(power) ? `${count === 1 ? ' ' : ''}  (* VICTORY!! *)` : '';
  return { text: `${head}${centersHeld} ${unitsHeld}  ${due}${won}` };
}

function two(n: number): string {
  return String(n).padStart(2);
}

/** Said of a power with more centers than units that may build none. */
function whyNoBuilds(board: Board, { centers, units, next }: Counted, power: Power): readonly Line[] {
  const homes = homesMissed(board, power, centers[power] ?? []);
  if (homes === null || next === null || (centers[power]?.length ?? 0) <= (units[power]?.length ?? 0)) return [];
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  return [{ text: `    No builds: ${powerName(board, power)} holds none of ${names}.`, hang: 4 }];
}
