/** Which fleets are of use to a convoy, by where they stand: the adjudicator asks the same of their orders (`convoy-routes.ts`). */
import type { Province } from '../../board/variant.ts';
import { isConvoyer, provincesBeside, type Situation } from './reach.ts';

/** More steps than this are not spent on the question whether fleets are superfluous: then none is. */
export const MOST_CHAIN_STEPS = 2000;

/** Fleets where fleets convoy, by number. */
interface Fleets {
  readonly at: readonly Province[];
  readonly shores: readonly ReadonlySet<Province>[];
  readonly beside: readonly (readonly number[])[];
}

const fleetsOf = new WeakMap<Situation, Fleets>();

function fleetsIn(situation: Situation): Fleets {
  const known = fleetsOf.get(situation);
  if (known !== undefined) return known;
  const fleets = [...situation.standing].filter(([, { unit }]) => isConvoyer(situation, unit));
  const shores = fleets.map(([, { unit }]) => provincesBeside(situation, unit));
  const numbers = fleets.map((_, n) => n);
  const beside = shores.map((shore) => numbers.filter((n) => shore.has(fleets[n]![0])));
  const found = { at: fleets.map(([at]) => at), shores, beside };
  fleetsOf.set(situation, found);
  return found;
}

/**
 * The fleets of which some could carry an army so with this one, but not without it (DATC 4.E.1, 6.G.19): those of chains in which
 * only neighbors touch, only the first touches the start, and only the last the end. Empty where no chain is.
 */
export function carriersBetween(situation: Situation, from: Province, to: Province): ReadonlySet<Province> {
  const key = `${from} ${to}`;
  const known = situation.carriers.get(key);
  if (known !== undefined) return known;
  const { at, shores, beside } = fleetsIn(situation);
  const isFirst = shores.map((shore) => shore.has(from));
  const isLast = shores.map((shore) => shore.has(to));
  const useful = new Set<number>();
  const touched = at.map(() => 0);
  const chain: number[] = [];
  let steps = MOST_CHAIN_STEPS;
  const extend = (fleet: number): void => {
    if (steps-- <= 0) return;
    chain.push(fleet);
    if (isLast[fleet]) for (const each of chain) useful.add(each);
    else {
      for (const next of beside[fleet]!) touched[next]! += 1;
      touched[fleet]! += 1;
      for (const next of beside[fleet]!) if (touched[next] === 1 && !isFirst[next]) extend(next);
      touched[fleet]! -= 1;
      for (const next of beside[fleet]!) touched[next]! -= 1;
    }
    chain.pop();
  };
  if (from !== to) for (const fleet of at.keys()) if (isFirst[fleet]) extend(fleet);
  const found = new Set([...(steps <= 0 ? at.keys() : useful)].map((fleet) => at[fleet]!));
  situation.carriers.set(key, found);
  return found;
}
