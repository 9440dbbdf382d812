/** Of all that a free text may mean for the writer's units, the sets of orders that fit together and are likeliest. */

import type { Province } from '../../board/variant.ts';
import { unpackWeights } from '../../language/signs/text-weight.ts';
import { fnvOf } from '../../text/fnv.ts';
import { lazy, lazyFor } from '../../text/lazy.ts';
import { provinceOf } from '../../vocabulary.ts';
import { candidatesOf, type LooseCandidate, OF_SEVERAL } from './loose-candidates.ts';
import { isGoing, type Unit } from './loose-clauses.ts';
import { type LooseScene, looseNames, type UnitNames } from './loose-scene.ts';
import { LOOSE_WEIGHTS } from './loose-weights.ts';

export type WeightOf = (feature: string) => number;

export interface RankedSet {
  readonly orders: readonly LooseCandidate[];
  /** Sum of the logarithms of how likely each is alone. */
  readonly alone: number;
  readonly features: ReadonlyMap<string, number>;
}

const OF_A_UNIT = 5;
const OF_ALL = 48;
/** What bears on who gets no other order. */
const OF_IDLE = /^(?:undecided|nobody|all units|holds|other time|back|asked|\?)$/;

export interface UnitCandidates {
  readonly unit: Unit;
  readonly names: UnitNames;
  readonly candidates: readonly LooseCandidate[];
}

export function looseCandidates(scene: LooseScene): readonly UnitCandidates[] {
  const names = new Map(scene.own.map((unit) => [unit, looseNames(unit, scene)]));
  return scene.own.map((unit) => ({
    unit,
    names: names.get(unit)!,
    candidates: candidatesOf(unit, scene, names),
  }));
}

function logChances(candidates: readonly LooseCandidate[], weightOf: WeightOf): readonly number[] {
  const scores = candidates.map(({ features }) => {
    const known = features.map(weightOf).filter((weight) => weight !== 0);
    return known.reduce((sum, weight) => sum + weight, 0) * looseScale(known.length);
  });
  const most = Math.max(...scores);
  const all = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return scores.map((score) => score - all);
}

export const looseScale = (features: number) => 3 / Math.sqrt(features + 1);

