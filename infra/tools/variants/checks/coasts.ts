/** Coast by coast: whether shores join on paper exactly where fleets pass along them in the rules. */
import type { Variant } from '../../../../engine/board/variant.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import { stretchOf } from '../../../../templates/map/geometry/arcs.ts';
import type { Arc, Geography, MapSheet } from '../../../../templates/map/geometry/geography.ts';
import type { Complaint } from './ground.ts';

export function* checkCoasts(geography: Geography, variant: Variant): Generator<Complaint> {
  const water = new Set(
    variant.provinces.filter(({ type }) => type === 'sea' || type === 'hybrid').map(({ id }) => id),
  );
  yield* checkMeetings(geography, variant, water);
  for (const { id, coasts = [] } of variant.provinces) {
    if (coasts.length > 0) yield* checkSplitCoast(geography, variant, water, id, coasts);
  }
}

/**
 * Two coastal provinces that are neighbours for fleets meet at a water; two that meet at a water are neighbours for
 * fleets. Explained without a meeting: rivers and canals, which are drawn as lines; hybrid provinces, which are water
 * themselves; borders that are open in some seasons only.
 */
function* checkMeetings(
  { sheets }: Geography,
  { adjacency, waterways = [], provinces }: Variant,
  water: ReadonlySet<string>,
): Generator<Complaint> {
  const hybrid = new Set(provinces.filter(({ type }) => type === 'hybrid').map(({ id }) => id));
  const sailed = new Set(provinces.filter(({ type }) => type === 'coast').map(({ id }) => id));
  const rules = new Set(
    adjacency.fleet.map(keyOf).filter((key) => key.split('-').every((id) => sailed.has(id) && !hybrid.has(id))),
  );
  const seasonal = new Set((adjacency.seasonal ?? []).map(({ pair }) => keyOf(pair)));
  const drawn = new Set(sheets.flatMap((sheet) => [...meetings(sheet, water)]));
  const byRiver = (key: string) => waterways.some((each) => key.split('-').every((id) => each.provinces.includes(id)));
  for (const key of rules) {
    if (!drawn.has(key) && !byRiver(key)) {
      yield { field: 'sheets', message: `${key}: fleets pass along the coast, but the shores drawn do not meet` };
    }
  }
  for (const key of drawn) {
    const isSailed = key.split('-').every((id) => sailed.has(id));
    if (isSailed && !rules.has(key) && !seasonal.has(key)) {
      yield { field: 'sheets', message: `${key}: the shores drawn meet, but fleets do not pass along the coast` };
    }
  }
}

function keyOf([a, b]: readonly [string, string]): string {
  return [provinceOf(a), provinceOf(b)].sort().join('-');
}

/** Pairs of lands that meet at a corner where there is water too. */
function* meetings({ arcs, faces }: MapSheet, water: ReadonlySet<string>): Generator<string> {
  const corners = new Map<string, Set<number>>();
  for (const arc of arcs) {
    for (const corner of endsOf(arc)) {
      const around = corners.get(corner) ?? new Set();
      corners.set(corner, around.add(arc.left).add(arc.right));
    }
  }
  for (const around of corners.values()) {
    if (around.has(-1)) continue;
    const ids = [...around].map((face) => faces[face] ?? '');
    if (!ids.some((id) => water.has(id))) continue;
    const lands = ids.filter((id) => !water.has(id) && !id.startsWith('_')).sort();
    for (const [n, a] of lands.entries()) for (const b of lands.slice(n + 1)) yield `${a}-${b}`;
  }
}

function endsOf(arc: Arc): readonly [string, string] {
  const { points } = stretchOf(arc);
  return [`${points[0]},${points[1]}`, `${points.at(-2)},${points.at(-1)}`];
}

/**
 * Each stretch of shore without a break belongs to one coast: all waters along it are waters of that coast, all waters of
 * the coast lie along its stretches, and a water that two coasts touch has a stretch for each.
 */
function* checkSplitCoast(
  { sheets }: Geography,
  { adjacency, provinces }: Variant,
  water: ReadonlySet<string>,
  id: string,
  coasts: readonly string[],
): Generator<Complaint> {
  const hybrid = new Set(provinces.filter(({ type }) => type === 'hybrid').map((province) => province.id));
  const watersOf = (place: string) =>
    new Set(
      adjacency.fleet
        .flatMap(([a, b]) => (a === place ? [provinceOf(b)] : b === place ? [provinceOf(a)] : []))
        .filter((each) => water.has(each)),
    );
  const waters = new Map(coasts.map((coast) => [coast, watersOf(`${id}/${coast}`)]));
  const shown = new Map(coasts.map((coast) => [coast, new Set<string>()]));
  // A hybrid province may touch with its land alone: its water counts where some coast reaches it.
  const reached = new Set([...water].filter((each) => coasts.some((coast) => waters.get(coast)!.has(each))));
  const along = new Set([...water].filter((each) => reached.has(each) || !hybrid.has(each)));
  const stretches = sheets.flatMap((sheet) => shoresOf(sheet, id, along));
  for (const stretch of stretches) {
    const fitting = coasts.filter((coast) => [...stretch].every((each) => waters.get(coast)!.has(each)));
    if (fitting.length === 0) {
      const message = `the shore along ${[...stretch].join(', ')} is drawn without a break, but no coast of ${id} touches them all`;
      yield { field: 'sheets', message };
    }
    for (const coast of fitting) for (const each of stretch) shown.get(coast)!.add(each);
  }
  for (const each of along) {
    const claimants = coasts.filter((coast) => waters.get(coast)!.has(each));
    if (claimants.length > 1 && stretches.filter((stretch) => stretch.has(each)).length < claimants.length) {
      yield {
        field: 'sheets',
        message: `${id}: ${claimants.join(' and ')} both touch ${each}, which is drawn on one shore only`,
      };
    }
  }
  for (const [coast, list] of waters) {
    for (const each of list) {
      if (!shown.get(coast)!.has(each)) {
        yield { field: 'sheets', message: `${id}/${coast} touches ${each}, but no shore of that coast is drawn there` };
      }
    }
  }
}

/** For each unbroken stretch of a province's shore the waters along it. */
function shoresOf({ arcs, faces }: MapSheet, id: string, water: ReadonlySet<string>): readonly ReadonlySet<string>[] {
  const face = faces.indexOf(id);
  if (face < 0) return [];
  const shore = arcs.filter(
    ({ left, right }) =>
      (left === face && water.has(faces[right] ?? '')) || (right === face && water.has(faces[left] ?? '')),
  );
  const stretches: { readonly corners: Set<string>; readonly waters: Set<string> }[] = [];
  for (const arc of shore) {
    const waters = new Set([faces[arc.left === face ? arc.right : arc.left]!]);
    const corners = new Set(endsOf(arc));
    for (const other of stretches.filter((each) => [...corners].some((corner) => each.corners.has(corner)))) {
      for (const corner of other.corners) corners.add(corner);
      for (const each of other.waters) waters.add(each);
      stretches.splice(stretches.indexOf(other), 1);
    }
    stretches.push({ corners, waters });
  }
  return stretches.map(({ waters }) => waters);
}
