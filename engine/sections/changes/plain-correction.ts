/**
 * Orders changed in sentences: `Paris to Picardy instead of Burgundy, the rest stays`, `Brest bleibt doch stehen`, `laisse la flotte
 * à Brest`. For each unit what may be meant is weighed by what people have written (`tests/hands/teach-corrections.ts`); a change is
 * made only where it is likely enough, fits together, and explains each place that the mail names. Any other mail changes nothing.
 */
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { unpackWeights, type Weights } from '../../language/signs/text-weight.ts';
import { lazy } from '../../text/lazy.ts';
import type { UnitText } from '../../vocabulary.ts';
import {
  type Candidate,
  candidatesIn,
  goalOfOrder,
  type OtherUnit,
  type OwnUnit,
  otherUnits,
  ownUnits,
} from './change-candidates.ts';
import { CHANGE_WEIGHTS } from './change-weights.ts';
import type { SentencePart } from './sentence-parts.ts';

export interface PlainChange {
  readonly unit: UnitText;
  /** Canonical; null: the order on file is taken back. */
  readonly order: string | null;
}

export interface LikelyChange {
  readonly changes: readonly PlainChange[];
  /** Between 0 and 1. */
  readonly chance: number;
  /** How much a sentence speaks against orders (signs/text-weight.ts). */
  readonly doubt: number;
}

const LONGEST = 600;
const MOST_UNITS = 20;
/** At least so likely, with no sentence that speaks more against it: done (the likelier, the more). */
const SURE = [
  { chance: 0.98, doubt: 2 },
  { chance: 0.995, doubt: 4 },
] as const;
/** Who helps whom is said in more ways. */
const SURE_OF_HELP = [{ chance: 0.99, doubt: 2 }] as const;
/** Asked about. */
const LIKELY = [{ chance: 0.8, doubt: 2 }] as const;
/** Of so many likeliest ones of each unit, and so many of all, what fits together is looked for. */
const OF_A_UNIT = 4;
const OF_ALL = 64;

/** Null: not understood, or nothing is changed. */
export function readPlainCorrection(
  text: string,
  board: Board,
  position: Position,
  power: Power,
  filed: readonly string[],
): { readonly changes: readonly PlainChange[]; readonly isSure: boolean } | null {
  const likely = likelyChange(text, board, position, power, filed);
  if (likely === null || likely.changes.length === 0) return null;
  const reaches = (bounds: typeof SURE | typeof SURE_OF_HELP | typeof LIKELY) =>
    bounds.some(({ chance, doubt }) => likely.chance >= chance && likely.doubt <= doubt);
  const isSure = reaches(likely.changes.some(({ order }) => order?.split(' ')[2] === 'S') ? SURE_OF_HELP : SURE);
  return isSure || reaches(LIKELY) ? { changes: likely.changes, isSure } : null;
}

export function likelyChange(
  text: string,
  board: Board,
  position: Position,
  power: Power,
  filed: readonly string[],
  weights: Weights = learned(),
): LikelyChange | null {
  if (text.length > LONGEST || (position.units[power] ?? []).length > MOST_UNITS) return null;
  const units = ownUnits(board, position, power, filed);
  const others = otherUnits(position, power);
  const { parts, candidates, doubt } = candidatesIn(text, board, power, units, others);
  if (!parts.some(({ is }) => is !== 'unknown') || parts.some(({ is }) => is === 'convoy')) return null;
  let sets: readonly OrderSet[] = [{ orders: [], chance: 1 }];
  for (const each of candidates) {
    const chances = chancesOf(each, weights);
    const best = each
      .map(({ order }, n) => ({ order, chance: chances[n]! }))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, OF_A_UNIT);
    sets = sets
      .flatMap(({ orders, chance }) =>
        best.map((one) => ({ orders: [...orders, one.order], chance: chance * one.chance })),
      )
      .sort((a, b) => b.chance - a.chance)
      .slice(0, OF_ALL);
  }
  const fitting = sets.filter(
    ({ orders }) =>
      fitsTogether(orders, units) &&
      isExplained(orders, units, parts) &&
      helps(orders, units, parts) &&
      helpsOthers(orders, others, parts),
  );
  const all = fitting.reduce((sum, { chance }) => sum + chance, 0);
  const [best] = fitting;
  if (best === undefined) return null;
  const changes = units.flatMap(({ unit, filed: old }, n) => {
    const order = best.orders[n]!;
    return (old ?? null) === order ? [] : { unit, order };
  });
  // What does not fit together counts against it too, though less.
  return { changes, chance: best.chance / Math.sqrt(all), doubt };
}

