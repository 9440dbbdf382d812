/** What a commit follows from lies beside it as long as that is free. */
import { expect, test } from 'vitest';
import { causesIn, keptWith } from '../../lambdas/adapters/aws/stored-correlation-id.ts';
import { writeUnits } from '../simulation/table-limits.ts';

const commit = (bytes: number, n: number) => ({
  pk: `GAME#marne${n % 7}`,
  sk: 'EVENT#000000012',
  n,
  at: 1_772_000_000_000 + n * 1_003,
  hash: 'a'.repeat(64),
  types: ['orders-filed', 'mail-answered'].slice(n % 3),
  waiting: 'COMMIT3',
  date: 1_772_000_000_000 + n * 1_003,
  body: new Uint8Array(bytes),
});

test('no commit takes a unit more by it, whatever its size; of those of one unit or two, nine in ten keep it', () => {
  const cause = 'o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1';
  let kept = 0;
  const sizes = [...Array(1_800).keys()];
  for (const bytes of sizes) {
    const item = commit(bytes, bytes);
    const whole = keptWith(item, cause);
    expect(writeUnits(whole), `${bytes} bytes`).toBe(writeUnits(item));
    if (causesIn([whole]).get(item.n) === cause) kept += 1;
  }
  expect(kept / sizes.length).toBeGreaterThan(0.9);
});

test('what has none keeps none', () => {
  const item = commit(100, 1);
  expect(keptWith(item, undefined)).toBe(item);
  expect(causesIn([item, { ...item, n: 2, cause: 5 }, { ...item, n: 3, cause: 'ses1' }])).toEqual(
    new Map([[3, 'ses1']]),
  );
});
