import { readFileSync } from 'node:fs';
import type { Variant } from '../../engine/board/variant.ts';
import { checkVariant } from '../../infra/tools/variants/checks/check.ts';
import { formatFault, parseVariant } from '../../infra/tools/variants/variant-schema.ts';

/** The files that `docs/designing-variants.md` has its reader write: name to text. */
export function filesOfTheGuide(): ReadonlyMap<string, string> {
  const guide = readFileSync(new URL('../../docs/designing-variants.md', import.meta.url), 'utf8');
  const blocks = guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms);
  return new Map([...blocks].map(([, name, text]) => [name!, text!]));
}

/** Its lands as squares four to a row, from the south west, the Spit across all of them: a GeoJSON that is drawn fast. */
export function outlines(spit = 40): string {
  const box = (x: number, y: number, width = 10) => [
    [x, y],
    [x + width, y],
    [x + width, y + 10],
    [x, y + 10],
    [x, y],
  ];
  const lands = skerry().provinces.filter(({ type }) => type !== 'sea');
  const features = [
    ...lands.map(({ id }, n) => ({
      type: 'Feature',
      id,
      geometry: {
        type: 'Polygon',
        coordinates: [
          id === 'spi' ? box(20 - spit / 2, 20, spit) : box(10 * (n % 4), id === 'ske' ? 30 : 10 * (n >> 2)),
        ],
      },
    })),
    ...Object.entries({ 'West Sound': [-8, 10], eas: [48, 10], nor: [24, 44] }).map(([name, coordinates]) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates },
    })),
  ];
  return JSON.stringify({ type: 'FeatureCollection', features });
}

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

/** The guide's example, free to be broken. */
export function skerry(): Mutable<Variant> {
  return JSON.parse(filesOfTheGuide().get('variants/skerry/variant.json')!) as Mutable<Variant>;
}

export type Draft = ReturnType<typeof skerry>;

/** What a designer is told about the example after a change, one line for each fault. */
export function told(change: (draft: Draft) => void): readonly string[] {
  const draft = skerry();
  change(draft);
  const read = parseVariant(JSON.stringify(draft), 'variant.json');
  const faults = read.faults ?? checkVariant(read.value).map((complaint) => ({ file: 'variant.json', ...complaint }));
  return faults.map(formatFault);
}

/** Parts the island into a northern and a southern theatre. */
function addTheatres(draft: Draft): void {
  draft.theatres = { N: 'North', S: 'South' };
  for (const province of draft.provinces) {
    province.theatre = ['bra', 'cor', 'spi', 'cal'].includes(province.id) ? 'S' : 'N';
  }
  for (const power of draft.powers) power.theatre = 'N';
}

/** A slip, as a line: `powers.1.letter = "A"`, `provinces += {…}`, `delete powers.1.letter`, `theatres`. */
export function changeIn(draft: object, change: string): void {
  if (change === 'theatres') {
    addTheatres(draft as Draft);
    return;
  }
  const [, gone = '', path = gone, sign = '', json = ''] = /^(?:delete (\S+)|(\S+) ([+-]?=) (.+))$/.exec(change)!;
  const names = path.split('.');
  const last = names.pop()!;
  // Of a list the one of that number or id.
  const at = names.reduce<unknown>((list, name) => {
    const found = Array.isArray(list) ? list.find((each) => each.id === name) : undefined;
    return found ?? (list as Record<string, unknown>)[name];
  }, draft) as Record<string, unknown>;
  if (json === '') {
    delete at[last];
    return;
  }
  const value = JSON.parse(json);
  const list = (at[last] ?? []) as readonly unknown[];
  if (sign === '+=') at[last] = [...list, value];
  else if (sign === '-=') at[last] = list.filter((each) => JSON.stringify(each) !== json);
  else at[last] = value;
}
