/**
 * A retreat phase (rulebook, "Retreats"; DATC 6.H): each dislodged unit goes to one of the places open to it or leaves
 * the board; of units that go to the same province none arrives.
 */
import type { Board } from '../../board/board.ts';
import type { RetreatOutcome } from '../../board/outcome-tree.ts';
import type { Dislodged, OrdersByPower, Position, Reason, ResolvedOrder } from '../../board/position.ts';
import type { ByPower, Place, Power, Province, UnitText } from '../../board/variant.ts';
import { formatUnit, parseUnit } from '../../orders/notation.ts';
import type { Order, UnitRef } from '../../orders/order.ts';
import { provinceOf } from '../../vocabulary.ts';
import { locationOf, readOrder, variantPowers } from '../numbered.ts';
import type { AdjudicateOptions } from '../options.ts';
import { type Rulings, rulingsOf } from '../rulings.ts';

export interface RetreatResult {
  readonly orders: readonly ResolvedOrder[];
  readonly units: ByPower<readonly UnitText[]>;
}

/** A dislodged unit and what becomes of it. */
interface Retreat {
  readonly power: Power;
  readonly dislodged: Dislodged;
  readonly unit: UnitRef;
  /** Index among the orders of its power; null without an order. */
  order: number | null;
  to: Place | null;
  reasons: readonly Reason[];
  outcome: RetreatOutcome;
}

/** Orders are listed by power in the variant's order, each power's in the order given, then its units without one. */
export function adjudicateRetreats(
  board: Board,
  position: Position,
  orders: OrdersByPower,
  options: AdjudicateOptions,
): RetreatResult {
  const rulings = rulingsOf(board, options);
  const powers = variantPowers(board);
  const retreats = powers.flatMap((power) =>
    (position.dislodged?.[power] ?? []).map(
      (dislodged): Retreat => ({
        power,
        dislodged,
        unit: parseUnit(dislodged.unit)!,
        order: null,
        to: null,
        reasons: ['no-order', 'disbanded'],
        outcome: { retreat: 'disbanded', unit: dislodged.unit, ordered: false },
      }),
    ),
  );
  const texts = powers.flatMap((power) =>
    (orders[power] ?? []).map((text, n) => {
      const order = readOrder(board, text, 'R')?.order ?? null;
      const retreat = order === null ? undefined : retreatOrdered(retreats, power, order);
      if (order !== null && retreat !== undefined) obey(board, retreat, n, order, rulings);
      return { power, n, text, retreat };
    }),
  );
  failConflicts(retreats);
  const resolved = (power: Power, order: string, { reasons, outcome }: Retreat): ResolvedOrder => {
    const result = reasons.length === 0 || reasons[0] === 'no-order' ? 'succeeds' : 'fails';
    return { power, order, result, reasons, ...(options.explain === true && { outcome }) };
  };
  const unmatched = (power: Power, order: string): ResolvedOrder => {
    const outcome = { retreat: 'none-to-retreat' } as const;
    return { power, order, result: 'fails', reasons: ['void'], ...(options.explain === true && { outcome }) };
  };
  const listed = powers.flatMap((power) => [
    ...texts
      .filter((given) => given.power === power)
      .map(({ text, n, retreat }) => (retreat?.order === n ? resolved(power, text, retreat) : unmatched(power, text))),
    ...retreats
      .filter((retreat) => retreat.power === power && retreat.order === null)
      .map((retreat) => resolved(power, `${retreat.dislodged.unit} D`, retreat)),
  ]);
  return { orders: listed, units: unitsAfter(position, retreats, powers) };
}

/** The dislodged unit that an order is for, if it has none yet. */
function retreatOrdered(retreats: readonly Retreat[], power: Power, order: Order): Retreat | undefined {
  if (order.kind === 'waive') return undefined;
  const province = provinceOf(order.unit.at);
  return retreats.find(
    (retreat) => retreat.power === power && retreat.order === null && provinceOf(retreat.unit.at) === province,
  );
}

function obey(board: Board, retreat: Retreat, n: number, order: Order, rulings: Rulings): void {
  const { unit, retreats: open } = retreat.dislodged;
  retreat.order = n;
  retreat.to = order.kind === 'retreat' ? placeOpen(board, retreat, order.to, rulings) : null;
  if (order.kind === 'disband') {
    retreat.reasons = [];
    retreat.outcome = { retreat: 'disbanded', unit, ordered: true };
  } else if (retreat.to === null) {
    retreat.reasons = ['void', 'disbanded'];
    retreat.outcome = { retreat: 'closed', unit, open };
  } else {
    retreat.reasons = [];
    retreat.outcome = { retreat: 'retreated', unit, to: retreat.to };
  }
}

/** The place among those open to the unit that an order means, by the rulings on coasts; null when there is none. */
function placeOpen(board: Board, { dislodged, unit }: Retreat, to: Place, rulings: Rulings): Place | null {
  const location = locationOf(board, to);
  if (location === undefined) return null;
  const named = board.locations[location]!;
  if (dislodged.retreats.includes(named)) return named;
  const province = provinceOf(named);
  if (unit.type === 'A') {
    return rulings.idleCoast === 'ignored' && dislodged.retreats.includes(province) ? province : null;
  }
  const coasts = dislodged.retreats.filter((place) => provinceOf(place) === province);
  const helped = named === province ? rulings.missingCoast === 'supplied' : rulings.wrongCoast === 'corrected';
  return helped && coasts.length === 1 ? coasts[0]! : null;
}

/** Units that go to the same province do not arrive, and leave the board. */
function failConflicts(retreats: readonly Retreat[]): void {
  const goers = new Map<Province, Retreat[]>();
  for (const retreat of retreats) {
    if (retreat.to === null) continue;
    const province = provinceOf(retreat.to);
    goers.set(province, [...(goers.get(province) ?? []), retreat]);
  }
  for (const rivals of goers.values()) {
    if (rivals.length < 2) continue;
    for (const retreat of rivals) {
      const others = rivals.filter((rival) => rival !== retreat).map(({ power, unit }) => ({ power, ...unit }));
      const { unit } = retreat.dislodged;
      retreat.outcome = { retreat: 'conflict', unit, to: retreat.to!, rivals: others };
      retreat.reasons = ['retreat-conflict', 'disbanded'];
    }
    for (const retreat of rivals) retreat.to = null;
  }
}

function unitsAfter(
  position: Position,
  retreats: readonly Retreat[],
  powers: readonly Power[],
): ByPower<readonly UnitText[]> {
  const after = powers.map((power): [Power, readonly UnitText[]] => [
    power,
    [
      ...(position.units[power] ?? []),
      ...retreats.flatMap(({ power: owner, unit, to }) =>
        owner === power && to !== null ? [formatUnit({ type: unit.type, at: to })] : [],
      ),
    ],
  ]);
  return Object.fromEntries(after.filter(([, units]) => units.length > 0));
}
