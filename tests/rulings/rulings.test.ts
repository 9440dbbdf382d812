import { describe, expect, it } from 'vitest';
import { DEFAULT_RULINGS, RULINGS, rulingsWith } from '../../engine/adjudicate/rulings.ts';
import { rulingCases } from '../../lambdas/adapters/variants/datc-cases.ts';
import { rulingsPage } from '../../templates/docs/rulings-page.ts';
import { settledIssues } from '../../templates/locales/en/rules.ts';

describe('rulings', () => {
  it('are listed once, each with a default and at least one other choice', () => {
    expect(new Set(RULINGS.map(({ key }) => key)).size).toBe(RULINGS.length);
    for (const { choices } of RULINGS) expect(new Set<string>(choices).size).toBeGreaterThan(1);
  });

  it('cover the issues of DATC chapter 4 that concern adjudication', () => {
    const clauses = [...RULINGS, ...settledIssues].flatMap(({ clause }) => clause.split(', '));
    const issues = ['A', 'B', 'C', 'D', 'E'].flatMap((letter, n) =>
      Array.from({ length: [7, 7, 6, 9, 5][n]! }, (_, i) => `4.${letter}.${i + 1}`),
    );
    expect([...new Set(clauses)].sort()).toEqual(issues.sort());
  });

  it('default to the first choice, and differ from it only where asked', () => {
    expect(rulingsWith({})).toBe(DEFAULT_RULINGS);
    expect(rulingsWith({ convoyParadox: 'all-hold' })).toEqual({ ...DEFAULT_RULINGS, convoyParadox: 'all-hold' });
    expect(DEFAULT_RULINGS.convoyParadox).toBe('szykman');
  });

  it('are told to players in docs/rulings.md (vitest -u writes it)', async () => {
    await expect(rulingsPage(null, rulingCases())).toMatchFileSnapshot('../../docs/rulings.md');
  });
});
