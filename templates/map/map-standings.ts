/** Who has how many centres, and how many more would win. */
import type { RuleState } from '../../engine/board/rules.ts';
import type { ByPower, Power, Province, UnitText, Variant } from '../../engine/board/variant.ts';
import { partiesOf } from '../../engine/rules/seat-rules.ts';
import { t } from '../locales/current.ts';
import type { MapOrder, ViewedBoard } from './view.ts';

interface Count {
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  /** Builds and removals that are due next. */
  readonly adjustments?: ByPower<number> | undefined;
  readonly orders: readonly MapOrder[];
  readonly ruleState?: RuleState | undefined;
}

/** One line for each power, in the variant's order; where a player's powers win together, one for each player, then one
 *  for each power that nobody's seat is known for. */
export function standingsOf(variant: Variant, count: Count): readonly ViewedBoard[] {
  return partiesOf({ variant }, count.ruleState).map(({ name, display, powers }) => {
    const centers = sum(powers, (power) => count.centers[power]?.length ?? 0);
    const units = sum(powers, (power) => count.units[power]?.length ?? 0);
    const isOut = centers === 0 && units === 0;
    const held = theatresOf(variant, powers, count.centers);
    return {
      name,
      display,
      powers,
      centers,
      units,
      needs: isOut ? t().map.out : needsOf(variant, centers, held),
      split: held.flatMap(({ name, many }) => (many === 0 ? [] : [t().map.inPart(many, name)])).join(', '),
      note: noteOf(powers, count),
    };
  });
}

interface Held {
  readonly name: string;
  readonly many: number;
}

/** How many centers lie in each theatre, where so many in one are asked for; otherwise nothing. */
function theatresOf(
  { theatres = {}, victory, provinces }: Variant,
  powers: readonly Power[],
  centers: Count['centers'],
): readonly Held[] {
  if (victory.inOneTheatre === undefined) return [];
  const theatre = new Map(provinces.map(({ id, theatre: where }) => [id, where]));
  const own = powers.flatMap((power) => centers[power] ?? []);
  return Object.entries(theatres).map(([id, name]) => ({
    name,
    many: own.filter((center) => theatre.get(center) === id).length,
  }));
}

function needsOf({ victory }: Variant, centers: number, held: readonly Held[]): string {
  const short = Math.max(0, victory.centers - centers);
  const most = Math.max(0, ...held.map(({ many }) => many));
  const there = Math.max(0, (victory.inOneTheatre ?? 0) - most);
  const { grammar, map } = t();
  if (there === 0 && short === 0) return map.enough;
  const best = held.filter(({ many }) => many === most).map(({ name }) => name);
  return map.needs({ short, there, where: best.join(` ${grammar.or} `) });
}

function noteOf(powers: readonly Power[], { adjustments, orders }: Count): string {
  const told = t().map;
  const due = sum(powers, (power) => adjustments?.[power] ?? 0);
  if (due !== 0) return due > 0 ? told.builds(due) : told.removals(-due);
  const done = (kind: 'build' | 'remove' | 'waive') =>
    orders.filter(({ power, order, result }) => powers.includes(power) && order.kind === kind && result !== 'fails')
      .length;
  const [built, removed, waived] = [done('build'), done('remove'), done('waive')];
  return [
    built > 0 ? told.built(built) : '',
    removed > 0 ? told.removed(removed) : '',
    waived > 0 ? told.waived(waived) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function sum(powers: readonly Power[], of: (power: Power) => number): number {
  return powers.reduce((total, power) => total + of(power), 0);
}
