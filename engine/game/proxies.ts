/** Proxies: a power lets another order one of its units for this phase (judge-language A8). */
import type { Power, Province, UnitText } from '../board/variant.ts';
import { parseOrder } from '../orders/notation.ts';
import { provinceOfUnit } from '../vocabulary.ts';
import type { Game } from './game.ts';

/** A unit that another power may order. */
export interface LentUnit {
  readonly owner: Power;
  /** Who may order the unit. */
  readonly to: Power;
  readonly unit: UnitText;
}

/** All proxies that are on file, in the order of the seats. */
export function proxiesOf({ seats }: Pick<Game, 'seats'>): readonly LentUnit[] {
  return seats.flatMap(({ power: owner, onFile }) =>
    onFile.flatMap(({ order }) => {
      const parsed = order.includes(' P ') ? parseOrder(order, 'M') : null;
      if (parsed?.kind !== 'proxy') return [];
      return [{ owner, to: parsed.to, unit: `${parsed.unit.type} ${parsed.unit.at}` }];
    }),
  );
}

/** The units that others have given to these powers, by owner: their provinces. */
export function proxiesFor(
  game: Pick<Game, 'seats'>,
  powers: readonly Power[],
): Readonly<Record<Power, readonly Province[]>> {
  const given = proxiesOf(game).filter(({ to }) => powers.includes(to));
  return Object.fromEntries(
    game.seats.map(({ power }) => [
      power,
      given.filter(({ owner }) => owner === power).map(({ unit }) => provinceOfUnit(unit)),
    ]),
  );
}

/** The one of these powers that holds the proxy for the unit in a province; null when none does. */
export function holderOf(
  game: Pick<Game, 'seats'>,
  powers: readonly Power[],
  owner: Power,
  at: Province,
): Power | null {
  const given = proxiesOf(game).filter((proxy) => proxy.owner === owner && provinceOfUnit(proxy.unit) === at);
  return powers.find((power) => given.some(({ to }) => to === power)) ?? null;
}
