import { describe, expect, it } from 'vitest';
import type { Province } from '../../engine/board/variant.ts';
import { checkFiles } from '../../infra/tools/variants/variant-files.ts';
import { foldVariantName } from '../../lambdas/adapters/variants/fold.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';

/** What the published rules and map descriptions say of each variant. */
const FACTS = {
  standard: {
    powers: 7,
    land: 14,
    coast: 42,
    sea: 19,
    hybrid: 0,
    impassable: 1,
    centers: 34,
    homes: 22,
    units: 22,
    army: 111,
    fleet: 141,
    wins: 18,
    start: 'S1901M',
  },
  '1812-overture': {
    powers: 12,
    land: 27,
    coast: 58,
    sea: 29,
    hybrid: 5,
    impassable: 0,
    centers: 45,
    homes: 29,
    units: 28,
    army: 187,
    fleet: 216,
    wins: 18,
    start: 'S1811M',
  },
  '1776-ii': {
    powers: 5,
    land: 11,
    coast: 40,
    sea: 15,
    hybrid: 0,
    impassable: 0,
    centers: 24,
    homes: 13,
    units: 13,
    army: 91,
    fleet: 117,
    wins: 13,
    start: 'S1776M',
  },
  'eckert-napoleonic': {
    powers: 9,
    land: 15,
    coast: 47,
    sea: 19,
    hybrid: 0,
    impassable: 1,
    centers: 36,
    homes: 36,
    units: 36,
    army: 126,
    fleet: 146,
    wins: 19,
    start: 'S1801M',
  },
  octarine: {
    powers: 8,
    land: 22,
    coast: 43,
    sea: 16,
    hybrid: 0,
    impassable: 1,
    centers: 43,
    homes: 25,
    units: 25,
    army: 131,
    fleet: 133,
    wins: 22,
    start: 'S1M',
  },
  'consolidation-1865': {
    powers: 3,
    land: 39,
    coast: 0,
    sea: 0,
    hybrid: 0,
    impassable: 6,
    centers: 26,
    homes: 15,
    units: 15,
    army: 85,
    fleet: 0,
    wins: 14,
    start: 'S1865M',
  },
} as const;

describe.each(Object.entries(FACTS))('%s', (id, facts) => {
  const loaded = loadVariant(id)!;
  const { variant } = loaded;
  const count = (type: string) => variant.provinces.filter((province) => province.type === type).length;

  it('has the provinces, borders, powers and units that its rules count', () => {
    expect({
      powers: variant.powers.length,
      land: count('land'),
      coast: count('coast'),
      sea: count('sea'),
      hybrid: count('hybrid'),
      impassable: count('impassable'),
      centers: variant.provinces.filter((province) => province.center).length,
      homes: new Set(variant.powers.flatMap((power) => power.home)).size,
      units: variant.powers.flatMap((power) => power.units).length,
      army: variant.adjacency.army.length,
      fleet: variant.adjacency.fleet.length,
      wins: variant.victory.centers,
      start: variant.calendar.start,
    }).toEqual(facts);
    expect(variant.victory.of).toBe(facts.centers);
  });

  it('names every place by one spelling only: no alias is an id, name or alias of another', () => {
    const owners = new Map<string, Province>();
    for (const { id, name, abbr = id, aliases = [] } of variant.provinces) {
      for (const spelling of [id, name, abbr, ...aliases].map(foldVariantName)) {
        expect(owners.get(spelling) ?? id, `'${spelling}' in ${id}`).toBe(id);
        owners.set(spelling, id);
      }
    }
  });

  it('has a README that names the designers, and says where its facts come from', () => {
    expect(checkFiles(loaded)).toEqual([]);
  });
});
