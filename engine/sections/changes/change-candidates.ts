/**
 * What a mail in sentences may do to each of the writer's units, and what speaks for it: the kinds of words (sentence-parts.ts) beside
 * the places that it names, in relation to that unit and to the place where it would go.
 */
import { legalOrdersOf } from '../../adjudicate/legality/legal-orders.ts';
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import type { Power, Province } from '../../board/variant.ts';
import { hashOf } from '../../language/signs/features.ts';
import { SURE } from '../../language/signs/find-sign.ts';
import { sentencesOf } from '../../language/signs/sentences.ts';
import { weightOfText } from '../../language/signs/text-weight.ts';
import { formatOrder, parseUnit } from '../../orders/notation.ts';
import { provinceOf, rowsOf, type UnitText } from '../../vocabulary.ts';
import { partsIn, type SentencePart } from './sentence-parts.ts';

export interface OwnUnit {
  readonly unit: UnitText;
  readonly at: Province;
  readonly legal: ReadonlySet<string>;
  readonly filed: string | undefined;
  /** Where the order on file goes. */
  readonly goal: Province | undefined;
}

/** A unit of somebody else, which may be helped. */
export interface OtherUnit {
  readonly unit: UnitText;
  readonly at: Province;
  readonly power: Power;
}

export interface Candidate {
  /** Canonical; null: no order. */
  readonly order: string | null;
  /** Numbers by hash, as in signs/features.ts. */
  readonly features: readonly number[];
}

type Place = Extract<SentencePart, { is: 'place' }>;
type Kind = 'keep' | 'cancel' | 'hold' | 'move' | 'support' | 'supportHold';

export function ownUnits(board: Board, position: Position, power: Power, filed: readonly string[]): readonly OwnUnit[] {
  return (position.units[power] ?? []).map((unit) => {
    const legal = legalOrdersOf(board, position, parseUnit(unit)!).map(formatOrder);
    const order = filed.find((each) => each.startsWith(`${unit} `));
    return {
      unit,
      at: provinceOf(parseUnit(unit)!.at),
      legal: new Set(legal),
      filed: order,
      goal: order === undefined ? undefined : goalOfOrder(order, unit),
    };
  });
}

export function otherUnits(position: Position, power: Power): readonly OtherUnit[] {
  return rowsOf(position.units).flatMap(([other, units]) =>
    other === power ? [] : units.map((unit) => ({ unit, at: provinceOf(parseUnit(unit)!.at), power: other })),
  );
}

export function goalOfOrder(order: string, unit: UnitText): Province | undefined {
  return order.startsWith(`${unit} - `) ? (order.slice(unit.length + 3).split('/')[0] as Province) : undefined;
}

/** No doubt at all. */
const NONE = -9;
/** It hangs on something; whoever takes orders back speaks against them anyhow. */
const HINGING = /(?<= )(?:IF|DEPEND|MAYBE|IMAGINE) /;

/** The text's parts, how much a sentence of it speaks against orders, and what may be done to each unit. */
export function candidatesIn(
  text: string,
  board: Board,
  power: Power,
  units: readonly OwnUnit[],
  others: readonly OtherUnit[],
): {
  readonly parts: readonly SentencePart[];
  readonly candidates: readonly (readonly Candidate[])[];
  readonly doubt: number;
} {
  const parts = partsIn(text, board);
  const said = sentencesOf(text, { board, phase: null, own: [power] });
  const weights = said.map((each) => weightOfText([each], 'above'));
  const around = textFeatures(
    parts,
    said.map((each, n) => [weights[n]!, each.end, each.tags] as const),
  );
  const doubt = Math.max(
    NONE,
    ...said.map(({ text: own, tags }, n) => {
      if (HINGING.test(tags)) return -NONE;
      return partsIn(own, board).some(({ is }) => is === 'cancel') ? NONE : weights[n]!;
    }),
  );
  return { parts, candidates: units.map((unit) => ofUnit(unit, units, others, parts, around)), doubt };
}

