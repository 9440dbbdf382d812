/**
 * How much a text speaks against the orders beside it: the sum of what its features weigh. The weights are learned from lines that
 * people wrote and judged (`tests/hands/teach.ts`); why, stands in docs/decisions.
 */
import { lazy } from '../../text/lazy.ts';
import { scaleOf } from '../questions/weigh-topics.ts';
import { featuresOf, type TextPlace } from './features.ts';
import type { Sentence } from './sentences.ts';
import { LEARNED } from './weights.ts';

/** Weights by feature; `bias`: what a text without any weighs. */
export interface Weights {
  readonly bias: number;
  readonly of: ReadonlyMap<number, number>;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const ESCAPE = DIGITS.length - 1;

/** Above 0 it speaks against them. */
export function weightOfText(
  sentences: readonly Sentence[],
  standing: TextPlace,
  weights: Weights = learned(),
): number {
  return sumOf([...featuresOf(sentences, standing).keys()], weights);
}

export function sumOf(features: readonly number[], { bias, of }: Weights): number {
  const found = features.flatMap((feature) => of.get(feature) ?? []);
  return found.reduce((sum, weight) => sum + weight, 0) * scaleOf(found.length) + bias;
}

/** Why a text weighs what it does: its features that weigh most, for or against the orders. */
export function heaviestOf(
  sentences: readonly Sentence[],
  standing: TextPlace,
): readonly (readonly [feature: string, weight: number])[] {
  const { of } = learned();
  const weighed = [...featuresOf(sentences, standing)].map(([n, name]) => [name, of.get(n) ?? 0] as const);
  return weighed.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, MOST_SHOWN);
}

const MOST_SHOWN = 12;

/** Steps of a weight on either side of nothing. */
const STEPS = 31;

/** As text: for each feature how far it stands behind the one before, and its weight. */
export function packWeights({ bias, of }: Weights): {
  readonly bias: number;
  readonly step: number;
  readonly packed: string;
} {
  const sizes = [...of.values()].map(Math.abs).sort((a, b) => a - b);
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / STEPS;
  let packed = '';
  let last = 0;
  for (const [feature, weight] of [...of].sort(([a], [b]) => a - b)) {
    const steps = Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)));
    if (steps === 0) continue;
    const gap = feature - last;
    packed += DIGITS[ESCAPE]!.repeat(Math.floor(gap / ESCAPE)) + DIGITS[gap % ESCAPE]! + DIGITS[steps + STEPS]!;
    last = feature;
  }
  return { bias, step, packed };
}

export function unpackWeights({ bias, step, packed }: ReturnType<typeof packWeights>): Weights {
  const of = new Map<number, number>();
  let feature = 0;
  for (let at = 0; at < packed.length; ) {
    const digit = DIGITS.indexOf(packed[at]!);
    feature += digit;
    at += 1;
    if (digit === ESCAPE) continue;
    of.set(feature, (DIGITS.indexOf(packed[at]!) - STEPS) * step);
    at += 1;
  }
  return { bias, of };
}

const learned = lazy(() => unpackWeights(LEARNED));
