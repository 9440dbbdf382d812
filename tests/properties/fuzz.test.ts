/**
 * Mutated input: whatever comes in, the answer is a list of faults that name their field, or a sound resolution; never an
 * exception, never a wrong board. A slice with a fixed seed; 200,000 inputs with CHANCERY_FULL.
 */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { readPosition } from '../../engine/adjudicate/read-position.ts';
import { isPhaseCode } from '../../engine/board/phase.ts';
import type { Resolution } from '../../engine/board/position.ts';
import { provinceOfUnit } from '../../engine/vocabulary.ts';
import { explanationOf } from '../../templates/locales/explained.ts';
import { readJsonLines, standard } from '../boards.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { allTold, told } from '../told.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const COUNT = IS_FULL ? 200_000 : 1200;

const inputs = [
  ...readJsonLines<{ readonly [key: string]: Json }>(
    new URL('../../variants/standard/datc/cases.jsonl', import.meta.url),
  ),
  ...readJsonLines<{ readonly [key: string]: Json }>(new URL('../games/data/standard.jsonl', import.meta.url)).slice(
    0,
    200,
  ),
];

/** Things that should not be where they are put. */
const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  'A par',
  'F stp',
  'A nth',
  'F mos',
  'A swi',
  'F spa/nc',
  'constructor',
  '__proto__',
  'A par - bur',
  'A par S A par',
  'F eng C A lon - bel',
  'A lon - nth - eng - nth - bel',
  'build A par',
  'remove F lon',
  'waive',
  'A par D',
  'A mar - - bur',
  'A \u0000par H',
  'Ａ par H',
  '\u202eA par H',
  'x'.repeat(5000),
  `A par${' - bur'.repeat(60)}`,
  '%s%n{{x}}<script>',
  'S1901M',
  'F1901R',
  'W1901A',
  'Z9999Q',
  [],
  ['A par', 'A par'],
  {},
  { unit: 'A par', from: 'bur', retreats: ['pic', 'pic'] },
  { constructor: 1, toString: 'x' },
];

describe('mutated input', () => {
  it(`gives faults or a sound resolution, ${COUNT} times`, () => {
    const random = createRandom(1971);
    let refused = 0;
    let resolved = 0;
    for (let n = 0; n < COUNT; n++) {
      let value: Json = random.pick(inputs);
      for (let times = 1 + random.below(3); times > 0; times--) value = mutate(value, random, 0);
      const shown = JSON.stringify(value);
      const read = readPosition(standard, JSON.parse(shown));
      if ('faults' in read) {
        refused++;
        for (const { field, message: saying } of read.faults) {
          const message = told(saying);
          expect(field.length + message.length, shown).toBeLessThan(700);
          expect(message, shown).toMatch(/\S.*[.]$/u);
          expect(`${field}${message}`, shown).not.toMatch(/\p{Cc}/u);
        }
      } else {
        resolved++;
        const resolution = adjudicate(standard, read.position, read.orders, { ...read.options, explain: true });
        expect(faultsOf(resolution), shown).toEqual([]);
        if (resolution.next !== null) nextPosition(standard, read.position, resolution);
      }
    }
    expect(refused).toBeGreaterThan(COUNT / 10);
    expect(resolved).toBeGreaterThan(COUNT / 10);
  });

  it('refuses 10,000 orders at once', () => {
    const orders = { FRANCE: Array.from({ length: 10_000 }, (_, n) => `A par - ${n % 2 === 0 ? 'bur' : 'pic'}`) };
    const read = readPosition(standard, { phase: 'S1901M', units: { FRANCE: ['A par'] }, orders });
    expect(allTold(read)).toEqual({
      faults: [{ field: 'orders', message: '10000 orders are too many: 1000 at most.' }],
    });
  });
});

/** Changes something somewhere in a value. */
function mutate(value: Json, random: Random, depth: number): Json {
  if (random.percent(depth === 0 ? 1 : 15)) return random.pick(STRANGE);
  if (typeof value === 'string') return mutateText(value, random);
  if (typeof value === 'number') return value + random.pick([-1, 0.5, 1e9]);
  if (Array.isArray(value)) return mutateList(value as readonly Json[], random, depth);
  if (value === null || typeof value !== 'object') return random.pick(STRANGE);
  const entries = Object.entries(value);
  if (entries.length === 0) return { [random.pick(['ENGLAND', 'X', '__proto__', 'a'])]: random.pick(STRANGE) };
  const n = random.below(entries.length);
  const [key, item] = entries[n]!;
  const changed: readonly (readonly [string, Json])[] = random.percent(8)
    ? entries.filter((_, m) => m !== n)
    : random.percent(8)
      ? [...entries, [mutateText(key, random), item]]
      : entries.map((entry, m) => (m === n ? [key, mutate(item, random, depth + 1)] : entry));
  return Object.fromEntries(changed);
}

function mutateList(list: readonly Json[], random: Random, depth: number): Json {
  if (list.length === 0) return [random.pick(STRANGE)];
  const n = random.below(list.length);
  if (random.percent(12)) return [...list, list[n]!];
  if (random.percent(12)) return list.filter((_, m) => m !== n);
  if (random.percent(12)) return [...list, random.pick(STRANGE)];
  return list.map((item, m) => (m === n ? mutate(item, random, depth + 1) : item));
}

function mutateText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const insert = random.pick(['', ' ', '-', '/nc', 'A', 'F', 'x', '\u0000', '\n', 'é', '💣', 'par', 'lon', 'VIA', '9']);
  return text.slice(0, at) + insert + text.slice(at + random.below(3));
}

function faultsOf({ units, dislodged, next, winner, orders, centers }: Resolution): readonly string[] {
  const faults: string[] = [];
  const standing = Object.values(units).flat();
  if (new Set(standing.map((unit) => provinceOfUnit(unit))).size !== standing.length)
    faults.push('two units in a province');
  for (const unit of standing) {
    const province = standard.provinces[standard.provinceNumber.get(provinceOfUnit(unit))!];
    if (province === undefined || province.type === (unit.startsWith('A') ? 'sea' : 'land'))
      faults.push(`${unit} cannot be`);
  }
  const owned = Object.values(centers).flat();
  if (new Set(owned).size !== owned.length) faults.push('a center with two owners');
  if (next === null ? winner === null : !isPhaseCode(standard.variant.calendar, next)) faults.push(`no phase ${next}`);
  if (orders.some((order) => !/^(?!.*(?:undefined|null|NaN|\[object))./.test(explanationOf(standard, order))))
    faults.push('no explanation');
  if (
    Object.values(dislodged)
      .flat()
      .some(({ unit }) => !/^[AF] /.test(unit))
  )
    faults.push('a strange dislodged unit');
  return faults;
}
