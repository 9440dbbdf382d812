/**
 * `npx tsx tests/hands/prose/teach-prose.ts`: learns what free sentences order (engine/sections/letters/loose-ranking.ts) from mails that
 * people wrote, and writes loose-weights.ts. With `--check` it learns from all writers but some, and says what it makes of those.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { packWeights, unpackWeights } from '../../../engine/language/signs/text-weight.ts';
import {
  looseHash,
  looseScale,
  type RankedSet,
  rankedSets,
  setChances,
  type UnitCandidates,
} from '../../../engine/sections/letters/loose-ranking.ts';
import type { LooseScene } from '../../../engine/sections/letters/loose-scene.ts';
import { NAMED_SETS, PROSE_SETS, type ProseMail, proseMails, sceneOf } from './prose-mails.ts';
import { shuffled } from './shuffled.ts';

/** What may be meant, each by its features; without values all of one candidate count alike. */
interface Row {
  readonly meant: number;
  readonly features: readonly Int32Array[];
  readonly values?: readonly (readonly number[])[];
}

interface Example {
  readonly fold: number;
  readonly mail: ProseMail;
  readonly scene: LooseScene;
  readonly units: readonly UnitCandidates[];
  /** By unit. */
  readonly rows: readonly Row[];
  readonly isReachable: boolean;
}

type LooseWeights = ReadonlyMap<number, number>;

const FOLDS = 4;
const LEAST = 3;
const SPEED = 0.1;
const SHRINK = 2e-3;
const MOST_WEIGHTS = 10_900;
/** What tests name counts more than once. */
const TIMES_NAMED = 3;

function examplesOf(mail: ProseMail, fold: number): readonly Example[] {
  const found = sceneOf(mail);
  if (found === null) return [];
  const { scene, units } = found;
  const rows = units.map(({ unit, candidates }) => {
    const order = mail.meant.find((each) => each.startsWith(`${unit.unit} `)) ?? null;
    return {
      meant: candidates.findIndex(({ text }) => (text?.replace(/ VIA$/, '') ?? null) === order),
      features: candidates.map(({ features }) => Int32Array.from(new Set(features.map(looseHash)))),
    };
  });
  const said = mail.meant.filter((order) => units.some(({ unit }) => order.startsWith(`${unit.unit} `)));
  const isReachable = rows.every(({ meant }) => meant >= 0) && said.length === mail.meant.length;
  const example = { fold, mail, scene, units, rows, isReachable };
  return Array.from({ length: NAMED_SETS.includes(mail.set) ? TIMES_NAMED : 1 }, () => example);
}

/** A softmax by AdaGrad; the mean of the later passes. */
function learn(rows: readonly Row[], passes: number, first: LooseWeights = new Map()): LooseWeights {
  const counts = new Map<number, number>();
  for (const { features } of rows)
    for (const each of new Set(features.flatMap((list) => [...list]))) counts.set(each, (counts.get(each) ?? 0) + 1);
  const known = [...counts].flatMap(([feature, count]) => (count >= LEAST ? [feature] : []));
  const places = new Map(known.map((feature, n) => [feature, n]));
  const found = rows.flatMap(({ meant, features, values }) => {
    if (meant < 0 || features.length < 2) return [];
    const candidates = features.map((list, n) => {
      const kept = [...list.keys()].filter((m) => places.has(list[m]!));
      return {
        at: Int32Array.from(kept, (m) => places.get(list[m]!)!),
        by: Float64Array.from(kept, (m) => (values === undefined ? looseScale(kept.length) : values[n]![m]!)),
      };
    });
    return { meant, candidates, shrink: values === undefined ? 0 : SHRINK };
  });
  const weights = Float64Array.from(known, (feature) => first.get(feature) ?? 0);
  const moved = new Float64Array(known.length).fill(0.05);
  const mean = new Float64Array(known.length);
  for (let pass = 0; pass < passes; pass++) {
    for (const { meant, candidates, shrink } of shuffled(found, pass)) {
      const scores = candidates.map(({ at, by }) => at.reduce((sum, place, m) => sum + weights[place]! * by[m]!, 0));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const total = powers.reduce((sum, each) => sum + each, 0);
      for (const [n, { at, by }] of candidates.entries()) {
        const off = powers[n]! / total - (n === meant ? 1 : 0);
        if (Math.abs(off) < 3e-3) continue;
        for (const [m, place] of at.entries()) {
          const slope = off * by[m]! + shrink * Math.abs(off) * weights[place]!;
          moved[place]! += slope * slope;
          weights[place]! -= (SPEED * slope) / Math.sqrt(moved[place]!);
        }
      }
    }
    if (pass >= passes / 2) for (const [n, weight] of weights.entries()) mean[n]! += weight / (passes / 2);
  }
  return new Map(known.map((feature, n) => [feature, mean[n]!]));
}

