/** The Diplomacy Adjudicator Test Cases, edition 3.0, as tables: each clause at its preferred ruling and at the others. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import type { Reason, Resolution } from '../../engine/board/position.ts';
import {
  caseOutcome,
  casePosition,
  clauseOf,
  datcCases,
  expectedOf,
  optionsOf,
} from '../../lambdas/adapters/variants/datc-cases.ts';
import { standard } from '../boards.ts';
import { runCommand } from '../command.ts';

/** The reasons of every order that has any, by clause. */
const reasons: Readonly<Record<string, Readonly<Record<string, readonly Reason[]>>>> = JSON.parse(
  readFileSync(new URL('data/reasons.json', import.meta.url), 'utf8'),
);

const cases = datcCases();

describe('DATC 3.0, chapter 6', () => {
  it('has all 164 cases, and 26 results under other rulings', () => {
    const clauses = new Set(cases.map(clauseOf));
    expect(clauses.size).toBe(164);
    expect(cases.filter(({ id }) => id.includes('/alt'))).toHaveLength(26);
  });

  for (const each of cases) {
    for (const options of optionsOf(each)) {
      const under = Object.keys(options).length === 0 ? '' : ` (${JSON.stringify(options)})`;
      it(`${each.id} ${each.title.toLowerCase()}${under}`, () => {
        const position = casePosition(standard, each, options);
        if (each.pre !== undefined) expect(unitsIn(position.units)).toEqual(unitsIn(each.units));
        const resolution = adjudicate(standard, position, each.orders, options);
        expect(caseOutcome(resolution, each)).toEqual(expectedOf(each));
        if (reasons[each.id] !== undefined) expect(reasonsIn(resolution)).toEqual(reasons[each.id]);
      });
    }
  }

  it('gives reasons for all preferred results', () => {
    const preferred = cases.filter(({ id }) => !id.includes('/alt'));
    expect(Object.keys(reasons)).toEqual(preferred.map(({ id }) => id));
  });

  it('knows what every ruling in the data means', () => {
    expect(cases.filter((each) => optionsOf(each).length === 0)).toEqual([]);
  });
});

function reasonsIn({ orders }: Resolution) {
  const told = orders.filter((order) => order.reasons.length > 0);
  return Object.fromEntries(told.map(({ power, order, reasons: why }) => [`${power}: ${order}`, why]));
}

const unitsIn = (units: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(units)
    .flatMap(([power, list]) => list.map((unit) => `${power} ${unit}`))
    .sort();

describe('chancery datc', () => {
  it('plays every case and says so; as JSON each has its position, its orders and what comes of them by each ruling', async () => {
    expect(await runCommand(['datc'])).toEqual({
      status: 0,
      stdout: 'DATC 3.0: 164 cases, 196 results by 16 rulings: all as the DATC has them.\n',
      stderr: '',
    });
    const told = JSON.parse((await runCommand(['datc', '--json'])).stdout);
    expect([told.edition, told.cases.length]).toEqual(['DATC 3.0 (2024-02-23)', 165]);
    const kidnapping = told.cases.find(({ id }: { id: string }) => id === '6.D.8');
    expect(kidnapping).toMatchObject({
      chapter: '6.D',
      position: { variant: 'standard', phase: 'S1901M' },
      results: [{ ruling: 'DATC 3.0 preference', options: {}, preferred: true, holds: true }],
    });
    // What is written is input again.
    const { position, orders, results } = kidnapping;
    const again = await runCommand(['adjudicate'], JSON.stringify({ ...position, orders }));
    expect(JSON.parse(again.stdout)).toEqual(results[0].resolution);
  });

  it('has the badge of the README', async () => {
    const { stdout } = await runCommand(['datc', '--badge']);
    expect(stdout).toBe(readFileSync(new URL('../../docs/pictures/datc.svg', import.meta.url), 'utf8'));
  });
});
