/** No choice of a ruling can be ignored: a case of its own fails without it. */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { RULINGS } from '../../engine/adjudicate/rulings.ts';
import type { Resolution } from '../../engine/board/position.ts';
import { type Power, phaseCode } from '../../engine/vocabulary.ts';
import { rulingCases } from '../../lambdas/adapters/variants/datc-cases.ts';
import { boardOf } from '../boards.ts';

const RULING_CASES = rulingCases();

const standard = boardOf('standard');

describe.each(RULING_CASES)('$key ($datc)', (each) => {
  it.each(
    Object.entries(each.results).flatMap(([choices, after]) => choices.split(' ').map((choice) => [choice, after])),
  )('%s', (choice, after) => {
    expect(standing(played(each, choice))).toBe(after);
  });

  it('says what each choice gives', () => {
    const { choices } = RULINGS.find(({ key }) => key === each.key)!;
    expect(
      Object.keys(each.results)
        .flatMap((listed) => listed.split(' '))
        .sort(),
    ).toEqual([...choices].sort());
  });
});

it.each(RULINGS.flatMap(({ key, choices }) => choices.slice(1).map((choice) => [key, choice])))(
  '%s: %s differs from each other choice in some case',
  (key, choice) => {
    const { choices } = RULINGS.find((each) => each.key === key)!;
    for (const other of choices.filter((each) => each !== choice)) {
      const apart = RULING_CASES.filter(
        (each) =>
          each.key === key &&
          !Object.keys(each.results).some((listed) => [choice, other].every((c) => listed.split(' ').includes(c!))),
      );
      expect([other, apart.length > 0]).toEqual([other, true]);
    }
  },
);

function played({ key, phase, units, centers, orders }: (typeof RULING_CASES)[number], choice: string): Resolution {
  const position = { variant: 'standard', phase: phaseCode(phase), units, centers: centers ?? {} };
  return adjudicate(standard, position as never, orders, { [key]: choice });
}

function standing({ units, dislodged = {} }: Resolution): string {
  const powers = [...new Set([...Object.keys(units), ...Object.keys(dislodged)])].sort() as Power[];
  return powers
    .map((power) => {
      const out = (dislodged[power] ?? []).map(
        ({ unit, retreats }) => `(${[unit, ...(retreats.length > 0 ? ['>', ...retreats.toSorted()] : [])].join(' ')})`,
      );
      return `${power}: ${[...out, ...(units[power] ?? [])].sort().join(', ')}`;
    })
    .join('; ');
}
