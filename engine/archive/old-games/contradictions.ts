/** Where a summary contradicts itself, or what the variant's map says. */
import { startingPosition } from '../../adjudicate/phases/next-position.ts';
import type { Board } from '../../board/board.ts';
import type { ArchiveMessage } from '../../messages/archive-messages.ts';
import { ownEntry } from '../../own.ts';
import { provinceOf, rowsOf } from '../../vocabulary.ts';
import { placeFrom, powerFrom } from '../classic/classic-entries.ts';
import type { OldOutcome, OldSeat, OldYear } from './summary-document.ts';

/** Where the tables contradict each other, or the ending. */
export function findContradictions(
  years: readonly OldYear[],
  outcome: OldOutcome | null,
  powers: readonly OldSeat[],
): readonly ArchiveMessage[] {
  const tables = years.flatMap(({ year, owners, counts }): readonly ArchiveMessage[] => {
    if (owners === undefined || counts === undefined) return [];
    // While a letter is nobody's, nobody's centers are counted.
    const names = new Set(powers.map(({ power }) => power));
    if (Object.values(owners).some((owner) => owner !== null && !names.has(owner))) return [];
    return powers.flatMap(({ power }): readonly ArchiveMessage[] => {
      const owned = Object.values(owners).filter((owner) => owner === power).length;
      const counted = ownEntry(counts, power);
      return counted === undefined || counted === owned
        ? []
        : [{ code: 'archive/tables-differ', year, power, owned, counted }];
    });
  });
  const isTold = powers.some(({ power }) => power !== '');
  const strangers = (outcome?.powers ?? []).filter((name) => isTold && !powers.some(({ power }) => power === name));
  return [...tables, ...strangers.map((name) => ({ code: 'archive/ends-with-stranger', name }) as const)];
}

/** Where the centers at the start are not those of the variant's map here. */
export function onMap([first]: readonly OldYear[], board: Board): readonly ArchiveMessage[] {
  // Some judges begin with the first year's results.
  if (first?.owners === undefined || first.year >= board.start.year) return [];
  const { centers } = startingPosition(board);
  const here = new Map(rowsOf(centers).flatMap(([power, list]) => list.map((center) => [center, power] as const)));
  const told = { year: first.year, variant: board.variant.name };
  return Object.entries(first.owners).flatMap(([center, owner]): readonly ArchiveMessage[] => {
    const place = placeFrom(board, center);
    if (place === null) return [{ code: 'archive/no-such-center', ...told, center }];
    const ours = here.get(provinceOf(place)) ?? null;
    const theirs = owner === null ? null : powerFrom(board, owner);
    if (ours === theirs || (owner !== null && theirs === null)) return [];
    return [{ code: 'archive/other-owner', ...told, center, judge: owner, here: ours }];
  });
}

/** A table that begins years before the variant does, or with other owners, is of another variant. */
export function isOfAnotherVariant([first]: readonly OldYear[], board: Board): boolean {
  if (first === undefined) return false;
  if (first.year < board.start.year - 1) return true;
  return onMap([first], board).length > 0;
}
