/** The map in words, for those who do not see it. */

import { type Power, provinceOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import type { MapUnit, MapView } from './view.ts';

/** One line: what the picture is. */
export function altText(view: MapView): string {
  const { gameAndVariant, title } = t().map;
  const of = view.game === null ? view.variant.name : gameAndVariant(view.game, view.variant.name);
  return title[view.stage](of, view.phase.words);
}

/** The position in sentences: each power's centers and units, then who is dislodged. */
export function describeMap(view: MapView): string {
  const told = t().map;
  const lines = view.powers.flatMap(({ name, display, neutral }) => {
    const units = view.units.filter(({ power }) => power === name).map((unit) => unitPlace(unit, view));
    const centers = Object.values(view.owners).filter((owner) => owner === name).length;
    if (units.length === 0 && centers === 0) return [];
    return [told.stands(display, neutral ? null : centers, units.join(', '))];
  });
  const named = (power: Power) => view.powers.find(({ name }) => name === power)?.display ?? power;
  const dislodged = view.dislodged.map((unit) => told.dislodgedOf(named(unit.power), unitPlace(unit, view)));
  const part = view.unseen === undefined ? [] : [told.seenInPart];
  return [...lines, ...dislodged, `${view.goal}.`, ...part].join(' ');
}

function unitPlace({ type, at }: Pick<MapUnit, 'type' | 'at'>, view: MapView): string {
  const province = provinceOf(at);
  const coast = view.provinces[province]?.coasts[at.slice(province.length + 1)];
  const name = view.provinces[province]?.name ?? province;
  return t().map.unit[type](coast === undefined ? name : `${name} ${coast}`);
}
