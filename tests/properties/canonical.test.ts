/** Equal values give one text, whatever order their keys came in: digests rest on it. */
import { expect, it } from 'vitest';
import { canonicalJson } from '../../engine/game/canonical.ts';
import { createRandom, type Random } from '../random.ts';

/** Among them those that an object does not keep where they were put. */
const KEYS = [
  'a',
  'b',
  'B',
  'ä',
  'z/1',
  '',
  '9',
  '10',
  '2147483650',
  '-1',
  '__proto__',
  'constructor',
  'toJSON',
  '"',
  '\u{1f5fa}',
  '\ufb33',
];

type Pairs = readonly (readonly [string, unknown])[];
class Table {
  readonly pairs: Pairs;

  constructor(pairs: Pairs) {
    this.pairs = pairs;
  }
}

function made(random: Random, depth: number): unknown {
  const kind = depth === 0 ? random.below(5) : random.below(9);
  if (kind < 5) return [null, true, random.below(1000) - 500.5, random.pick(KEYS), undefined][kind];
  if (kind < 7) return Array.from({ length: random.below(4) }, () => made(random, depth - 1) ?? null);
  return new Table(
    random
      .shuffle(KEYS)
      .slice(0, random.below(6))
      .map((key) => [key, made(random, depth - 1)]),
  );
}

function inOrder(made: unknown, order: (pairs: Pairs) => Pairs): unknown {
  if (Array.isArray(made)) return made.map((each) => inOrder(each, order));
  return made instanceof Table
    ? Object.fromEntries(order(made.pairs).map(([key, each]) => [key, inOrder(each, order)]))
    : made;
}

/** As RFC 8785 has it, key by key. */
function textOf(made: unknown): string {
  if (Array.isArray(made)) return `[${made.map(textOf).join()}]`;
  if (!(made instanceof Table)) return JSON.stringify(made);
  const pairs = made.pairs.filter(([, each]) => each !== undefined);
  return `{${[...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => `${JSON.stringify(key)}:${textOf(each)}`)}}`;
}

it('two orders of the same keys never give two texts, nor any text but that of the standard', () => {
  const random = createRandom(8785);
  for (let n = 0; n < 3000; n += 1) {
    const value = made(random, 4) ?? null;
    expect(canonicalJson(inOrder(value, (pairs) => pairs))).toBe(textOf(value));
    expect(canonicalJson(inOrder(value, random.shuffle))).toBe(textOf(value));
  }
});