interface OrderSet {
  readonly orders: readonly (string | null)[];
  readonly chance: number;
}

/** How likely each is; all together 1. */
export function chancesOf(candidates: readonly Candidate[], { of }: Weights): readonly number[] {
  const scores = candidates.map(({ features }) => scoreOf(features, of));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, each) => total + each, 0);
  return powers.map((each) => each / sum);
}

function scoreOf(features: readonly number[], of: ReadonlyMap<number, number>): number {
  return features.reduce((sum, feature) => sum + (of.get(feature) ?? 0), 0);
}

/** A support is for what the other unit does; nobody goes where an own unit stays or goes. */
function fitsTogether(orders: readonly (string | null)[], units: readonly OwnUnit[]): boolean {
  return orders.every((order, n) => {
    const { unit, filed } = units[n]!;
    if (order === null || order === filed) return true;
    const goal = goalOfOrder(order, unit);
    if (goal !== undefined)
      return units.every(({ unit: other, at }, m) => {
        const given = orders[m] ?? null;
        const theirs = given === null ? undefined : goalOfOrder(given, other);
        return m === n || (theirs !== goal && (at !== goal || theirs !== undefined));
      });
    if (!order.startsWith(`${unit} S `)) return true;
    const helped = order.slice(unit.length + 3);
    const at = units.findIndex((each) => helped === each.unit || helped.startsWith(`${each.unit} - `));
    if (at < 0) return true;
    const given = orders[at];
    return helped === units[at]!.unit
      ? given == null || goalOfOrder(given, units[at]!.unit) === undefined
      : given === helped;
  });
}

/** Whom a sentence names beside a support gives one, or gave one, or another unit of the sentence does. */
function helps(orders: readonly (string | null)[], units: readonly OwnUnit[], parts: readonly SentencePart[]): boolean {
  const said = new Set(parts.flatMap(({ is, sentence }) => (is === 'support' ? [sentence] : [])));
  const isHelp = (order: string | null | undefined) => order?.split(' ')[2] === 'S';
  return [...said].every((sentence) => {
    const named = units.flatMap(({ at, filed }, n) =>
      parts.some((part) => part.sentence === sentence && part.is === 'place' && part.ids.includes(at))
        ? [{ filed, order: orders[n]! }]
        : [],
    );
    const changed = named.filter(({ filed, order }) => (filed ?? null) !== order);
    return changed.length === 0 || named.some(({ filed, order }) => isHelp(filed) || isHelp(order));
  });
}

/** A unit of somebody else that is named with its power is helped: nobody goes there. */
function helpsOthers(
  orders: readonly (string | null)[],
  others: readonly OtherUnit[],
  parts: readonly SentencePart[],
): boolean {
  return others.every(({ unit, at, power }) => {
    const isNamed = parts.some(
      (part) =>
        part.is === 'place' &&
        part.ids.includes(at) &&
        parts.some((each) => each.is === 'power' && each.id === power && each.sentence === part.sentence),
    );
    return !isNamed || orders.some((order) => order?.includes(` S ${unit}`) === true);
  });
}

/** Each place named is one of the writer's units, or where one goes, went, or helps another to; or none of them can get there. */
function isExplained(
  orders: readonly (string | null)[],
  units: readonly OwnUnit[],
  parts: readonly SentencePart[],
): boolean {
  const known = units.flatMap(({ at, goal, filed }, n) => [at, goal, ...placesOf(filed), ...placesOf(orders[n])]);
  const reached = new Set(units.flatMap(({ legal }) => [...legal].flatMap(placesOf)));
  return parts.every(
    (part) =>
      part.is !== 'place' || part.ids.some((id) => known.includes(id)) || !part.ids.some((id) => reached.has(id)),
  );
}

/** Where an order goes, or helps to. */
function placesOf(order: string | null | undefined): readonly string[] {
  return [...(order ?? '').matchAll(/ - (\w+)/g)].map(([, id]) => id!);
}

const learned = lazy(() => unpackWeights(CHANGE_WEIGHTS));
