/** The Diplomacy Adjudicator Test Cases, edition 3.0, as tables: each clause at its preferred ruling and at the others. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import type { RulingOptions } from '../../engine/adjudicate/rulings.ts';
import type { OrdersByPower, Position, Reason, Resolution } from '../../engine/board/position.ts';
import type { ByPower, Province, UnitText } from '../../engine/board/variant.ts';
import { orderedUnit, type Power, phaseCode, rowsOf } from '../../engine/vocabulary.ts';
import { readJsonLines, standard } from '../boards.ts';

interface Phase {
  readonly phase: string;
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly orders: OrdersByPower;
}

interface Case extends Phase {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly pre?: Phase;
  readonly expected: {
    readonly success: readonly string[];
    readonly fail: readonly string[];
    readonly dislodged?: ByPower<readonly UnitText[]>;
    readonly final: ByPower<readonly UnitText[]>;
    readonly disbanded?: ByPower<readonly UnitText[]>;
    readonly removed?: ByPower<readonly UnitText[]>;
  };
}

/** The options that each ruling named by the data stands for; each must give the result. */
const OPTIONS: Readonly<Record<string, readonly RulingOptions[]>> = {
  'DATC 3.0 preference': [{}],
  'strict order check: a missing coast makes the order illegal': [{ missingCoast: 'illegal' }],
  'lenient order check: the wrong coast is put right': [{ wrongCoast: 'corrected' }],
  'support without a coast is void': [{ supportCoast: 'required' }],
  'support to move names the province only (old rulebooks)': [{ supportCoast: 'ignored' }],
  'only perfect orders': [{ unitCoast: 'must-match', idleCoast: 'illegal' }],
  '1971/1982/2000/2023 letter: the support of lon is not cut and the convoy goes through': [
    { convoyParadox: '1971' },
    { convoyParadox: '1982' },
    { convoyParadox: '2000' },
  ],
  'DPTG: convoy to an adjacent province only when marked': [{ adjacentConvoy: 'marked' }],
  '1971: kidnapping allowed': [{ adjacentConvoy: 'opposite' }],
  '1971: the intent does not matter': [{ adjacentConvoy: 'opposite' }],
  '1971: the intent does not matter; also engines that let the superfluous own fleet show intent': [
    { adjacentConvoy: 'opposite' },
  ],
  'land route is the fallback of a missing convoy': [{ convoyFallback: 'missing' }, { convoyFallback: 'failed' }],
  'land route is the fallback of a disrupted convoy': [{ convoyFallback: 'failed' }],
  'fallback possible, or convoy only when marked (1971, DPTG)': [
    { convoyFallback: 'failed' },
    { adjacentConvoy: 'marked' },
    { adjacentConvoy: 'opposite' },
  ],
  "4.A.7 choice a: a dislodged unit cannot bounce a unit in its attacker's area": [{ dislodgedRival: 'never' }],
  '4.A.7 choice a': [{ dislodgedRival: 'never' }],
  "retreat to the attacker's province barred also when it came by convoy": [{ retreatToConvoyer: 'closed' }],
  '1971-2000: distance to home centres': [{ civilDisorder: '1971' }],
};

/** The reasons of every order that has any, by clause. */
const reasons: Readonly<Record<string, Readonly<Record<string, readonly Reason[]>>>> = JSON.parse(
  readFileSync(new URL('data/reasons.json', import.meta.url), 'utf8'),
);

const cases = readJsonLines<Case>(new URL('data/datc.jsonl', import.meta.url));

