/** Whose colour each province wears. */
import type { Position, Resolution } from '../../engine/board/position.ts';
import type { Power, Province, Variant } from '../../engine/board/variant.ts';
import { provinceOf, provinceOfUnit, rowsOf } from '../../engine/vocabulary.ts';
import type { Geography } from './geometry/geography.ts';
import type { MapView } from './view.ts';

/**
 * Owner of each coloured province. A supply centre wears its owner's colour; that of a neutral state, the state's, as long as
 * its unit stands there. Any other land shows who stands
 * there, else who held it last, else whose it is by tradition while that power is in the game.
 */
export function colorsOf(view: MapView, { realms }: Geography): Readonly<Record<Province, Power>> {
  const alive = new Set([...Object.values(view.owners), ...view.units.map(({ power }) => power)]);
  const occupants = new Map(
    view.units.filter(({ fate }) => fate === undefined).map(({ at, power }) => [provinceOf(at), power]),
  );
  const neutral = new Set(view.powers.flatMap(({ name, neutral: isNeutral }) => (isNeutral ? [name] : [])));
  const stateAt = (power: Power | undefined) => (power !== undefined && neutral.has(power) ? power : undefined);
  const colours: Record<Province, Power> = {};
  for (const [province, { type, center }] of Object.entries(view.provinces)) {
    if (view.unseen?.has(province) === true) continue;
    const realm = realms[province];
    const owner = center
      ? (view.owners[province] ?? stateAt(occupants.get(province)))
      : type === 'sea'
        ? undefined
        : (occupants.get(province) ??
          view.holders[province] ??
          (realm !== undefined && alive.has(realm) ? realm : undefined));
    if (owner !== undefined) colours[province] = owner;
  }
  return colours;
}

/** Who last held each province that is no supply centre, after one more phase; start with `{}`. */
export function holdersAfter(
  variant: Variant,
  holders: Readonly<Record<Province, Power>>,
  { units }: Pick<Position | Resolution, 'units'>,
): Readonly<Record<Province, Power>> {
  const open = new Set(
    variant.provinces.filter(({ type, center }) => type !== 'sea' && center !== true).map(({ id }) => id),
  );
  const here = rowsOf(units).flatMap(([power, list]) => list.map((unit) => [provinceOfUnit(unit), power] as const));
  return { ...holders, ...Object.fromEntries(here.filter(([province]) => open.has(province))) };
}
