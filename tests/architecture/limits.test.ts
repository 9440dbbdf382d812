/** No number stands beside a `spend`: every limit is a row of one table. Only what a failed try took is given back elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsPage } from '../../infra/tools/limits-page.ts';

it('no limit is spent but by its name in lambdas/limits.ts', () => {
  const files = ['lambdas', 'infra/local'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('.ts') ? [`${room}/${name}`] : [],
    ),
  );
  const spending = files.filter((file) => /\b(?:spend|spent)\(/.test(readFileSync(file, 'utf8')));
  expect(spending).toEqual(['lambdas/limits.ts', 'lambdas/ports.ts', 'lambdas/games/unit-of-work.ts']);
});

it('docs/limits.md is the table (vitest -u writes it)', async () => {
  await expect(limitsPage()).toMatchFileSnapshot('../../docs/limits.md');
});