describe('DATC 3.0, chapter 6', () => {
  it('has all 164 cases, and 26 results under other rulings', () => {
    const clauses = new Set(cases.map(({ id }) => id.replace(/b?(\/alt\d)?$/, '')));
    expect(clauses.size).toBe(164);
    expect(cases.filter(({ id }) => id.includes('/alt'))).toHaveLength(26);
  });

  for (const each of cases) {
    for (const options of OPTIONS[each.rule] ?? []) {
      const under = Object.keys(options).length === 0 ? '' : ` (${JSON.stringify(options)})`;
      it(`${each.id} ${each.title.toLowerCase()}${under}`, () => {
        const resolution = play(each, options);
        expect(outcomeOf(resolution, each)).toEqual(expectedOf(each));
        if (reasons[each.id] !== undefined) expect(reasonsIn(resolution)).toEqual(reasons[each.id]);
      });
    }
  }

  it('gives reasons for all preferred results', () => {
    const preferred = cases.filter(({ id }) => !id.includes('/alt'));
    expect(Object.keys(reasons)).toEqual(preferred.map(({ id }) => id));
  });

  it('knows what every ruling in the data means', () => {
    expect(cases.filter(({ rule }) => OPTIONS[rule] === undefined)).toEqual([]);
  });
});

/** Plays a case; a retreat case from the result of the movement before it. */
function play({ phase, units, centers, orders, pre }: Case, options: RulingOptions): Resolution {
  const position = { variant: 'standard', phase: phaseCode(phase), units, centers };
  if (pre === undefined) return adjudicate(standard, position, orders, options);
  const before = adjudicate(
    standard,
    { variant: 'standard', ...pre, phase: phaseCode(pre.phase) },
    pre.orders,
    options,
  );
  expect(sorted(before.units)).toEqual(sorted(units));
  const retreating: Position = { ...position, units: before.units, dislodged: before.dislodged };
  return adjudicate(standard, retreating, orders, options);
}

function outcomeOf({ orders, units, dislodged }: Resolution, { expected, ...before }: Case) {
  const named = (result: string, wanted: readonly string[]) =>
    wanted.filter((name) =>
      orders.some((order) => order.result === result && `${order.power}: ${order.order}` === name),
    );
  const lost = Object.fromEntries(rowsOf(dislodged).map(([power, list]) => [power, list.map(({ unit }) => unit)]));
  return {
    success: named('succeeds', expected.success),
    fail: named('fails', expected.fail),
    final: sorted(units),
    ...(expected.dislodged && { dislodged: sorted(lost) }),
    ...(expected.removed && { removed: sorted(gone(before.units, units)) }),
    ...(expected.disbanded && { disbanded: sorted(disbandedIn(orders)) }),
  };
}

function expectedOf({ expected: { success, fail, final, dislodged, removed, disbanded } }: Case) {
  return {
    success,
    fail,
    final: sorted(final),
    ...(dislodged && { dislodged: sorted(dislodged) }),
    ...(removed && { removed: sorted(removed) }),
    ...(disbanded && { disbanded: sorted(disbanded) }),
  };
}

function reasonsIn({ orders }: Resolution) {
  const told = orders.filter((order) => order.reasons.length > 0);
  return Object.fromEntries(told.map(({ power, order, reasons: why }) => [`${power}: ${order}`, why]));
}

/** Units of `before` that are not in `after`. */
function gone(before: Case['units'], after: Case['units']): Record<Power, readonly UnitText[]> {
  return Object.fromEntries(
    rowsOf(before).map(([power, units]) => [power, units.filter((unit) => after[power]?.includes(unit) !== true)]),
  );
}

function disbandedIn(orders: Resolution['orders']): Record<Power, readonly UnitText[]> {
  const units: Record<Power, UnitText[]> = {};
  for (const { power, order, reasons } of orders) {
    if (!reasons.includes('disbanded')) continue;
    units[power] = [...(units[power] ?? []), orderedUnit(order)!];
  }
  return units;
}

function sorted(units: ByPower<readonly UnitText[]>): Record<Power, readonly UnitText[]> {
  return Object.fromEntries(
    rowsOf(units)
      .filter(([, list]) => list.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([power, list]) => [power, [...list].sort()]),
  );
}
