/** Borders that some seasons open and others close (`adjacency.seasonal`). */
import type { Board } from '../board/board.ts';
import type { Place, UnitType } from '../board/variant.ts';
import { provinceOf } from '../vocabulary.ts';

/** Names of the seasons in which the border is open to such a unit, where it is not open in all. */
export function openSeasons(
  { variant }: Board,
  { type, at }: { readonly type: UnitType; readonly at: Place },
  there: string,
): readonly string[] {
  const open = (variant.adjacency.seasonal ?? []).filter(
    ({ type: kind, pair: [a, b] }) =>
      kind === type &&
      ((provinceOf(a) === provinceOf(at) && provinceOf(b) === there) ||
        (provinceOf(b) === provinceOf(at) && provinceOf(a) === there)),
  );
  const letters = new Set(open.flatMap(({ seasons }) => seasons));
  return variant.calendar.seasons.filter(({ letter }) => letters.has(letter)).map(({ name }) => name);
}
