/** Places by the abbreviations that a variant's own document writes: `StP`, `GrP`, `SDi/tc`. */
import type { Board } from '../../../engine/board/board.ts';
import type { Place, Province, ProvinceData, Variant } from '../../../engine/board/variant.ts';
import { provinceOf } from '../../../engine/vocabulary.ts';
import { capitalize } from './counts.ts';

const known = new WeakMap<Board['variant'], ReadonlyMap<string, string>>();

/** The document's own spelling; where it has none, the id with a capital. A coast is written behind a stroke. */
export function abbrOf({ variant }: Pick<Board, 'variant'>, place: Place): string {
  let abbreviations = known.get(variant);
  if (abbreviations === undefined) {
    abbreviations = new Map(variant.provinces.map((province) => [province.id, spelled(variant, province)]));
    known.set(variant, abbreviations);
  }
  const id = provinceOf(place);
  return `${abbreviations.get(id) ?? capitalize(id)}${place.slice(id.length)}`;
}

function spelled({ id: variant }: Variant, { id, type, abbr }: ProvinceData): string {
  if (abbr !== undefined) return abbr;
  if (variant !== 'standard') return capitalize(id);
  return type === 'sea' ? id.toUpperCase() : (TWO_WORDS[id] ?? capitalize(id));
}

/** The standard map has no document that spells them. Its players write seas in capitals, as in `F Lon - NTH`, and these. */
const TWO_WORDS: Readonly<Record<Province, string>> = { naf: 'NAf', stp: 'StP' };