function textFeatures(
  parts: readonly SentencePart[],
  said: readonly (readonly [weight: number, end: string, tags: string])[],
): readonly string[] {
  const found = new Set<string>();
  const lows = parts.map(({ is, low }) => (is === 'place' ? 'PLACE' : low));
  for (const [n, { is, low }] of parts.entries()) {
    found.add(is === 'unknown' ? `word ${low}` : is);
    found.add(`words ${lows[n - 1] ?? '^'} ${lows[n]}`);
  }
  for (const [weight, end, tags] of said) {
    found.add(`end ${end}`);
    found.add(`weight ${Math.max(-3, Math.min(3, Math.round((weight - SURE.above) / 2)))}`);
    const all = ['^', ...tags.trim().split(' '), `$${end}`];
    for (const [at, tag] of all.entries()) {
      found.add(`tag ${tag}`);
      if (at > 0) found.add(`tags ${all[at - 1]} ${tag}`);
    }
  }
  const most = Math.max(-9, ...said.map(([weight]) => weight));
  found.add(`most ${Math.max(-3, Math.min(4, Math.round(most / 2)))}`);
  found.add(`sentences ${Math.min(said.length, 4)}`);
  return [...found];
}

function ofUnit(
  unit: OwnUnit,
  units: readonly OwnUnit[],
  others: readonly OtherUnit[],
  parts: readonly SentencePart[],
  around: readonly string[],
): readonly Candidate[] {
  const scene: Scene = { unit, units, parts, anchors: anchorsOf(unit, units, parts) };
  const isSwapped = parts.some(({ is }) => is === 'swap' || is === 'targets');
  const swapped = isSwapped ? units.flatMap(({ goal }) => goal ?? []) : [];
  const named = [...new Set([...parts.flatMap((part) => (part.is === 'place' ? part.ids : [])), ...swapped])];
  const candidates: Candidate[] = [];
  const seen = new Set<string | null>();
  const add = (order: string | null, kind: Kind, own: readonly string[]) => {
    if (seen.has(order)) return;
    seen.add(order);
    // Of every kind what the whole text says; `keep` stands against all others.
    const all = [
      ...own.map((each) => `${kind} ${each}`),
      ...around.map((each) => `${kind === 'keep' ? kind : 'change'} ${each}`),
    ];
    if (kind !== 'keep') all.push(`kind ${kind}`, ...own.map((each) => `any ${each}`));
    candidates.push({ order, features: [...new Set(all.map(hashOf))] });
  };
  const bare = besideUnit(scene);
  add(unit.filed ?? null, 'keep', [...bare, ...besideGoal(scene)]);
  if (unit.filed !== undefined) add(null, 'cancel', [...bare, ...besideGoal(scene)]);
  add(`${unit.unit} H`, 'hold', [...bare, ...besideGoal(scene)]);
  for (const id of named) {
    const ways = [...unit.legal].filter((order) => goalOfOrder(order, unit.unit) === id && !order.endsWith(' via'));
    if (ways.length === 1 && id !== unit.at) add(ways[0]!, 'move', besideTarget(scene, id));
  }
  const supports = parts.flatMap(({ is }, n) => (is === 'support' ? [n] : []));
  if (supports.length > 0)
    for (const other of [...units, ...others.filter((each) => isNamed(each, parts))])
      if (other !== unit) {
        const goals = new Set([...named, ...('goal' in other && other.goal !== undefined ? [other.goal] : [])]);
        for (const id of goals) {
          const order = `${unit.unit} S ${other.unit} - ${id}`;
          if (unit.legal.has(order)) add(order, 'support', besideSupport(scene, supports, other, id));
        }
        const hold = `${unit.unit} S ${other.unit}`;
        if (unit.legal.has(hold)) add(hold, 'supportHold', besideSupport(scene, supports, other, null));
      }
  return candidates;
}

/** By its place or its power. */
function isNamed({ at, power }: OtherUnit, parts: readonly SentencePart[]): boolean {
  return parts.some(
    (part) => (part.is === 'place' && part.ids.includes(at)) || (part.is === 'power' && part.id === power),
  );
}