function learnUnits(of: readonly Example[]): LooseWeights {
  const all = learn(
    of.flatMap(({ rows }) => rows),
    8,
  );
  return new Map([...all].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, MOST_WEIGHTS));
}

interface Ranked extends Example {
  readonly sets: readonly RankedSet[];
  /** The number of the set that is meant; -1: none is. */
  readonly right: number;
}

function ranked(example: Example, weights: LooseWeights): Ranked {
  const { scene, units, rows, isReachable } = example;
  const sets = rankedSets(scene, units, (feature) => weights.get(looseHash(feature)) ?? 0);
  const isRight = ({ orders }: RankedSet) =>
    isReachable && orders.every((each, n) => each === units[n]!.candidates[rows[n]!.meant]);
  return { ...example, sets, right: sets.findIndex(isRight) };
}

/** Over the sets that the units' weights make likely. */
function learnSets(of: readonly Ranked[]): LooseWeights {
  const rows = of.map(({ sets, right }) => ({
    meant: right,
    features: sets.map(({ features }) => Int32Array.from(features.keys(), looseHash)),
    values: sets.map(({ features }) => [...features.values()]),
  }));
  return learn(rows, 14, new Map([[looseHash('alone'), 3]]));
}

const rounded = (of: LooseWeights) => unpackWeights(packWeights({ bias: 0, of })).of;
const examples = PROSE_SETS.flatMap((set, n) => proseMails(set).flatMap((mail) => examplesOf(mail, n % FOLDS)));
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
/** Of each mail the sets as weights make them that were not learned from its writer. */
const apart = folds.flatMap((fold) => {
  const weights = rounded(learnUnits(examples.filter((each) => each.fold !== fold)));
  return examples.flatMap((each) => (each.fold === fold ? ranked(each, weights) : []));
});

function check(): void {
  const judged = folds.flatMap((fold) => {
    const weights = rounded(learnSets(apart.filter((each) => each.fold !== fold)));
    return [...new Set(apart.filter((each) => each.fold === fold))].map(({ mail, sets, right }) => {
      const chances = setChances(sets, (name) => weights.get(looseHash(name)) ?? 0);
      const chance = Math.max(...chances);
      const best = chances.indexOf(chance);
      return {
        mail,
        chance,
        isRight: best === right,
        isEmpty: sets[best]!.orders.every(({ order }) => order === null),
      };
    });
  });
  for (const set of [...PROSE_SETS, null])
    for (const sure of [0.4, 0.5, 0.6]) {
      const of = (isNothing: boolean) =>
        judged.filter(({ mail }) => (set === null || mail.set === set) && (mail.meant.length === 0) === isNothing);
      const offered = (isNothing: boolean) => of(isNothing).filter(({ isEmpty, chance }) => !isEmpty && chance >= sure);
      const whole = offered(false).filter(({ isRight }) => isRight).length;
      writeSync(
        1,
        `${set ?? 'all'} ${sure}: of ${of(false).length} ${whole} whole, ${offered(false).length - whole} otherwise; of ${of(true).length} without any ${offered(true).length} offered\n`,
      );
    }
}

if (process.argv[2] === '--check') check();
else {
  const pack = (of: LooseWeights) => {
    const { step, packed } = packWeights({ bias: 0, of });
    return `{ bias: 0, step: ${step}, packed: '${packed}' }`;
  };
  writeFileSync(
    new URL('../../../engine/sections/letters/loose-weights.ts', import.meta.url),
    `/** Written by \`npx tsx tests/hands/prose/teach-prose.ts\`. */\n// biome-ignore format: by a program\nexport const LOOSE_WEIGHTS = {\n  units: ${pack(learnUnits(examples))},\n  sets: ${pack(learnSets(apart))},\n};\n`,
  );
}