export function rankedSets(
  scene: LooseScene,
  all: readonly UnitCandidates[],
  weightOf: WeightOf,
): readonly RankedSet[] {
  const chances = all.map(({ candidates }) => logChances(candidates, weightOf));
  const ordersOf = (picks: readonly number[]) => picks.map((pick, n) => all[n]!.candidates[pick]!);
  let sets: readonly { readonly picks: readonly number[]; readonly score: number }[] = [{ picks: [], score: 0 }];
  for (const [n, { candidates }] of all.entries()) {
    const best = [...candidates.keys()].sort((a, b) => chances[n]![b]! - chances[n]![a]!).slice(0, OF_A_UNIT);
    sets = sets
      .flatMap(({ picks, score }) => {
        const orders = ordersOf(picks);
        return best.map((pick) => {
          const goal = placeOf(candidates[pick]!);
          const isTwice = goal !== null && orders.some((each) => placeOf(each) === goal);
          return { picks: [...picks, pick], score: score + chances[n]![pick]! - (isTwice ? 2 : 0) };
        });
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, OF_ALL);
  }
  // Who is not named stays, as all the others, or has no order, as all the others.
  const holds = all.map(({ names, candidates }) =>
    names.sure.length > 0 ? -1 : candidates.findIndex(({ order }) => order?.kind === 'hold'),
  );
  const alike = (picks: readonly number[], isHeld: boolean) =>
    picks.map((pick, n) => (holds[n]! > 0 && (pick === 0 || pick === holds[n]) ? (isHeld ? holds[n]! : 0) : pick));
  const complete = [all.map(() => 0), ...sets.flatMap(({ picks }) => [picks, alike(picks, true), alike(picks, false)])];
  return [...new Map(complete.map((picks) => [picks.join(), picks])).values()].flatMap((picks) => {
    const orders = ordersOf(picks);
    if (scene.tokens.some(({ kinds }, n) => kinds.includes('single') && isForSeveral(n, orders, all))) return [];
    const alone = picks.reduce((sum, pick, n) => sum + chances[n]![pick]!, 0);
    return { orders, alone, features: setFeatures(scene, orders, alone, all) };
  });
}

/** `an army` is one of them. */
function isForSeveral(n: number, orders: readonly LooseCandidate[], all: readonly UnitCandidates[]): boolean {
  const isSo = ({ order }: LooseCandidate, unit: number) =>
    order !== null && order.kind !== 'hold' && all[unit]!.names.sure.length === 0 && all[unit]!.names.maybe.includes(n);
  return orders.filter(isSo).length > 1;
}

const placeOf = ({ order }: LooseCandidate): Province | null =>
  order !== null && isGoing(order) ? provinceOf(order.to) : null;

const wordsOfScene = lazyFor(({ tokens, flags }: LooseScene) => ({
  said: new Set(flags.flat()),
  kinds: new Set(tokens.flatMap((token) => token.kinds)),
}));

function setFeatures(
  scene: LooseScene,
  orders: readonly LooseCandidate[],
  alone: number,
  all: readonly UnitCandidates[],
): ReadonlyMap<string, number> {
  const { tokens, flags } = scene;
  const { said, kinds } = wordsOfScene(scene);
  const found = new Map<string, number>([['alone', alone / 4]]);
  const add = (name: string, by = 1) => found.set(name, (found.get(name) ?? 0) + by);
  const given = orders.flatMap(({ order }, n) => {
    const { unit, names } = all[n]!;
    const how = names.sure.length > 0 ? 'sure' : names.maybe.length > 0 ? 'maybe' : 'unnamed';
    return order === null ? [] : [{ order, unit, how, goal: isGoing(order) ? provinceOf(order.to) : null }];
  });
  if (given.length === 0) add('nothing');
  add(`orders ${Math.min(3, given.length)}`);
  if (given.length === all.length) add('all');
  const goals = given.flatMap(({ goal }) => goal ?? []);
  add('twice', goals.length - new Set(goals).size);
  const idle = orders.filter(
    ({ order }, n) => (order === null || order.kind === 'hold') && all[n]!.names.sure.length === 0,
  );
  const held = idle.filter(({ order }) => order !== null).length;
  const state = idle.length === 0 ? 'no' : held === 0 ? 'none' : held === idle.length ? 'all' : 'some';
  add(`idle ${state}`);
  for (const flag of said) if (OF_IDLE.test(flag)) add(`idle ${state} ${flag}`);
  for (const kind of kinds) if (OF_SEVERAL.test(kind)) add(`idle ${state} ${kind}`);
  for (const [n, { order }] of orders.entries()) {
    const { sure, maybe } = all[n]!.names;
    if ((order !== null && order.kind !== 'hold') || sure.length + maybe.length === 0) continue;
    const of = order === null ? 'silent' : 'held';
    add(of);
    for (const flag of new Set((sure.length > 0 ? sure : maybe).flatMap((m) => flags[tokens[m]!.sentence]!)))
      if (OF_IDLE.test(flag)) add(`${of} ${flag}`);
  }
  const isTwice = (id: Province | null) => id !== null && goals.indexOf(id) < goals.lastIndexOf(id);
  if (given.some(({ how, goal }) => how !== 'sure' && isTwice(goal))) add('twice unnamed');
  for (const { order, how, goal } of given) {
    add(`${order.kind} ${how}`);
    if (order.kind === 'support-move' || order.kind === 'support-hold' || order.kind === 'convoy') {
      const at = provinceOf(order.target.at);
      const theirs = given.find((each) => each.unit.at === at);
      const isOwn = scene.own.some((each) => each.at === at);
      const isSame =
        order.kind === 'support-hold' ? (theirs?.goal ?? null) === null : theirs?.goal === provinceOf(order.to);
      add(`${order.kind} ${isOwn ? (isSame ? 'fits' : theirs === undefined ? 'alone' : 'against') : 'theirs'}`);
    }
    const inIt = scene.own.find(({ at }) => at === goal);
    if (inIt !== undefined)
      add(`into own ${given.some((each) => each.unit === inIt && each.goal !== null) ? 'left' : 'held'}`);
  }
  // Places that are meant more often than they are named, and the other way round.
  const timesSaid = (id: Province) => tokens.filter((token) => token.is === 'place' && token.ids.includes(id)).length;
  const uses = new Map<Province, number>();
  for (const { order, unit, goal } of given)
    for (const id of new Set([unit.at, ...('target' in order ? [provinceOf(order.target.at)] : []), goal ?? unit.at]))
      uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const { order, unit } of given)
    if (
      timesSaid(unit.at) === 1 &&
      given.some((each) => 'target' in each.order && provinceOf(each.order.target.at) === unit.at)
    )
      add(`said once, helped, ${order.kind}`);
  for (const [id, times] of uses) {
    const more = timesSaid(id) - times;
    if (more < 0) add(more === -times ? 'never said' : 'used more', -more);
    if (more > 0) add('said more', Math.min(2, more));
  }
  // What is named, and not explained.
  const known = new Set<Province>([
    ...uses.keys(),
    ...given.flatMap(({ order }) => ('to' in order && order.kind !== 'proxy' ? [provinceOf(order.to)] : [])),
  ]);
  const reached = new Set(scene.own.flatMap((unit) => unit.reached()));
  const unsaid = new Set<string>();
  for (const token of tokens) {
    if (token.is !== 'place' || token.ids.some((id) => known.has(id))) continue;
    const is = scene.own.some(({ at }) => token.ids.includes(at))
      ? 'unit'
      : token.ids.some((id) => reached.has(id))
        ? 'place'
        : 'far';
    const flag = flags[token.sentence]!.find((each) => /^(?:quiet|asked|\?|other|back|for)/.test(each)) ?? '';
    unsaid.add(`${token.ids.join()} ${is} ${token.kinds.includes('near') ? 'near' : ''} ${flag}`);
  }
  for (const each of unsaid) add(`unsaid ${each.replace(/^\S+ /, '')}`);
  if (tokens.some((token) => token.is === 'type' && !given.some(({ unit }) => unit.type === token.type)))
    add('type unsaid');
  if (given.length < all.length && (kinds.has('rest') || kinds.has('everyone') || kinds.has('~all')))
    add('rest unsaid');
  if (given.length > 0) {
    const isHelp = kinds.has('support') || kinds.has('~support');
    if (isHelp && !given.some(({ order }) => order.kind.startsWith('support'))) add('no help');
    const stays = said.has('holds') || kinds.has('hold') || kinds.has('stay');
    if (stays && !given.some(({ order }) => order.kind === 'hold')) add('no hold');
    for (const each of said) add(`with ${each}`);
    if (kinds.has('BACK')) add('taken back');
    add(`sentences ${Math.min(4, flags.length)}`);
    // Kinds of words of the whole mail, of the beginning, and beside powers.
    for (const kind of new Set(tokens.slice(0, 6).flatMap((token) => token.kinds))) add(`begin ${kind}`);
    for (const kind of kinds) add(`text ${kind}`);
    if (tokens.slice(0, 4).some(({ is }) => is === 'power')) add('begins with power');
    if (tokens.some(({ is }) => is === 'power')) add('power');
  }
  return found;
}

