/**
 * What a variant's data must fulfil beyond its shape, for people who design variants: places that exist, borders that
 * fit, powers that can play, rules whose parameters make sense. Every complaint says what would be right.
 */
import type { Variant } from '../../../../engine/board/variant.ts';
import type { Provenance } from '../variant-schema.ts';
import { checkCalendar } from './calendar.ts';
import { type Complaint, duplicatesIn, groundOf, nearestTo } from './ground.ts';
import { checkMap } from './map.ts';
import { checkPowers } from './powers.ts';
import { checkRules } from './rules.ts';

/** All complaints about a variant whose shape is right; none when a board can be compiled and a game played. */
export function checkVariant(variant: Variant): readonly Complaint[] {
  const ground = groundOf(variant);
  return [...checkMap(ground), ...checkPowers(ground), ...checkCalendar(ground), ...checkRules(ground)];
}

/** Complaints about `provenance.json`: everything it lists must be in the variant. */
export function* checkProvenance(provenance: Provenance, variant: Variant): Generator<Complaint> {
  const ground = groundOf(variant);
  const border = ([a, b]: readonly [string, string]) => `${a}-${b}`;
  const known = {
    powers: ground.powers,
    provinces: new Set(ground.provinces.keys()),
    names: new Set(ground.provinces.keys()),
    centers: ground.centers,
    army: new Set(variant.adjacency.army.map(border)),
    fleet: new Set(variant.adjacency.fleet.map(border)),
    seasonal: new Set((variant.adjacency.seasonal ?? []).map(({ pair }) => border(pair))),
  } satisfies Record<keyof Provenance['default'], ReadonlySet<string>>;
  for (const category of Object.keys(known) as (keyof typeof known)[]) {
    const byStanding = provenance[category] ?? {};
    for (const standing of [provenance.default[category] ?? [], ...Object.keys(byStanding)].flat()) {
      if (provenance.standings[standing] === undefined) {
        yield { field: category, message: `'${standing}' is not explained; add it to standings` };
      }
    }
    const listed = Object.values(byStanding).flat();
    for (const word of listed.filter((each) => !known[category].has(each))) {
      yield { field: category, message: `'${word}' is not in variant.json; ${nearestTo(word, known[category])}` };
    }
    for (const word of duplicatesIn(listed)) {
      yield { field: category, message: `'${word}' is listed twice; leave it in one place` };
    }
  }
}
