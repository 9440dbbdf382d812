/**
 * A second adjudicator for movement phases, made only to check the first: small, slow, and near to the words of the
 * rules. It shares no code with the engine but the shape of orders. It tries all outcomes and keeps those that agree with
 * themselves: for every choice of convoys that get through, for every outcome of moves and supports. The standard rulings.
 */
import type { Place, Province, Variant } from '../../engine/board/variant.ts';
import { interpret, type Meaning, mapOf, type OracleUnit, provinceOf, touches, ways } from './meaning.ts';

export interface OracleResult {
  /** For each unit: whether its move succeeded, its support was given, its convoy was not broken, its hold stood. */
  readonly success: readonly boolean[];
  readonly finalAt: readonly (Place | null)[];
  /** Index of the unit that dislodged each. */
  readonly dislodger: readonly (number | null)[];
  readonly retreats: readonly (readonly Place[])[];
  readonly contested: readonly Province[];
  /** Kinds of situation met, to count. */
  readonly kinds: ReadonlySet<string>;
}

export function oracle(variant: Variant, season: string, units: readonly OracleUnit[]): OracleResult {
  const meaning = interpret(mapOf(variant, season), units);
  const convoys = meaning.carries.flatMap((army, fleet) => (army === null ? [] : [fleet]));
  const settled = settleConvoys(meaning, convoys);
  return conclude(meaning, outcomeWith(meaning, settled.carrying), settled);
}

// The rules, as conditions on an outcome.

/** Who succeeded: moves and supports of a try. */
type Outcome = readonly boolean[];

function pathOpen({ units, map, dest, bySea, carries }: Meaning, carrying: ReadonlySet<number>, n: number): boolean {
  if (!bySea[n]) return true;
  const { order } = units[n]!;
  const fleets = units.map((_, f) => f).filter((f) => carries[f] === n && carrying.has(f));
  if (order.kind === 'move' && typeof order.route !== 'string') {
    return order.route.every((sea) => fleets.some((f) => provinceOf(units[f]!.at) === sea));
  }
  const [from, to] = [provinceOf(units[n]!.at), provinceOf(dest[n]!)];
  const reached = new Set(fleets.filter((f) => touches(map, units[f]!.at, from)));
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const f of fleets)
      if ([...reached].some((g) => map.fleet.has(`${units[g]!.at} ${units[f]!.at}`))) reached.add(f);
  }
  return [...reached].some((f) => touches(map, units[f]!.at, to));
}

/** True when every move and support of the outcome is what the rules make of all the others. */
function isConsistent(meaning: Meaning, paths: readonly boolean[], outcome: Outcome): boolean {
  return meaning.units.every((_, n) => {
    if (meaning.dest[n] !== null) return outcome[n] === moveSucceeds(meaning, paths, outcome, n);
    if (meaning.supports[n] !== null) return outcome[n] === supportStands(meaning, paths, outcome, n);
    return true;
  });
}

function moveSucceeds(meaning: Meaning, paths: readonly boolean[], outcome: Outcome, n: number): boolean {
  const { units, dest } = meaning;
  if (!paths[n]) return false;
  const target = provinceOf(dest[n]!);
  const there = units.findIndex(({ at }) => provinceOf(at) === target);
  const headToHead = there >= 0 && fights(meaning, n, there);
  const leaves = there >= 0 && dest[there] !== null && !headToHead && outcome[there] === true;
  const stays = there >= 0 && !leaves;
  if (stays && units[there]!.power === units[n]!.power) return false;
  const attack =
    1 + helpers(meaning, outcome, n).filter((s) => !stays || units[s]!.power !== units[there]!.power).length;
  if (headToHead && attack <= 1 + helpers(meaning, outcome, there).length) return false;
  if (stays && !headToHead && attack <= holdStrength(meaning, outcome, there)) return false;
  return rivals(meaning, n).every((rival) => attack > prevention(meaning, paths, outcome, rival));
}

/** Others that want the same place. */
function rivals({ units, dest }: Meaning, n: number): readonly number[] {
  return units
    .map((_, m) => m)
    .filter((m) => m !== n && dest[m] !== null && provinceOf(dest[m]!) === provinceOf(dest[n]!));
}

/** True when two units move straight against each other, neither by convoy. */
function fights({ units, dest, bySea }: Meaning, n: number, m: number): boolean {
  const against = (a: number, b: number) => dest[a] !== null && provinceOf(dest[a]!) === provinceOf(units[b]!.at);
  return against(n, m) && against(m, n) && !bySea[n] && !bySea[m];
}

function helpers({ supports, idle }: Meaning, outcome: Outcome, n: number): readonly number[] {
  return supports.flatMap((target, s) => (target === n && !idle[s] && outcome[s] === true ? [s] : []));
}

function holdStrength(meaning: Meaning, outcome: Outcome, n: number): number {
  return meaning.dest[n] !== null ? 1 : 1 + helpers(meaning, outcome, n).length;
}

