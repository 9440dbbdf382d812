/** Whether a drawn map tells the truth: who touches on paper touches in the rules, or is marked. */
import type { Variant } from '../../../../engine/board/variant.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import { type Complaint, nearestTo } from './ground.ts';

/** What the check needs of one sheet of a drawn map. Ids that begin with `_` are no provinces (foreign land, sheets' edges). */
export interface DrawnSheet {
  readonly provinces: readonly string[];
  /** `a-b` to the length of the border drawn, in units of the sheet. */
  readonly borders: Readonly<Record<string, number>>;
  /** Adjacent pairs without a border, drawn as a link. */
  readonly markers: readonly (readonly [string, string])[];
  /** Borders that nobody can cross, drawn as a barrier. */
  readonly barriers: readonly (readonly [string, string])[];
}

/** A shorter border is not seen on a sheet some 1600 units wide. */
const SHORTEST = 5;

/**
 * Every province is drawn; every two that are adjacent (coasts folded, any season) share a border on one of the sheets or
 * have a marker; every border drawn can be crossed or has a barrier; no marker or barrier is left over from an earlier map.
 */
export function* checkDrawing(sheets: readonly DrawnSheet[], variant: Variant): Generator<Complaint> {
  const drawn = new Set(sheets.flatMap(({ provinces }) => provinces));
  const open = new Set(variant.provinces.filter(({ type }) => type !== 'impassable').map(({ id }) => id));
  for (const id of [...open].filter((each) => !drawn.has(each))) {
    yield { field: 'provinces', message: `'${id}' is not drawn; add its shape` };
  }
  for (const id of [...drawn].filter((each) => !variant.provinces.some((province) => province.id === each))) {
    yield { field: 'provinces', message: `'${id}' is drawn but not in variant.json; ${nearestTo(id, open)}` };
  }
  const rules = adjacentPairs(variant);
  const length = longest(sheets, open);
  const markers = new Set(sheets.flatMap((sheet) => sheet.markers.map(keyOf)));
  const barriers = new Set(sheets.flatMap((sheet) => sheet.barriers.map(keyOf)));
  for (const pair of rules) {
    const shown = (length.get(pair) ?? 0) >= SHORTEST;
    if (!shown && !markers.has(pair)) {
      const what = `${pair}: adjacent, but the border drawn is ${length.get(pair) ?? 0} long`;
      yield { field: 'borders', message: `${what}; draw ${SHORTEST} or more, or add the pair to markers` };
    }
    if (shown && markers.has(pair)) {
      yield { field: 'markers', message: `${pair}: the border is drawn, so the marker is wrong; take it out` };
    }
    if (barriers.has(pair)) {
      yield { field: 'barriers', message: `${pair}: the two are adjacent, so the barrier is wrong; take it out` };
    }
  }
  for (const pair of length.keys()) {
    if (!rules.has(pair) && !barriers.has(pair)) {
      yield {
        field: 'borders',
        message: `${pair}: drawn, but not adjacent; part the two, or add the pair to barriers`,
      };
    }
  }
  for (const pair of markers) {
    if (!rules.has(pair)) yield { field: 'markers', message: `${pair}: the two are not adjacent; take the marker out` };
  }
  for (const pair of barriers) {
    if (!length.has(pair))
      yield { field: 'barriers', message: `${pair}: no border is drawn there; take the barrier out` };
  }
}

function keyOf([a, b]: readonly [string, string]): string {
  return [provinceOf(a), provinceOf(b)].sort().join('-');
}

function adjacentPairs({ adjacency }: Variant): ReadonlySet<string> {
  const seasonal = (adjacency.seasonal ?? []).map(({ pair }) => pair);
  return new Set([...adjacency.army, ...adjacency.fleet, ...seasonal].map(keyOf));
}

/** The longest border of each pair of open provinces on any sheet. */
function longest(sheets: readonly DrawnSheet[], open: ReadonlySet<string>): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const [pair, length] of sheets.flatMap(({ borders }) => Object.entries(borders))) {
    const [a, b] = pair.split('-') as [string, string];
    if (!open.has(a) || !open.has(b)) continue;
    const key = keyOf([a, b]);
    lengths.set(key, Math.max(length, lengths.get(key) ?? 0));
  }
  return lengths;
}