interface Scene {
  readonly unit: OwnUnit;
  readonly units: readonly OwnUnit[];
  readonly parts: readonly SentencePart[];
  /** Where the unit is named: its place, `the fleet`, `both armies`, `all units`. */
  readonly anchors: readonly number[];
}

function anchorsOf(
  { unit, at }: OwnUnit,
  units: readonly OwnUnit[],
  parts: readonly SentencePart[],
): readonly number[] {
  const type = unit[0]!;
  const alike = units.filter((each) => each.unit[0] === type).length;
  return parts.flatMap((part, n) => {
    if (part.is === 'place') return part.ids.length === 1 && part.ids[0] === at ? [n] : [];
    if (part.is === 'everyone' || part.is === 'everything') return [n];
    if (part.is === 'armies') return type === 'A' ? [n] : [];
    if (part.is !== 'army' && part.is !== 'fleet') return [];
    return alike === 1 && (part.is === 'army') === (type === 'A') ? [n] : [];
  });
}

/** A part as this unit sees it; `target`: where it would go. */
function seen({ unit, units, parts, anchors }: Scene, n: number, target: Province | null): string {
  const part = parts[n];
  if (part === undefined) return n < 0 ? '^' : '$';
  if (part.is === 'unknown') return 'x';
  if (part.is === 'army' || part.is === 'fleet') return anchors.includes(n) ? 'SELF' : part.is;
  if (part.is !== 'place') return part.is;
  if (anchors.includes(n)) return 'SELF';
  const has = (id: Province | null | undefined) => id != null && part.ids.includes(id);
  if (has(target))
    return has(unit.goal) ? 'TARGET=GOAL' : units.some(({ goal }) => has(goal)) ? 'TARGET=OTHERS' : 'TARGET';
  if (has(unit.goal)) return 'GOAL';
  if (units.some(({ at }) => has(at))) return 'OTHER';
  if (units.some(({ goal }) => has(goal))) return 'OTHERSGOAL';
  return isReached(unit, part) ? 'NEAR' : 'FAR';
}

function isReached({ unit, legal }: OwnUnit, { ids }: Place): boolean {
  return [...legal].some((order) => ids.includes(goalOfOrder(order, unit) as Province));
}

const BESIDE = 3;

/** What stands before and behind a part, and what else in its clause and sentence. */
function besidePart(scene: Scene, n: number, target: Province | null, name: string): readonly string[] {
  const { parts } = scene;
  const own = parts[n]!;
  const at = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, each) => seen(scene, from + each, target)).join(' ');
  const found = [`${name} ${seen(scene, n, target)}`];
  for (let run = 1; run <= BESIDE; run++)
    found.push(`${name}> ${at(n + 1, n + run)}`, `${name}< ${at(n - run, n - 1)}`);
  found.push(`${name}<> ${at(n - 1, n + 1)}`);
  for (const [m, part] of parts.entries()) {
    if (m === n || part.sentence !== own.sentence) continue;
    const side = m < n ? '<' : '>';
    const word = part.is === 'unknown' ? `word ${part.low}` : seen(scene, m, target);
    found.push(`${name} sentence ${side} ${word}`);
    if (part.clause === own.clause) found.push(`${name} clause ${side} ${word}`, `${name} clause ${word}`);
  }
  return found;
}

function besideUnit(scene: Scene): readonly string[] {
  const { anchors, units, parts, unit } = scene;
  if (anchors.length > 0)
    return [`named ${Math.min(2, anchors.length)}`, ...anchors.flatMap((n) => besidePart(scene, n, null, 'self'))];
  const others = units.filter((each) => each !== unit && anchorsOf(each, units, parts).length > 0).length;
  const kinds = new Set(parts.map(({ is }) => is));
  return ['unnamed', `unnamed, others ${Math.min(2, others)}`, ...[...kinds].map((kind) => `unnamed ${kind}`)];
}

function besideGoal(scene: Scene): readonly string[] {
  const { parts, unit, anchors } = scene;
  const at = placesOf(parts, unit.goal);
  const name = anchors.length > 0 ? 'goal' : 'goal alone';
  return at.length === 0 ? ['no goal'] : at.flatMap((n) => besidePart(scene, n, null, name));
}

