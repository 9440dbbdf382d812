/** A free text with the board as its writer's units see it, and where each of them is named. */
import type { Province } from '../../board/variant.ts';
import type { Order } from '../../orders/order.ts';
import { provinceOf } from '../../vocabulary.ts';
import type { Unit } from './loose-clauses.ts';
import type { LooseText, LooseToken } from './loose-text.ts';

interface Foreign {
  readonly at: Province;
  readonly power: string;
}

export interface LooseScene extends LooseText {
  readonly own: readonly Unit[];
  readonly others: readonly Foreign[];
  readonly capitals: ReadonlySet<Province>;
  /** Units with an order on file. */
  readonly filed: ReadonlySet<string>;
}

export const looseGoalOf = (order: Order) => ('to' in order && order.kind !== 'proxy' ? provinceOf(order.to) : null);
export const targetOf = (order: Order) => ('target' in order ? provinceOf(order.target.at) : null);

/** Where a unit is named: surely by its place, or perhaps by what it is. */
export interface UnitNames {
  readonly sure: readonly number[];
  readonly maybe: readonly number[];
}

export function looseNames(unit: Unit, { tokens, own, capitals }: LooseScene): UnitNames {
  const sure: number[] = [];
  const maybe: number[] = [];
  for (const [n, token] of tokens.entries()) {
    if (token.is === 'place' && token.ids.includes(unit.at)) sure.push(n);
    else if (token.is === 'word' && token.kinds.includes('capital') && capitals.has(unit.at)) sure.push(n);
    else if (token.is === 'type' && token.type === unit.type && !isBeside(tokens, n, own, unit)) maybe.push(n);
    else if (token.is === 'word' && token.kinds.includes(unit.type === 'A' ? 'armies' : '~FF')) maybe.push(n);
  }
  return { sure, maybe };
}

/** `the army in Paris`, `Paris army`: its place says which. */
function isBeside(tokens: readonly LooseToken[], n: number, own: readonly Unit[], unit: Unit): boolean {
  const type = tokens[n]!;
  return [-2, -1, 1, 2, 3].some((step) => {
    const each = tokens[n + step];
    if (each?.is !== 'place' || each.sentence !== type.sentence) return false;
    if (
      Math.abs(step) > 1 &&
      Array.from({ length: Math.abs(step) - 1 }, (_, m) => tokens[n + Math.sign(step) * (m + 1)]!).some((between) =>
        between.kinds.some((kind) => /^(?:cut|strong_to|~to|~move|arrow|and|und|et|BACK)$/.test(kind)),
      )
    )
      return false;
    return own.some(({ at, type: of }) => of === unit.type && each.ids.includes(at));
  });
}
