/** Places by words that are nearly their names: `burgandy`, `Pikardie`, `munic`, `marsay`. What is read so is only ever offered. */
import type { Board } from '../../board/board.ts';
import type { Province } from '../../board/variant.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import { editDistance } from '../../text/edit-distance.ts';

const SHORTEST = 5;
/** A word of so many letters may have two of them wrong. */
const LONG = 7;
/** Of a word of so many letters a beginning of four is enough, where one name alone begins so. */
const SHORTEST_BEGUN = 6;
const BEGUN = 4;

/** The one place that is meant; null: none is near, or several are. */
export function nearestPlace(word: string, board: Board): Province | null {
  if (word.length < SHORTEST) return null;
  let [least, found]: [number, ReadonlySet<Province>] = [word.length < LONG ? 1 : 2, new Set()];
  const begun = new Set<Province>();
  for (const [name, ids] of allNamesOf(board).places.exact) {
    if (name.length < SHORTEST) continue;
    if (word.length >= SHORTEST_BEGUN && name.startsWith(word.slice(0, BEGUN))) for (const id of ids) begun.add(id);
    const distance = editDistance(word, name, least);
    if (distance < least) [least, found] = [distance, new Set(ids)];
    else if (distance === least) found = new Set([...found, ...ids]);
  }
  const [only = null, ...others] = found.size > 0 ? found : begun;
  return others.length === 0 ? only : null;
}
