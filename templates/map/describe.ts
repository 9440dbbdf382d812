/** The map in words, for those who do not see it. */
import { provinceOf } from '../../engine/orders/notation.ts';
import type { MapUnit, MapView } from './view.ts';

/** One line: what the picture is. */
export function altText(view: MapView): string {
  const game = view.game === null ? view.variant.name : `${view.game} (${view.variant.name})`;
  const what = { before: 'the orders', after: 'the board after', position: 'the board in' }[view.stage];
  const which = view.stage === 'before' ? `${view.phase.words}, ${what}` : `${what} ${view.phase.words}`;
  return `Map of ${game}: ${which}`;
}

/** The position in sentences: each power's centers and units, then who is dislodged. */
export function describeMap(view: MapView): string {
  const lines = view.powers.flatMap(({ name, display, neutral }) => {
    const units = view.units.filter(({ power }) => power === name).map((unit) => unitPlace(unit, view));
    const centers = Object.values(view.owners).filter((owner) => owner === name).length;
    if (units.length === 0 && centers === 0) return [];
    const owned = neutral ? '' : `${centers} ${centers === 1 ? 'center' : 'centers'}`;
    return [`${display}: ${[owned, units.join(', ')].filter((part) => part !== '').join('; ')}.`];
  });
  const dislodged = view.dislodged.map((unit) => `Dislodged: ${unit.power} ${unitPlace(unit, view)}.`);
  return [...lines, ...dislodged, `${view.goal}.`].join(' ');
}

function unitPlace({ type, at }: Pick<MapUnit, 'type' | 'at'>, view: MapView): string {
  const province = provinceOf(at);
  const coast = view.provinces[province]?.coasts[at.slice(province.length + 1)];
  return `${type === 'A' ? 'army' : 'fleet'} ${view.provinces[province]?.name ?? province}${coast === undefined ? '' : ` ${coast}`}`;
}
