/** Places by the abbreviations that a variant's own document writes: `StP`, `GrP`, `SDi/tc`. */
import type { Board } from '../../engine/board/board.ts';
import type { Place } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/orders/notation.ts';
import { capitalised } from './counts.ts';

const known = new WeakMap<Board['variant'], ReadonlyMap<string, string>>();

/** The document's own spelling; where it has none, the id with a capital. A coast is written behind a stroke. */
export function abbrOf({ variant }: Pick<Board, 'variant'>, place: Place): string {
  let abbreviations = known.get(variant);
  if (abbreviations === undefined) {
    abbreviations = new Map(variant.provinces.map(({ id, abbr }) => [id, abbr ?? capitalised(id)]));
    known.set(variant, abbreviations);
  }
  const id = provinceOf(place);
  return `${abbreviations.get(id) ?? capitalised(id)}${place.slice(id.length)}`;
}
