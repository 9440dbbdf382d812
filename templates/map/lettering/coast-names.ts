/** The short names of separate coasts (`nc`, `hc`), each on the water off its shore. */

import type { Province } from '../../../engine/board/variant.ts';
import { faceAt } from '../geometry/face-grid.ts';
import type { MapSheet, Point } from '../geometry/geography.ts';
import { COUNTER_BOX } from '../geometry/geography.ts';
import { type Box, boxesOverlap, counterBox, type Obstacle } from '../geometry/obstacles.ts';
import type { Sites } from '../geometry/sites.ts';
import { escapeText, svgNumber } from '../svg.ts';
import type { Theme } from '../theme.ts';
import type { MapView } from '../view.ts';
import { textWidth } from './lettering.ts';

const SIZE = 17;
/** From the fleet's stand, in user units. */
const FURTHEST = 100;

export interface CoastName {
  readonly province: Province;
  readonly coast: string;
  readonly at: Point;
}

const known = new WeakMap<Sites, readonly CoastName[]>();

/** Where they stand: the same in every phase. */
export function coastNames(
  { provinces }: Pick<MapView, 'provinces'>,
  sites: Sites,
  sheets: readonly MapSheet[],
  names: readonly Obstacle[],
): readonly CoastName[] {
  let found = known.get(sites);
  if (found === undefined) {
    const counters = sites.all.flatMap(({ places }) =>
      [places.unit, ...Object.values(places.coasts ?? {})].map(counterBox),
    );
    const taken: Box[] = [...names];
    const hybrid = (id: Province) => provinces[id]?.type === 'hybrid';
    found = sites.all.flatMap((site) =>
      Object.entries(site.places.coasts ?? {}).map(([coast, stand]) => {
        const at = offShore(
          coast,
          stand,
          { sheet: sheets[site.sheet]!, seas: provinces[site.province]?.shores[coast] ?? [], hybrid },
          [[...taken, ...counters], taken],
        );
        taken.push(boxAt(coast, at));
        return { province: site.province, coast, at };
      }),
    );
    known.set(sites, found);
  }
  return found;
}

function boxAt(coast: string, [x, y]: Point): Box {
  const width = textWidth(coast, 'sea', SIZE) / 2 + 1;
  return { left: x - width, right: x + width, top: y - SIZE * 0.42, bottom: y + SIZE * 0.42 };
}

interface OffShore {
  readonly sheet: MapSheet;
  /** What a fleet on that coast can reach. */
  readonly seas: readonly Province[];
  /** Water and land at once. */
  readonly hybrid: (id: Province) => boolean;
}

/** The nearest place on a water of that coast that is free, or else just over the counter. */
function offShore(
  coast: string,
  stand: Point,
  { sheet, seas, hybrid }: OffShore,
  ways: readonly (readonly Box[])[],
): Point {
  const face = faceAt(sheet);
  const isWater = (x: number, y: number) => {
    const here = face([x - sheet.at[0], y - sheet.at[1]]) ?? 0;
    const id = sheet.faces[here] ?? '';
    return seas.includes(id) && (here >= sheet.firstSea || hybrid(id));
  };
  // Counters come and go: where there is no other place, one may cover it.
  for (const taken of ways) {
    for (let far = 12; far <= FURTHEST; far += 4) {
      for (let n = 0; n < 32; n++) {
        const turn = (n / 32) * 2 * Math.PI;
        const at: Point = [stand[0] + Math.cos(turn) * far, stand[1] + Math.sin(turn) * far];
        const box = boxAt(coast, at);
        const corners = [box.left, at[0], box.right].flatMap((x) => [box.top, box.bottom].map((y) => [x, y] as const));
        if (corners.every(([x, y]) => isWater(x, y)) && !taken.some((other) => boxesOverlap(box, other, 1))) return at;
      }
    }
  }
  return [stand[0], stand[1] - COUNTER_BOX.up - SIZE / 2];
}

export function drawCoastNames(
  { provinces }: Pick<MapView, 'provinces'>,
  names: readonly CoastName[],
  { seaHalo }: Theme,
): string {
  return names
    .map(
      ({ province, coast, at: [x, y] }) =>
        `<text x="${svgNumber(x)}" y="${svgNumber(y + SIZE * 0.27)}" class="m-sea" font-size="${SIZE}" stroke="${seaHalo}">${escapeText(lettersOf(coast, provinces[province]?.coasts[coast] ?? ''))}</text>`,
    )
    .join('');
}

/** As they are written and read in the language of the map: `nk` for the Nordküste, `cs` for the côte sud. */
function lettersOf(coast: string, name: string): string {
  const [, german, french] = /^(?:(Nord|Ost|Süd|West)küste|côte (nord|est|sud|ouest))$/.exec(name) ?? [];
  if (german !== undefined) return `${german[0]!.toLowerCase()}k`;
  return french === undefined ? coast : `c${french[0]}`;
}
