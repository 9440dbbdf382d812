import { describe, expect, it } from 'vitest';
import { checkDrawing, type DrawnSheet } from '../../infra/tools/variants/checks/drawing.ts';
import { changeIn, skerry } from './example.ts';

/** A drawing of the guide's example on which every border can be seen, as the rules have it. */
function drawing() {
  const { provinces, adjacency } = skerry();
  const borders: Record<string, number> = { 'ard-_frame': 90 };
  for (const [a, b] of [...adjacency.army, ...adjacency.fleet]) borders[`${a.slice(0, 3)}-${b.slice(0, 3)}`] = 40;
  const pairs: [string, string][] = [];
  return { provinces: provinces.map(({ id }) => id), borders, markers: pairs, barriers: [...pairs] };
}

type Drawing = ReturnType<typeof drawing>;

function told(change: (sheet: Drawing) => void, more: readonly DrawnSheet[] = []): readonly string[] {
  const sheet = drawing();
  change(sheet);
  return [...checkDrawing([sheet, ...more], skerry())].map(({ field, message }) => `${field}: ${message}`);
}

const without = (pair: string) => (sheet: Drawing) => {
  delete sheet.borders[pair];
};

describe('a drawn map', () => {
  it('may show what the rules have', () => {
    expect(told(() => {})).toEqual([]);
  });

  it.each([
    ['provinces -= "ske"', "provinces: 'ske' is not drawn; add its shape"],
    ['provinces += "sky"', "provinces: 'sky' is drawn but not in variant.json; did you mean ske?"],
    [
      'delete borders.ard-cal',
      'borders: ard-cal: adjacent, but the border drawn is 0 long; draw 5 or more, or add the pair to markers',
    ],
    [
      'borders.ard-cal = 4',
      'borders: ard-cal: adjacent, but the border drawn is 4 long; draw 5 or more, or add the pair to markers',
    ],
    ['borders.cor-moo = 3', 'borders: cor-moo: drawn, but not adjacent; part the two, or add the pair to barriers'],
    ['markers += ["cal","ard"]', 'markers: ard-cal: the border is drawn, so the marker is wrong; take it out'],
    ['markers += ["cor","moo"]', 'markers: cor-moo: the two are not adjacent; take the marker out'],
    ['barriers += ["ard","cal"]', 'barriers: ard-cal: the two are adjacent, so the barrier is wrong; take it out'],
    ['barriers += ["cor","moo"]', 'barriers: cor-moo: no border is drawn there; take the barrier out'],
  ])('%s: %s', (change, line) => {
    expect(told((sheet) => changeIn(sheet, change))).toEqual([line]);
  });

  it('may mark what cannot be drawn, and bar what cannot be crossed', () => {
    const marked = (sheet: Drawing) => {
      without('ard-cal')(sheet);
      sheet.markers.push(['ard', 'cal']);
      sheet.borders['cor-moo'] = 22;
      sheet.barriers.push(['cor', 'moo']);
    };
    expect(told(marked)).toEqual([]);
  });

  it('may be spread over sheets: a pair is shown when one sheet shows it', () => {
    const other = { provinces: ['ard', 'cal'], borders: { 'cal-ard': 30 }, markers: [], barriers: [] };
    expect(told(without('ard-cal'), [other])).toEqual([]);
  });
});
