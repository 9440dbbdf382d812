import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../infra/tools/variants/variant-files.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';

/** What the published rules and map descriptions say of each variant. */
const FACTS = `
                  powers land coast sea hybrid impassable centers homes units army fleet wins  start
standard               7   14    42  19      0          1      34    22    22  111   141   18 S1901M
1812-overture         12   27    58  29      5          0      45    29    28  187   216   18 S1811M
1776-ii                5   11    40  15      0          0      24    13    13   91   117   13 S1776M
eckert-napoleonic      9   15    47  19      0          1      36    36    36  126   146   19 S1801M
octarine               8   22    43  16      0          1      43    25    25  131   133   22    S1M
consolidation-1865     3   39     0   0      0          6      26    15    15   85     0   14 S1865M`
  .slice(1)
  .split('\n')
  .map((line) => line.trim().split(/ +/));
const [COLUMNS = [], ...ROWS] = FACTS;

describe.each(ROWS)('%s', (id, ...facts) => {
  const loaded = loadVariant(id)!;
  const { variant } = loaded;
  const count = (type: string) => variant.provinces.filter((province) => province.type === type).length;

  it('has the provinces, borders, powers and units that its rules count', () => {
    const counted: Readonly<Record<string, number | string>> = {
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
    };
    expect(COLUMNS.map((column) => String(counted[column]))).toEqual(facts);
    expect(variant.victory.of).toBe(counted['centers']);
  });

  it('has a README that names the designers, and says where its facts come from', () => {
    expect(checkFiles(loaded)).toEqual([]);
  });
});