function prevention(meaning: Meaning, paths: readonly boolean[], outcome: Outcome, n: number): number {
  if (!paths[n]) return 0;
  const there = meaning.units.findIndex(({ at }) => provinceOf(at) === provinceOf(meaning.dest[n]!));
  if (there >= 0 && fights(meaning, n, there) && outcome[there] === true) return 0;
  return 1 + helpers(meaning, outcome, n).length;
}

function supportStands(meaning: Meaning, paths: readonly boolean[], outcome: Outcome, s: number): boolean {
  return attackersOn(meaning, s).every((n) => {
    if (provinceOf(meaning.units[n]!.at) === meaning.aim[s]) return outcome[n] !== true;
    return !paths[n];
  });
}

/** Units of other powers that move to where a unit stands. */
function attackersOn({ units, dest }: Meaning, s: number): readonly number[] {
  const here = provinceOf(units[s]!.at);
  return units.flatMap(({ power }, n) =>
    dest[n] !== null && provinceOf(dest[n]!) === here && power !== units[s]!.power ? [n] : [],
  );
}

// Trying.

/** The outcome when these convoys get through. Several that agree with themselves differ by circles: these move. */
function outcomeWith(meaning: Meaning, carrying: ReadonlySet<number>): Outcome {
  const paths = meaning.units.map((_, n) => meaning.dest[n] === null || pathOpen(meaning, carrying, n));
  const open = meaning.units.flatMap((_, n) => (meaning.dest[n] !== null || meaning.supports[n] !== null ? [n] : []));
  const fitting: Outcome[] = [];
  for (let set = 0; set < 1 << open.length; set++) {
    const outcome = meaning.units.map(() => false);
    for (const [bit, n] of open.entries()) outcome[n] = (set & (1 << bit)) !== 0;
    if (isConsistent(meaning, paths, outcome)) fitting.push(outcome);
  }
  const largest = fitting.find((outcome) =>
    fitting.every((other) => other.every((success, n) => !success || outcome[n])),
  );
  if (largest === undefined)
    throw new Error(`${fitting.length} outcomes agree with themselves, none contains all others.`);
  return largest;
}

function isDislodged(meaning: Meaning, outcome: Outcome, n: number): boolean {
  return (
    !(meaning.dest[n] !== null && outcome[n]) &&
    meaning.dest.some(
      (place, m) => place !== null && provinceOf(place) === provinceOf(meaning.units[n]!.at) && outcome[m],
    )
  );
}

interface Settled {
  readonly carrying: ReadonlySet<number>;
  readonly paradoxes: number;
  readonly second: boolean;
}

/**
 * Settles the convoys: the smallest sets whose fates depend on no convoy outside them, one after the other. Where exactly
 * one choice of survivors agrees with itself, it is taken; where none or several do, all of the set fail (Szykman).
 */
function settleConvoys(meaning: Meaning, convoys: readonly number[]): Settled {
  const known = new Map<number, boolean>();
  const survivors = (carrying: ReadonlySet<number>): ReadonlySet<number> => {
    const outcome = outcomeWith(meaning, carrying);
    return new Set(convoys.filter((fleet) => !isDislodged(meaning, outcome, fleet)));
  };
  let paradoxes = 0;
  let second = false;
  while (known.size < convoys.length) {
    const open = convoys.filter((fleet) => !known.has(fleet));
    const sure = convoys.filter((fleet) => known.get(fleet) === true);
    const table = subsets(open).map((choice) => ({
      choice: new Set(choice),
      left: survivors(new Set([...sure, ...choice])),
    }));
    const set = subsets(open)
      .filter((each) => each.length > 0)
      .sort((a, b) => a.length - b.length)
      .find((each) => isClosed(each, table))!;
    const fitting = subsets(set).filter((choice) => {
      const row = table.find((each) => sameWithin(open, each.choice, new Set(choice)))!;
      return set.every((fleet) => row.left.has(fleet) === choice.includes(fleet));
    });
    if (fitting.length !== 1) paradoxes++;
    if (fitting.length !== 1 && set.length > 1) second = true;
    for (const fleet of set) known.set(fleet, fitting.length === 1 && fitting[0]!.includes(fleet));
  }
  return { carrying: new Set(convoys.filter((fleet) => known.get(fleet))), paradoxes, second };
}

interface Row {
  readonly choice: ReadonlySet<number>;
  readonly left: ReadonlySet<number>;
}

/** True when what survives of the set is the same whatever the choice outside it. */
function isClosed(set: readonly number[], table: readonly Row[]): boolean {
  return table.every((a) =>
    table.every((b) => !sameWithin(set, a.choice, b.choice) || sameWithin(set, a.left, b.left)),
  );
}

function sameWithin(set: readonly number[], a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return set.every((n) => a.has(n) === b.has(n));
}

