/** Imports of Node's modules as calls: each form that a bundler writes, and a refusal of all others. */
import { expect, test } from 'vitest';
import { asCalls } from '../../infra/aws/bundling/built-in-modules.ts';

/** What a bundler says of a file with imports of these. */
const output = (...paths: readonly string[]) => ({
  bytes: 0,
  inputs: {},
  exports: [],
  imports: paths.map((path) => ({ path, kind: 'import-statement' as const, external: true })),
});

async function resultOf(code: string): Promise<unknown> {
  const { value } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly value: unknown };
  return value;
}

test.each([
  ['\nimport{sep as a,posix}from"node:path";export const value=[a,posix.sep];', ['node:path']],
  ['\nimport a from"node:path";export const value=[a.sep,a.posix.sep];', ['node:path']],
  [
    '\nimport*as a from"node:path";import{posix}from"path";export const value=[a.sep,posix.sep];',
    ['node:path', 'path'],
  ],
  // What stands above an import may run before it.
  ['\nexport const value=f();import{sep,posix as a}from"node:path";function f(){return[sep,a.sep]}', ['node:path']],
])('%j gives the same', async (code, paths) => {
  const changed = asCalls(code, output(...paths));
  expect(changed).not.toContain('import');
  expect(await resultOf(changed)).toEqual(await resultOf(code));
  // Columns stay, for the source maps.
  expect(changed.split('\n')[1]!.length).toBe(code.split('\n')[1]!.length);
});

test('files of our own are imported as before', () => {
  const code = '\nimport{a}from"./chunk-1.mjs";a();';
  expect(asCalls(code, output())).toBe(code);
});

test.each(['import{default as a}from"node:path";a();', 'import a,{sep}from"node:path";a(sep);', 'import"node:path";'])(
  '%j is refused',
  (code) => {
    expect(() => asCalls(`\n${code}`, output('node:path'))).toThrow();
  },
);
