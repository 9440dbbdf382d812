/** What each of the writer's units may be meant to do by a free text. */
import { formatOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import type { Unit } from './loose-clauses.ts';
import { looseFeaturesOf } from './loose-features.ts';
import { type LooseScene, looseGoalOf, targetOf, type UnitNames } from './loose-scene.ts';

export interface LooseCandidate {
  /** Null: none is meant. */
  readonly order: Order | null;
  readonly text: string | null;
  readonly features: readonly string[];
}

/** Without one of each, who is not named is not said to stay. */
export const OF_SEVERAL =
  /^(?:rest|everyone|~all|armies|~AA|~FF|both|all|alle|allem|tous|toutes|tout|others?|ander\w*|autres?|keiner|niemand|nobody|aucun\w*|person\w*|unite?n?|unites?|units?|einhei|pieces?|capital|side)$/;
const STAYS = /^~?(?:hold|stay|still)$|^same$/;

/** All that a unit may be meant to do: what has to do with a place that is named, or where an own unit stands. */
export function candidatesOf(
  unit: Unit,
  scene: LooseScene,
  names: ReadonlyMap<Unit, UnitNames>,
): readonly LooseCandidate[] {
  const { tokens, own, others } = scene;
  const said = new Set(tokens.flatMap((token) => (token.is === 'place' ? token.ids : [])));
  const stood = new Set(own.map(({ at }) => at));
  const powers = new Set(tokens.flatMap((token) => (token.is === 'power' ? [token.id as string] : [])));
  const isHelping = tokens.some(({ kinds }) => kinds.some((kind) => /^~?support$|^~by$/.test(kind)));
  const walked = new Set(
    unit.legal().flatMap((order) => (order.kind === 'move' && order.route === 'unstated' ? [order.to] : [])),
  );
  const { sure, maybe } = names.get(unit)!;
  const isSaid = sure.length + maybe.length > 0;
  const areHeld = mayAllStay(scene);
  const legal = unit.legal().filter((order) => {
    if (order.kind === 'hold') return isSaid || areHeld;
    if (order.kind === 'disband') return true;
    const goal = looseGoalOf(order);
    const target = targetOf(order);
    if (order.kind === 'move' && order.route !== 'unstated' && walked.has(order.to)) return false;
    // Of a support the coast is not said.
    if (order.kind === 'support-move' && order.to.includes('/')) return false;
    if (order.kind === 'move' || order.kind === 'retreat') return said.has(goal!) || stood.has(goal!);
    if (order.kind === 'convoy') return said.has(goal!) && said.has(target!);
    const isTarget =
      said.has(target!) ||
      (stood.has(target!) && isHelping) ||
      others.some(({ at, power }) => at === target && powers.has(power));
    return order.kind === 'support-move' ? isTarget && said.has(goal!) : order.kind === 'support-hold' && isTarget;
  });
  const isKept = scene.filed.has(unit.unit) && isUnchanged(unit, scene, names);
  return [null, ...(isKept ? [] : legal)].map((order) => ({
    order,
    text: order === null ? null : formatOrder(order),
    features: looseFeaturesOf(unit, order, scene, names),
  }));
}

/** Who is not named may be said to stay: not by `elle garde la capitale`, or by `les autres, je vous dis demain`. */
function mayAllStay({ tokens, flags }: LooseScene): boolean {
  const isFlagged = (...said: readonly string[]) => flags.flat().some((flag) => said.includes(flag));
  const isOpen = (clause: number) => tokens.some((each) => each.clause === clause && each.kinds.includes('undecided'));
  const areSeveral = tokens.some(
    ({ kinds, clause }) => kinds.some((kind) => kind !== 'capital' && OF_SEVERAL.test(kind)) && !isOpen(clause),
  );
  const isStaying = tokens.some(({ kinds }) => kinds.some((kind) => STAYS.test(kind)));
  return (areSeveral || isFlagged('nobody', 'all units')) && (isStaying || isFlagged('nobody', 'holds'));
}

/** With an order on file, and not named, or named as staying so. */
function isUnchanged(unit: Unit, { tokens }: LooseScene, names: ReadonlyMap<Unit, UnitNames>): boolean {
  const { sure, maybe } = names.get(unit)!;
  const clauses = [...sure, ...maybe].map((n) => tokens[n]!.clause);
  return clauses.length === 0 || tokens.some(({ clause, kinds }) => kinds.includes('same') && clauses.includes(clause));
}
