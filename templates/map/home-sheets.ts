/**
 * A sea may lie on two sheets. A fleet there is drawn on one of them, where its order takes it or where its power is at home;
 * on the other its ghost shows that the sea is taken.
 */
import type { Place, Power, Province } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import type { Sites } from './geometry/sites.ts';
import type { MapOrder, MapView } from './view.ts';

/** The sheet on which the unit in a province is drawn; null for a province that no sheet shows. */
export type SheetOf = (province: Province) => number | null;

export function homeSheets(view: Pick<MapView, 'units' | 'dislodged' | 'owners' | 'orders'>, sites: Sites): SheetOf {
  const aims = new Map(
    view.orders.flatMap((each) => (each.order.kind === 'waive' ? [] : [[provinceOf(each.order.unit.at), aimOf(each)]])),
  );
  const homes = homesOf(view, sites);
  const chosen = new Map(
    [...view.units, ...view.dislodged].map(({ at, power }): [Province, number | null] => {
      const own = sheetsOf(at, sites);
      const aim = aims.get(provinceOf(at));
      const aimed =
        aim === undefined || aim === null ? own : own.filter((sheet) => sheetsOf(aim, sites).includes(sheet));
      const fitting = aimed.length > 0 ? aimed : own;
      const home = homes.get(power);
      return [provinceOf(at), fitting.find((sheet) => sheet === home) ?? fitting[0] ?? null];
    }),
  );
  return (province) => chosen.get(province) ?? sheetsOf(province, sites)[0] ?? null;
}

/** The place that an order is about, beside that of its unit. */
function aimOf({ order }: MapOrder): Place | null {
  if (order.kind === 'move' || order.kind === 'retreat' || order.kind === 'support-move') return order.to;
  return order.kind === 'support-hold' || order.kind === 'convoy' ? order.target.at : null;
}

function sheetsOf(place: Place, sites: Sites): readonly number[] {
  return sites.of(provinceOf(place)).map(({ sheet }) => sheet);
}

/** The sheet with most of a power's centers. */
function homesOf({ owners }: Pick<MapView, 'owners'>, sites: Sites): ReadonlyMap<Power, number> {
  const counts = new Map<Power, Map<number, number>>();
  for (const [province, power] of Object.entries(owners)) {
    const own = counts.get(power) ?? new Map<number, number>();
    for (const sheet of sheetsOf(province, sites)) own.set(sheet, (own.get(sheet) ?? 0) + 1);
    counts.set(power, own);
  }
  return new Map(
    [...counts].flatMap(([power, own]) => {
      const [most] = [...own].sort(([a, n], [b, m]) => m - n || a - b);
      return most === undefined ? [] : [[power, most[0]] as const];
    }),
  );
}
