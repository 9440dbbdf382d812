import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST, longestFirst } from '../longest-first.ts';

test('the files that are begun first are there, each named once', () => {
  expect(LONGEST.filter((name) => !existsSync(new URL(`../${name}.test.ts`, import.meta.url)))).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});

test('they come in their order, before all others as those came', () => {
  const paths = ['b/small', LONGEST[1]!, 'a/small', LONGEST[0]!].map((name) => `/chancery/tests/${name}.test.ts`);
  expect(longestFirst(paths, (path) => path)).toEqual([paths[3], paths[1], paths[0], paths[2]]);
});
