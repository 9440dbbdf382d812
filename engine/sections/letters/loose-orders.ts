/**
 * Orders that free sentences most likely mean: `the guys in Paris could wander over to Burgundy`, `Marseille schnappt sich Spanien`.
 * What each unit may do is weighed by what newcomers have written (`tests/hands/prose/teach-prose.ts`). Such orders are only ever offered.
 */
import { legalOrdersOf } from '../../adjudicate/legality/legal-orders.ts';
import type { Province } from '../../board/variant.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { SignContext } from '../../language/signs/sentences.ts';
import { parseUnit } from '../../orders/notation.ts';
import { foldText } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { provinceOf, rowsOf } from '../../vocabulary.ts';
import { readLooseAdjustments } from './loose-adjustments.ts';
import { isGoing, type Unit } from './loose-clauses.ts';
import { isForOthers, isLedToOthers } from './loose-doubt.ts';
import { likeliestSets, looseCandidates } from './loose-ranking.ts';
import type { LooseScene } from './loose-scene.ts';
import { looseText } from './loose-text.ts';
import { CAPITALS, ITS_PLACE } from './loose-words.ts';

const MOST_UNITS = 34;
/** So likely a set of orders is offered; with one more that is nearly as likely, both are. */
const SURE = 0.53;
const SURE_OF_TWO = 0.75;
const LEAST_OF_TWO = 0.3;

export interface LooseOrders {
  /** Each a possible reading: orders, canonical, each unit once; empty: nothing, or too many things may be meant. */
  readonly readings: readonly (readonly string[])[];
  /** Said as well, and impossible. */
  readonly refused: readonly string[];
}

const NONE: LooseOrders = { readings: [], refused: [] };

/** `filed`: what is on file. */
export function readLooseOrders(
  sentences: readonly string[],
  orders: OrderContext,
  signs: SignContext,
  filed: readonly string[] = [],
): LooseOrders {
  if (orders.unseen !== undefined || orders.also.length > 0) return NONE;
  if (orders.board.variant.rules.influence !== undefined) return NONE;
  const own = looseUnits(orders);
  if (own === null || own.length > MOST_UNITS || isLedToOthers(sentences, orders)) return NONE;
  if (sentences.some((sentence) => ITS_PLACE.test(foldText(sentence).toLowerCase()))) return NONE;
  if (orders.kind === 'A') {
    if (isForOthers(sentences, orders)) return NONE;
    const adjusted = readLooseAdjustments(sentences, own, orders, signs);
    return { readings: [adjusted?.found ?? []].filter(isFilled), refused: adjusted?.refused ?? [] };
  }
  // What stands on file as it is, is no change.
  const isChange = (reading: readonly string[]) => reading.some((order) => !filed.includes(order));
  const readings = readByWeights(looseScene(sentences, own, orders, signs, filed));
  return { readings: readings.every(isChange) ? readings : [], refused: [] };
}

/** What is likely enough by the weights. */
function readByWeights(scene: LooseScene): LooseOrders['readings'] {
  const [first, second] = likeliestSets(scene, looseCandidates(scene));
  if (first === undefined || !isFilled(first.orders)) return [];
  if (first.chance >= SURE) return [first.orders];
  if (second === undefined || !isFilled(second.orders) || second.chance < LEAST_OF_TWO) return [];
  if (first.chance + second.chance < SURE_OF_TWO || !first.isNamed || !second.isNamed) return [];
  // What both have comes first.
  return [first, second].map(({ orders }, n) => {
    const { orders: others } = [second, first][n]!;
    return [...orders].sort((a, b) => Number(others.includes(b)) - Number(others.includes(a)));
  });
}

function isFilled(orders: readonly string[]): boolean {
  return orders.length > 0;
}

export function looseUnits({ kind, position, power, board }: OrderContext): readonly Unit[] | null {
  if (position === null || power === null) return null;
  const standing =
    kind === 'R' ? (position.dislodged?.[power] ?? []).map(({ unit }) => unit) : (position.units[power] ?? null);
  return (
    standing?.map((unit): Unit => {
      const { at, type } = parseUnit(unit)!;
      const legal = lazy(() => legalOrdersOf(board, position, { at, type }));
      const reached = lazy(() => legal().flatMap((order) => (isGoing(order) ? [provinceOf(order.to)] : [])));
      return { unit, at: provinceOf(at), type, legal, reached };
    }) ?? null
  );
}

/** The text as its units see it. */
export function looseScene(
  sentences: readonly string[],
  own: readonly Unit[],
  orders: OrderContext,
  signs: SignContext,
  filed: readonly string[] = [],
): LooseScene {
  const { position, power, board } = orders;
  const others = rowsOf(position!.units).flatMap(([other, units]) =>
    other === power ? [] : units.map((unit) => ({ at: provinceOf(parseUnit(unit)!.at), power: other })),
  );
  const among = new Set<Province>(
    own.flatMap(({ at, legal, reached }) => [
      at,
      ...reached(),
      ...legal().flatMap((order) => ('target' in order ? [provinceOf(order.target.at)] : [])),
    ]),
  );
  const capitals = board.variant.provinces.flatMap(({ id, name }) => (CAPITALS.test(name.toLowerCase()) ? [id] : []));
  const { tokens, flags } = looseText(
    sentences,
    orders,
    signs,
    among,
    own.map(({ at, reached }) => ({ at, to: reached() })),
  );
  const isToOthers = isForOthers(sentences, orders);
  return {
    tokens,
    flags: flags.map((each) => (isToOthers ? [...each, 'for others'] : each)),
    own,
    others,
    capitals: new Set(capitals),
    filed: new Set(filed.map((order) => order.split(' ').slice(0, 2).join(' '))),
  };
}
