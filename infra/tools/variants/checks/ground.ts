/** What the checks of a variant's data share: complaints, look-ups, and which unit can stand where. */
import type { ProvinceData, UnitText, Variant } from '../../../../engine/board/variant.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';

export interface Complaint {
  readonly field: string;
  readonly message: string;
}

/** What the other checks look things up in. */
export interface CheckContext {
  readonly variant: Variant;
  readonly provinces: ReadonlyMap<string, ProvinceData>;
  readonly centers: ReadonlySet<string>;
  readonly powers: ReadonlySet<string>;
  readonly seasons: ReadonlySet<string>;
  /** Every place a unit can be said to be at: provinces, and coasts after a slash. */
  readonly places: ReadonlySet<string>;
  /** Neighbours of a place by fleet, of a province by army; seasonal borders included. */
  readonly fleet: ReadonlyMap<string, ReadonlySet<string>>;
  readonly army: ReadonlyMap<string, ReadonlySet<string>>;
}

export function groundOf(variant: Variant): CheckContext {
  const seasonal = variant.adjacency.seasonal ?? [];
  const pairsOf = (type: 'A' | 'F') => seasonal.filter((border) => border.type === type).map((border) => border.pair);
  return {
    variant,
    provinces: new Map(variant.provinces.map((province) => [province.id, province])),
    centers: new Set(variant.provinces.filter((province) => province.center).map((province) => province.id)),
    powers: new Set(variant.powers.map((power) => power.name)),
    seasons: new Set(variant.calendar.seasons.map((season) => season.letter)),
    places: new Set(
      variant.provinces.flatMap(({ id, coasts = [] }) => [id, ...coasts.map((coast) => `${id}/${coast}`)]),
    ),
    fleet: neighbours([...variant.adjacency.fleet, ...pairsOf('F')]),
    army: neighbours([...variant.adjacency.army, ...pairsOf('A')]),
  };
}

function neighbours(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const touching = new Map<string, Set<string>>();
  for (const [a, b] of pairs) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = touching.get(from) ?? new Set();
      touching.set(from, list.add(to));
    }
  }
  return touching;
}

/** Why a unit cannot stand where it is said to; null when it can. */
export function whyMisplaced(unit: UnitText, { provinces, places }: CheckContext): string | null {
  const { type, at } = parseUnit(unit)!;
  const province = provinces.get(provinceOf(at));
  if (province === undefined) return `${unit}: there is no province '${provinceOf(at)}'; ${nearestTo(at, places)}`;
  if (province.type === 'impassable') return `${unit}: no unit can stand in ${province.name}, which is impassable`;
  if (type === 'A' && province.type === 'sea') return `${unit}: an army cannot stand at sea; write F ${at}`;
  if (type === 'A' && at !== province.id) return `${unit}: an army stands on no coast; write A ${province.id}`;
  if (type === 'F' && province.type === 'land') return `${unit}: a fleet cannot stand inland; write A ${at}`;
  if (type === 'F' && province.coasts !== undefined && !places.has(at))
    return `${unit}: ${province.name} has no such coast`;
  if (type === 'F' && province.coasts !== undefined && at === province.id) {
    return `${unit}: name the coast: ${province.coasts.map((coast) => `F ${at}/${coast}`).join(' or ')}`;
  }
  return places.has(at) ? null : `${unit}: ${province.name} has no separate coasts; write ${type} ${province.id}`;
}

/** `did you mean bud?`, or where to look. */
export function nearestTo(word: string, known: Iterable<string>): string {
  const close = [...known].filter((each) => oneEditApart(word, each));
  return close.length === 0 ? 'add it or correct the spelling' : `did you mean ${close.join(' or ')}?`;
}

function oneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1) && short !== long;
}

/** Words that stand twice, each once. */
export function duplicatesIn<T>(words: readonly T[]): readonly T[] {
  return [...new Set(words.filter((word, n) => words.indexOf(word) !== n))];
}
