/**
 * Weights of topics as text: numbers of which the likelier take less room, by a range coder over the characters that a line of source
 * can hold between marks of quotation. How likely each is, is learned from those before it.
 */
import type { TopicWeights } from './weigh-topics.ts';

/** Steps of a weight on either side of nothing. */
const STEPS = 15;
const DIGITS = Array.from({ length: 94 }, (_, n) => String.fromCharCode(n + 33)).filter(
  (digit) => !/['"`$\\]/.test(digit),
);
const BASE = DIGITS.length;
/** Digits of a range at its widest and narrowest: the widest is exact as a number, the narrowest far more than all counts. */
const PLACES = 7;
const WIDEST = BASE ** PLACES;
const NARROWEST = BASE ** 5;
/** A feature stands so far behind the one before, or farther. */
const FAR = 89;
/** What one more of a kind counts, and all of them at most, before all count half. */
const COUNT = 24;
const MOST = 1 << 14;

interface Packed<T extends string> {
  readonly topics: readonly T[];
  readonly biases: readonly number[];
  readonly step: number;
  readonly features: number;
  readonly packed: string;
}

/** How often each of some few numbers came. */
interface Counts {
  readonly of: Uint16Array;
  total: number;
}
/** Of numbers below some bound their eighth, and for each eighth its rest: few are looked through for one. */
type Numbers = readonly [eighths: Counts, ...rests: Counts[]];

const countsOf = (size: number): Counts => ({ of: new Uint16Array(size).fill(1), total: size });
const numbersBelow = (bound: number): Numbers => [
  countsOf(Math.ceil(bound / 8)),
  ...Array.from({ length: Math.ceil(bound / 8) }, () => countsOf(8)),
];

function countOne(counts: Counts, number: number): void {
  const { of } = counts;
  of[number]! += COUNT;
  counts.total += COUNT;
  if (counts.total <= MOST) return;
  counts.total = 0;
  for (let n = 0; n < of.length; n++) {
    of[n] = (of[n]! + 1) >> 1;
    counts.total += of[n]!;
  }
}

const modelsOf = (topics: number) => ({
  gap: numbersBelow(FAR + 1),
  topic: numbersBelow(topics),
  steps: numbersBelow(2 * STEPS + 1),
  isLast: countsOf(2),
});

/** As text: by feature how far it stands behind the one before, then its topics, each with its weight; the last is marked. */
export function packTopicWeights<T extends string>(
  { topics, biases, of }: TopicWeights<T>,
  step = stepOf([...of.values()]),
): Packed<T> {
  const models = modelsOf(topics.length);
  const digits: number[] = [];
  let low = 0;
  let range = WIDEST;
  const shift = () => {
    const top = Math.floor(low / (WIDEST / BASE));
    digits.push(top);
    low = (low - top * (WIDEST / BASE)) * BASE;
    // What is too much is carried into the digits before.
    for (let n = digits.length - 1; digits[n]! >= BASE; n--) {
      digits[n]! -= BASE;
      digits[n - 1]! += 1;
    }
  };
  const writePart = (counts: Counts, number: number) => {
    const unit = Math.floor(range / counts.total);
    low += unit * counts.of.slice(0, number).reduce((sum, each) => sum + each, 0);
    range = unit * counts.of[number]!;
    countOne(counts, number);
    for (; range < NARROWEST; range *= BASE) shift();
  };
  const write = ([eighths, ...rests]: Numbers, number: number) => {
    writePart(eighths, number >> 3);
    writePart(rests[number >> 3]!, number & 7);
  };
  let last = 0;
  let features = 0;
  for (const [feature, pairs] of [...of].sort(([a], [b]) => a - b)) {
    const stepped = pairs
      .flatMap((topic, n) => (n % 2 === 0 ? [[topic, pairs[n + 1]!] as const] : []))
      .map(([topic, weight]) => [topic, Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))] as const)
      .filter(([, steps]) => steps !== 0);
    if (stepped.length === 0) continue;
    let gap = feature - last;
    for (; gap >= FAR; gap -= FAR) write(models.gap, FAR);
    write(models.gap, gap);
    for (const [n, [topic, steps]] of stepped.entries()) {
      write(models.topic, topic);
      write(models.steps, steps + STEPS);
      writePart(models.isLast, n === stepped.length - 1 ? 1 : 0);
    }
    last = feature;
    features += 1;
  }
  for (let n = 0; n < PLACES; n++) shift();
  return { topics, biases, step, features, packed: digits.map((digit) => DIGITS[digit]).join('') };
}

function stepOf(pairs: readonly (readonly number[])[]): number {
  const weights = pairs.flat().filter((_, n) => n % 2 === 1);
  const sizes = weights.map(Math.abs).sort((a, b) => a - b);
  return (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / STEPS;
}

export function unpackTopicWeights<T extends string>(from: Packed<T>): TopicWeights<T> {
  const { topics, biases, step, packed } = from;
  const models = modelsOf(topics.length);
  const numbers = new Map(DIGITS.map((digit, n) => [digit, n]));
  let at = 0;
  let code = 0;
  let range = 1;
  const readPart = (counts: Counts) => {
    for (; range < NARROWEST || at < PLACES; range *= BASE) code = code * BASE + numbers.get(packed[at++]!)!;
    const unit = Math.floor(range / counts.total);
    const wanted = Math.floor(code / unit);
    let number = 0;
    let before = 0;
    for (; before + counts.of[number]! <= wanted; number++) before += counts.of[number]!;
    code -= unit * before;
    range = unit * counts.of[number]!;
    countOne(counts, number);
    return number;
  };
  const next = (model: Numbers) => {
    const eighth = readPart(model[0]);
    return 8 * eighth + readPart(model[eighth + 1]!);
  };
  const of = new Map<number, readonly number[]>();
  let feature = 0;
  for (let n = 0; n < from.features; n++) {
    let gap = FAR;
    for (; gap === FAR; feature += gap) gap = next(models.gap);
    const pairs: number[] = [];
    for (let isLast = 0; isLast === 0; isLast = readPart(models.isLast))
      pairs.push(next(models.topic), (next(models.steps) - STEPS) * step);
    of.set(feature, pairs);
  }
  return { topics, biases, of };
}
