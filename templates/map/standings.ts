/** Who has how many centres, and how many more would win. */
import type { RuleState } from '../../engine/board/rules.ts';
import type { ByPower, Power, Province, UnitText, Variant } from '../../engine/board/variant.ts';
import { partiesOf } from '../../engine/rules/seats.ts';
import type { MapOrder, Standing } from './view.ts';

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
export function standingsOf(variant: Variant, count: Count): readonly Standing[] {
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
      needs: isOut ? 'out of the game' : needsOf(variant, centers, held),
      split: held.flatMap(({ name, many }) => (many === 0 ? [] : [`${many} in ${name}`])).join(', '),
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
  if (there === 0) return short === 0 ? 'enough to win' : `${short} more to win`;
  const best = held.filter(({ many }) => many === most).map(({ name }) => name);
  const where = best.join(' or ');
  if (there >= short) return `${there} more in ${where} to win`;
  return `${short} more to win, ${there} in ${where}`;
}

/** `18 of 34 centers win`. */
export function goalOf({ victory, theatres }: Variant): string {
  const { centers, of, by, inOneTheatre } = victory;
  const where = theatres === undefined ? 'one theatre' : Object.values(theatres).join(' or ');
  const many = inOneTheatre === undefined ? '' : `, ${inOneTheatre} of them in ${where}`;
  return `${centers} of ${of} centers${by === 'seat' ? ' of one player' : ''} win${many}`;
}

function noteOf(powers: readonly Power[], { adjustments, orders }: Count): string {
  const due = sum(powers, (power) => adjustments?.[power] ?? 0);
  if (due !== 0) return due > 0 ? counted(due, 'build') : counted(-due, 'removal');
  const done = (kind: 'build' | 'remove' | 'waive') =>
    orders.filter(({ power, order, result }) => powers.includes(power) && order.kind === kind && result !== 'fails')
      .length;
  const [built, removed, waived] = [done('build'), done('remove'), done('waive')];
  return [
    built > 0 ? `${built} built` : '',
    removed > 0 ? `${removed} removed` : '',
    waived > 0 ? `${waived} waived` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

function sum(powers: readonly Power[], of: (power: Power) => number): number {
  return powers.reduce((total, power) => total + of(power), 0);
}