function placesOf(parts: readonly SentencePart[], id: Province | undefined): readonly number[] {
  return parts.flatMap((part, n) => (id !== undefined && part.is === 'place' && part.ids.includes(id) ? [n] : []));
}

function besideTarget(scene: Scene, target: Province): readonly string[] {
  const { parts, anchors, units, unit } = scene;
  const places = placesOf(parts, target);
  const found = places.flatMap((n) => besidePart(scene, n, target, anchors.length > 0 ? 'target' : 'target alone'));
  const reachers = units.filter((each) =>
    [...each.legal].some((order) => goalOfOrder(order, each.unit) === target),
  ).length;
  found.push(`reached by ${Math.min(3, reachers)}`, `times ${Math.min(3, places.length)}`);
  if (units.some(({ goal, unit: other }) => other !== unit.unit && goal === target)) found.push('another goes there');
  if (units.some(({ at }) => at === target)) found.push('another stands there');
  if (placesOf(parts, unit.goal).length > 0) found.push('goal named');
  if (parts.some(({ is }) => is === 'swap')) found.push('swap');
  if (anchors.length === 0 || places.length === 0) return [...found, 'unnamed'];
  const pairs = places.flatMap((to) => anchors.map((from) => ({ from, to })));
  const { from, to } = pairs.reduce((best, each) =>
    Math.abs(each.from - each.to) < Math.abs(best.from - best.to) ? each : best,
  );
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const order = from < to ? 'on' : 'back';
  const between = Array.from({ length: high - low - 1 }, (_, n) => seen(scene, low + 1 + n, target));
  found.push(
    `${order} between ${between.length > 4 ? 'much' : between.join(' ')}`,
    `${order} far ${Math.min(6, between.length)}`,
  );
  for (const each of new Set(between)) found.push(`${order} between has ${each}`);
  const near = nearness(parts, from, to);
  found.push(`${order} ${near}`, `${near}`);
  return [...found, ...anchors.flatMap((n) => besidePart(scene, n, target, 'mover'))];
}

function besideSupport(
  scene: Scene,
  supports: readonly number[],
  other: OwnUnit | OtherUnit,
  target: Province | null,
): readonly string[] {
  const { parts, anchors, units } = scene;
  const isOwn = 'legal' in other;
  const places = isOwn ? anchorsOf(other, units, parts) : placesOf(parts, other.at);
  const found: string[] = [];
  for (const n of supports) {
    const side = (list: readonly number[], name: string) =>
      list.length === 0
        ? [`${name} unnamed`]
        : list.map((m) => `${name} ${nearness(parts, m, n)} ${m < n ? '<' : '>'}`);
    const own = side(anchors, 'self');
    const helped = side(places, isOwn ? 'helped' : 'theirs');
    const into = target === null ? [] : side(placesOf(parts, target), 'into');
    const whose = isOwn ? [] : side(powersNamed(parts, other.power), 'whose');
    found.push(...own, ...helped, ...into, ...whose);
    for (const one of own) for (const two of [...helped, ...whose]) found.push(`${one}, ${two}`);
    found.push(...besidePart(scene, n, target, 'support'));
  }
  if (!isOwn) found.push(target === null ? 'theirs stands' : 'theirs goes');
  else if (target !== null) found.push(other.goal === target ? 'into its goal' : 'into another');
  else found.push(other.goal === undefined ? 'it stands' : 'it goes');
  return found;
}

function powersNamed(parts: readonly SentencePart[], power: Power): readonly number[] {
  return parts.flatMap((part, n) => (part.is === 'power' && part.id === power ? [n] : []));
}

function nearness(parts: readonly SentencePart[], m: number, n: number): 'clause' | 'sentence' | 'apart' {
  if (parts[m]!.clause === parts[n]!.clause) return 'clause';
  return parts[m]!.sentence === parts[n]!.sentence ? 'sentence' : 'apart';
}