function subsets(items: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: 1 << items.length }, (_, set) => items.filter((_, n) => (set & (1 << n)) !== 0));
}

// The conclusions.

function conclude(meaning: Meaning, outcome: Outcome, { carrying, paradoxes, second }: Settled): OracleResult {
  const { units, map, dest, supports, carries } = meaning;
  const paths = units.map((_, n) => dest[n] === null || pathOpen(meaning, carrying, n));
  const moved = units.map((_, n) => dest[n] !== null && outcome[n] === true);
  const dislodger = units.map(({ at }, n): number | null => {
    const taker = units.findIndex((_, m) => moved[m] && provinceOf(dest[m]!) === provinceOf(at));
    return taker < 0 || moved[n] ? null : taker;
  });
  const finalAt = units.map(({ at }, n) => (moved[n] ? dest[n]! : dislodger[n] === null ? at : null));
  const taken = new Set(finalAt.flatMap((place) => (place === null ? [] : [provinceOf(place)])));
  const contested = [...new Set(map.places.map(provinceOf))].filter(
    (province) =>
      !taken.has(province) &&
      units.some(
        (_, n) => dest[n] !== null && provinceOf(dest[n]!) === province && prevention(meaning, paths, outcome, n) > 0,
      ),
  );
  const retreats = units.map(({ type, at }, n): readonly Place[] => {
    const by = dislodger[n];
    if (by === null || by === undefined) return [];
    const origin = meaning.bySea[by] ? null : provinceOf(units[by]!.at);
    return ways(map, type, at)
      .filter(
        (place) =>
          !taken.has(provinceOf(place)) && !contested.includes(provinceOf(place)) && provinceOf(place) !== origin,
      )
      .sort();
  });
  const success = units.map(({ order }, n) => {
    if (dislodger[n] !== null) return false;
    if (dest[n] !== null || supports[n] !== null) return outcome[n]!;
    if (carries[n] !== null) return paths[carries[n]!]!;
    return order.kind === 'hold';
  });
  return {
    success,
    finalAt,
    dislodger,
    retreats,
    contested,
    kinds: kindsIn(meaning, outcome, paths, moved, paradoxes, second),
  };
}

function kindsIn(
  meaning: Meaning,
  outcome: Outcome,
  paths: readonly boolean[],
  moved: readonly boolean[],
  paradoxes: number,
  second: boolean,
): ReadonlySet<string> {
  const { units, dest, bySea, supports, aim, carries } = meaning;
  const kinds = new Set<string>();
  if (paradoxes > 0) kinds.add('paradox');
  if (second) kinds.add('second-order paradox');
  for (const [n, unit] of units.entries()) {
    const there = dest[n] === null ? -1 : units.findIndex(({ at }) => provinceOf(at) === provinceOf(dest[n]!));
    if (dest[n] !== null && !paths[n] && carries.includes(n)) kinds.add('convoy disrupted');
    if (moved[n] && bySea[n]) kinds.add('convoy');
    if (moved[n] && bySea[n] && carries.filter((army) => army === n).length > 2) kinds.add('long convoy');
    if (there >= 0 && fights(meaning, n, there)) kinds.add('head-to-head');
    if (
      moved[n] &&
      there >= 0 &&
      moved[there] &&
      dest[there] !== null &&
      provinceOf(dest[there]!) === provinceOf(unit.at)
    )
      kinds.add('swap by convoy');
    if (supports[n] !== null && !outcome[n])
      kinds.add(
        attackersOn(meaning, n).some((m) => paths[m] && provinceOf(units[m]!.at) !== aim[n])
          ? 'support cut'
          : 'support dislodged',
      );
    if (
      dest[n] !== null &&
      there >= 0 &&
      units[there]!.power === unit.power &&
      !moved[there] &&
      helpers(meaning, outcome, n).length > 0
    )
      kinds.add('self-dislodgement');
    const ring = chainFrom(meaning, moved, n);
    if (ring.closed && ring.length > 2) kinds.add('ring');
    if (!ring.closed && ring.length > 2) kinds.add('chain');
    const strong = units.filter(
      (_, m) =>
        dest[m] !== null &&
        provinceOf(dest[m]!) === provinceOf(unit.at) &&
        paths[m] &&
        !outcome[m] &&
        helpers(meaning, outcome, m).length > 0,
    );
    if (dest[n] === null && strong.length > 1) kinds.add('beleaguered');
  }
  return kinds;
}

/** How many units move on one after the other, beginning with this one. */
function chainFrom(
  { units, dest }: Meaning,
  moved: readonly boolean[],
  first: number,
): { length: number; closed: boolean } {
  let length = 0;
  for (let n = first; n >= 0 && moved[n]; length++) {
    if (length > 0 && n === first) return { length, closed: true };
    if (length > units.length) break;
    n = units.findIndex(({ at }) => provinceOf(at) === provinceOf(dest[n]!));
  }
  return { length, closed: false };
}
