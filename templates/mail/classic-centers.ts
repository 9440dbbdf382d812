/** Supply centres in the words of the classic judges (judge-language E), printed after the last phase of a year. */
import type { Board } from '../../engine/board/board.ts';
import type { Resolution } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import { provinceName } from '../../engine/explain/names.ts';
import { homesMissed } from '../../engine/rules/build-sites.ts';
import { isCounted } from '../../engine/scoring/centres.ts';
import { powersNamed } from '../words/powers.ts';
import { nameWidth, padded } from './classic-orders.ts';
import type { Line } from './document.ts';

const BLANK: Line = { text: '' };

/** True when centres changed hands, or could have, at the end of this phase. */
export function isOwnershipUpdated({ variant }: Board, resolution: Pick<Resolution, 'phase' | 'next'>): boolean {
  return isCounted(variant.calendar, resolution);
}

/** `Ownership of supply centers:` and, for each power, its centres, its units and what it builds or removes. */
export function classicOwnership(board: Board, resolution: Resolution): readonly Line[] {
  const { centers, units } = resolution;
  const powers = board.powers
    .map(({ name }) => name)
    .filter((power) => (centers[power]?.length ?? 0) + (units[power]?.length ?? 0) > 0);
  return [
    { text: 'Ownership of supply centers:' },
    BLANK,
    ...powers.filter((power) => (centers[power]?.length ?? 0) > 0).map((power) => owned(board, power, centers[power]!)),
    ...unowned(board, resolution),
    BLANK,
    ...powers.flatMap((power) => [adjustment(board, resolution, power), ...whyNoBuilds(board, resolution, power)]),
  ];
}

function owned(board: Board, power: Power | 'Unowned', centers: readonly string[]): Line {
  const names = centers.map((center) => provinceName(board, center)).sort();
  return { text: `${padded(board, power)}   ${names.join(', ')}.`, hang: nameWidth(board) + 3 };
}

function unowned(board: Board, { centers }: Resolution): readonly Line[] {
  const taken = new Set(Object.values(centers).flat());
  const free = board.provinces.filter(({ id, center }) => center === true && !taken.has(id)).map(({ id }) => id);
  return free.length === 0 ? [] : [owned(board, 'Unowned', free)];
}

/** `Austria:   5 Supply centers,  4 Units:  Builds   1 unit.` */
function adjustment(board: Board, { centers, units, adjustments, next, winner }: Resolution, power: Power): Line {
  const owns = centers[power]?.length ?? 0;
  const has = units[power]?.length ?? 0;
  const change = next === null ? owns - has : (adjustments[power] ?? 0);
  const count = Math.abs(change);
  const counts = `${padded(board, power)}${String(owns).padStart(4)} Supply centers, ${String(has).padStart(2)} Units:`;
  const due = `${(change < 0 ? 'Removes' : 'Builds').padEnd(7)}${String(count).padStart(3)} ${count === 1 ? 'unit' : 'units'}.`;
  const winners = [winner ?? []].flat().flatMap((name) => powersNamed(board, name));
  const won = winners.includes(power) ? '  (* VICTORY!! *)' : '';
  return { text: `${counts}  ${due}${won}` };
}

/** Said of a power with more centers than units that may build none. */
function whyNoBuilds(board: Board, { centers, units, next }: Resolution, power: Power): readonly Line[] {
  const homes = homesMissed(board, power, centers[power] ?? []);
  if (homes === null || next === null || (centers[power]?.length ?? 0) <= (units[power]?.length ?? 0)) return [];
  const names = homes.map((home) => provinceName(board, home)).join(', ');
  return [{ text: `    No builds: ${nameOfPower(board, power)} holds none of ${names}.`, hang: 4 }];
}

function nameOfPower(board: Board, power: Power): string {
  return board.variant.powers.find(({ name }) => name === power)?.display ?? power;
}