export function setChances(sets: readonly RankedSet[], weightOf: WeightOf): readonly number[] {
  const scores = sets.map(({ features }) =>
    [...features].reduce((sum, [name, value]) => sum + value * weightOf(name), 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((each) => each / total);
}

const SPACE = 2 ** 18;

/** FNV-1a, folded to the space. */
export function looseHash(text: string): number {
  const value = fnvOf(text);
  return ((value >>> 14) ^ value) & (SPACE - 1);
}

const weights = lazy(() => {
  const [units, sets] = [unpackWeights(LOOSE_WEIGHTS.units).of, unpackWeights(LOOSE_WEIGHTS.sets).of];
  const weightIn = (of: ReadonlyMap<number, number>) => (feature: string) => of.get(looseHash(feature)) ?? 0;
  return { units: weightIn(units), sets: weightIn(sets) };
});

const isNamed = ({ names: { sure, maybe } }: UnitCandidates) => sure.length + maybe.length > 0;

/** Orders that fit together, each set with how likely it is, the likeliest first. */
export function likeliestSets(
  scene: LooseScene,
  candidates: readonly UnitCandidates[],
): readonly { readonly orders: readonly string[]; readonly chance: number; readonly isNamed: boolean }[] {
  const { units, sets } = weights();
  const ranked = rankedSets(scene, candidates, units);
  const chances = setChances(ranked, sets);
  return ranked
    .map(({ orders }, n) => ({
      orders: orders.flatMap(({ text }) => text ?? []),
      chance: chances[n]!,
      isNamed: orders.every(({ order }, unit) => order === null || isNamed(candidates[unit]!)),
    }))
    .sort((a, b) => b.chance - a.chance);
}
