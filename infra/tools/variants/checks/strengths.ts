/** The rule `unit-strength`: no two units may both win where only one of them can. */
import type { StrengthRole } from '../../../../engine/board/rules.ts';
import type { Power, UnitType } from '../../../../engine/board/variant.ts';
import type { CheckContext, Complaint } from './ground.ts';

/** Units of one power and type, and what they count in tenths. */
interface Kind {
  readonly power: Power;
  readonly type: UnitType;
  readonly counts: Readonly<Record<StrengthRole, number>>;
}

/** Against which role an attack is measured, and what becomes of two that both win. */
const CONTESTS = {
  prevent: 'two units could take the same province',
  defend: 'two units that meet could both win and change places',
} as const;

/**
 * Two units that contest a province both win when each attacks with more than the other has against it. Let the second have `x` more
 * support than the first: the first wins while `x` is less than its attack over the other's resistance, the second while it is more than
 * its own resistance over the other's attack. Supports add multiples of `step`, so such an `x` must not be one of them.
 */
export function* checkStrengths({ variant }: CheckContext): Generator<Complaint> {
  if (variant.rules['unit-strength'] === undefined) return;
  const kinds = variant.powers.flatMap(({ name }) =>
    (['A', 'F'] as const).map((type): Kind => ({ power: name, type, counts: countsOf(variant, name, type) })),
  );
  const step = kinds
    .flatMap(({ counts }) => [counts['support-move'], counts['support-hold']])
    .reduce((a, b) => divisor(a, b));
  for (const role of ['prevent', 'defend'] as const) {
    const found = pairsOf(kinds).find(
      ([one, other]) =>
        // Units of one power do not attack each other, but they may go to one place.
        (role === 'prevent' || one.power !== other.power) &&
        holdsMultiple(one.counts[role] - other.counts.attack, one.counts.attack - other.counts[role], step),
    );
    if (found === undefined) continue;
    const { power, type, counts } = found.find((each) => each.counts.attack > each.counts[role]) ?? found[0];
    yield {
      field: 'rules.unit-strength',
      message: `${type} of ${power} attack with ${counts.attack} tenths and have ${counts[role]} in the role ${role}, so that ${CONTESTS[role]}; write at least ${counts.attack} for ${role}`,
    };
  }
}

function countsOf({ rules }: CheckContext['variant'], power: Power, type: UnitType): Kind['counts'] {
  const counts = { attack: 10, prevent: 10, defend: 10, hold: 10, 'support-move': 10, 'support-hold': 10 };
  for (const { powers, types, roles, tenths } of rules['unit-strength'] ?? []) {
    if (!powers.includes(power) || types?.includes(type) === false) continue;
    for (const role of roles) counts[role] = tenths;
  }
  return counts;
}

/** Each with itself, too: a power has many units of a type. */
function pairsOf(kinds: readonly Kind[]): readonly (readonly [Kind, Kind])[] {
  return kinds.flatMap((one, n) => kinds.slice(n).map((other) => [one, other] as const));
}

/** Does a multiple of `step` lie between, neither end counted? */
function holdsMultiple(low: number, high: number, step: number): boolean {
  return (Math.floor(low / step) + 1) * step < high;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
