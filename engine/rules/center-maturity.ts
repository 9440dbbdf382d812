/** The rule `center-maturity`: a centre gives a unit only after some updates of ownership in a row. Standard: at once. */
import type { Board } from '../board/board.ts';
import type { RuleState } from '../board/rules.ts';
import type { ByPower, Power, Province } from '../board/variant.ts';
import { rowsOf } from '../vocabulary.ts';

type Centers = ByPower<readonly Province[]>;

/** How many of a power's centres give a unit. */
export function matureCenters(centers: Centers, power: Power, state: RuleState | undefined): number {
  const young = state?.['center-maturity']?.[power] ?? {};
  return (centers[power] ?? []).filter((center) => young[center] === undefined).length;
}

/** A power's centers that give no unit yet, each with the updates of ownership that it must still be held for. */
export function youngCenters(
  board: Board,
  power: Power,
  state: RuleState | undefined,
): readonly { readonly center: Province; readonly updates: number }[] {
  const needed = board.variant.rules['center-maturity']?.updates ?? 0;
  const young = state?.['center-maturity']?.[power] ?? {};
  return Object.entries(young).map(([center, age]) => ({ center, updates: Math.max(1, needed - age) }));
}

/** What the rule carries on after an update of ownership, from the centres before and after it. */
export function maturityAfter(
  board: Board,
  state: RuleState | undefined,
  before: Centers,
  after: Centers,
): RuleState['center-maturity'] {
  const rule = board.variant.rules['center-maturity'];
  if (rule === undefined) return undefined;
  const young = rowsOf(after).map(([power, centers]) => {
    const ages = centers.flatMap((center): readonly (readonly [Province, number])[] => {
      const kept = before[power]?.includes(center) === true;
      const age = kept ? state?.['center-maturity']?.[power]?.[center] : 0;
      return age === undefined || age + 1 >= rule.updates ? [] : [[center, age + 1]];
    });
    return [power, Object.fromEntries(ages)] as const;
  });
  return Object.fromEntries(young.filter(([, ages]) => Object.keys(ages).length > 0));
}
